import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { startPostgres } from '@sopaan/api/testing/postgres'
import type { ImportJob } from '@sopaan/contract/managed-imports'
import { startProduct } from '../scripts/product.ts'
import { signInAsAdmin } from './audit/sign-in.ts'
import { atMost, exactly, type Figure, percentile } from './figure.ts'
import { writeBigTable } from './import/big-table.ts'

/** What taking a table in costs, from the file to the new book, and what others wait meanwhile. */

const ROWS = 75_000
const CHECKED_SECONDS_MAX = 25
const EMBEDDED_SECONDS_MAX = 60
const SERVER_SECONDS_MAX = 20
const READ_P95_MAX_MS = 200
const POLL_MS = 500
const BETWEEN_READS_MS = 50
const SHED_MS = 30_000
/** Stands in no table: the parser looks for it without its dashes, so that `cut` would end one in "Calicut". */
const BOUNDARY = 'end-of-this-table'
const ADMIN = { email: 'owner@example.org', password: 'velvet-otter-47-canal' }

/** What others read meanwhile: pages and calls, from memory and from the rows. */
const READS = [
  '/',
  '/datatest?type=IIT&family=CSE',
  '/api/v1/college-data?season=2026&round=3&quota=HS&limit=50',
  '/api/v1/tools/college-predictor?main=12000&category=OBC-NCL&state=Maharashtra',
]

/** The figures of an import. */
export async function run(): Promise<Figure[]> {
  const file = await writeBigTable(ROWS)
  const embedded = await measure('embedded', {}, EMBEDDED_SECONDS_MAX, file)
  const postgres = await startPostgres({ isDurable: true })
  try {
    const url = await postgres.createDatabase()
    const database = await connect({ url, onError: (error) => console.error(error) })
    await migrate(database)
    await database.close()
    return [...embedded, ...(await measure('PostgreSQL', { DATABASE_URL: url }, SERVER_SECONDS_MAX, file))]
  } finally {
    await postgres.stop()
  }
}

async function measure(kind: string, env: Record<string, string>, secondsMax: number, file: Buffer): Promise<Figure[]> {
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '1000', ...admin, ...env } })
  try {
    const cookie = await signInAsAdmin(product.url, ADMIN)
    for (const read of READS) await (await fetch(product.url + read)).text()
    const stage: Stage = { name: 'uploading' }
    const reading = readMeanwhile(product.url, stage)
    const startedMs = performance.now()
    const { job, checkedSeconds } = await uploadTable(product.url, cookie, file, stage)
    const seconds = (performance.now() - startedMs) / 1_000
    const reads = await reading.stop()
    const times = reads.map(({ ms }) => ms)
    console.log(`${kind}: ${seconds.toFixed(1)} s, ${times.length} reads, slowest ${Math.round(Math.max(...times))} ms`)
    for (const [name, some] of Map.groupBy(reads, ({ during }) => during)) console.log(describeStage(name, some))
    return [
      exactly(`rows taken, ${kind}`, job.report?.taken ?? 0, ROWS, ''),
      atMost(`differences and plausibility, ${kind}`, checkedSeconds, CHECKED_SECONDS_MAX, 's'),
      atMost(`from file to book, ${kind}`, seconds, secondsMax, 's'),
      atMost(`other reads meanwhile, ${kind}, p95`, percentile(times, 0.95), READ_P95_MAX_MS, 'ms'),
    ]
  } finally {
    await product.stop()
  }
}

/** What the import is at, as its progress says. */
type Stage = { name: string }
type Read = { ms: number; during: string; startedMs: number }

function describeStage(name: string, reads: readonly Read[]): string {
  const times = reads.map(({ ms }) => ms)
  const seconds = ((reads.at(-1)?.startedMs ?? 0) - (reads[0]?.startedMs ?? 0)) / 1_000
  const [p95, slowest] = [percentile(times, 0.95), Math.max(...times)].map((ms) => Math.round(ms))
  return `  ${name}: ${seconds.toFixed(1)} s, ${reads.length} reads, p95 ${p95} ms, slowest ${slowest} ms`
}

/** Hands the table in, has it checked and published, as the page of staff does. */
async function uploadTable(
  url: string,
  cookie: string,
  file: Buffer,
  stage: Stage,
): Promise<{ job: ImportJob; checkedSeconds: number }> {
  const ask = async (method: string, path: string, body?: RequestInit['body'], type?: string): Promise<ImportJob> => {
    const answer = await fetch(`${url}/api/v1/admin/college-data${path}`, {
      method,
      headers: {
        cookie,
        origin: url,
        'sec-fetch-site': 'same-origin',
        'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '',
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    const { data }: { data: ImportJob } = JSON.parse(await answer.text())
    return data
  }
  const settled = async (id: string): Promise<ImportJob> => {
    for (;;) {
      const job = await ask('GET', `/imports/${id}`).catch((thrown: unknown) => {
        if (String(thrown).includes(': 503 ')) return undefined
        throw thrown
      })
      if (!job) {
        await pause(POLL_MS)
        continue
      }
      stage.name = job.progress?.phase ?? job.state
      if (job.state === 'failed') throw new Error(`The import failed: ${job.fault}`)
      if (job.state === 'checked' || job.state === 'done') return job
      await pause(POLL_MS)
    }
  }
  const startedMs = performance.now()
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`
  const upload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  const { _id, answers } = await ask('POST', '/upload', upload, `multipart/form-data; boundary=${BOUNDARY}`)
  await ask('POST', `/imports/${_id}/check`, JSON.stringify(answers), 'application/json')
  const { report } = await settled(_id)
  const checkedSeconds = (performance.now() - startedMs) / 1_000
  console.log(
    `checked after ${checkedSeconds.toFixed(1)} s: ${JSON.stringify({ ...report, rounds: report?.rounds.length })}`,
  )
  await ask(
    'POST',
    `/imports/${_id}/apply`,
    JSON.stringify({ accept: (report?.unlikely ?? 0) > 0 ? ['unlikely'] : [] }),
    'application/json',
  )
  return { job: await settled(_id), checkedSeconds }
}

/** Reads one thing after another until it is stopped. */
function readMeanwhile(url: string, stage: Stage): { stop: () => Promise<Read[]> } {
  let isOver = false
  const reads: Read[] = []
  const reader = async () => {
    for (let at = 0; !isOver; at++) {
      const startedMs = performance.now()
      const answer = await fetch(url + (READS[at % READS.length] ?? '/'))
      await answer.text()
      // Turned away is worse than slow.
      const ms = answer.status === 200 ? performance.now() - startedMs : SHED_MS
      reads.push({ ms, during: stage.name, startedMs })
      await pause(BETWEEN_READS_MS)
    }
  }
  const reading = reader()
  // Where the import breaks off, the reader is not asked any more.
  reading.catch(() => undefined)
  return {
    stop: async () => {
      isOver = true
      await reading
      return reads
    },
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
