import { parentPort } from 'node:worker_threads'
import type { CutoffRow } from '@sopaan/domain/cutoff-row'
import type { Directory } from '@sopaan/domain/directory'
import { compileCurrent, type FinalRounds, mergeRows } from './compile-shipped.ts'
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
  const rows = mergeRows(pages, order.isHistoryTaken ? await loadShippedHistory() : undefined)
  const book: PackedBook = await compileCurrent(rows, order.directory, order.finalRounds)
  parentPort?.postMessage(book)
})
