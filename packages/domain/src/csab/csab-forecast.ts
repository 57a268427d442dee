import { CATEGORIES, type RankBook } from '../book/rank-book.ts'
import { layerMedians, minus } from '../forecast/drift.ts'
import { logarithms } from '../forecast/history.ts'
import { lnRank } from '../forecast/ln-rank.ts'
import { SHARES } from '../forecast/pools/known-pools.ts'
import { at, describeSeats, QUOTA_GROUP, type SeatTraits } from '../forecast/pools/pool-traits.ts'
import { dot, fitLeastAbsolute, fitScale, medianOfNumbers, weightedQuantiles } from '../forecast/regression.ts'
import { Rates } from '../numbers/rates.ts'
import { type ChanceCurve, drawCurve, readCurve } from '../predictor/chance-curve.ts'
import { SCALE_LEVELS, scaleLevel, toPercent } from '../predictor/prediction.ts'

/** What the special rounds of a season are expected to close at, per pool, all in common ranks (CRL) of the seat's list. */
export type CsabForecast = {
  season: number
  /** The seasons of special rounds it was learnt from. */
  from: readonly [number, number]
  /** ln of the furthest closing rank over the rounds; NaN where JoSAA's last round printed none, and at IITs and IISc. */
  mu: Float64Array
  /** That the rounds have the seat at all, 0 to 1. */
  offered: Float64Array
  curveOf: (pool: number) => ChanceCurve
}

type History = Pick<
  RankBook,
  | 'poolCount'
  | 'institutes'
  | 'programmes'
  | 'institute'
  | 'programme'
  | 'quota'
  | 'seatType'
  | 'gender'
  | 'list'
  | 'rounds'
>

/** A season in logarithms: JoSAA's last round in the ranks of each seat, and the furthest of the special rounds in common ranks. */
type Season = { season: number; final: Float64Array; furthest: Float64Array }

const WIDTH = 4
const SCALE_WIDTH = 8
/** Pulls the shares of seats that come up to those of wider kinds. */
const RATE_PULL = 30
/** How far a whole season strays: beside JoSAA's ranks the middle seat closed .01 nearer in 2023, .06 further in 2024, .02 nearer in 2025. */
const SHOCK = 0.05
const MISS_MIN = 1e-3

/**
 * The special rounds of a season from JoSAA's last round of it and the two newest seasons of special rounds before: where
 * JoSAA closed, the usual way from there to CSAB's common rank for seats of the kind, what this seat did beyond that, and how
 * JoSAA moved since.
 * @returns undefined where JoSAA's last round or one of the two seasons is not known
 */
export function forecastCsab(history: History, season: number): CsabForecast | undefined {
  const final = finalOf(history, season)
  const known = [...new Set(history.rounds.filter(isCsab).map((round) => round.season))]
    .filter((each) => each < season)
    .sort((a, b) => a - b)
    .slice(-2)
    .map((each) => seasonOf(history, each))
  const [older, newer] = known
  if (!final || !older || !newer) return undefined
  const traits = describeSeats(history)
  const lesson = stateFrom(older, newer.final, traits)
  const fit = fitLesson(lesson, newer, traits)
  const now = stateFrom(newer, final, traits)
  const mu = new Float64Array(traits.count).fill(Number.NaN)
  const level = new Uint8Array(traits.count)
  const offered = new Float64Array(traits.count).fill(Number.NaN)
  for (let pool = 0; pool < traits.count; pool++) {
    if (Number.isNaN(at(final, pool)) || isAdvanced(traits, pool)) continue
    mu[pool] = at(final, pool) + at(now.usual, pool) + dot(columnsOf(now, traits, pool), 0, fit.slopes) + fit.drift
    level[pool] = scaleLevel(Math.exp(dot(scaleColumnsOf(now, traits, pool), 0, fit.scales)))
    offered[pool] = fit.offeredOf(now, pool)
  }
  const curves = new Map<number, ChanceCurve>()
  const curveOf = (pool: number) => {
    const of = at(level, pool)
    const curve = curves.get(of) ?? drawCurve(SCALE_LEVELS[of] ?? 0, SHOCK, fit.quantiles, SHARES)
    curves.set(of, curve)
    return curve
  }
  return { season, from: [older.season, newer.season], mu, offered, curveOf }
}

/** What is told of a seat: the furthest closing rank that is expected of it, whole; undefined where nothing is. */
export function expectedAtCsab(
  { mu, curveOf, offered }: CsabForecast,
  pool: number,
): { expected: { low: number; middle: number; high: number }; offeredPercent: number } | undefined {
  const middle = at(mu, pool)
  if (Number.isNaN(middle)) return undefined
  const curve = curveOf(pool)
  const rankAt = (distance: number) => Math.max(1, Math.round(Math.exp(middle + distance)))
  const expected = { low: rankAt(curve.low), middle: rankAt(curve.middle), high: rankAt(curve.high) }
  return { expected, offeredPercent: toPercent(at(offered, pool)) }
}

/** That the special rounds have a seat and it goes to a common rank or beyond it, whole percent. */
export function chanceAtCsab({ mu, curveOf, offered }: CsabForecast, pool: number, rank: number): number {
  return toPercent(readCurve(curveOf(pool), lnRank(rank) - at(mu, pool)) * at(offered, pool))
}

