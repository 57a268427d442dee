import { PGlite } from '@electric-sql/pglite'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { Connection, Session } from './connect.ts'
import { PreparedStatements } from './prepared-statements.ts'
import { WIRE_PARSERS } from './wire-types.ts'

/** PostgreSQL's oid of `bytea`, which the server's driver hands out as a `Buffer`. */
const BYTEA = 17
/**
 * The embedded PostgreSQL: in `folder`, or in memory. It is one connection, lent to one query or transaction at a time in
 * the order of asking, so what runs in parallel on a server runs here one after the other.
 */
export async function embeddedDatabase(place: { folder?: string; snapshot?: Blob }): Promise<Connection> {
  const postgres = await PGlite.create({
    ...(place.folder === undefined ? {} : { dataDir: place.folder }),
    ...(place.snapshot === undefined ? {} : { loadDataDir: place.snapshot }),
    parsers: { ...WIRE_PARSERS, [BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
  })
  const turns = new ConnectionQueue()
  const statements = new PreparedStatements(postgres)
  const session: Session = {
    script: async (sql) => {
      statements.noteScript(sql)
      await postgres.exec(sql)
    },
    query: async (sql, parameters = []) => (await statements.query<Record<string, unknown>>(sql, parameters)).rows,
  }
  return {
    kind: 'embedded',
    driver: new EmbeddedDriver({ postgres, turns, statements }),
    dump: () => postgres.dumpDataDir('none'),
    close: () => closeOnce(postgres),
    listen: async (channel, { heard }) => {
      // Inside a transaction of another it would be undone with it.
      const inTurn = async <T>(work: () => Promise<T>) => {
        await turns.take()
        try {
          return await work()
        } finally {
          turns.give()
        }
      }
      const stop = await inTurn(() => postgres.listen(channel, heard))
      return async () => void (postgres.closed || (await inTurn(() => stop())))
    },
    session: async (work) => {
      await turns.take()
      try {
        return await work(session)
      } finally {
        turns.give()
      }
    },
  }
}

async function closeOnce(postgres: PGlite): Promise<void> {
  if (!postgres.closed) await postgres.close()
}

/** Who may speak to the one connection: first come, first served. */
class ConnectionQueue {
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
  }

  give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}

type EmbeddedParts = { postgres: PGlite; turns: ConnectionQueue; statements: PreparedStatements }

class EmbeddedDriver implements Driver {
  readonly #postgres: PGlite
  readonly #turns: ConnectionQueue
  readonly #connection: DatabaseConnection

  constructor({ postgres, turns, statements }: EmbeddedParts) {
    this.#postgres = postgres
    this.#turns = turns
    this.#connection = new EmbeddedConnection(statements)
  }

  async init(): Promise<void> {
    await this.#postgres.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take()
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#turns.give()
  }

  async beginTransaction(): Promise<void> {
    await this.#postgres.exec('begin')
  }

  async commitTransaction(): Promise<void> {
    await this.#postgres.exec('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.#postgres.exec('rollback')
  }

  async destroy(): Promise<void> {
    await closeOnce(this.#postgres)
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #statements: PreparedStatements

  constructor(statements: PreparedStatements) {
    this.#statements = statements
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#statements.query<R>(query.sql, query.parameters)
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream, which the embedded database does not have.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream; read by pages.')
  }
}
