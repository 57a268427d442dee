import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { auth } from '@sopaan/contract/auth'
import pg from 'pg'
import { startProduct } from '../scripts/product.ts'
import { atMost, exactly, type Figure } from './figure.ts'
import { forge, runAsTyped, type Settings } from './restore/commands.ts'
import { openVisitor, whenServed } from './visitor.ts'

/**
 * The drill of a restore, by the commands that somebody would type, on the embedded database (stopped) and on a server while
 * people sign up: back up, verify the file, refuse a changed copy, restore into an empty place with one person erased since,
 * then the doctor and the audit trail of what came back. The built product is what starts and is walked through.
 */

const SIGN_UPS_BEFORE = 10
/** The time until a lost product serves again. Source: our objective of recovery, docs/operations.md. */
const RESTORE_MINUTES_MAX = 30
const KEYS = { BACKUP_KEY: randomBytes(32).toString('hex'), SECRET_KEY: randomBytes(32).toString('hex') }

/** The figures of both forms; the server's need PostgreSQL's programs. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-drill-'))
  const settingsOf = async (name: string, onServer: boolean): Promise<Settings> => ({
    ...KEYS,
    DATA_DIR: join(folder, name),
    ...(onServer && { DATABASE_URL: await postgres.createDatabase() }),
  })
  try {
    return [
      ...(await drill('embedded', await settingsOf('e-lost', false), await settingsOf('e-back', false))),
      ...(await drill('server', await settingsOf('s-lost', true), await settingsOf('s-back', true))),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function drill(form: 'embedded' | 'server', lost: Settings, back: Settings): Promise<Figure[]> {
  const product = await startProduct({ dataFolder: lost.DATA_DIR ?? '', env: { ...lost, RATE_LIMIT_SCALE: '100000' } })
  const signUps: string[] = []
  for (let at = 0; at < SIGN_UPS_BEFORE; at += 1) signUps.push(await signUp(product.url))
  // The embedded database is held by one process: the product stops first.
  if (form === 'embedded') await product.stop()
  let isOver = false
  const writing = (async () => {
    while (form === 'server' && !isOver) await signUp(product.url)
  })()
  const backups = join(lost.DATA_DIR ?? '', 'backups')
  const made = await runAsTyped('backup', ['--to', backups], lost)
  isOver = true
  await writing
  const file = join(backups, readdirSync(backups)[0] ?? '')
  const verified = await runAsTyped('restore', [file, '--verify'], lost)
  const forged = await runAsTyped('restore', [forge(file), '--verify'], lost)
  const erased = form === 'server' ? await findUser(lost) : undefined
  const ids = join(backups, 'erased')
  writeFileSync(ids, erased ? `${erased}\n` : '')
  const restored = await runAsTyped('restore', [file, '--erased', ids], back)
  const doctor = await runAsTyped('doctor', [], back)
  const trail = await runAsTyped('audit:verify', [], back)
  if (form === 'server') await product.stop()
  return [
    exactly(`${form}, commands of backup and verification that failed`, countFailed(made, verified), 0, ''),
    exactly(`${form}, changed copies taken for whole`, forged.isDone ? 1 : 0, 0, ''),
    atMost(`${form}, backup`, made.seconds / 60, RESTORE_MINUTES_MAX, 'minutes'),
    atMost(`${form}, restore until it answers`, restored.seconds / 60, RESTORE_MINUTES_MAX, 'minutes'),
    exactly(`${form}, restore, doctor and audit trail that failed`, countFailed(restored, doctor, trail), 0, ''),
    ...(form === 'server' ? await compare(back, signUps, erased) : []),
  ]
}

const countFailed = (...said: readonly { isDone: boolean }[]) => said.filter(({ isDone }) => !isDone).length

async function compare(back: Settings, signUps: readonly string[], erased: string | undefined): Promise<Figure[]> {
  const there = new Set((await queryWords(back, 'select email as word from sign_ups')).filter(Boolean))
  const named = await queryWords(
    back,
    `select email as word from users where id = '${erased}' and (status <> 'erased' or email <> 'erased-' || id)`,
  )
  return [
    exactly('server, acknowledged sign-ups lost', signUps.filter((email) => !there.has(email)).length, 0, ''),
    exactly('server, people erased since who came back', named.length, 0, ''),
  ]
}

async function findUser(place: Settings): Promise<string> {
  const [id] = await queryWords(place, "select id::text as word from users where email = 'mentee@sopaan.test'")
  if (id === undefined) throw new Error('The product has no sample student.')
  return id
}

async function queryWords({ DATABASE_URL }: Settings, query: string): Promise<string[]> {
  const client = new pg.Client(DATABASE_URL ?? '')
  await client.connect()
  const { rows } = await client.query<{ word: string }>(query)
  await client.end()
  return rows.map(({ word }) => word)
}

async function signUp(url: string): Promise<string> {
  const email = `${randomBytes(9).toString('hex')}@bench.example`
  const body = { fullName: 'Bench Sample', email, password: 'velvet-otter-47-canal', role: 'mentee' as const }
  const { request } = openVisitor(url)
  await whenServed(() => request(auth.signup, { body }))
  return email
}
