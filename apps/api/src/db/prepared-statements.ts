import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** What one statement is known by, and what its parameters and rows are: asked for once. */
type Statement = { name: string; parameterTypes: number[]; rows: Answer; uses: number }

/** Statements prepared at a time; who was not used longest goes first. A product asks some hundreds of different ones. */
const STATEMENTS_MAX = 300
/**
 * The database plans the first five uses of a statement for what is asked, as a server plans what its driver sends; then it may
 * keep one plan for whatever is asked, made for tables as they were. So a statement is prepared again before its sixth use.
 */
const USES_MAX = 5
/** Longer ones write many rows in one go, and no two are alike. */
const LENGTH_MAX = 4_000
const READS_OR_WRITES_ROWS = /^\s*(?:select|insert|update|delete|with)\b/i
const CHANGES_TABLES = /\b(?:create|alter|drop)\b/i

/**
 * Queries of the embedded database, each prepared for its next uses: sent in one message instead of six, and read by the database
 * once in five. To read a query takes it longer than to plan and run most of ours. The plans of the database's own checks (of
 * foreign keys, in triggers) it keeps for itself: planned at each row they took half of the time in which a table is filled.
 */
export class PreparedStatements {
  readonly #postgres: PGlite
  readonly #known = new Map<string, Statement>()
  /** Names that are of no use any more. */
  #ended: string[] = []
  #count = 0

  constructor(postgres: PGlite) {
    this.#postgres = postgres
  }

  /**
   * Runs one query. Nobody else may use the connection meanwhile.
   * @throws {Error} what the database refuses, with its `code`
   */
  async query<Row>(sql: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    if (sql.length > LENGTH_MAX || !READS_OR_WRITES_ROWS.test(sql)) {
      this.noteScript(sql)
      return this.#postgres.query<Row>(sql, [...parameters])
    }
    const { name, parameterTypes, rows } = await this.#prepared(sql)
    const values = parameters.map((value, at) => this.#serialize(value, parameterTypes[at] ?? 0))
    const answer = await this.#send([serialize.bind({ statement: name, values }), serialize.execute({})])
    const [result] = parse.parseResults([...rows, ...answer], this.#postgres.parsers)
    // The rows have the types that the caller asks for by its query, as they have from the library itself.
    return result as Results<Row>
  }

  /** Takes note of what else is run: what changes tables changes what statements answer. */
  noteScript(sql: string): void {
    if (!CHANGES_TABLES.test(sql)) return
    this.#ended.push(...Array.from(this.#known.values(), ({ name }) => name))
    this.#known.clear()
  }

  async #prepared(sql: string): Promise<Statement> {
    const known = this.#known.get(sql)
    this.#known.delete(sql)
    if (known && known.uses < USES_MAX) {
      known.uses += 1
      this.#known.set(sql, known)
      return known
    }
    if (known) this.#ended.push(known.name)
    this.#count += 1
    const name = `statement_${this.#count}`
    const ends = this.#ended.map((name) => serialize.close({ type: 'S', name }))
    this.#ended = []
    const answer = await this.#send([
      ...ends,
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ])
    const made: Statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      rows: answer.filter((message) => message.name === 'rowDescription'),
      uses: 1,
    }
    this.#known.set(sql, made)
    const [oldest] = this.#known
    if (oldest && this.#known.size > STATEMENTS_MAX) {
      this.#known.delete(oldest[0])
      this.#ended.push(oldest[1].name)
    }
    return made
  }

  #send(messages: readonly Uint8Array[]): Promise<Answer> {
    return this.#postgres.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {})
  }

  /** A parameter as the database reads it, by its type. */
  #serialize(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const serialize = this.#postgres.serializers[type]
    return serialize ? serialize(value) : String(value)
  }
}
