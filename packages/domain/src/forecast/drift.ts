import type { SeasonRanks } from './history.ts'
import { at, type Classes, type SeatTraits } from './pools/pool-traits.ts'
import { medianOfNumbers } from './regression.ts'

/** How far the pools moved together from one season to the next, in ln units. */
export type Drift = {
  season: number
  /** Median move of each rank list, in RANK_LISTS order; 0 where the list has no pair. */
  byList: Float64Array
  /** Move of each pool's group, drawn to that of its wider groups where it is small. */
  byPool: Float64Array
}

/** Pools are few in some groups: a median of n pools is drawn to the wider group's as if so many stood beside them. */
const GROUP_SHRINK = 30

/** The drift of a season against the one before it. */
export function measureDrift(before: SeasonRanks, after: SeasonRanks, traits: SeatTraits): Drift {
  const moves = minus(after.closing, before.closing)
  return {
    season: after.season,
    byList: medianByClass(moves, traits.lists).value,
    byPool: layerMedians(moves, [traits.lists, traits.parent, traits.group]),
  }
}

/** The median of all, then what each layer of narrower classes adds to it, drawn to zero where a class is small. */
export function layerMedians(values: Float64Array, layers: readonly Classes[]): Float64Array {
  const level = new Float64Array(values.length).fill(medianOfNumbers(values))
  for (const layer of layers) {
    const { value, count } = medianByClass(minus(values, level), layer)
    for (let k = 0; k < level.length; k++) {
      const c = at(layer.of, k)
      level[k] = at(level, k) + shrink(at(value, c), at(count, c), GROUP_SHRINK)
    }
  }
  return level
}

/** A mean of n values, drawn to zero as if c zeros stood beside them. */
export function shrink(mean: number, n: number, c: number): number {
  return (mean * n) / (n + c)
}

/** The difference of two columns, entry by entry. */
export function minus(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, k) => value - at(b, k))
}

/** Median and number of the values of each class, passing over NaN; the median of none is 0. */
export function medianByClass(values: Float64Array, classes: Classes): { value: Float64Array; count: Int32Array } {
  const count = new Int32Array(classes.count)
  for (let k = 0; k < values.length; k++) {
    const c = at(classes.of, k)
    if (!Number.isNaN(at(values, k))) count[c] = at(count, c) + 1
  }
  const start = new Int32Array(classes.count + 1)
  for (let c = 0; c < classes.count; c++) start[c + 1] = at(start, c) + at(count, c)
  const sorted = new Float64Array(at(start, classes.count))
  const next = start.slice()
  for (let k = 0; k < values.length; k++) {
    const c = at(classes.of, k)
    if (Number.isNaN(at(values, k))) continue
    sorted[at(next, c)] = at(values, k)
    next[c] = at(next, c) + 1
  }
  const value = new Float64Array(classes.count)
  for (let c = 0; c < classes.count; c++) value[c] = medianOfNumbers(sorted.subarray(at(start, c), at(start, c + 1)))
  return { value, count }
}
