import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { auth } from '@sopaan/contract/auth'
import pg from 'pg'
import { forkBenchServer } from './accounts/server.ts'
import { atMost, exactly, type Figure } from './figure.ts'
import { startArchivedServer } from './point-in-time/archive.ts'
import { runAsTyped } from './restore/commands.ts'
import { openVisitor, whenServed } from './visitor.ts'

/**
 * A table is emptied by mistake: the server goes back to the second before, with the settings of `deploy/database`. People
 * signed up before the backup and after it, and all of them must be there again, the doctor and the audit trail content.
 */

const SIGN_UPS = 20
/** The time until a lost product serves again. Source: our objective of recovery, docs/operations.md. */
const RESTORE_MINUTES_MAX = 30
/** Between the last write and the mistake: a moment between them has to exist, ms. */
const APART_MS = 1_500

/** The figures; the machine needs PostgreSQL's programs and pgBackRest. */
export async function run(): Promise<Figure[]> {
  const archived = await startArchivedServer()
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-archive-data-'))
  try {
    const database = await connect({ url: archived.url, onError: () => undefined })
    await migrate(database)
    await database.close()
    const product = await forkBenchServer(archived.url, folder, { people: 0, hasLimits: false })
    const before = await signUpMany(product.origin)
    const backupSeconds = archived.backUp()
    const after = await signUpMany(product.origin)
    await product.stop()
    const moment = await emptyByMistake(archived.url)
    const restoreSeconds = archived.restoreTo(moment)
    const there = new Set(await query(archived.url, 'select email as word from sign_ups'))
    const place = { DATABASE_URL: archived.url, DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString('hex') }
    const said = [await runAsTyped('doctor', [], place), await runAsTyped('audit:verify', [], place)]
    return [
      exactly(
        `of ${2 * SIGN_UPS} sign-ups, half of them since the backup, lost`,
        [...before, ...after].filter((email) => !there.has(email)).length,
        0,
        '',
      ),
      atMost('encrypted backup', backupSeconds / 60, RESTORE_MINUTES_MAX, 'minutes'),
      atMost('restore until the server answers', restoreSeconds / 60, RESTORE_MINUTES_MAX, 'minutes'),
      exactly('doctor and audit trail that failed', said.filter(({ isDone }) => !isDone).length, 0, ''),
    ]
  } finally {
    archived.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signUpMany(origin: string): Promise<string[]> {
  const { request } = openVisitor(origin)
  const emails = Array.from({ length: SIGN_UPS }, () => `${randomBytes(9).toString('hex')}@bench.example`)
  for (const email of emails) {
    const body = { fullName: 'Bench Sample', email, password: 'velvet-otter-47-canal', role: 'mentee' as const }
    await whenServed(() => request(auth.signup, { body }))
  }
  return emails
}

/** Removes every sign-up. @returns a moment after the last write before it, as the server tells time */
async function emptyByMistake(url: string): Promise<string> {
  await pause(APART_MS)
  const [moment = ''] = await query(url, 'select clock_timestamp()::text as word')
  await pause(APART_MS)
  await query(url, 'delete from sign_ups')
  await query(url, 'select pg_switch_wal()::text as word')
  return moment
}

async function query(url: string, statement: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ word: string }>(statement)
  await client.end()
  return rows.map(({ word }) => word)
}
