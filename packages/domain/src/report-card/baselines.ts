import type { ForecastHistory, SeasonRanks } from '../forecast/history.ts'

/** Seasons from which a baseline learns how far closing ranks stray. */
const WINDOW = 3
/** A stratum with fewer residuals is given those of all pools. */
const STRATUM_MIN = 30
/** Median distance to standard deviation, for a normal law. */
const NORMAL_FROM_MEDIAN = 1.4826

/** Ways to expect a closing rank that anyone could use: last season's, and means of the last seasons' logarithms. */
export const POINT_BASELINES = {
  'last season': [1],
  '70/30 mean': [0.7, 0.3],
  '60/30/10 mean': [0.6, 0.3, 0.1],
  '50/30/20 mean': [0.5, 0.3, 0.2],
} as const

/** A baseline that says chances: of closing at or beyond a rank (its ln), per pool. */
export type ChanceBaseline = { name: string; chance: (pool: number, lnOfRank: number) => number }

/**
 * Expected ln closing ranks by the weighted mean of the seasons before; NaN for a pool that the last one did not have.
 * @param weights  of the last season first; those of missing seasons are shared out among the others
 */
export function meanOfSeasons(
  seasons: readonly SeasonRanks[],
  index: number,
  weights: readonly number[],
): Float64Array {
  return (seasons[index - 1] as SeasonRanks).closing.map((last, pool) => {
    if (Number.isNaN(last)) return Number.NaN
    let sum = 0
    let total = 0
    for (const [back, weight] of weights.entries()) {
      const value = seasons[index - 1 - back]?.closing[pool] ?? Number.NaN
      if (Number.isNaN(value)) continue
      sum += weight * value
      total += weight
    }
    return sum / total
  })
}

/** The baselines that say chances, trained on the seasons before `index` alone. */
export function chanceBaselines(
  history: ForecastHistory,
  seasons: readonly SeasonRanks[],
  index: number,
): ChanceBaseline[] {
  return [
    logNormal(seasons, index),
    empirical('residuals around last season', { history, seasons, index }, POINT_BASELINES['last season']),
    empirical('residuals around a 50/30/20 mean', { history, seasons, index }, POINT_BASELINES['50/30/20 mean']),
  ]
}

/** Last season's rank and one sigma for all pools. */
function logNormal(seasons: readonly SeasonRanks[], index: number): ChanceBaseline {
  const misses = listResiduals(seasons, index, POINT_BASELINES['last season'])
    .map(({ residual }) => Math.abs(residual))
    .sort((a, b) => a - b)
  const sigma = NORMAL_FROM_MEDIAN * (misses[misses.length >> 1] ?? 0)
  const last = (seasons[index - 1] as SeasonRanks).closing
  return {
    name: 'log-normal with one sigma',
    chance: (pool, lnOfRank) => 1 - normalShareBelow((lnOfRank - (last[pool] ?? 0)) / sigma),
  }
}

/** The residuals of pools of the same kind in the last seasons, around a mean of seasons. */
function empirical(
  name: string,
  { history, seasons, index }: { history: ForecastHistory; seasons: readonly SeasonRanks[]; index: number },
  weights: readonly number[],
): ChanceBaseline {
  const all: number[] = []
  const byStratum = new Map<string, number[]>()
  for (const { pool, residual } of listResiduals(seasons, index, weights)) {
    const stratum = stratumOf(history, pool)
    const residuals = byStratum.get(stratum) ?? []
    byStratum.set(stratum, residuals)
    residuals.push(residual)
    all.push(residual)
  }
  const sorted = Float64Array.from(all).sort()
  const sortedByStratum = new Map(
    [...byStratum].map(([stratum, values]) => [stratum, Float64Array.from(values).sort()]),
  )
  const center = meanOfSeasons(seasons, index, weights)
  return {
    name,
    chance: (pool, lnOfRank) => {
      const own = sortedByStratum.get(stratumOf(history, pool))
      const residuals = own && own.length >= STRATUM_MIN ? own : sorted
      return 1 - countBelow(residuals, lnOfRank - (center[pool] ?? 0)) / residuals.length
    },
  }
}

function listResiduals(seasons: readonly SeasonRanks[], index: number, weights: readonly number[]) {
  const found: { pool: number; residual: number }[] = []
  for (let season = Math.max(1, index - WINDOW); season < index; season++) {
    const center = meanOfSeasons(seasons, season, weights)
    const closing = (seasons[season] as SeasonRanks).closing
    for (const [pool, expected] of center.entries()) {
      const residual = (closing[pool] ?? Number.NaN) - expected
      if (!Number.isNaN(residual)) found.push({ pool, residual })
    }
  }
  return found
}

/** Institute type, list, quota, PwD, and ST apart from the other categories. */
function stratumOf(history: ForecastHistory, pool: number): string {
  const type = history.institutes[history.institute[pool] ?? 0]?.type
  const seat = history.seatType[pool] ?? 0
  return [type, history.list[pool], history.quota[pool], seat % 2, seat >> 1 === 4].join(' ')
}

function countBelow(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const half = (low + high) >> 1
    if ((sorted[half] ?? 0) < value) low = half + 1
    else high = half
  }
  return low
}

/** The normal distribution's share below z. Source: Abramowitz and Stegun, 7.1.26, good to 1.5e-7. */
function normalShareBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const tail = (series * Math.exp(-x * x)) / 2
  return z < 0 ? tail : 1 - tail
}
