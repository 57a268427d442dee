import { parentPort } from 'node:worker_threads'
import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import { printedName } from '@sopaan/domain/book/printed-names'
import type { RankBook, RoundColumn } from '@sopaan/domain/book/rank-book'
import { type ChangedTable, isFitUntouched } from '@sopaan/domain/forecast/reuse-forecast'
import { type CutoffRow, receiptOf } from '@sopaan/domain/seats/cutoff-row'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import type { PackedBook } from '#api/packed-book.ts'
import { compileCurrent, type FinalRounds, mergeRows, type SeasonRounds } from './compile-shipped.ts'
import { loadShippedBook, loadShippedHistory, unpackBook } from './shipped-book.ts'

/** What the thread is told: pages of rows, then what to make of them. */
export type CompileOrder =
  | { kind: 'rows'; rows: readonly CutoffRow[] }
  /** Rounds whose rows are those of the book that ships. */
  | { kind: 'shipped'; rounds: readonly Pick<RoundColumn, 'counselling' | 'season' | 'round'>[] }
  | {
      kind: 'compile'
      directory: Directory
      finalRounds: FinalRounds
      calendar?: SeasonRounds | undefined
      /** Whether rounds that are in no page are taken from the history that ships. */
      isHistoryTaken: boolean
      /** The book in use and what is changed of its tables; absent where the fit must be made anew. */
      before?: { bytes: Uint8Array; changed: readonly ChangedTable[] } | undefined
    }

const pages: (readonly CutoffRow[])[] = []
let shippedRounds: readonly string[] = []

parentPort?.on('message', async (order: CompileOrder) => {
  if (order.kind === 'rows') return void pages.push(order.rows)
  if (order.kind === 'shipped') {
    shippedRounds = order.rounds.map(receiptOf)
    return
  }
  pages.push(...(await shippedPages()))
  const rows = mergeRows(pages, order.isHistoryTaken ? await loadShippedHistory() : undefined)
  const { finalRounds, calendar } = order
  const book: PackedBook = await compileCurrent(rows, order.directory, {
    finalRounds,
    calendar,
    before: await bookBefore(order),
    use: 'published',
  })
  parentPort?.postMessage(book)
})

async function shippedPages(): Promise<CutoffRow[][]> {
  const { book } = await loadShippedBook()
  return book.rounds
    .filter((round) => shippedRounds.includes(receiptOf(round)))
    .map((round) => [...rowsOfRound(book, round)])
}

/** The book whose fit still holds; undefined where the change touched what was fitted on. */
async function bookBefore({
  before,
  directory,
}: Extract<CompileOrder, { kind: 'compile' }>): Promise<RankBook | undefined> {
  if (!before) return undefined
  const book = await unpackBook(before.bytes)
  const isSame = listMerged(book).join('\n') === listMerged(directory).join('\n')
  return isSame && book.forecast && isFitUntouched(book.forecast, before.changed) ? book : undefined
}

/** Which records were found to be one: their seats have one history, so others make another fit. */
function listMerged({ institutes, programmes }: Pick<Directory, 'institutes' | 'programmes'>): string[] {
  return [
    ...institutes.flatMap((one) => (one.formerly ?? []).map((former) => `${former} > ${printedName(one)}`)),
    ...programmes.flatMap((one) => {
      const printed = printProgramme({ ...one, name: printedName(one) })
      return (one.formerly ?? []).map((former) => `${former} > ${printed}`)
    }),
  ].sort()
}
