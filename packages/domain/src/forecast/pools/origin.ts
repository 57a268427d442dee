import { type Drift, measureDrift, medianByClass, minus } from '../drift.ts'
import type { SeasonRanks } from '../history.ts'
import { clip } from '../regression.ts'
import { expectFromRelated, explainLevels } from '../structure.ts'
import { at, type PoolTraits } from './pool-traits.ts'

/** Expected less last season's value, in ln units, by eight ways of expecting. */
export const FEATURES = ['dev1', 'dev2', 'dev3', 'family', 'level', 'open', 'gender', 'slide'] as const

/** Everything that could be known before a season of the seats it offers: nothing in it is later than the season before. */
export type Origin = {
  /** The season to forecast. */
  season: number
  /** Drift of the season before. */
  lastDrift: Drift
  /** ln closing rank of the season before, and its opening rank; NaN = not there. */
  last: Float64Array
  lastOpening: Float64Array
  /** Level by what is known of institute, programme and quota; every pool has one. */
  level: Float64Array
  /** FEATURES.length entries per pool; zeros where a feature or last season's value is missing. */
  features: Float64Array
  /** Seasons with a value. */
  yearsKnown: Uint8Array
  /** Usual size of a year's move of the pool itself, in ln units. */
  volatility: Float64Array
  /** For pools without last season's value: an older own value brought to last season's level (NaN = none), its age. */
  older: Float64Array
  olderAge: Uint8Array
}

/** The drifts of every season after the first. */
export function measureDrifts(seasons: readonly SeasonRanks[], traits: PoolTraits): Drift[] {
  return seasons.slice(1).map((after, i) => measureDrift(seasons[i] as SeasonRanks, after, traits))
}

/**
 * What is known before a season.
 * @param past    the seasons before it, oldest first, at least two
 * @param drifts  one per season after the first of `past`
 */
export function stateBefore(past: readonly SeasonRanks[], drifts: readonly Drift[], traits: PoolTraits): Origin {
  const last = past.at(-1) as SeasonRanks
  const before = past.at(-2) as SeasonRanks
  const lastDrift = drifts[past.length - 2] as Drift
  const level = explainLevels(last.closing, traits)
  const features = new Float64Array(traits.count * FEATURES.length)
  const own = lookbackOf(past, drifts, traits)
  const columns = [
    ...own.deviations,
    expectFromFamily(last, before, lastDrift, traits),
    minus(level, last.closing),
    withoutOpen(minus(expectFromRelated(last.closing, traits.openNeutral, traits), last.closing), traits),
    minus(expectFromRelated(last.closing, traits.otherGender, traits), last.closing),
    lastSlide(last, traits),
  ]
  for (const [j, column] of columns.entries()) {
    for (let k = 0; k < traits.count; k++) {
      const value = at(column, k)
      if (Number.isNaN(value) || Number.isNaN(at(last.closing, k))) continue
      features[k * FEATURES.length + j] = j < 3 ? value : clip(value, -1.2, 1.2)
    }
  }
  return {
    season: last.season + 1,
    lastDrift,
    last: last.closing,
    lastOpening: last.opening,
    level,
    features,
    yearsKnown: own.yearsKnown,
    volatility: measureVolatility(past, drifts, traits),
    older: own.older,
    olderAge: own.olderAge,
  }
}

function withoutOpen(column: Float64Array, traits: PoolTraits): Float64Array {
  return column.map((value, k) => (at(traits.openNeutral, k) === k ? 0 : value))
}

/** Each pool's earlier seasons, brought to last season's level by the drifts of its group since. */
function lookbackOf(past: readonly SeasonRanks[], drifts: readonly Drift[], traits: PoolTraits) {
  const n = traits.count
  const last = (past.at(-1) as SeasonRanks).closing
  const deviations = [1, 2, 3].map(() => new Float64Array(n).fill(Number.NaN))
  const yearsKnown = new Uint8Array(n)
  const older = new Float64Array(n).fill(Number.NaN)
  const olderAge = new Uint8Array(n)
  const sinceThen = new Float64Array(n)
  for (let back = 0; back < past.length; back++) {
    const season = past[past.length - 1 - back] as SeasonRanks
    if (back > 0) addTo(sinceThen, (drifts[past.length - 1 - back] as Drift).byPool)
    for (let k = 0; k < n; k++) {
      const value = at(season.closing, k)
      if (Number.isNaN(value)) continue
      const known = at(yearsKnown, k)
      yearsKnown[k] = known + 1
      const brought = value + at(sinceThen, k)
      if (Number.isNaN(at(last, k)) && known === 0) {
        older[k] = brought
        olderAge[k] = back + 1
      }
      const deviation = deviations[known - 1]
      if (deviation) deviation[k] = brought - at(last, k)
    }
  }
  return { deviations, yearsKnown, older, olderAge }
}

function addTo(sum: Float64Array, added: Float64Array): void {
  for (let k = 0; k < sum.length; k++) sum[k] = at(sum, k) + at(added, k)
}

/** Mean move, less the group's drift, of the other pools of the same branch family and list. */
function expectFromFamily(last: SeasonRanks, before: SeasonRanks, drift: Drift, traits: PoolTraits): Float64Array {
  const { of, count } = traits.familyList
  const moves = last.closing.map((value, k) => clip(value - at(before.closing, k) - at(drift.byPool, k), -1, 1))
  const sum = new Float64Array(count)
  const number = new Int32Array(count)
  for (let k = 0; k < moves.length; k++) {
    if (Number.isNaN(at(moves, k))) continue
    sum[at(of, k)] = at(sum, at(of, k)) + at(moves, k)
    number[at(of, k)] = at(number, at(of, k)) + 1
  }
  return moves.map((move, k) => {
    const family = at(of, k)
    const has = Number.isNaN(move) ? 0 : 1
    return (at(sum, family) - (has ? move : 0)) / (at(number, family) - has + 4)
  })
}

/** How much further than its group the pool slid from round 1 to the final round of last season. */
function lastSlide(last: SeasonRanks, traits: PoolTraits): Float64Array {
  const first = last.afterRound.get(1)
  if (!first) return new Float64Array(traits.count)
  const slides = minus(last.closing, first)
  const usual = medianByClass(slides, traits.group).value
  return slides.map((slide, k) => slide - at(usual, at(traits.group.of, k)))
}

function measureVolatility(past: readonly SeasonRanks[], drifts: readonly Drift[], traits: PoolTraits): Float64Array {
  const sum = new Float64Array(traits.count).fill(2 * 0.13)
  const total = new Float64Array(traits.count).fill(2)
  for (let t = 1; t < past.length; t++) {
    const age = past.length - 1 - t
    const w = 0.8 ** age
    const drift = (drifts[t - 1] as Drift).byPool
    const now = (past[t] as SeasonRanks).closing
    const then = (past[t - 1] as SeasonRanks).closing
    for (let k = 0; k < traits.count; k++) {
      const move = Math.abs(at(now, k) - at(then, k) - at(drift, k))
      if (Number.isNaN(move)) continue
      sum[k] = at(sum, k) + w * Math.min(move, 1.2)
      total[k] = at(total, k) + w
    }
  }
  return sum.map((value, k) => value / at(total, k))
}
