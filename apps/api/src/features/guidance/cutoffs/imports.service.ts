import { setImmediate as breathe } from 'node:timers/promises'
import { ROUND_BODIES, type RoundColumn } from '@sopaan/domain/book/rank-book'
import { type CutoffRow, receiptOf } from '@sopaan/domain/seats/cutoff-row'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { type Frame, frameOf } from './book-frame.ts'
import { compileInThread } from './compile-thread.ts'
import type { CompileOrder } from './compile-worker.ts'
import { analyzeCutoffs, CUTOFFS_CHUNK, listCutoffs } from './cutoffs.queries.ts'
import { listDirectory } from './directory.queries.ts'
import { type StoredRows, storeRounds } from './import-store.ts'
import {
  changeImportToPublished,
  changeImportToWithdrawn,
  findImport,
  findReplaced,
  type Import,
  listPublishedImports,
} from './imports.queries.ts'
import {
  changeCurrentBook,
  findBookBytes,
  findCurrentHash,
  findCurrentMovedAt,
  insertRankBook,
} from './rank-books.queries.ts'
import { loadShippedBook } from './shipped-book.ts'
import { isAsShipped, shippedBookOf } from './shipped-tables.ts'

/** Publishing takes about a minute; that so many others publish within it does not happen. */
const PUBLISH_TRIES_MAX = 5
/** No book takes longer to compile. */
const COMPILE_MAX_MS = 15 * MINUTE_MS

export type TableFile = {
  /** Rows as `readTable` took them; of one round or of many. */
  rows: readonly CutoffRow[]
  /** SHA-256 of the file, hexadecimal. */
  fileHash: string
  rowsRefused: number
  /** Whether the newest round of a season the rules do not know yet is its last. */
  isFinal: boolean
}

/**
 * Stores a file's rows as imports, one for each round, that nothing reads until they are published.
 * @returns what was stored by the id of its import; all of them whole
 */
export async function storeTable(deps: Deps, { rows, ...file }: TableFile): Promise<StoredRows> {
  const tables = [...Map.groupBy(rows, receiptOf).values()]
  const rounds = tables.flatMap((table) =>
    table.slice(0, 1).map((first) => ({ ...tableName(first), rows: table.length })),
  )
  return storeRounds(deps, { ...file, rounds, pages: chunksOf(tables) })
}

async function* chunksOf(tables: readonly (readonly CutoffRow[])[]): AsyncGenerator<readonly CutoffRow[]> {
  for (const rows of tables) {
    for (let at = 0; at < rows.length; at += CUTOFFS_CHUNK) yield rows.slice(at, at + CUTOFFS_CHUNK)
  }
}

export type Publication = { hash: string } | { refused: 'import-not-found' | 'import-not-whole' | 'nothing-before' }

/**
 * Compiles a book of what is published and of these imports, then publishes them and moves the pointer in one short
 * transaction. An import that stood for the same round is withdrawn.
 * @param stored  as `storeTable` answered
 * @param alongside  what happens in that transaction too: the trail, who is told
 */
export async function publishImports(
  deps: Deps,
  stored: StoredRows,
  alongside?: (deps: Deps) => Promise<void>,
): Promise<Publication> {
  const imports = await Promise.all([...stored.keys()].map((id) => findImport(deps.db, id)))
  const found = imports.filter((table) => table !== undefined)
  if (found.length < stored.size) return { refused: 'import-not-found' }
  if (found.some(({ status }) => status === 'draft')) return { refused: 'import-not-whole' }
  return {
    hash: await changePublished(deps, { publish: found, withdraw: [], stored, ...(alongside && { alongside }) }),
  }
}

/**
 * Takes published imports back, all rounds of one file together: the one before each for the same round stands again, and
 * the pointer moves to the book of those.
 * @param alongside  as `publishImports`
 */
