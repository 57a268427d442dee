import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import { compileBook, FULL_EXTENT, SHIPPED_EXTENT, withoutPreparatory } from '@sopaan/domain/book/compile-book'
import type { RankBook, RoundColumn } from '@sopaan/domain/book/rank-book'
import { josaaFinals } from '@sopaan/domain/choice-lists/replay'
import { fitForecast } from '@sopaan/domain/forecast/fit-forecast'
import { reuseForecast } from '@sopaan/domain/forecast/reuse-forecast'
import { type BackTest, testNewestSeasons } from '@sopaan/domain/report-card/back-test'
import { type CutoffRow, receiptOf } from '@sopaan/domain/seats/cutoff-row'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import type { PackedBook } from '#api/packed-book.ts'
import { readSeatMatrix, withSeats } from './seat-matrix.service.ts'
import { type BookUse, packBook, unpackBook } from './shipped-book.ts'

/** Seasons a report card tells of: each is forecast from the seasons before it alone. */
const SEASONS_REPORTED = 5

/** Last rounds of seasons the rules do not know yet, `josaa 2027` to 6. */
export type FinalRounds = ReadonlyMap<string, number>
/** How many rounds the newest published calendar of JoSAA names, and of which season. */
export type SeasonRounds = { season: number; rounds: number }

type CurrentOptions = {
  finalRounds?: FinalRounds | undefined
  calendar?: SeasonRounds | undefined
  /** A book made of the same fitted rounds, whose forecast is taken where it covers every seat. */
  before?: RankBook | undefined
  use: BookUse
}

/**
 * The book in use: the kept rounds, and the forecast fitted on all of them. Takes some seconds: keep it off the server's
 * thread.
 */
export async function compileCurrent(
  rows: Iterable<CutoffRow>,
  directory: Directory,
  { finalRounds, calendar, before, use }: CurrentOptions,
): Promise<PackedBook & { poolCount: number }> {
  const forecast = (history: RankBook, kept: readonly RoundColumn[]) => {
    const rounds = calendar?.season === seasonAhead(history) ? calendar?.rounds : undefined
    return (before && reuseForecast(before, history, { kept, rounds })) ?? fitForecast(history, rounds)
  }
  const compiled = compileBook(rows, directory, { extent: SHIPPED_EXTENT, finalRounds, forecast })
  const book = withSeats(compiled, await readSeatMatrix())
  return { ...(await packBook(book, use)), poolCount: book.poolCount }
}

function seasonAhead(history: RankBook): number {
  return (josaaFinals(history).at(-1)?.season ?? 0) + 1
}

/** Every row in the form of a book: what later books and the back-test are fitted on. */
export async function compileHistory(
  rows: Iterable<CutoffRow>,
  directory: Directory,
  finalRounds?: FinalRounds,
): Promise<PackedBook> {
  return packBook(compileBook(rows, directory, { extent: FULL_EXTENT, finalRounds }), 'shipped')
}

/** The back-test of the newest seasons of a history; about a minute. */
export async function compileBackTest(history: PackedBook): Promise<BackTest> {
  return testNewestSeasons(withoutPreparatory(await unpackBook(history.bytes)), SEASONS_REPORTED)
}

/**
 * Rows of tables with what a history holds of the rounds that are not among them.
 * @param pages  rows of one table each
 */
export function* mergeRows(
  pages: readonly (readonly CutoffRow[])[],
  history: RankBook | undefined,
): Generator<CutoffRow> {
  const tables = new Set(pages.flatMap((rows) => rows.slice(0, 1).map(receiptOf)))
  for (const round of history?.rounds ?? []) {
    if (history && !tables.has(receiptOf(round))) yield* rowsOfRound(history, round)
  }
  for (const rows of pages) yield* rows
}
