import { availableParallelism } from 'node:os'
import { HOUR_MS } from '@sopaan/domain/time/durations'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import pg from 'pg'
import { isDatabaseLost } from '../database-trouble.ts'
import { METRICS } from '../metrics.ts'
import { beginQuestion, endSpan, type TracedSpan } from '../traces.ts'
import type { Connection, Ears, Session } from './connect.ts'
import { WIRE_PARSERS } from './wire-types.ts'

/** How many connections one process holds: 10 for each core (R-DB-1; measured: more made every way of registering slower). */
const CONNECTIONS_PER_CORE = 10
/** Limits on every wait for the database, ms. Source: control R-BP-3. */
const STATEMENT_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000
const ACQUIRE_TIMEOUT_MS = 2_000
/** Sessions of one process at once, beside the pool: a start and a command have one or two. */
const SESSIONS_MAX = 20
/**
 * What a statement of a session takes and waits at most, ms: an index over a large table takes minutes, and what the role sets
 * for calls would end it. A pooler passes neither on; then the role's own hold.
 */
const SESSION_STATEMENT_TIMEOUT_MS = HOUR_MS
/** When the server is silent this much longer than it may take, ms, the connection is lost, whatever the network says. */
const SILENCE_MAX_MS = STATEMENT_TIMEOUT_MS + 2_000
/** Of a statement's text, what is told, characters. */
const STATEMENT_LENGTH_MAX = 500
/** Quiet time after which the system asks whether the other end is there, ms. */
const TCP_KEEPALIVE_AFTER_MS = 10_000

export type ServerAddress = {
  url: string
  /** The server itself, where `url` leads to a pooler: sessions (migrations, copies) go there. */
  directUrl?: string | undefined
  /** Most connections of this process; absent: 10 a core. */
  poolMax?: number | undefined
  /** Told when an idle connection breaks, which would otherwise end the process (R-DB-2). */
  onError: (error: Error) => void
}

/**
 * A PostgreSQL server behind a pool. A lone read repeats once when its connection is lost (R-DB-2); a write or a transaction
 * never does. A connection that has gone silent is given up after 7 seconds, and never goes back to the pool.
 */
export function serverDatabase({ url, directUrl = url, poolMax, onError }: ServerAddress): Connection {
  const pool = new pg.Pool({
    ...wireOptions(url),
    max: poolMax ?? CONNECTIONS_PER_CORE * availableParallelism(),
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: SILENCE_MAX_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  })
  pool.on('error', onError)
  // A client that is lent out has no listener of the pool's: without this one its loss would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const sessions = new pg.Pool({
    ...wireOptions(directUrl),
    max: SESSIONS_MAX,
    statement_timeout: SESSION_STATEMENT_TIMEOUT_MS,
    lock_timeout: SESSION_STATEMENT_TIMEOUT_MS,
  })
  sessions.on('error', onError)
  sessions.on('connect', (client) => client.on('error', () => undefined))
  return {
    kind: 'server',
    driver: new ServerDriver(pool),
    poolState: () => ({ open: pool.totalCount, free: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => void (await Promise.all([endOnce(pool), endOnce(sessions)])),
    session: (work) => runSession(sessions, work),
    listen: (channel, ears) => listenOn(directUrl, channel, ears),
  }
}

/** Listens on a connection of its own: one that is lent out and given back would miss what is said meanwhile. */
async function listenOn(url: string, channel: string, { heard, lost }: Ears): Promise<() => Promise<void>> {
  const client = new pg.Client(wireOptions(url))
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    lost()
  }
  client.on('error', end)
  client.on('end', end)
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  await client.connect()
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
  return async () => {
    isOver = true
    await client.end()
  }
}

function wireOptions(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: TCP_KEEPALIVE_AFTER_MS,
    application_name: 'sopaan',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && WIRE_PARSERS[oid]) || pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  }
}

async function runSession<T>(sessions: pg.Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await sessions.connect()
  try {
    return await work({
      script: async (sql) => void (await client.query(sql)),
      query: async (sql, parameters) => (await client.query(sql, parameters ? [...parameters] : [])).rows,
    })
  } finally {
    // What a session set (time-outs, locks) must not reach the next user of the connection.
    client.release(true)
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
  /** Absent once it was lost and no other could be had. */
  #client: pg.PoolClient | undefined
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
      if (!this.#isBroken || this.#isInTransaction || query.query.kind !== 'SelectQueryNode') throw thrown
      this.release()
      this.#client = await this.#pool.connect()
      this.#isBroken = false
      return this.#run(query)
    }
  }

  async begin(): Promise<void> {
    await this.#send('begin')
    this.#isInTransaction = true
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#isInTransaction = false
    // The end of a connection rolls back what was open on it.
    if (this.#isBroken && how === 'rollback') return
    try {
      const { command } = await this.#send(how)
      if (how === 'commit' && command === 'ROLLBACK') throw new Error('The transaction was aborted and rolled back.')
    } catch (thrown) {
      this.#isBroken = true
      throw thrown
    }
  }

  release(): void {
    this.#client?.release(this.#isBroken)
    this.#client = undefined
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream; lists are bounded and read by pages.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Queries do not stream; read by pages.')
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await this.#send(query.sql, query.parameters)
    const hasChanged = command !== 'SELECT' && rowCount !== null
    return { rows: rows as R[], ...(hasChanged ? { numAffectedRows: BigInt(rowCount) } : {}) }
  }

  async #send(sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    if (this.#client === undefined) throw new Error('Connection terminated before this query.')
    const beganMs = performance.now()
    const seconds = () => (performance.now() - beganMs) / 1_000
    const span = beginQuestion()
    let hasFailed = true
    try {
      const result = await this.#client.query(sql, [...parameters])
      METRICS.queries.observe({ result: 'done' }, seconds())
      hasFailed = false
      return result
    } catch (thrown) {
      METRICS.queries.observe({ result: 'failed' }, seconds())
      this.#isBroken ||= isDatabaseLost(thrown)
      throw thrown
    } finally {
      if (span) endSpan(span, describeStatement(sql, hasFailed))
    }
  }
}

/** A statement as it is told: its text, which holds no value of anybody. */
function describeStatement(
  sql: string,
  hasFailed: boolean,
): Pick<TracedSpan, 'name' | 'kind' | 'attributes' | 'hasFailed'> {
  const [name = 'statement'] = /^\w+/.exec(sql) ?? []
  const text = sql.slice(0, STATEMENT_LENGTH_MAX)
  return { name, kind: 'client', hasFailed, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } }
}
