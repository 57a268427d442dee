import type { Drift } from './drift.ts'
import { fitKnownPools, type KnownPoolFit, type Lesson, predictKnownPools } from './known-pools.ts'
import type { Origin } from './origin.ts'
import { ADVANCED, at, type PoolTraits } from './pool-traits.ts'

/** Share of a group's departure from its list that is expected to come back the next season. */
const GROUP_RETURN = 0.2
/** Quiet seasons that stand beside the seen ones when a list's drift is averaged. */
const DRIFT_SHRINK = 3
/** Standard deviation of the shock common to a list's pools, in RANK_LISTS order, in ln units. */
export const SHOCK = [0.07, 0.35, 0.3, 0.07] as const

/** A season's forecast of the pools whose last season is known, before its first round. */
export type SeasonForecast = { mu: Float64Array; scale: Float64Array; fit: KnownPoolFit; drift: Float64Array }

/**
 * The forecast from what is known before a season and the lessons of the seasons before it.
 * @param drifts  one per season after the first, up to the season before the one to forecast
 */
export function forecastSeason(
  origin: Origin,
  lessons: readonly Lesson[],
  drifts: readonly Drift[],
  traits: PoolTraits,
): SeasonForecast {
  const fit = fitKnownPools(lessons, traits)
  const { move, scale } = predictKnownPools(fit, origin, traits)
  const drift = expectDrift(origin.lastDrift, drifts, traits)
  return { mu: move.map((value, k) => value + at(origin.last, k) + at(drift, k)), scale, fit, drift }
}

/** The drift to expect of each pool. The first measured season is left out: its pools had not been split by gender. */
function expectDrift(last: Drift, drifts: readonly Drift[], traits: PoolTraits): Float64Array {
  const seen = drifts.length > 1 ? drifts.slice(1) : drifts
  const byList = SHOCK.map((_, l) => {
    if (l !== 0 && l !== ADVANCED) return 0
    return seen.reduce((sum, drift) => sum + at(drift.byList, l), 0) / (seen.length + DRIFT_SHRINK)
  })
  return Float64Array.from({ length: traits.count }, (_, k) => {
    const l = at(traits.list, k)
    return at(byList, l) - GROUP_RETURN * (at(last.byGroup, at(traits.group.of, k)) - at(last.byList, l))
  })
}
