import type { Driver } from 'kysely'
import { type Connection, type Database, databaseOver, type Session } from '#api/db/connect.ts'
import { embeddedDatabase } from '#api/db/embedded.ts'

/** An embedded database, and what it is made of when nobody has written to it. */
type Engine = { connection: Connection; shape: string; tables: readonly string[] }

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
    const { shape, tables } = await readState(session)
    return { connection, shape, tables }
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
  await session.script('discard all')
  const { shape, tables, bytes } = await readState(session)
  if (shape !== engine.shape || bytes > TABLES_BYTES_MAX) return false
  const written = tables.filter((name) => !engine.tables.includes(name))
  // Without the triggers that keep the audit trail from being changed, and in whatever order.
  await session.script(`begin;
    set local session_replication_role = replica;
    ${written.map((name) => `delete from ${name};`).join('\n')}
    select setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
    commit`)
  return true
}

/** What the database is made of, which tables hold rows, and how large they are. */
async function readState(session: Session): Promise<{ shape: string; tables: string[]; bytes: number }> {
  const all = await session.query(`
    select oid::regclass::text as name, pg_relation_size(oid)::int as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
  const names = all.map(({ name }) => String(name))
  const filled = await session.query(
    names.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  )
  const [made] = await session.query(`
    select
      (select json_agg(one order by one) from (
        select concat_ws(' ', relname, relkind, relnatts, relchecks, relhastriggers) as one
        from pg_class where relnamespace = 'public'::regnamespace) as classes) as classes,
      (select json_agg(one order by one) from (
        select concat_ws(' ', tgrelid, tgname, tgenabled) as one from pg_trigger) as triggers) as triggers,
      (select json_agg(one order by one) from (
        select concat_ws(' ', conrelid, conname, convalidated) as one from pg_constraint) as checks) as checks,
      (select json_agg(one order by one) from (
        select concat_ws(' ', proname, md5(prosrc)) as one
        from pg_proc where pronamespace = 'public'::regnamespace) as functions) as functions,
      (select json_agg(rolname order by rolname) from pg_roles) as roles,
      (select json_agg(setconfig) from pg_db_role_setting) as settings,
      (select count(*)::int from migrations) as migrations`)
  return {
    shape: JSON.stringify(made),
    tables: filled.map(({ name }) => String(name)),
    bytes: all.reduce((sum, { bytes }) => sum + Number(bytes), 0),
  }
}
