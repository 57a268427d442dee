import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Driver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { ColumnNames } from './column-names.ts'
import { embeddedDatabase } from './embedded.ts'
import type { Tables } from './rows.ts'
import { type ServerAddress, serverDatabase } from './server.ts'

/** The database as queries see it: the whole of it, or the transaction that is open. */
export type Db = Kysely<Tables>

/** A way to a PostgreSQL, embedded or a server; the two differ in nothing that a query can see. */
export type Connection = {
  kind: 'embedded' | 'server'
  driver: Driver
  /** Lends one connection outside Kysely, for migrations and copies; nothing else gets it meanwhile. */
  session: <T>(work: (session: Session) => Promise<T>) => Promise<T>
  /** Hears what is said on a channel until the answer is called; a server takes one more connection for it, never a pooler's. */
  listen: (channel: string, ears: Ears) => Promise<() => Promise<void>>
  /** Bytes of the whole data folder, for snapshots; embedded only. */
  dump?: () => Promise<Blob>
  /** How many connections there are, how many of them are free, and who waits for one; a server only. */
  poolState?: () => PoolState
  close: () => Promise<void>
}

/** Who listens on a channel. */
export type Ears = { heard: (payload: string) => void; lost: () => void }

/** Connections of a pool, and requests that wait for one. */
export type PoolState = { open: number; free: number; waiting: number }

/** One connection, spoken to in SQL. */
export type Session = {
  /** Runs several statements, parted by semicolons. */
  script: (sql: string) => Promise<void>
  query: (sql: string, parameters?: readonly unknown[]) => Promise<Record<string, unknown>[]>
}

/** An open database. */
export type Database = {
  kind: Connection['kind']
  db: Db
  session: Connection['session']
  listen: Connection['listen']
  dump?: () => Promise<Blob>
  poolState?: () => PoolState
  /** A standby that only reads; a server with DATABASE_READ_URL alone. */
  reader?: Db
  close: () => Promise<void>
}

const TRANSACTION_TRIES_MAX = 3
const RETRY_PAUSE_MS = 20

/** The mark of the transaction that the running code is inside of. */
const openTransaction = new AsyncLocalStorage<object>()

/**
 * Opens the database: a server's when `url` is given, else the embedded one in `folder`, or in memory without a folder.
 * The folder must be locked first (`lockFolder`): two processes in one embedded database lose rows silently.
 * @param snapshot  the data folder to begin with, as `dump` wrote it; embedded only
 */
export async function connect(place: ServerAddress | { folder?: string; snapshot?: Blob }): Promise<Database> {
  return databaseOver('url' in place ? serverDatabase(place) : await embeddedDatabase(place))
}

/** The database behind a connection that is open; closing it closes the connection. */
export function databaseOver(connection: Connection): Database {
  const db: Db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => guarded(connection.driver),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new ColumnNames()],
  })
  return {
    kind: connection.kind,
    db,
    session: connection.session,
    listen: connection.listen,
    ...(connection.dump ? { dump: connection.dump } : {}),
    ...(connection.poolState ? { poolState: connection.poolState } : {}),
    close: async () => {
      // Kysely closes what it has used; a connection that only sessions used is closed here.
      await db.destroy()
      await connection.close()
    },
  }
}

/** Runs `work` in a transaction of its own; see `inTransaction` in deps.ts, which is what services use. */
export async function runTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute((open) => openTransaction.run({}, () => work(open)))
    } catch (thrown) {
      if (tried >= TRANSACTION_TRIES_MAX || !isWorthRepeating(thrown)) throw thrown
      await pause(RETRY_PAUSE_MS * tried * (0.5 + Math.random()))
    }
  }
}

/** Whether the running code is inside a transaction: nothing outside (mail, gateway, files) may be called from there. */
export function isInTransaction(): boolean {
  return openTransaction.getStore() !== undefined
}

/** An object that stands for the transaction the running code is inside of: the same one until it ends. */
export function openTransactionToken(): object | undefined {
  return openTransaction.getStore()
}

/** Serialisation failure and deadlock (R-DB-3): the transaction was undone and may be run again. */
function isWorthRepeating(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && (thrown.code === '40001' || thrown.code === '40P01')
}

/** The driver, refusing to lend a connection to code that is inside a transaction and reaches for the outer one. */
function guarded(driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, name) {
      if (name === 'acquireConnection') {
        return async (...options: Parameters<Driver['acquireConnection']>) => {
          if (isInTransaction())
            throw new Error('The outer connection was used inside a transaction; use its own deps.')
          return target.acquireConnection(...options)
        }
      }
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
