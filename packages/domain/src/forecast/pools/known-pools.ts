import { type BoostedTrees, growTrees, predictRow } from '../boosted-trees.ts'
import type { Drift } from '../drift.ts'
import type { SeasonRanks } from '../history.ts'
import { clip, dot, fitLeastAbsolute, fitScale, weightedQuantiles } from '../regression.ts'
import { FEATURES, type Origin } from './origin.ts'
import {
  ADVANCED,
  ARCHITECTURE,
  at,
  GFTI,
  PLANNING,
  type PoolTraits,
  QUOTA_GROUP,
  type SeatTraits,
} from './pool-traits.ts'

/** Shares at which the shape of the residuals is kept: dense in the tails. */
export const SHARES = Float64Array.from(
  [0.0005, 0.001, 0.002, 0.004, 0.007, 0.01, 0.015, 0.02, 0.03, 0.04, 0.05, 0.065, 0.08]
    .flatMap((p) => [p, 1 - p])
    .concat(Array.from({ length: 23 }, (_, i) => 0.1 + (0.8 * i) / 22)),
).sort()

const WIDTH = FEATURES.length
const SCALE_WIDTH = 25
const TREE_WIDTH = WIDTH + 12

/** What a season taught: the coefficients of pools whose last season is known. */
export type KnownPoolFit = {
  /** Slope per feature, then its change per unit of ln(scale / .15). */
  slopes: Float64Array
  /** Of the scale that the slopes go by. */
  slopeScale: Float64Array
  trees: BoostedTrees
  /** Of the miss of slopes and trees together. */
  scale: Float64Array
  /** Standardised residuals at SHARES. */
  quantiles: Float64Array
}

/** One target season of the training: what was known before, and what came. */
export type Lesson = { origin: Origin; outcome: SeasonRanks; drift: Drift }

/** What the trees say counts so much, what the slopes say the rest. */
const TREE_SHARE = 0.5
/** Parts that the seasons are dealt into: what trees are off by is measured on the part that they were not grown on. */
const APART = 4

/**
 * Fits the pools' own part of the forecast: slopes, trees, scale and shape, the drift of each season taken out. What the
 * trees are off by is measured on seasons that they were not grown on: they follow their own rows too closely.
 * @param lessons  oldest first; a lesson weighs .8 of the next one
 */
export function fitKnownPools(lessons: readonly Lesson[], traits: PoolTraits): KnownPoolFit {
  const rows = stack(lessons, traits)
  const { slopes, scale: slopeScale, expected } = fitSlopes(rows)
  const trees = growTrees({ columns: rows.columns, target: rows.move, weight: rows.weight })
  const apart = predictSeasonsApart(rows)
  const residual = rows.move.map((move, i) => move - mix(at(expected, i), at(apart, i)))
  const scale = fitScale(
    { x: rows.scaleColumns, rows: rows.count, width: SCALE_WIDTH },
    residual.map((r) => Math.max(Math.abs(r), 1e-6)),
    rows.weight,
  )
  const standard = residual.map((r, i) => r / Math.exp(dot(rows.scaleColumns, i * SCALE_WIDTH, scale)))
  return { slopes, slopeScale, trees, scale, quantiles: weightedQuantiles(standard, rows.weight, SHARES) }
}

function fitSlopes(rows: Rows): { slopes: Float64Array; scale: Float64Array; expected: Float64Array } {
  let slopes = fitLeastAbsolute({ x: rows.features, rows: rows.count, width: WIDTH }, rows.move, rows.weight, 1e-4)
  let expected = rows.move.map((_, i) => dot(rows.features, i * WIDTH, slopes))
  let scale = new Float64Array()
  const design = { x: rows.scaleColumns, rows: rows.count, width: SCALE_WIDTH }
  for (let round = 0; round < 2; round++) {
    const misses = rows.move.map((move, i) => Math.max(Math.abs(move - at(expected, i)), 1e-6))
    scale = fitScale(design, misses, rows.weight) as Float64Array<ArrayBuffer>
    const sizes = rows.move.map((_, i) => Math.exp(dot(rows.scaleColumns, i * SCALE_WIDTH, scale)))
    const tilted = tilt(rows.features, sizes)
    const weight = rows.weight.map((w, i) => w / at(sizes, i))
    slopes = fitLeastAbsolute({ x: tilted, rows: rows.count, width: 2 * WIDTH }, rows.move, weight, 1e-4)
    expected = rows.move.map((_, i) => dot(tilted, i * 2 * WIDTH, slopes))
  }
  return { slopes, scale, expected }
}

