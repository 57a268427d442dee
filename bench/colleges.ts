import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@sopaan/api/db/connect'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { startProduct } from '../scripts/product.ts'
import { fillEveryRound } from './colleges/fill.ts'
import { atLeast, atMost, type Figure, percentile } from './figure.ts'

/** What the college data table costs with every national round since 2016 in it: whole pages, as a browser gets them. */

/** Source: the published tables, JoSAA 2016 to 2026. */
const ROWS_MIN = 588_000
const TIMES = 60
/** Visits before any counts: until then the first twenty of a new process take half as long again, while it is compiled. */
const WARM_UP_VISITS = 60
const EMBEDDED_P95_MAX_MS = 100
const SERVER_P95_MAX_MS = 50

const FIRST_PAGE = ['/datatest']
/** Wide, narrow, rare and empty filters; a word in many names, one in few; deep pages; every kind of order. */
const FILTERED_PAGES = [
  '/datatest?type=IIT&family=CSE',
  '/datatest?q=bombay+computer',
  '/datatest?q=technology+design',
  '/datatest?season=2024&round=3&counselling=josaa&state=Maharashtra&sort=institute',
  '/datatest?quota=LA',
  '/datatest?type=NIT&quota=AI',
  '/datatest?seatType=ST+%28PwD%29&gender=female',
  '/datatest?gender=female&sort=-closing&page=100',
  '/datatest?type=GFTI&family=CSE&seatType=EWS&sort=programme&page=20',
  '/datatest?counselling=csab&quota=HS',
  '/datatest?state=Goa&family=MECH&gender=female&seatType=SC',
  '/datatest?final=true&sort=oldest&preparatory=true&page=700',
]

/** The figures of the college data table. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-colleges-'))
  const postgres = await startPostgres({ isDurable: true })
  try {
    const embedded = await connect({ folder: join(folder, 'database') })
    const rows = await fillEveryRound(embedded)
    await embedded.close()
    const url = await postgres.createDatabase()
    const server = await connect({ url, onError: (error) => console.error(error) })
    await fillEveryRound(server)
    await server.close()
    return [
      atLeast('rows loaded', rows, ROWS_MIN, ''),
      ...(await measure('embedded', { DATA_DIR: folder }, EMBEDDED_P95_MAX_MS)),
      ...(await measure('PostgreSQL', { DATABASE_URL: url }, SERVER_P95_MAX_MS)),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

async function measure(kind: string, env: Record<string, string>, p95MaxMs: number): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '1000', ...env } })
  try {
    const first = await timesOf(product.url, FIRST_PAGE)
    const filtered = await timesOf(product.url, FILTERED_PAGES)
    return [
      atMost(`/datatest, ${kind}, p95`, percentile(first, 0.95), p95MaxMs, 'ms'),
      atMost(`/datatest filtered, ${kind}, p95`, percentile(filtered, 0.95), p95MaxMs, 'ms'),
    ]
  } finally {
    await product.stop()
  }
}

/** Milliseconds of each visit, one after another, to the last byte. */
async function timesOf(url: string, pages: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let at = -WARM_UP_VISITS; at < Math.max(TIMES, pages.length * 10); at++) {
    const page = pages[Math.abs(at) % pages.length] ?? ''
    const startedMs = performance.now()
    const answer = await fetch(url + page)
    await answer.text()
    const ms = performance.now() - startedMs
    if (answer.status !== 200) throw new Error(`${answer.status} at ${page}`)
    if (at >= 0) times.push(ms)
  }
  return times
}
