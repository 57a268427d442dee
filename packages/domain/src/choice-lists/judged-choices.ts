import type { GenderPool, Institute, Programme, Quota, RankList, SeatType } from '../book/rank-book.ts'
import { seatOfPool } from '../predictor/eligibility.ts'
import type { Band, LikelyRange } from '../predictor/prediction.ts'
import type { Profile, RankKind } from '../predictor/profile.ts'
import { judgeSeat, type OpenSeatBook, type SeatVerdict, seatForecast } from '../seats/seat-facts.ts'
import { positionOfSeat } from '../seats/seat-positions.ts'
import { closingRank, josaaRounds } from './replay.ts'

/** One round that choices are judged by, oldest first. */
export type JudgedRound = { season: number; round: number; isFinal: boolean }

/** How a choice answers the candidate: by which rank and with which chance, or why not. */
export type ChoiceVerdict =
  | { state: 'judged'; rank: number; rankKind: RankKind; chance: { percent: number; band: Band } | null }
  | Extract<SeatVerdict, { state: 'not-theirs' | 'rank-missing' }>

/** One choice of a list: what the seat is, how it answers, and where it closed. */
export type JudgedChoice = {
  key: string
  institute: Pick<Institute, 'name' | 'type' | 'city' | 'state'>
  programme: Programme
  quota: Quota
  seatType: SeatType
  gender: GenderPool
  list: RankList
  isPreparatory: boolean
  needsAat: boolean
  /** undefined when nobody said who is asking. */
  verdict: ChoiceVerdict | undefined
  /** Where it is expected to close in the season to come; undefined where nothing can be said. */
  expected: LikelyRange | undefined
  /** The closing rank in each of the rounds; null where none was printed. */
  closings: readonly (number | null)[]
}

export type JudgedChoices = {
  rounds: readonly JudgedRound[]
  choices: readonly JudgedChoice[]
  /** Keys of seats that the book does not have: renamed or gone since they were chosen. */
  unknownKeys: readonly string[]
}

/**
 * The choices of a list in its order, each judged by the candidate's own rank for it, with its closing ranks in every
 * JoSAA round of the last five seasons that the book holds.
 * @param profile  undefined when nobody said who is asking: nothing is judged then
 */
export function judgeChoices(open: OpenSeatBook, keys: readonly string[], profile: Profile | undefined): JudgedChoices {
  const columns = open.finals.flatMap(({ season }) => josaaRounds(open.book, season))
  const known = keys.flatMap((key) => {
    const pool = open.keys.poolOf(key)
    return pool === undefined ? [] : [{ key, pool }]
  })
  return {
    rounds: columns.map(({ season, round, isFinal }) => ({ season, round, isFinal })),
    choices: known.map(({ key, pool }) => {
      const { institute, programme } = positionOfSeat(open.book, pool)
      const { name, type, city, state } = institute
      return {
        key,
        institute: { name, type, city, state },
        programme,
        ...seatOfPool(open.book, pool),
        verdict: profile && verdictOf(judgeSeat(open, pool, profile)),
        expected: seatForecast(open, pool)?.expected,
        closings: columns.map((column) => closingRank(column, pool) ?? null),
      }
    }),
    unknownKeys: keys.filter((key) => open.keys.poolOf(key) === undefined),
  }
}

function verdictOf(verdict: SeatVerdict): ChoiceVerdict {
  if (verdict.state !== 'judged') return verdict
  const { state, rank, rankKind, chance } = verdict
  return { state, rank, rankKind, chance }
}
