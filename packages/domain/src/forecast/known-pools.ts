import type { Drift } from './drift.ts'
import type { SeasonRanks } from './history.ts'
import { FEATURES, type Origin } from './origin.ts'
import { ADVANCED, ARCHITECTURE, at, PLANNING, type PoolTraits, QUOTA_GROUP, type SeatTraits } from './pool-traits.ts'
import { clip, dot, fitLeastAbsolute, fitScale, weightedQuantiles } from './regression.ts'

/** Shares at which the shape of the residuals is kept: dense in the tails. */
export const SHARES = Float64Array.from(
  [0.0005, 0.001, 0.002, 0.004, 0.007, 0.01, 0.015, 0.02, 0.03, 0.04, 0.05, 0.065, 0.08]
    .flatMap((p) => [p, 1 - p])
    .concat(Array.from({ length: 23 }, (_, i) => 0.1 + (0.8 * i) / 22)),
).sort()

const WIDTH = FEATURES.length
const SCALE_WIDTH = 25

/** What a season taught: the coefficients of pools whose last season is known. */
export type KnownPoolFit = {
  /** Slope per feature, then its change per unit of ln(scale / .15). */
  slopes: Float64Array
  scale: Float64Array
  /** Standardised residuals at SHARES. */
  quantiles: Float64Array
}

/** One target season of the training: what was known before, and what came. */
export type Lesson = { origin: Origin; outcome: SeasonRanks; drift: Drift }

/**
 * Fits the pools' own part of the forecast: slopes, scale and shape, the drift of each season taken out.
 * @param lessons  oldest first; a lesson weighs .8 of the next one
 */
export function fitKnownPools(lessons: readonly Lesson[], traits: PoolTraits): KnownPoolFit {
  const rows = stack(lessons, traits)
  let slopes = fitLeastAbsolute({ x: rows.features, rows: rows.count, width: WIDTH }, rows.move, rows.weight, 1e-4)
  let residual = rows.move.map((move, i) => move - dot(rows.features, i * WIDTH, slopes))
  let scale = new Float64Array()
  let sizes = new Float64Array()
  const design = { x: rows.scaleColumns, rows: rows.count, width: SCALE_WIDTH }
  for (let round = 0; round < 2; round++) {
    const misses = residual.map((r) => Math.max(Math.abs(r), 1e-6))
    scale = fitScale(design, misses, rows.weight) as Float64Array<ArrayBuffer>
    sizes = rows.move.map((_, i) => Math.exp(dot(rows.scaleColumns, i * SCALE_WIDTH, scale)))
    const tilted = tilt(rows.features, sizes)
    const weight = rows.weight.map((w, i) => w / at(sizes, i))
    slopes = fitLeastAbsolute({ x: tilted, rows: rows.count, width: 2 * WIDTH }, rows.move, weight, 1e-4)
    residual = rows.move.map((move, i) => move - dot(tilted, i * 2 * WIDTH, slopes))
  }
  const standard = residual.map((r, i) => r / at(sizes, i))
  return { slopes, scale, quantiles: weightedQuantiles(standard, rows.weight, SHARES) }
}

/** Expected move against last season without the year's drift, and the scale of the miss; NaN where last season is unknown. */
export function predictKnownPools(fit: KnownPoolFit, origin: Origin, traits: PoolTraits) {
  const move = new Float64Array(traits.count).fill(Number.NaN)
  const scale = new Float64Array(traits.count).fill(Number.NaN)
  const columns = new Float64Array(SCALE_WIDTH)
  for (let k = 0; k < traits.count; k++) {
    if (Number.isNaN(at(origin.last, k))) continue
    columns.set(scaleColumns(k, origin, traits))
    const size = Math.exp(dot(columns, 0, fit.scale))
    scale[k] = size
    const own = origin.features.slice(k * WIDTH, (k + 1) * WIDTH)
    move[k] = dot(tilt(own, Float64Array.of(size)), 0, fit.slopes)
  }
  return { move, scale }
}

function stack(lessons: readonly Lesson[], traits: PoolTraits) {
  const taken = lessons.map(({ origin, outcome }) =>
    Array.from({ length: traits.count }, (_, k) => k).filter(
      (k) => !Number.isNaN(at(origin.last, k)) && !Number.isNaN(at(outcome.closing, k)),
    ),
  )
  const count = taken.reduce((sum, pools) => sum + pools.length, 0)
  const rows = {
    count,
    move: new Float64Array(count),
    weight: new Float64Array(count),
    features: new Float64Array(count * WIDTH),
    scaleColumns: new Float64Array(count * SCALE_WIDTH),
  }
  let i = 0
  for (const [lesson, { origin, outcome, drift }] of lessons.entries()) {
    for (const k of taken[lesson] ?? []) {
      rows.move[i] = at(outcome.closing, k) - at(origin.last, k) - at(drift.byPool, k)
      rows.weight[i] = 0.8 ** (lessons.length - 1 - lesson)
      for (let j = 0; j < WIDTH; j++) rows.features[i * WIDTH + j] = at(origin.features, k * WIDTH + j)
      rows.scaleColumns.set(scaleColumns(k, origin, traits), i * SCALE_WIDTH)
      i++
    }
  }
  return rows
}

/** The features, and beside them the features times u = ln(size / .15), kept within 1.2. */
function tilt(features: Float64Array, sizes: Float64Array): Float64Array {
  const tilted = new Float64Array(features.length * 2)
  for (let i = 0; i < sizes.length; i++) {
    const u = clip(Math.log(at(sizes, i) / 0.15), -1.2, 1.2)
    for (let j = 0; j < WIDTH; j++) {
      const x = at(features, i * WIDTH + j)
      tilted[i * 2 * WIDTH + j] = x
      tilted[i * 2 * WIDTH + WIDTH + j] = x * u
    }
  }
  return tilted
}

/** The columns of ln(scale) that every pool has, known or new, after round 1 or before. */
export function traitColumns(k: number, traits: SeatTraits): number[] {
  const list = at(traits.list, k)
  const quotaGroup = at(traits.quotaGroup, k)
  const type = at(traits.type, k)
  const category = at(traits.category, k)
  return [
    flag(list === ADVANCED),
    flag(list === ARCHITECTURE),
    flag(list === PLANNING),
    flag(quotaGroup === QUOTA_GROUP.HS),
    flag(quotaGroup === QUOTA_GROUP.OS),
    flag(quotaGroup === QUOTA_GROUP.JKGL),
    flag(type === 2),
    flag(type === 3),
    flag(category === 1),
    flag(category === 2),
    flag(category === 3),
    flag(category === 4),
    at(traits.isPwd, k),
    at(traits.isFemale, k),
  ]
}

function scaleColumns(k: number, origin: Origin, traits: PoolTraits): number[] {
  const y = at(origin.last, k)
  const known = at(origin.yearsKnown, k)
  const gap = y - at(origin.lastOpening, k)
  const width = Number.isNaN(gap) ? 0.3 : gap
  const deviation = Math.abs(at(origin.features, k * WIDTH))
  return [
    1,
    ...traitColumns(k, traits),
    3 * Math.exp(-y / 2),
    (y - 8) / 3,
    ((y - 8) / 3) ** 2,
    flag(known === 1),
    flag(known === 2),
    flag(known === 3),
    flag(width <= 0),
    width > 0 ? clip(Math.log(Math.max(width, 0.02)), -4, 1) : 0,
    Math.log(at(origin.volatility, k) / 0.13),
    Math.log((0.05 + Math.min(deviation, 1.5)) / 0.1),
  ]
}

function flag(is: boolean): number {
  return is ? 1 : 0
}
