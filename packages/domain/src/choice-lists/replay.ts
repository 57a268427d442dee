import type { RankBook, RoundColumn } from '../book/rank-book.ts'

/** The JoSAA rounds of a season that the book holds, first round first. */
export function josaaRounds(book: RankBook, season: number): RoundColumn[] {
  return book.rounds
    .filter((column) => column.counselling === 'josaa' && column.season === season)
    .sort((a, b) => a.round - b.round)
}

/** JoSAA's mock allotments of a season that the book holds, the first one first. */
export function josaaMocks(book: RankBook, season: number): RoundColumn[] {
  return book.rounds
    .filter((column) => column.counselling === 'josaa-mock' && column.season === season)
    .sort((a, b) => a.round - b.round)
}

/** The final JoSAA rounds that the book holds, oldest season first. */
export function josaaFinals(book: RankBook): RoundColumn[] {
  return book.rounds
    .filter((column) => column.counselling === 'josaa' && column.isFinal)
    .sort((a, b) => a.season - b.season)
}

/** The closing rank of a pool in a round; undefined where the counselling printed none. */
export function closingRank(column: RoundColumn, pool: number): number | undefined {
  return column.closing[pool] || undefined
}

/** Whether a rank would have got the seat: it is not behind the closing rank. The opening rank has no say. */
export function wouldGet(column: RoundColumn, pool: number, rank: number): boolean | undefined {
  const closing = closingRank(column, pool)
  return closing === undefined ? undefined : rank <= closing
}

/** The first of the rounds that would have admitted the rank; undefined if none. */
export function earliestRound(columns: readonly RoundColumn[], pool: number, rank: number): number | undefined {
  // Asked of each seat of an answer: a loop without a function for each column takes a quarter of the time.
  for (const { closing, round } of columns) {
    const last = closing[pool]
    if (last && rank <= last) return round
  }
  return undefined
}
