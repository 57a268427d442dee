import type { RoundForecast } from '../book/rank-book.ts'
import { medianByClass, shrink } from './drift.ts'
import { lnRank } from './ln-rank.ts'
import { traitColumns } from './pools/known-pools.ts'
import { at, type SeatTraits } from './pools/pool-traits.ts'
import { clip, dot } from './regression.ts'

/** Regressors of the further move once a round is known: one, the usual move, the pool's habit, its and its group's gap to the forecast. */
export const MOVE_WIDTH = 5
export const MOVE_SCALE_WIDTH = 21

/** The forecast before the season, one entry per pool, NaN where there is none. */
export type Prior = { mu: ArrayLike<number>; scale: ArrayLike<number>; novelty: ArrayLike<number> }

/** A round as printed: ranks per pool, 0 where there is none. */
export type PrintedRound = { opening: ArrayLike<number>; closing: ArrayLike<number> }

/** Regressors of every pool that closed in the round, row by row for all pools; rows of the others hold zeros. */
export function stateAfterRound(
  round: PrintedRound,
  usual: { usualMove: ArrayLike<number>; ownMove: ArrayLike<number> },
  prior: Prior,
  traits: SeatTraits,
): { move: Float64Array; scale: Float64Array } {
  const n = traits.count
  const gap = new Float64Array(n).fill(Number.NaN)
  for (let k = 0; k < n; k++) {
    if (at(round.closing, k) > 0 && at(prior.novelty, k) === 0) {
      gap[k] = at(prior.mu, k) - lnRank(at(round.closing, k)) - at(usual.usualMove, k)
    }
  }
  const common = medianByClass(gap, traits.group)
  const move = new Float64Array(n * MOVE_WIDTH)
  const scale = new Float64Array(n * MOVE_SCALE_WIDTH)
  for (let k = 0; k < n; k++) {
    if (!(at(round.closing, k) > 0)) continue
    const group = at(traits.group.of, k)
    const groupGap = shrink(at(common.value, group), at(common.count, group), 20)
    const ownGap = Number.isNaN(at(gap, k)) ? 0 : clip(at(gap, k) - groupGap, -1.2, 1.2)
    move.set([1, at(usual.usualMove, k), at(usual.ownMove, k), ownGap, groupGap], k * MOVE_WIDTH)
    scale.set(scaleColumns(k, round, prior, traits), k * MOVE_SCALE_WIDTH)
  }
  return { move, scale }
}

/**
 * The forecast after a round: expected ln closing rank, scale and class of scale of every pool that closed in it.
 * A pool without a rank in the round keeps what it had before the season, and class -1.
 */
export function followRound(fit: RoundForecast, round: PrintedRound, prior: Prior, traits: SeatTraits) {
  const columns = stateAfterRound(round, fit, prior, traits)
  const mu = Float64Array.from(prior.mu)
  const scale = Float64Array.from(prior.scale)
  const scaleClass = new Int8Array(traits.count).fill(-1)
  const weights = Float64Array.from(fit.scale)
  const slopes = Float64Array.from(fit.slopes)
  for (let k = 0; k < traits.count; k++) {
    if (!(at(round.closing, k) > 0)) continue
    const size = Math.exp(dot(columns.scale, k * MOVE_SCALE_WIDTH, weights))
    const row = tiltMove(columns.move, k, size / fit.scaleUnit)
    mu[k] = lnRank(at(round.closing, k)) + dot(row, 0, slopes)
    scale[k] = size
    scaleClass[k] = classOf(size, fit.scaleCuts)
  }
  return { mu, scale, scaleClass }
}

/** The class of a scale between rising cuts: how many of them lie below it. */
export function classOf(size: number, cuts: readonly number[]): number {
  return cuts.filter((cut) => size > cut).length
}

/** A pool's regressors, then the same times u = ln(size), kept within 2. */
export function tiltMove(move: Float64Array, k: number, size: number): Float64Array {
  const u = clip(Math.log(size), -2, 2)
  const row = new Float64Array(2 * MOVE_WIDTH)
  for (let j = 0; j < MOVE_WIDTH; j++) {
    const x = at(move, k * MOVE_WIDTH + j)
    row[j] = x
    row[MOVE_WIDTH + j] = x * u
  }
  return row
}

function scaleColumns(k: number, round: PrintedRound, prior: Prior, traits: SeatTraits): number[] {
  const y = lnRank(at(round.closing, k))
  const opening = at(round.opening, k)
  const gap = opening > 0 ? y - lnRank(opening) : 0.3
  const size = at(prior.scale, k)
  return [
    1,
    ...traitColumns(k, traits),
    3 * Math.exp(-y / 2),
    (y - 8) / 3,
    Number.isNaN(size) ? 0 : Math.log(size / 0.15),
    gap <= 0 ? 1 : 0,
    gap > 0 ? clip(Math.log(Math.max(gap, 0.02)), -4, 1) : 0,
    at(prior.novelty, k) > 0 ? 1 : 0,
  ]
}
