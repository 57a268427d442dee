import type { RankBook, RoundColumn } from '../book/rank-book.ts'
import { eligibleRank, type SeatRank } from '../predictor/eligibility.ts'
import type { Profile } from '../predictor/profile.ts'

/** One seat pool in a past season, round by round, as it would have answered this candidate. */
export type ReplayedSeat = {
  pool: number
  judgedBy: SeatRank
  /** In the order of the season's rounds. */
  rounds: readonly ReplayedRound[]
  /** The first round that would have admitted the candidate; undefined if none. */
  earliestRound: number | undefined
}

export type ReplayedRound = {
  round: number
  /** undefined where the counselling printed no rank. */
  closing: number | undefined
  /** undefined where it cannot be said. */
  wouldGet: boolean | undefined
}

/**
 * What this candidate's ranks would have got in a past JoSAA season: every seat pool that the candidate may take and
 * that stood in the season, each by its own rank. Choices of the list are not played: a pool is judged by its closing
 * rank alone.
 */
export function replaySeason(book: RankBook, profile: Profile, season: number): ReplayedSeat[] {
  const columns = josaaRounds(book, season)
  const seats: ReplayedSeat[] = []
  for (let pool = 0; pool < book.poolCount; pool++) {
    if (columns.every((column) => closingRank(column, pool) === undefined)) continue
    const judgedBy = eligibleRank(book, pool, profile)
    if (judgedBy) seats.push(replaySeat(columns, pool, judgedBy))
  }
  return seats
}

/** The JoSAA rounds of a season that the book holds, first round first. */
export function josaaRounds(book: RankBook, season: number): RoundColumn[] {
  return book.rounds
    .filter((column) => column.counselling === 'josaa' && column.season === season)
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
  return columns.find((column) => wouldGet(column, pool, rank))?.round
}

function replaySeat(columns: readonly RoundColumn[], pool: number, judgedBy: SeatRank): ReplayedSeat {
  return {
    pool,
    judgedBy,
    rounds: columns.map((column) => ({
      round: column.round,
      closing: closingRank(column, pool),
      wouldGet: wouldGet(column, pool, judgedBy.rank),
    })),
    earliestRound: earliestRound(columns, pool, judgedBy.rank),
  }
}
