import { availableParallelism } from 'node:os'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import pg from 'pg'
import { isDatabaseLost } from '../database-trouble.ts'
import type { Connection } from './connect.ts'
import { WIRE_PARSERS } from './wire-types.ts'

/** How many connections one process holds: 10 for each core (R-DB-1; more made every variant slower, experiment E5). */
const CONNECTIONS_PER_CORE = 10
/** Limits on every wait for the database, ms. Source: control R-BP-3. */
const STATEMENT_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000
const ACQUIRE_TIMEOUT_MS = 2_000

/**
 * A PostgreSQL server behind a pool of 10 connections a core. A lone read repeats once when its connection is lost
 * (R-DB-2); a write or a transaction never does.
 * @param place.onError  told when an idle connection breaks, which would otherwise end the process (experiment E13)
 */
export function serverDatabase(place: { url: string; onError: (error: Error) => void }): Connection {
  const pool = new pg.Pool({
    connectionString: place.url,
    max: CONNECTIONS_PER_CORE * availableParallelism(),
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'sopaan',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && WIRE_PARSERS[oid]) || pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  })
  pool.on('error', place.onError)
  // A client that is lent out has no listener of the pool's: without this one its loss would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    kind: 'server',
    driver: new ServerDriver(pool),
    close: () => endOnce(pool),
    session: async (work) => {
      const client = await pool.connect()
      try {
        return await work({
          script: async (sql) => void (await client.query(sql)),
          query: async (sql, parameters) => (await client.query(sql, parameters ? [...parameters] : [])).rows,
        })
      } finally {
        // What a session set (time-outs, locks) must not reach the next user of the connection.
        client.release(true)
      }
    },
  }
}

async function endOnce(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await pool.end()
}

class ServerDriver implements Driver {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {
    // The pool connects when it is first asked.
  }

  async acquireConnection(): Promise<ServerConnection> {
    return new ServerConnection(this.#pool, await this.#pool.connect())
  }

  async releaseConnection(connection: ServerConnection): Promise<void> {
    connection.release()
  }

  async beginTransaction(connection: ServerConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: ServerConnection): Promise<void> {
    await connection.end('commit')
  }

  async rollbackTransaction(connection: ServerConnection): Promise<void> {
    await connection.end('rollback')
  }

  async destroy(): Promise<void> {
    await endOnce(this.#pool)
  }
}

class ServerConnection implements DatabaseConnection {
  readonly #pool: pg.Pool
  #client: pg.PoolClient
  #isInTransaction = false
  #isBroken = false

  constructor(pool: pg.Pool, client: pg.PoolClient) {
    this.#pool = pool
    this.#client = client
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#run(query)
    } catch (thrown) {
      if (!isDatabaseLost(thrown)) throw thrown
      this.#isBroken = true
      if (this.#isInTransaction || query.query.kind !== 'SelectQueryNode') throw thrown
      this.#client.release(true)
      this.#client = await this.#pool.connect()
      this.#isBroken = false
      return this.#run(query)
    }
  }

  async begin(): Promise<void> {
    await this.#client.query('begin')
    this.#isInTransaction = true
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      const { command } = await this.#client.query(how)
      if (how === 'commit' && command === 'ROLLBACK') throw new Error('The transaction was aborted and rolled back.')
    } catch (thrown) {
      this.#isBroken = true
      throw thrown
    } finally {
      this.#isInTransaction = false
    }
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream; lists are bounded and read by pages.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Queries do not stream; read by pages.')
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await this.#client.query(query.sql, [...query.parameters])
    const hasChanged = command !== 'SELECT' && rowCount !== null
    return { rows: rows as R[], ...(hasChanged ? { numAffectedRows: BigInt(rowCount) } : {}) }
  }
}