export async function rollBackImports(
  deps: Deps,
  ids: readonly string[],
  alongside?: (deps: Deps) => Promise<void>,
): Promise<Publication> {
  const publish: Import[] = []
  const withdraw: Import[] = []
  for (const id of ids) {
    const table = await findImport(deps.db, id)
    if (table?.status !== 'published') return { refused: 'import-not-found' }
    const before = await findTableBefore(deps, table)
    if (before) publish.push(before)
    else withdraw.push(table)
  }
  const others = (await listPublishedImports(deps.db)).filter((one) => !ids.includes(one.id))
  if (others.length + publish.length === 0) return { refused: 'nothing-before' }
  return { hash: await changePublished(deps, { publish, withdraw, ...(alongside && { alongside }) }) }
}

/** What stood for a round before a table did, those left out that were taken back meanwhile. */
async function findTableBefore(deps: Deps, table: Import): Promise<Import | undefined> {
  const replaced = await findReplaced(deps.db, table)
  return replaced?.isTakenBack ? findTableBefore(deps, replaced.table) : replaced?.table
}

/**
 * Compiles a book of what is published and moves the pointer to it: after the rows of a published table were mended.
 * @param alongside  as `publishImports`
 */
export async function republish(deps: Deps, alongside?: (deps: Deps) => Promise<void>): Promise<string> {
  return changePublished(deps, { publish: [], withdraw: [], ...(alongside && { alongside }) })
}

/** The rows of published tables of these rounds, a page at a time. */
export async function* pagesOfRounds(
  deps: Deps,
  rounds: readonly Pick<RoundColumn, 'counselling' | 'season' | 'round'>[],
): AsyncGenerator<readonly CutoffRow[]> {
  const asked = new Set(rounds.map(receiptOf))
  const tables = (await listPublishedImports(deps.db)).filter((table) => asked.has(receiptOf(tableName(table))))
  yield* pagesOf(deps, tables)
}

/** Everything that is published, for compiling it elsewhere: rows of one table a page. */
export async function gatherPublished(deps: Deps): Promise<Frame & { pages: CutoffRow[][] }> {
  const tables = await listPublishedImports(deps.db)
  const pages: CutoffRow[][] = []
  for await (const rows of pagesOf(deps, tables)) pages.push(rows)
  return { ...(await frameOf(deps, tables)), pages }
}

/** Where the rows of one round stand: their import, and the file it was made of. */
export type RoundImport = {
  id: string
  counselling: RoundColumn['counselling']
  season: number
  round: number
  source: string
  fileHash: string
}

/** The imports that the book in use is made of, newest round first. */
export async function listRoundImports(deps: Deps): Promise<RoundImport[]> {
  const tables = await listPublishedImports(deps.db)
  return tables.toReversed().map(({ id, source, fileHash, ...table }) => {
    return { id, ...tableName(table), source, fileHash }
  })
}

type Change = {
  publish: readonly Import[]
  withdraw: readonly Import[]
  stored?: StoredRows
  alongside?: (deps: Deps) => Promise<void>
}

/**
 * Compiles the book as it will be, then changes what is published, keeps the book and moves the pointer in one short
 * transaction. When another has published meanwhile, the book is compiled anew: none is lost.
 */
async function changePublished(deps: Deps, change: Change): Promise<string> {
  for (let tried = 1; tried <= PUBLISH_TRIES_MAX; tried += 1) {
    const before = await listPublishedImports(deps.db)
    const goes = (table: Import) =>
      change.withdraw.some(({ id }) => id === table.id) || change.publish.some((one) => isSameRound(one, table))
    const tables = [...before.filter((table) => !goes(table)), ...change.publish]
    const orders = async () =>
      ordersFor(deps, { tables, stored: change.stored, before: await bookBefore(deps, before, tables) })
    const book = (await shippedBookOf(tables, await listDirectory(deps.db))) ?? (await compileInThread(await orders()))
    const isMoved = await inTransaction(deps, async (deps) => {
      await lockUntilEnd(deps, 'publishing')
      if (!isSameSet(before, await listPublishedImports(deps.db))) return false
      for (const { id } of change.withdraw) await changeImportToWithdrawn(deps.db, id)
      for (const table of change.publish) await changeImportToPublished(deps.db, table, deps.now())
      await insertRankBook(deps.db, { ...book, importCount: tables.length, madeAt: deps.now() })
      await changeCurrentBook(deps.db, book.hash, deps.now())
      await change.alongside?.(deps)
      return true
    })
    if (!isMoved) continue
    await analyzeCutoffs(deps.db)
    deps.log.info('rank_book_published', { hash: book.hash, importCount: tables.length })
    return book.hash
  }
  throw new Error(`Others published ${PUBLISH_TRIES_MAX} times meanwhile`)
}

