import { medianByClass } from './drift.ts'
import { at, GFTI, type SeatTraits } from './pools/pool-traits.ts'
import { medianOfNumbers } from './regression.ts'
import type { SeasonForecast } from './season-forecast.ts'

/** Seasons foreseen without a miss that stand beside the real ones. */
const QUIET_SEASONS = 3
/** Fewer foreseen seasons say nothing of the next. */
const SEASONS_MIN = 3

/** A season that was forecast from earlier ones, and its ln closing ranks, NaN where none was printed. */
export type PastForecast = { forecast: SeasonForecast; closing: Float64Array }

/**
 * A forecast with the seats of GFTIs moved by how far they closed beyond earlier forecasts, apart from what their lists did as
 * a whole: the mean of the seasons' medians, over pools whose last season was known. The other types have no such drift
 * (decision 0030).
 * @param past  oldest first, each forecast without this drift
 */
export function moveTypes(forecast: SeasonForecast, past: readonly PastForecast[], traits: SeatTraits): SeasonForecast {
  if (past.length < SEASONS_MIN) return forecast
  const { type } = traits
  const misses = past.map((season) => medianOfGftis(season, traits))
  const drift = misses.reduce((sum, miss) => sum + miss, 0) / (misses.length + QUIET_SEASONS)
  return { ...forecast, mu: forecast.mu.map((mu, k) => (type[k] === GFTI ? mu + drift : mu)) }
}

/** How far the middle seat of GFTIs closed beyond its forecast, less what the middle seat of its list did. */
function medianOfGftis({ forecast: { mu, novelty }, closing }: PastForecast, { type, lists }: SeatTraits): number {
  const missed = closing.map((ln, k) => (novelty[k] === 0 ? ln - at(mu, k) : Number.NaN))
  const { value: ofList } = medianByClass(missed, lists)
  return medianOfNumbers(missed.map((miss, k) => (type[k] === GFTI ? miss - at(ofList, at(lists.of, k)) : Number.NaN)))
}
