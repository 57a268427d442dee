import type { RankBook, RoundColumn } from '../book/rank-book.ts'
import { closingRank, earliestRound, josaaFinals, josaaRounds, wouldGet } from '../choice-lists/replay.ts'
import type { Band, Reliability } from '../predictor/bands.ts'
import {
  eligibleRank,
  isGenderPoolOpen,
  isQuotaOpen,
  rankKindOf,
  type SeatRank,
  seatOfPool,
} from '../predictor/eligibility.ts'
import {
  bandOf,
  chancePercent,
  type LikelyRange,
  likelyRange,
  type OpenForecast,
  offeredPercent,
  openForecast,
  reliabilityOf,
} from '../predictor/prediction.ts'
import type { Profile, RankKind } from '../predictor/profile.ts'
import { type SeatPoolKeys, seatPoolKeys } from './seat-pool-key.ts'

/** How many past seasons a seat is told with. */
const SEASONS_SHOWN = 5

/** A rank book opened for questions about single seats. */
export type OpenSeatBook = {
  book: RankBook
  forecast: OpenForecast | undefined
  keys: SeatPoolKeys
  /** The final JoSAA rounds of the last seasons, oldest first. */
  finals: readonly RoundColumn[]
  /** The final round of the newest season. */
  newest: RoundColumn
}

/** What one round printed for a seat; null where it printed no rank. */
export type RoundRanks = {
  season: number
  round: number
  isFinal: boolean
  opening: number | null
  closing: number | null
}

/** What the season to come is expected to bring for a seat. */
export type SeatForecast = {
  expected: LikelyRange
  reliability: Reliability
  isNew: boolean
  /** That the seat is offered in that season, whole percent. */
  offeredPercent: number
}

/** One past season as it would have answered a rank; null where the season printed nothing to judge by. */
export type SeasonReplay = {
  season: number
  /** Whether the final round would have admitted the rank. */
  wouldGet: boolean | null
  /** The first round that would have admitted it, of those the book holds. */
  earliestRound: number | null
  /** Whether the book holds every round of the season, or the final one alone. */
  isRoundByRound: boolean
}

/** How a seat answers a candidate: by which rank, or why it does not. */
export type VerdictOfSeat =
  | { state: 'judged'; rank: number; rankKind: RankKind; chance: SeatChance | null; seasons: SeasonReplay[] }
  | { state: 'not-theirs'; because: WhyNotTheirs }
  | { state: 'rank-missing'; rankKind: RankKind }

/** Why a seat does not judge a candidate; the last three end as soon as the candidate says more. */
export type WhyNotTheirs = 'quota' | 'gender' | 'seat-type' | 'home-state-missing' | 'gender-missing' | 'aat-missing'

export type SeatChance = { percent: number; band: Band }

/** Opens a book for questions about seats. Throws when it has no final round. */
export function openSeatBook(book: RankBook): OpenSeatBook {
  const finals = josaaFinals(book).slice(-SEASONS_SHOWN)
  const newest = finals.at(-1)
  if (!newest) throw new Error('A book without a final round tells nothing of a seat')
  return { book, forecast: openForecast(book), keys: seatPoolKeys(book), finals, newest }
}

/** What every round of a counselling that the book holds printed for a seat, oldest first. */
export function seatRounds(book: RankBook, pool: number, counselling: RoundColumn['counselling']): RoundRanks[] {
  return book.rounds
    .filter((column) => column.counselling === counselling)
    .sort((a, b) => a.season - b.season || a.round - b.round)
    .map((column) => ranksOfRound(column, pool))
}

/** What one round printed for a seat. */
export function ranksOfRound(column: RoundColumn, pool: number): RoundRanks {
  const { season, round, isFinal } = column
  return { season, round, isFinal, opening: column.opening[pool] || null, closing: closingRank(column, pool) ?? null }
}

/** The newest final round that printed a rank for the seat; undefined when none of those told of did. */
export function newestFinal({ finals }: OpenSeatBook, pool: number): RoundRanks | undefined {
  const column = finals.findLast((final) => closingRank(final, pool) !== undefined)
  return column && ranksOfRound(column, pool)
}

