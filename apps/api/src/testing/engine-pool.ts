import type { Driver } from 'kysely'
import { type Connection, type Database, databaseOver, type Session } from '#api/db/connect.ts'
import { embeddedDatabase } from '#api/db/embedded.ts'

/** An embedded database, what it is made of, and which tables hold rows when nobody has written to it. */
type Engine = { connection: Connection; shape: string; filled: readonly string[] }

/** Where the database keeps what a test may change of it beside rows. */
const CATALOGUES = [
  'pg_class',
  'pg_attrdef',
  'pg_trigger',
  'pg_constraint',
  'pg_proc',
  'pg_authid',
  'pg_db_role_setting',
] as const

/** Engines kept for the next test; each takes some 150 MB. */
const IDLE_MAX = 3
/** An engine whose tables have grown beyond this is closed instead of emptied. */
const TABLES_BYTES_MAX = 32 * 1024 * 1024

const idle: Engine[] = []

/**
 * A database of its own for one test, as it is in `snapshot`: an engine that an earlier test has closed, with every row
 * taken out again, or a new one. Opening a new one takes fifty times as long. An engine is not used again when a test
 * left it in the middle of something, or changed more of it than rows.
 * @param snapshot  every call of one process passes the same
 */
export async function leaseDatabase(snapshot: () => Promise<Blob>): Promise<Database> {
  return databaseOver(lease(idle.pop() ?? (await openEngine(await snapshot()))))
}

async function openEngine(snapshot: Blob): Promise<Engine> {
  const connection = await embeddedDatabase({ snapshot })
  return connection.session(async (session) => {
    await prepareFilled(session)
    return { connection, shape: await readShape(session), filled: await listFilled(session) }
  })
}

/** The engine's connection until it is closed; then the engine is emptied for the next, or closed. */
function lease(engine: Engine): Connection {
  const { connection } = engine
  let isOver = false
  let inUse = 0
  const requireOpen = () => {
    if (isOver) throw new Error('The database of this test is closed.')
  }
  const driver: Driver = {
    init: () => connection.driver.init(),
    acquireConnection: () => {
      requireOpen()
      inUse += 1
      return connection.driver.acquireConnection()
    },
    releaseConnection: (lent) => {
      inUse -= 1
      return connection.driver.releaseConnection(lent)
    },
    beginTransaction: (lent, settings) => connection.driver.beginTransaction(lent, settings),
    commitTransaction: (lent) => connection.driver.commitTransaction(lent),
    rollbackTransaction: (lent) => connection.driver.rollbackTransaction(lent),
    destroy: async () => undefined,
  }
  return {
    ...connection,
    driver,
    session: async (work) => {
      requireOpen()
      inUse += 1
      try {
        return await connection.session(work)
      } finally {
        inUse -= 1
      }
    },
    close: async () => {
      if (isOver) return
      isOver = true
      if (inUse === 0 && idle.length < IDLE_MAX && (await connection.session((session) => empty(session, engine))))
        idle.push(engine)
      else await connection.close()
    },
  }
}

/** Takes out every row that was written. @returns false when the engine is of no use to another test */
async function empty(session: Session, engine: Engine): Promise<boolean> {
  // `discard all`, but for what is prepared.
  await session.script(
    'close all; reset session authorization; reset all; unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences',
  )
  if ((await readShape(session)) !== engine.shape) return false
  const written = (await listFilled(session)).filter((name) => !engine.filled.includes(name))
  if (written.length === 0) return true
  const sizes = written.map((name) => `pg_relation_size('${name}')`).join(' + ')
  const [size] = await session.query(`select (${sizes})::int as bytes`)
  if (Number(size?.bytes) > TABLES_BYTES_MAX) return false
  // Without the triggers that keep the audit trail from being changed, and in whatever order.
  await session.script(`begin;
    set local session_replication_role = replica;
    ${written.map((name) => `delete from ${name};`).join('\n')}
    select setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
    commit`)
  return true
}

/** Prepares to ask which tables hold rows: a plan over a hundred tables takes ten times as long as asking. */
async function prepareFilled(session: Session): Promise<void> {
  const tables = await session.query(`
    select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const each = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  await session.script(`prepare filled_tables as ${each.join(' union all ')}`)
}

/** The tables that hold rows. */
async function listFilled(session: Session): Promise<string[]> {
  const filled = await session.query('execute filled_tables')
  return filled.map(({ name }) => String(name))
}

/** What the database is made of: how many rows each catalogue has, and which change was the last that stayed in it. */
async function readShape(session: Session): Promise<string> {
  const counts = CATALOGUES.map(
    (name) => `(select json_build_array(count(*), max(xmin::text::bigint)) from ${name}) as ${name}`,
  )
  const [shape] = await session.query(
    `select ${counts.join(', ')}, (select count(*)::int from migrations) as migrations`,
  )
  return JSON.stringify(shape)
}
