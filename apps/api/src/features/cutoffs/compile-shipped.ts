import { compileBook, FULL_EXTENT, SHIPPED_EXTENT } from '@sopaan/domain/compile-book'
import type { CutoffRow } from '@sopaan/domain/cutoff-row'
import type { Directory } from '@sopaan/domain/directory'
import { fitForecast } from '@sopaan/domain/forecast/fit-forecast'
import { type PackedBook, packBook } from './shipped-book.ts'

/** Last rounds of seasons the rules do not know yet, `josaa 2027` to 6. */
export type FinalRounds = ReadonlyMap<string, number>

/** The book in use: the kept rounds, and the forecast fitted on all of them. Takes some seconds: keep it off the server's thread. */
export async function compileCurrent(
  rows: Iterable<CutoffRow>,
  directory: Directory,
  finalRounds?: FinalRounds,
): Promise<PackedBook & { poolCount: number }> {
  const book = compileBook(rows, directory, { extent: SHIPPED_EXTENT, finalRounds, forecast: fitForecast })
  return { ...(await packBook(book)), poolCount: book.poolCount }
}

/** Every row in the form of a book: what later books and the back-test are fitted on. */
export async function compileHistory(
  rows: Iterable<CutoffRow>,
  directory: Directory,
  finalRounds?: FinalRounds,
): Promise<PackedBook> {
  return packBook(compileBook(rows, directory, { extent: FULL_EXTENT, finalRounds }))
}