/** What is expected of a seat in the season to come; undefined where nothing can be said. */
export function seatForecast({ forecast, finals, newest }: OpenSeatBook, pool: number): SeatForecast | undefined {
  const expected = forecast && likelyRange(forecast, pool)
  const reliability = forecast && reliabilityOf(forecast, pool)
  if (!expected || !reliability) return undefined
  const isNew = finals.every((column) => column === newest || closingRank(column, pool) === undefined)
  return { expected, reliability, isNew, offeredPercent: offeredPercent(forecast, pool) }
}

/** How a seat answers a candidate, from published ranks and from the forecast. */
export function judgeSeat(open: OpenSeatBook, pool: number, profile: Profile): VerdictOfSeat {
  const judgedBy = eligibleRank(open.book, pool, profile)
  if (!judgedBy) return whyNotJudged(open.book, pool, profile)
  return {
    state: 'judged',
    rank: judgedBy.rank,
    rankKind: judgedBy.kind,
    chance: chanceOf(open, pool, judgedBy),
    seasons: open.finals.map((final) => replaySeason(open.book, final, pool, judgedBy.rank)),
  }
}

/** The chance of a candidate for a seat, from the forecast alone; undefined where the seat does not judge the candidate. */
export function chanceOfSeat(open: OpenSeatBook, pool: number, profile: Profile): SeatChance | undefined {
  const judgedBy = eligibleRank(open.book, pool, profile)
  return (judgedBy && chanceOf(open, pool, judgedBy)) ?? undefined
}

/** The other pools of the same institute and programme that were printed in one of the last seasons, itself among them. */
export function programmePools(open: OpenSeatBook, pool: number): number[] {
  const { book } = open
  return listPools(open, (other) => {
    return book.institute[other] === book.institute[pool] && book.programme[other] === book.programme[pool]
  })
}

/** The pools that pass a test and were printed in some final round of the last seasons, in the book's order. */
export function listPools(open: OpenSeatBook, isWanted: (pool: number) => boolean): number[] {
  const found: number[] = []
  for (let pool = 0; pool < open.book.poolCount; pool++) {
    if (isWanted(pool) && newestFinal(open, pool)) found.push(pool)
  }
  return found
}

/** The pools that some round of the newest season printed, in the book's order. */
export function poolsOfNewestSeason({ book, newest }: OpenSeatBook): number[] {
  const rounds = book.rounds.filter(({ counselling, season }) => counselling === 'josaa' && season === newest.season)
  return Array.from({ length: book.poolCount }, (_, pool) => pool).filter((pool) =>
    rounds.some((column) => closingRank(column, pool) !== undefined),
  )
}

function chanceOf({ forecast }: OpenSeatBook, pool: number, { rank }: SeatRank): SeatChance | null {
  const percent = forecast && chancePercent(forecast, pool, rank)
  return forecast && percent !== undefined ? { percent, band: bandOf(forecast, pool, percent) } : null
}

function replaySeason(book: RankBook, final: RoundColumn, pool: number, rank: number): SeasonReplay {
  const rounds = josaaRounds(book, final.season)
  return {
    season: final.season,
    wouldGet: wouldGet(final, pool, rank) ?? null,
    earliestRound: earliestRound(rounds, pool, rank) ?? null,
    isRoundByRound: rounds.length > 1,
  }
}

function whyNotJudged(book: RankBook, pool: number, profile: Profile): VerdictOfSeat {
  const seat = seatOfPool(book, pool)
  const institute = book.institutes[book.institute[pool] ?? -1]
  if (!isGenderPoolOpen(seat.gender, profile)) {
    return { state: 'not-theirs', because: profile.gender === undefined ? 'gender-missing' : 'gender' }
  }
  const rankKind = rankKindOf(profile, seat)
  if (rankKind === undefined) return { state: 'not-theirs', because: 'seat-type' }
  if (!institute || !isQuotaOpen(institute, seat.quota, profile.homeState)) {
    return { state: 'not-theirs', because: profile.homeState === undefined ? 'home-state-missing' : 'quota' }
  }
  if (seat.needsAat && profile.hasPassedAat !== true) return { state: 'not-theirs', because: 'aat-missing' }
  return { state: 'rank-missing', rankKind }
}
