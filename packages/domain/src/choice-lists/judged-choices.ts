import type { GenderPool, Institute, Programme, Quota, RankBook, RankList, SeatType } from '../book/rank-book.ts'
import { BANDS, type Band } from '../predictor/bands.ts'
import { eligibleRank, isAatSeat, seatOfPool } from '../predictor/eligibility.ts'
import { bandOf, chancePercent, type LikelyRange } from '../predictor/prediction.ts'
import type { Profile, RankKind } from '../predictor/profile.ts'
import {
  judgeSeat,
  type OpenSeatBook,
  type SeatChance,
  seatForecast,
  type VerdictOfSeat,
  type WhyNotTheirs,
} from '../seats/seat-facts.ts'
import { positionOfSeat } from '../seats/seat-positions.ts'
import { closingRank, josaaRounds } from './replay.ts'

/** One round that choices are judged by, oldest first. */
export type JudgedRound = { season: number; round: number; isFinal: boolean }

/** How a pool answers the candidate who may take it: by which rank and with which chance, or which rank is missing. */
export type PoolVerdict =
  | { state: 'judged'; rank: number; rankKind: RankKind; chance: { percent: number; band: Band } | null }
  | Extract<VerdictOfSeat, { state: 'rank-missing' }>

/** How a choice answers the candidate: as its leading pool does, or why none of its pools is theirs. */
export type ChoiceVerdict = PoolVerdict | Extract<VerdictOfSeat, { state: 'not-theirs' }>

/** One seat pool of a choice that the candidate may take. */
export type PoolJudgement = {
  key: string
  quota: Quota
  seatType: SeatType
  gender: GenderPool
  isPreparatory: boolean
  /** undefined when nobody said who is asking. */
  verdict: PoolVerdict | undefined
  /** Where it is expected to close in the season to come; undefined where nothing can be said. */
  expected: LikelyRange | undefined
  /** The closing rank in each of the rounds; null where none was printed. */
  closings: readonly (number | null)[]
}

/** One choice of a list, an institute and a programme: what it is, how it answers, and the pools in it. */
export type ChoiceJudgement = {
  key: string
  institute: Pick<Institute, 'name' | 'type' | 'city' | 'state'>
  programme: Programme
  list: RankList
  needsAat: boolean
  /** undefined when nobody said who is asking. */
  verdict: ChoiceVerdict | undefined
  /** Those this candidate may take, the leading one first; the open ones when nobody said who is asking. */
  pools: readonly PoolJudgement[]
}

export type ChoiceJudgements = {
  rounds: readonly JudgedRound[]
  choices: readonly ChoiceJudgement[]
  /** Keys of choices that the book does not have: renamed or gone since they were chosen. */
  unknownKeys: readonly string[]
}

/**
 * The choices of a list in its order, each with the pools this candidate may take, judged by the candidate's own rank for
 * each, with its closing ranks in every JoSAA round of the last five seasons that the book holds.
 * @param profile  undefined when nobody said who is asking: nothing is judged then
 */
export function judgeChoices(
  open: OpenSeatBook,
  keys: readonly string[],
  profile: Profile | undefined,
): ChoiceJudgements {
  const columns = open.finals.flatMap(({ season }) => josaaRounds(open.book, season))
  const known = keys.flatMap((key) => {
    const pools = open.keys.poolsOf(key)
    const [first] = pools
    return first === undefined ? [] : [{ key, pools, first }]
  })
  return {
    rounds: columns.map(({ season, round, isFinal }) => ({ season, round, isFinal })),
    choices: known.map(({ key, pools, first }) => {
      const { institute, programme } = positionOfSeat(open.book, first)
      const { name, type, city, state } = institute
      const { verdict, own } = judgePools(open, pools, profile)
      return {
        key,
        institute: { name, type, city, state },
        programme,
        list: seatOfPool(open.book, first).list,
        needsAat: isAatSeat(open.book, first),
        verdict,
        pools: own.map(({ pool, verdict }) => {
          const { quota, seatType, gender, isPreparatory } = seatOfPool(open.book, pool)
          return {
            key: open.keys.keyOf(pool),
            ...{ quota, seatType, gender, isPreparatory },
            verdict,
            expected: seatForecast(open, pool)?.expected,
            closings: columns.map((column) => closingRank(column, pool) ?? null),
          }
        }),
      }
    }),
    unknownKeys: keys.filter((key) => open.keys.poolsOf(key).length === 0),
  }
}