/**
 * The book in use with what the change does to its tables. Nothing where rows were mended since, and the fit with them;
 * where no table changes otherwise, names did. A book published meanwhile does no harm: the set of tables is looked at again before the pointer moves.
 */
async function bookBefore(
  deps: Deps,
  before: readonly Import[],
  after: readonly Import[],
): Promise<CompileOrderBefore | undefined> {
  const changed = [...before, ...after].filter(({ id }) => !(isAmong(before, id) && isAmong(after, id)))
  const hash = await findCurrentHash(deps.db)
  const [now, then] = await Promise.all([frameOf(deps, after), frameOf(deps, before)])
  const isCorrected = changed.length === 0 && (await wasAnyCorrected(deps, after))
  if (isCorrected || hash === undefined || now.isHistoryTaken !== then.isHistoryTaken) return undefined
  const bytes = await findBookBytes(deps.db, hash)
  return bytes && { bytes, changed: changed.map(({ isFinal, ...table }) => ({ ...tableName(table), isFinal })) }
}

/** Whether rows were put right since the book in use was compiled, or while it was. */
async function wasAnyCorrected(deps: Deps, tables: readonly Import[]): Promise<boolean> {
  const movedAt = await findCurrentMovedAt(deps.db)
  if (movedAt === undefined) return true
  return tables.some(({ mendedAt }) => mendedAt !== null && mendedAt.getTime() > movedAt.getTime() - COMPILE_MAX_MS)
}

type CompileOrderBefore = NonNullable<Extract<CompileOrder, { kind: 'compile' }>['before']>

function isAmong(tables: readonly Import[], id: string): boolean {
  return tables.some((table) => table.id === id)
}

function tableName({ counselling, season, round }: Pick<Import, 'counselling' | 'season' | 'round'>) {
  const body = ROUND_BODIES.find((known) => known === counselling)
  if (body === undefined) throw new Error(`A table of ${counselling}, which no book holds`)
  return { counselling: body, season, round }
}

/**
 * The rows of the tables page by page, then the order to compile. Tables that stand as they shipped are only named, for the
 * thread has them from the book they came in, and those that were stored just now are at hand: neither is read back.
 */
async function* ordersFor(
  deps: Deps,
  {
    tables,
    stored,
    before,
  }: {
    tables: readonly Import[]
    stored: StoredRows | undefined
    before: CompileOrderBefore | undefined
  },
): AsyncGenerator<CompileOrder> {
  const { hash } = await loadShippedBook()
  const { true: shipped = [], false: own = [] } = Object.groupBy(tables, (table) => String(isAsShipped(table, hash)))
  yield { kind: 'shipped', rounds: shipped.map(tableName) }
  for (const table of own) {
    for await (const rows of stored?.get(table.id) ?? pagesOf(deps, [table])) {
      yield { kind: 'rows', rows }
      await breathe()
    }
  }
  yield { kind: 'compile', ...(await frameOf(deps, tables)), before }
}

async function* pagesOf(deps: Deps, tables: readonly Import[]): AsyncGenerator<CutoffRow[]> {
  for (const table of tables) {
    let after: string | undefined
    do {
      const page = await listCutoffs(deps.db, table, after)
      yield page.rows
      after = page.last
      await breathe()
    } while (after !== undefined)
  }
}

/** Whether two tables are of one round: the same counselling, season and round. */
export function isSameRound(a: Pick<Import, 'counselling' | 'season' | 'round'>, b: typeof a): boolean {
  return a.counselling === b.counselling && a.season === b.season && a.round === b.round
}

function isSameSet(a: readonly Import[], b: readonly Import[]): boolean {
  return a.length === b.length && a.every(({ id }) => b.some((other) => other.id === id))
}
