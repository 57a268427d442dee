import type { SeasonRanks } from './history.ts'
import { at, type Classes, type PoolTraits } from './pool-traits.ts'
import { median } from './regression.ts'

/** How far the pools moved together from one season to the next, in ln units. */
export type Drift = {
  season: number
  /** Median move of each rank list, in RANK_LISTS order; 0 where the list has no pair. */
  byList: Float64Array
  /** Move of each group, drawn to that of its wider groups where it is small. */
  byGroup: Float64Array
}

/** The drift of a season against the one before it. */
export function measureDrift(before: SeasonRanks, after: SeasonRanks, traits: PoolTraits): Drift {
  const moves = after.closing.map((value, k) => value - at(before.closing, k))
  const overall = median(moves)
  const lists = { of: Int32Array.from(traits.list), count: 4 }
  const byList = medianByClass(moves, lists)
  const listLevel = byList.value.map((value, l) => {
    const n = at(byList.count, l)
    return (n * value + 30 * overall) / (n + 30)
  })
  const offList = moves.map((move, k) => move - at(listLevel, at(traits.list, k)))
  const byParent = medianByClass(offList, traits.parent)
  const parentLevel = byParent.value.map(
    (value, p) => at(listLevel, at(traits.parentList, p)) + shrink(value, at(byParent.count, p), 30),
  )
  const offParent = moves.map((move, k) => move - at(parentLevel, at(traits.parent.of, k)))
  const byGroup = medianByClass(offParent, traits.group)
  return {
    season: after.season,
    byList: byList.value,
    byGroup: byGroup.value.map(
      (value, g) => at(parentLevel, at(traits.groupParent, g)) + shrink(value, at(byGroup.count, g), 30),
    ),
  }
}

/** A mean of n values, drawn to zero as if c zeros stood beside them. */
export function shrink(mean: number, n: number, c: number): number {
  return (mean * n) / (n + c)
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
  for (let c = 0; c < classes.count; c++) value[c] = median(sorted.subarray(at(start, c), at(start, c + 1)))
  return { value, count }
}