/** The furthest closing ranks over the special rounds of a season in natural logarithms; NaN = none printed. */
export function furthestOfCsab(
  { poolCount, rounds }: Pick<History, 'poolCount' | 'rounds'>,
  season: number,
): Float64Array {
  const furthest = new Int32Array(poolCount)
  for (const { closing } of rounds.filter((round) => isCsab(round) && round.season === season)) {
    for (let pool = 0; pool < poolCount; pool++) furthest[pool] = Math.max(at(furthest, pool), at(closing, pool))
  }
  return logarithms(furthest)
}

function isCsab({ counselling }: History['rounds'][number]): boolean {
  return counselling === 'csab'
}

function finalOf({ rounds }: History, season: number): Float64Array | undefined {
  const found = rounds.find((round) => round.counselling === 'josaa' && round.season === season && round.isFinal)
  return found && logarithms(found.closing)
}

function seasonOf(history: History, season: number): Season | undefined {
  const final = finalOf(history, season)
  return final && { season, final, furthest: furthestOfCsab(history, season) }
}

/** What is known before the special rounds of a season: from a season of them, and JoSAA's last round since. */
type State = { usual: Float64Array; own: Float64Array; moved: Float64Array }

function stateFrom({ final, furthest }: Season, since: Float64Array, traits: SeatTraits): State {
  const gap = minus(furthest, final)
  const usual = layerMedians(gap, [traits.parent, traits.typeQuota, traits.group])
  return { usual, own: minus(gap, usual), moved: minus(since, final) }
}

function columnsOf({ own, moved }: State, { category }: SeatTraits, pool: number): Float64Array {
  const isReserved = at(category, pool) === OPEN ? 0 : 1
  const [beyond, move] = Number.isNaN(at(own, pool)) ? [0, 0] : [at(own, pool), at(moved, pool) || 0]
  return Float64Array.from([beyond, beyond * isReserved, move, move * isReserved])
}

const OPEN = CATEGORIES.indexOf('OPEN')

function scaleColumnsOf({ own, moved }: State, traits: SeatTraits, pool: number): Float64Array {
  const isKnown = !Number.isNaN(at(own, pool))
  return Float64Array.from([
    1,
    isKnown ? 1 : 0,
    at(traits.category, pool) === OPEN ? 0 : 1,
    at(traits.isPwd, pool),
    at(traits.quotaGroup, pool) === QUOTA_GROUP.HS ? 1 : 0,
    at(traits.isFemale, pool),
    isKnown ? Math.min(Math.abs(at(own, pool)), 1) : 0,
    isKnown ? Math.min(Math.abs(at(moved, pool) || 0), 1) : 0,
  ])
}

function fitLesson(state: State, { final, furthest }: Season, traits: SeatTraits) {
  const asked = Array.from(final.keys()).filter((pool) => !(Number.isNaN(at(final, pool)) || isAdvanced(traits, pool)))
  const pools = asked.filter((pool) => !Number.isNaN(at(furthest, pool)))
  const design = (width: number, read: typeof columnsOf) => {
    const x = new Float64Array(pools.length * width)
    for (const [row, pool] of pools.entries()) x.set(read(state, traits, pool), row * width)
    return { x, rows: pools.length, width }
  }
  const weight = new Float64Array(pools.length).fill(1)
  const target = Float64Array.from(pools, (pool) => at(furthest, pool) - at(final, pool) - at(state.usual, pool))
  const columns = design(WIDTH, columnsOf)
  const slopes = fitLeastAbsolute(columns, target, weight, 1e-3)
  const rest = target.map((each, row) => each - dot(columns.x, row * WIDTH, slopes))
  const middle = medianOfNumbers(rest)
  const misses = rest.map((each) => each - middle)
  const scaleDesign = design(SCALE_WIDTH, scaleColumnsOf)
  const scales = fitScale(
    scaleDesign,
    misses.map((miss) => Math.max(Math.abs(miss), MISS_MIN)),
    weight,
  )
  const standard = misses.map((miss, row) => miss / Math.exp(dot(scaleDesign.x, row * SCALE_WIDTH, scales)))
  return {
    slopes,
    scales,
    // One season's drift, drawn to none as if three quiet ones stood beside it.
    drift: middle / 4,
    quantiles: weightedQuantiles(standard, weight, SHARES),
    offeredOf: fitOffered(state, asked, furthest, traits),
  }
}

/** How often seats that JoSAA filled came up in the special rounds: by kind of institute and PwD, and whether they did the season before. */
function fitOffered(state: State, asked: readonly number[], furthest: Float64Array, traits: SeatTraits) {
  const rates = new Rates(RATE_PULL)
  const namesOf = ({ own }: State, pool: number) => {
    const wide = `${at(traits.isPwd, pool)} ${Number.isNaN(at(own, pool))}`
    return [wide, `${wide} ${at(traits.type, pool)}`] as const
  }
  for (const pool of asked) {
    const came = Number.isNaN(at(furthest, pool)) ? 0 : 1
    for (const name of ['', ...namesOf(state, pool)]) rates.note(name, came)
  }
  return (now: State, pool: number) => {
    const [wide, narrow] = namesOf(now, pool)
    return rates.rate(narrow, rates.rate(wide, rates.rate('', 1)))
  }
}

/** IITs and IISc take no part in CSAB. */
function isAdvanced({ type }: SeatTraits, pool: number): boolean {
  return at(type, pool) === 0
}
