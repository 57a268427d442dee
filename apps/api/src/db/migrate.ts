import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Session } from './connect.ts'
import { LOCKS } from './locks.ts'
import { runSteps, runStepsAlone, runsInSteps } from './migration-steps.ts'

/** Where the migrations of the product lie. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations')

/** A migration waits this long for a lock before it steps back and lets requests through. */
const LOCK_TIMEOUT = '2s'
const STATEMENT_TIMEOUT = '15min'
const LOCK_TRIES_MAX = 10
const LOCK_PAUSE_MS = 500
/** How often one that waits for its turn asks for it, ms. */
const LOCK_POLL_MS = 100

const MIGRATIONS_TABLE = `create table migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** One file of the migrations folder. */
export type Migration = { name: string; sql: string; checksum: string }

/** Reads the migrations of a folder in their order, `NNNN_what.sql`. */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const wrong = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  if (wrong) throw new Error(`${wrong}: a migration is named NNNN_what.sql`)
  const twice = names.find((name, at) => at > 0 && names[at - 1]?.slice(0, 4) === name.slice(0, 4))
  if (twice) throw new Error(`${twice}: its number is taken by another migration`)
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings the database to the newest migration, each in its own transaction or, where it says so, in steps; forward only. Several instances may call it at
 * once: one migrates, the others wait and find nothing to do. The lock is each transaction's own, which holds behind a pooler.
 * @returns the names of those that were applied now
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return database.session(async (session) => {
    const applied: string[] = []
    // Asked first, so that a start with nothing to do waits for nobody.
    while ((await listPending(session, migrations)).length > 0) {
      const name = await applyNext(session, database, migrations)
      if (name !== undefined) applied.push(name)
    }
    return applied
  })
}

async function appliedMigrations(session: Session): Promise<Map<string, string>> {
  const rows = await session.query('select name, checksum from migrations order by name')
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]))
}

function pendingMigrations(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (edited) throw new Error(`${edited.name} was edited after it was applied; write a new migration instead`)
  const newest = [...applied.keys()].at(-1) ?? ''
  const late = migrations.find(({ name }) => !applied.has(name) && name < newest)
  if (late) throw new Error(`${late.name} comes before ${newest}, which is applied already; give it a later number`)
  return migrations.filter(({ name }) => !applied.has(name))
}

async function listPending(session: Session, migrations: readonly Migration[]): Promise<Migration[]> {
  return (await hasTable(session)) ? pendingMigrations(migrations, await appliedMigrations(session)) : [...migrations]
}

async function hasTable(session: Session): Promise<boolean> {
  // Not by `to_regclass`, whose memory of a table that is not there outlives the wait for the turn.
  const [known] = await session.query(
    "select count(*)::int as n from pg_catalog.pg_tables where tablename = 'migrations' and schemaname = any (current_schemas(false))",
  )
  return known?.n !== 0
}

/**
 * Applies the first migration that is pending once the turn has come, if any is left then; a lock that is not to be had in
 * time is asked for again, a few times.
 */
async function applyNext(
  session: Session,
  database: Database,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  const { kind } = database
  for (let tried = 1; ; tried += 1) {
    let next: Migration | undefined
    try {
      await session.script('begin')
      if (kind === 'server') await waitForLock(session)
      // Asked first: a role that may make no table starts on a database that its owner has migrated (DATA-04).
      if (!(await hasTable(session))) await session.script(MIGRATIONS_TABLE)
      ;[next] = await listPending(session, migrations)
      if (next && kind === 'server' && runsInSteps(next.sql)) {
        // The turn goes on in this transaction, which has locked nothing else; the steps have a connection of their own.
        await applyInSteps(database, next)
        await session.script('rollback')
        return next.name
      }
      if (next) await apply(session, next)
      await session.script('commit')
      return next?.name
    } catch (thrown) {
      await session.script('rollback')
      if (next === undefined) throw thrown
      const isLocked = thrown instanceof Error && 'code' in thrown && thrown.code === '55P03'
      if (!isLocked || tried >= LOCK_TRIES_MAX) throw new Error(`${next.name} failed`, { cause: thrown })
      await pause(LOCK_PAUSE_MS)
    }
  }
}

/**
 * Asks for the turn until it is there, each time in a transaction of its own: one that waited inside would hold up an index
 * that is being built concurrently, which waits for every transaction before it.
 */
async function waitForLock(session: Session): Promise<void> {
  const settings = `set local statement_timeout = '${STATEMENT_TIMEOUT}'; set local lock_timeout = '${LOCK_TIMEOUT}'; set local idle_in_transaction_session_timeout = 0`
  await session.script(settings)
  for (;;) {
    const [row] = await session.query('select pg_try_advisory_xact_lock($1) as is_ours', [LOCKS.migrating])
    if (row?.is_ours === true) return
    await session.script('rollback')
    await pause(LOCK_POLL_MS)
    await session.script(`begin; ${settings}`)
  }
}

/** Statement by statement on a connection of its own; noted when the last is done, so that a crash between them begins again. */
async function applyInSteps(database: Database, migration: Migration): Promise<void> {
  await database.session(async (session) => {
    await runSteps(session, migration.sql)
    await note(session, migration)
  })
}

async function apply(session: Session, migration: Migration): Promise<void> {
  if (runsInSteps(migration.sql)) await runStepsAlone(session, migration.sql)
  else await session.script(migration.sql)
  await note(session, migration)
}

async function note(session: Session, { name, checksum }: Migration): Promise<void> {
  await session.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}
