import { setImmediate as breathe } from 'node:timers/promises'
import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import type { RankBook, RoundColumn } from '@sopaan/domain/book/rank-book'
import { receiptOf } from '@sopaan/domain/seats/cutoff-row'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { isDatabaseBusy } from '#api/database-trouble.ts'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import type { PackedBook } from '#api/packed-book.ts'
import { retryWhile } from '#api/retry-while.ts'
import { analyzeCutoffs, CUTOFFS_CHUNK, insertCutoffs } from './cutoffs.queries.ts'
import { type DirectoryIds, saveDirectory } from './directory.queries.ts'
import {
  changeImportToChecked,
  changeImportToPublished,
  type Import,
  insertImport,
  listImportsOfFile,
  listLeftoverSeeds,
  listPublishedImports,
  removeImport,
  removeStaleDrafts,
} from './imports.queries.ts'
import { isSameRound, republish } from './imports.service.ts'
import { changeCurrentBook, insertRankBook } from './rank-books.queries.ts'
import { loadShippedBook, loadShippedDirectory } from './shipped-book.ts'

/** On a server, where other instances may be filling: a draft that is older than this was interrupted. */
const DRAFT_AGE_MAX_MS = HOUR_MS

/** Longest wait for another instance that fills or publishes, ms; as long as a start waits for its turn elsewhere. */
const WAIT_MAX_MS = 5 * MINUTE_MS
/** What another instance, or a busy server, holds up is given up after seconds, and the transaction undone: a start tries again. */
const AFTER_OTHERS = { maxMs: WAIT_MAX_MS, pauseMs: 200 }

export type SeedOutcome = { rowsAdded: number; tablesAdded: number }

/**
 * Fills the database from the book that ships, once for each version of it; a start after that finds nothing to do. A
 * start that was interrupted goes on with the tables that are missing. A table that was handed in and published here
 * stays as it is. Where another instance fills or publishes at the same time, this one waits, up to 5 minutes.
 */
export async function seedCutoffs(deps: Deps): Promise<SeedOutcome> {
  const [shipped, directory] = await Promise.all([loadShippedBook(), loadShippedDirectory()])
  return seedBook(deps, shipped, directory)
}

/** As `seedCutoffs`, from any book. */
export async function seedBook(
  deps: Deps,
  shipped: PackedBook & { book: RankBook },
  directory: Directory,
): Promise<SeedOutcome> {
  await removeStaleDrafts(deps.db, oldestDraft(deps))
  const before = await listImportsOfFile(deps.db, shipped.hash)
  if (before.some(({ status }) => status === 'published' || status === 'withdrawn')) {
    return { rowsAdded: 0, tablesAdded: 0 }
  }
  const ids = await retryWhile(
    isDatabaseBusy,
    () => inTransaction(deps, (deps) => saveDirectory(deps.db, directory)),
    AFTER_OTHERS,
  )
  const added: SeedOutcome = { rowsAdded: 0, tablesAdded: 0 }
  for (const round of shipped.book.rounds) {
    const [filled, published] = [await listImportsOfFile(deps.db, shipped.hash), await listPublishedImports(deps.db)]
    const isFilled = filled.some((table) => table.status !== 'draft' && isSameRound(table, round))
    const isTaken = published.some((table) => !table.isShipped && isSameRound(table, round))
    if (isFilled || isTaken) continue
    added.rowsAdded += await fillTable(deps, shipped, round, ids)
    added.tablesAdded += 1
  }
  await retryWhile(isDatabaseBusy, () => publishSeed(deps, shipped), AFTER_OTHERS)
  for (const { id } of await listLeftoverSeeds(deps.db, shipped.hash)) await removeImport(deps.db, id)
  await analyzeCutoffs(deps.db)
  deps.log.info('rank_book_seeded', { hash: shipped.hash, ...added })
  return added
}

/** The embedded database has one process alone: whatever is unfinished at its start was interrupted. */
function oldestDraft(deps: Deps): Date {
  const isAlone = deps.config.databaseUrl === undefined
  return new Date(deps.now().getTime() - (isAlone ? 0 : DRAFT_AGE_MAX_MS))
}

/** Writes a table in chunks, each its own transaction, letting others at the database in between. */
async function fillTable(
  deps: Deps,
  shipped: PackedBook & { book: RankBook },
  round: RoundColumn,
  ids: DirectoryIds,
): Promise<number> {
  const rows = [...rowsOfRound(shipped.book, round)]
  const id = await insertImport(deps.db, {
    ...round,
    startedAt: deps.now(),
    isShipped: true,
    source: receiptOf(round),
    fileHash: shipped.hash,
    rowsRead: rows.length,
    rowsTaken: rows.length,
    rowsRefused: 0,
  })
  for (let at = 0; at < rows.length; at += CUTOFFS_CHUNK) {
    const chunk = rows.slice(at, at + CUTOFFS_CHUNK)
    await retryWhile(
      isDatabaseBusy,
      () => inTransaction(deps, (deps) => insertCutoffs(deps.db, id, chunk, ids)),
      AFTER_OTHERS,
    )
    await breathe()
  }
  await changeImportToChecked(deps.db, id)
  return rows.length
}

/**
 * Publishes every table of the seed at once; of two instances that filled the same, one publishes. Where tables handed in
 * here stand beside them, the book is compiled anew of both.
 */
async function publishSeed(deps: Deps, shipped: PackedBook): Promise<void> {
  const isAlone = await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'publishing')
    const tables = await listImportsOfFile(deps.db, shipped.hash)
    if (tables.some(({ status }) => status === 'published')) return true
    // Where two instances filled the same table, one of the two stays unpublished and is taken away afterwards.
    const whole = [...new Map(tables.filter(isWhole).map((table) => [receiptOf(table), table])).values()]
    for (const table of whole) await changeImportToPublished(deps.db, table, deps.now())
    const published = await listPublishedImports(deps.db)
    await insertRankBook(deps.db, { ...shipped, importCount: whole.length, madeAt: deps.now() })
    await changeCurrentBook(deps.db, shipped.hash, deps.now())
    return published.every(({ isShipped }) => isShipped)
  })
  if (!isAlone) await republish(deps)
}

function isWhole(table: Import): boolean {
  return table.status === 'checked'
}
