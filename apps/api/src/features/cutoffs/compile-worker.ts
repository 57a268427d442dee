import { parentPort } from 'node:worker_threads'
import { rowsOfRound } from '@sopaan/domain/book-rows'
import type { CutoffRow } from '@sopaan/domain/cutoff-row'
import type { Directory } from '@sopaan/domain/directory'
import { compileCurrent, type FinalRounds } from './compile-shipped.ts'
import { loadShippedHistory, type PackedBook } from './shipped-book.ts'

/** What the thread is told: pages of rows, then what to make of them. */
export type CompileOrder =
  | { kind: 'rows'; rows: readonly CutoffRow[] }
  | {
      kind: 'compile'
      directory: Directory
      finalRounds: FinalRounds
      /** Whether rounds that are in no page are taken from the history that ships. */
      isHistoryTaken: boolean
    }

const pages: (readonly CutoffRow[])[] = []

parentPort?.on('message', async (order: CompileOrder) => {
  if (order.kind === 'rows') return void pages.push(order.rows)
  const rows = allRows(order.isHistoryTaken ? await loadShippedHistory() : undefined)
  const book: PackedBook = await compileCurrent(rows, order.directory, order.finalRounds)
  parentPort?.postMessage(book)
})

function* allRows(history: Awaited<ReturnType<typeof loadShippedHistory>> | undefined): Generator<CutoffRow> {
  const tables = new Set(pages.flatMap((rows) => rows.slice(0, 1).map(tableOf)))
  for (const round of history?.rounds ?? []) {
    if (history && !tables.has(tableOf(round))) yield* rowsOfRound(history, round)
  }
  for (const rows of pages) yield* rows
}

function tableOf(row: Pick<CutoffRow, 'counselling' | 'season' | 'round'>): string {
  return `${row.counselling} ${row.season} ${row.round}`
}
