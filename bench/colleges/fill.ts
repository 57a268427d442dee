import type { Database } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { analyzeCutoffs, CUTOFFS_CHUNK, insertCutoffs } from '@sopaan/api/features/guidance/cutoffs/cutoffs.queries'
import { saveDirectory } from '@sopaan/api/features/guidance/cutoffs/directory.queries'
import {
  changeImportToChecked,
  changeImportToPublished,
  findImport,
  insertImport,
} from '@sopaan/api/features/guidance/cutoffs/imports.queries'
import {
  loadShippedBook,
  loadShippedDirectory,
  loadShippedHistory,
} from '@sopaan/api/features/guidance/cutoffs/shipped-book'
import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import { receiptOf } from '@sopaan/domain/seats/cutoff-row'

const STARTED_AT = new Date('2026-01-01T00:00:00Z')

/**
 * Publishes every national round since 2016 in an empty database, as if each had been handed in, and marks the book that
 * ships as settled, so that a start finds nothing to do.
 * @returns rows filled in
 */
export async function fillEveryRound(database: Database): Promise<number> {
  await migrate(database)
  const { db } = database
  const [history, directory, shipped] = await Promise.all([
    loadShippedHistory(),
    loadShippedDirectory(),
    loadShippedBook(),
  ])
  const ids = await saveDirectory(db, directory)
  let filled = 0
  for (const round of history.rounds) {
    const rows = [...rowsOfRound(history, round)]
    const id = await insertImport(db, {
      ...round,
      ...draftOf(history.hash),
      source: receiptOf(round),
      rowsRead: rows.length,
      rowsTaken: rows.length,
    })
    for (let at = 0; at < rows.length; at += CUTOFFS_CHUNK) {
      await insertCutoffs(db, id, rows.slice(at, at + CUTOFFS_CHUNK), ids)
    }
    await changeImportToChecked(db, id)
    const table = await findImport(db, id)
    if (table) await changeImportToPublished(db, table, STARTED_AT)
    filled += rows.length
  }
  const settled = await insertImport(db, {
    ...draftOf(shipped.hash),
    counselling: 'josaa',
    season: 2026,
    round: 1,
    isFinal: false,
    source: 'JoSAA, 2026, round 1',
    rowsRead: 0,
    rowsTaken: 0,
  })
  await db.updateTable('imports').set({ status: 'withdrawn' }).where('id', '=', settled).execute()
  await analyzeCutoffs(db)
  return filled
}

function draftOf(fileHash: string) {
  return { isShipped: false, startedAt: STARTED_AT, fileHash, rowsRefused: 0 }
}
