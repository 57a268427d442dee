import type { RankBook } from '@sopaan/domain/book/rank-book'
import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import type { PackedBook } from '#api/packed-book.ts'
import { findBookBytes, findCurrentHash, removeOldBooks } from './rank-books.queries.ts'
import { loadShippedBook, loadShippedHistory, unpackBook } from './shipped-book.ts'

/** How often the pointer is looked at while books are asked for. */
const CHECK_EVERY_MS = 5_000
/** After this long without a look, the one who asks waits for it. */
const CHECK_FIRST_MS = MINUTE_MS

/** Books kept besides the one in use; each is some two megabytes. */
const BOOKS_CACHED_MAX = 5
/** Pages that name a book by its hash may be kept by caches for an hour and stay open for a day. */
const BOOK_CACHE_MS = 48 * HOUR_MS

type OpenBook = PackedBook & { book: RankBook }
type Shelf = { open: OpenBook; checkedAt: number; checking: Promise<void> | undefined }

/** One book in memory for each database: what every call of this process reads. */
const shelves = new WeakMap<Deps['db'], Promise<Shelf>>()

/**
 * The rank book in use, from memory. The database is asked for the pointer at most every five seconds and never while a
 * caller waits, unless nobody asked for a minute; when it cannot be reached, the book that is open stays. Before the first
 * book of the database, it is the one that ships. Not for use inside a transaction.
 */
export async function currentBook(deps: Deps): Promise<RankBook> {
  return (await currentShelf(deps)).open.book
}

/** Every round that ships with the product, of every season; read anew at each call, so keep what you need of it. */
export function readWholeHistory(): Promise<RankBook> {
  return loadShippedHistory()
}

/** The compressed bytes of a book by its name: the open one from memory, an older one from the database. */
export async function findPackedBook(deps: Deps, hash: string): Promise<Uint8Array | undefined> {
  const { open } = await currentShelf(deps)
  if (open.hash === hash) return open.bytes
  const shipped = await loadShippedBook()
  return shipped.hash === hash ? shipped.bytes : findBookBytes(deps.db, hash)
}

/**
 * Takes old books away, but for the one in use, the newest few, and whatever a page that is still open may name. Rolling
 * an import back needs none of them: it compiles the book anew, and the same tables make the same book.
 */
export async function purgeOldBooks(deps: Deps): Promise<void> {
  const madeAfter = new Date(deps.now().getTime() - BOOK_CACHE_MS)
  const gone = await removeOldBooks(deps.db, { kept: BOOKS_CACHED_MAX, madeAfter })
  if (gone > 0) deps.log.info('rank_books_forgotten', { gone })
}

async function currentShelf(deps: Deps): Promise<Shelf> {
  const shelf = await openShelf(deps)
  const age = deps.now().getTime() - shelf.checkedAt
  if (age >= CHECK_EVERY_MS) {
    shelf.checking ??= check(deps, shelf).finally(() => {
      shelf.checking = undefined
    })
    if (age >= CHECK_FIRST_MS) await shelf.checking
  }
  return shelf
}

function openShelf(deps: Deps): Promise<Shelf> {
  const known = shelves.get(deps.db)
  if (known) return known
  const opening = loadShippedBook().then(async (shipped) => {
    const shelf: Shelf = { open: shipped, checkedAt: 0, checking: undefined }
    await check(deps, shelf)
    return shelf
  })
  shelves.set(deps.db, opening)
  return opening
}

/** Looks at the pointer and opens the book it names. Keeps the open one, and says so, when that fails. */
async function check(deps: Deps, shelf: Shelf): Promise<void> {
  try {
    const hash = await findCurrentHash(deps.db)
    if (hash !== undefined && hash !== shelf.open.hash) shelf.open = await openBook(deps, hash)
  } catch (error) {
    deps.log.warn('rank_book_check_failed', { hash: shelf.open.hash, error })
  }
  shelf.checkedAt = deps.now().getTime()
}

async function openBook(deps: Deps, hash: string): Promise<OpenBook> {
  const shipped = await loadShippedBook()
  if (shipped.hash === hash) return shipped
  const bytes = await findBookBytes(deps.db, hash)
  if (!bytes) throw new Error(`The rank book ${hash} is not in the database`)
  const book = await unpackBook(bytes)
  if (book.hash !== hash) throw new Error(`The rank book stored as ${hash} is ${book.hash}`)
  deps.log.info('rank_book_opened', { hash, pools: book.poolCount })
  return { hash, bytes, book }
}