/** What trees say of each row that were grown on other seasons than its own; of one lesson alone, on itself. */
function predictSeasonsApart(rows: Rows): Float64Array {
  const said = new Float64Array(rows.count)
  const parts = Math.min(rows.lessons, APART)
  for (let part = 0; part < parts; part++) {
    const isOther = rows.lesson.map((lesson) => (parts === 1 || lesson % parts !== part ? 1 : 0))
    const pick = (column: Float64Array) => column.filter((_, i) => isOther[i] === 1)
    const trees = growTrees({ columns: rows.columns.map(pick), target: pick(rows.move), weight: pick(rows.weight) })
    const row = new Float64Array(rows.columns.length)
    for (let i = 0; i < rows.count; i++) {
      if (parts > 1 && isOther[i] === 1) continue
      for (const [j, column] of rows.columns.entries()) row[j] = column[i] as number
      said[i] = predictRow(trees, row)
    }
  }
  return said
}

function mix(ofSlopes: number, ofTrees: number): number {
  return (1 - TREE_SHARE) * ofSlopes + TREE_SHARE * ofTrees
}

/** Expected move against last season without the year's drift, and the scale of the miss; NaN where last season is unknown. */
export function predictKnownPools(fit: KnownPoolFit, origin: Origin, traits: PoolTraits) {
  const move = new Float64Array(traits.count).fill(Number.NaN)
  const scale = new Float64Array(traits.count).fill(Number.NaN)
  const columns = new Float64Array(SCALE_WIDTH)
  for (let k = 0; k < traits.count; k++) {
    if (Number.isNaN(at(origin.last, k))) continue
    columns.set(scaleColumns(k, origin, traits))
    scale[k] = Math.exp(dot(columns, 0, fit.scale))
    const own = origin.features.slice(k * WIDTH, (k + 1) * WIDTH)
    const size = Math.exp(dot(columns, 0, fit.slopeScale))
    const ofSlopes = dot(tilt(own, Float64Array.of(size)), 0, fit.slopes)
    move[k] = mix(ofSlopes, predictRow(fit.trees, treeColumns(k, origin, traits)))
  }
  return { move, scale }
}

type Rows = ReturnType<typeof stack>

function stack(lessons: readonly Lesson[], traits: PoolTraits) {
  const taken = lessons.map(({ origin, outcome }) =>
    Array.from({ length: traits.count }, (_, k) => k).filter(
      (k) => !Number.isNaN(at(origin.last, k)) && !Number.isNaN(at(outcome.closing, k)),
    ),
  )
  const count = taken.reduce((sum, pools) => sum + pools.length, 0)
  const rows = {
    count,
    lessons: lessons.length,
    move: new Float64Array(count),
    weight: new Float64Array(count),
    features: new Float64Array(count * WIDTH),
    scaleColumns: new Float64Array(count * SCALE_WIDTH),
    /** Position of each row's lesson. */
    lesson: new Uint8Array(count),
    /** What the trees are grown on, column by column. */
    columns: Array.from({ length: TREE_WIDTH }, () => new Float64Array(count)),
  }
  let i = 0
  for (const [lesson, { origin, outcome, drift }] of lessons.entries()) {
    for (const k of taken[lesson] ?? []) {
      rows.move[i] = at(outcome.closing, k) - at(origin.last, k) - at(drift.byPool, k)
      rows.weight[i] = 0.8 ** (lessons.length - 1 - lesson)
      for (let j = 0; j < WIDTH; j++) rows.features[i * WIDTH + j] = at(origin.features, k * WIDTH + j)
      rows.scaleColumns.set(scaleColumns(k, origin, traits), i * SCALE_WIDTH)
      rows.lesson[i] = lesson
      for (const [j, value] of treeColumns(k, origin, traits).entries()) (rows.columns[j] as Float64Array)[i] = value
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
    flag(type === GFTI),
    flag(category === 1),
    flag(category === 2),
    flag(category === 3),
    flag(category === 4),
    at(traits.isPwd, k),
    at(traits.isFemale, k),
  ]
}

/**
 * What the trees see of a pool: the features, its level and last closing rank, how long and how well it is known, what kind
 * of seat it is, and how its group moved apart from its list. Branch and institute are no columns: with them 2022 came out
 * better and 2023 and 2024 worse than without any trees.
 */
function treeColumns(k: number, origin: Origin, traits: PoolTraits): Float64Array {
  const y = at(origin.last, k)
  const gap = y - at(origin.lastOpening, k)
  const features = Array.from({ length: WIDTH }, (_, j) => at(origin.features, k * WIDTH + j))
  const { byPool, byList } = origin.lastDrift
  return Float64Array.of(
    ...features,
    y,
    y - at(origin.level, k),
    at(origin.yearsKnown, k),
    Number.isNaN(gap) ? 0.3 : gap,
    at(origin.volatility, k),
    at(traits.list, k),
    at(traits.quotaGroup, k),
    at(traits.type, k),
    at(traits.category, k),
    at(traits.isPwd, k),
    at(traits.isFemale, k),
    at(byPool, k) - at(byList, at(traits.list, k)),
  )
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
