import type { Drift } from './drift.ts'
import { fitKnownPools, type Lesson, predictKnownPools } from './pools/known-pools.ts'
import { fitNewPools, predictNewPools } from './pools/new-pools.ts'
import type { Origin } from './pools/origin.ts'
import { ADVANCED, at, type PoolTraits } from './pools/pool-traits.ts'

/** Share of a group's departure from its list that is expected to come back the next season. */
const GROUP_RETURN = 0.2
/** Quiet seasons that stand beside the seen ones when a list's drift is averaged. */
const DRIFT_SHRINK = 3
/** Standard deviation of the shock common to a list's pools, in RANK_LISTS order, in ln units. */
export const SHOCK = [0.07, 0.35, 0.3, 0.07] as const

/** A season's forecast before its first round, one entry per pool; mu and scale are NaN where nothing can be said. */
export type SeasonForecast = {
  /** Expected ln of the closing rank after the final round. */
  mu: Float64Array
  scale: Float64Array
  /** 0 = known last season, 1 to 4 as in `rateNovelty`. */
  novelty: Uint8Array
  /** Standardised residuals at SHARES. */
  knownPoolQuantiles: Float64Array
  newPoolQuantiles: Float64Array
}

/**
 * The forecast from what is known before a season and the lessons of the seasons before it, at least one.
 * @param drifts  one per season after the first, up to the season before the one to forecast
 */
export function forecastSeason(
  origin: Origin,
  lessons: readonly Lesson[],
  drifts: readonly Drift[],
  traits: PoolTraits,
): SeasonForecast {
  const drift = expectDrift(origin.lastDrift, drifts, traits)
  const known = fitKnownPools(lessons, traits)
  const { move, scale } = predictKnownPools(known, origin, traits)
  const mu = move.map((value, k) => value + at(origin.last, k) + at(drift, k))
  const novel = fitNewPools(lessons, traits)
  const wide = predictNewPools(novel, origin, traits)
  for (let k = 0; k < traits.count; k++) {
    if (wide.novelty[k] === 0) continue
    mu[k] = at(wide.level, k) + at(drift, k)
    scale[k] = at(wide.scale, k)
  }
  const { novelty } = wide
  return { mu, scale, novelty, knownPoolQuantiles: known.quantiles, newPoolQuantiles: novel.quantiles }
}

/**
 * The drift to expect of each pool: its list's mean over the years, and a part of its group's last departure back. The first
 * year is left out: with it, chances of 2022 to 2026 are less well calibrated (.011 against .007) and no sharper.
 */
function expectDrift(last: Drift, drifts: readonly Drift[], traits: PoolTraits): Float64Array {
  const seen = drifts.length > 1 ? drifts.slice(1) : drifts
  const byList = SHOCK.map((_, l) => {
    if (l !== 0 && l !== ADVANCED) return 0
    return seen.reduce((sum, drift) => sum + at(drift.byList, l), 0) / (seen.length + DRIFT_SHRINK)
  })
  return Float64Array.from({ length: traits.count }, (_, k) => {
    const l = at(traits.list, k)
    return at(byList, l) - GROUP_RETURN * (at(last.byPool, k) - at(last.byList, l))
  })
}