type OwnPool = { pool: number; verdict: PoolVerdict | undefined }

/** The pools of a choice that are the candidate's, the best first, and how the choice as a whole answers. */
function judgePools(
  open: OpenSeatBook,
  pools: readonly number[],
  profile: Profile | undefined,
): { verdict: ChoiceVerdict | undefined; own: OwnPool[] } {
  if (profile === undefined) {
    const openPools = pools.filter((pool) => isOpenToAll(open.book, pool))
    return { verdict: undefined, own: openPools.map((pool) => ({ pool, verdict: undefined })) }
  }
  const own: (OwnPool & { verdict: PoolVerdict })[] = []
  const reasons = new Set<WhyNotTheirs>()
  for (const pool of pools) {
    const verdict = judgeSeat(open, pool, profile)
    if (verdict.state === 'not-theirs') reasons.add(verdict.because)
    else own.push({ pool, verdict: withoutSeasons(verdict) })
  }
  own.sort((a, b) => byPromise(a.verdict, b.verdict) || byReservation(open.book, a.pool, b.pool))
  const because = REASONS.find((reason) => reasons.has(reason)) ?? 'seat-type'
  return { verdict: own[0]?.verdict ?? { state: 'not-theirs', because }, own }
}

/** What keeps a choice from a candidate, that first which ends as soon as the candidate says more. */
const REASONS: readonly WhyNotTheirs[] = [
  'home-state-missing',
  'aat-missing',
  'gender-missing',
  'quota',
  'gender',
  'seat-type',
]

function isOpenToAll(book: RankBook, pool: number): boolean {
  const { seatType, gender, isPreparatory } = seatOfPool(book, pool)
  return seatType === 'OPEN' && gender === 'neutral' && !isPreparatory
}

function withoutSeasons(verdict: Exclude<VerdictOfSeat, { state: 'not-theirs' }>): PoolVerdict {
  if (verdict.state !== 'judged') return verdict
  const { state, rank, rankKind, chance } = verdict
  return { state, rank, rankKind, chance }
}

/** The likelier band first, then the higher chance; then those without a forecast, last those whose rank is missing. */
function byPromise(a: PoolVerdict, b: PoolVerdict): number {
  const [one, other] = [chanceIn(a), chanceIn(b)]
  if (one && other) return byChance(one, other)
  return Number(!one) - Number(!other) || Number(a.state !== 'judged') - Number(b.state !== 'judged')
}

function chanceIn(verdict: PoolVerdict) {
  return verdict.state === 'judged' ? verdict.chance : null
}

/** Of pools as likely, the less reserved first. */
function byReservation(book: RankBook, a: number, b: number): number {
  const [one, other] = [seatOfPool(book, a), seatOfPool(book, b)]
  return (
    Number(one.seatType !== 'OPEN') - Number(other.seatType !== 'OPEN') ||
    Number(one.gender === 'female') - Number(other.gender === 'female') ||
    a - b
  )
}

/** The chance that the row of a choice shows: that of its leading pool; undefined where no pool of it has one. */
export function chanceOfChoice(
  { book, forecast }: Pick<OpenSeatBook, 'book' | 'forecast'>,
  pools: readonly number[],
  profile: Profile,
): SeatChance | undefined {
  if (forecast === undefined) return undefined
  const chances = pools.flatMap((pool): SeatChance[] => {
    const judgedBy = eligibleRank(book, pool, profile)
    const percent = judgedBy && chancePercent(forecast, pool, judgedBy.rank)
    return percent === undefined ? [] : [{ percent, band: bandOf(forecast, pool, percent) }]
  })
  return chances.sort(byChance)[0]
}

function byChance(one: SeatChance, other: SeatChance): number {
  return BANDS.indexOf(one.band) - BANDS.indexOf(other.band) || other.percent - one.percent
}
