import { medianByClass, minus } from './drift.ts'
import { at, type Classes, type PoolTraits } from './pools/pool-traits.ts'

/** A season that was forecast from the seasons before it, and where its pools closed; ln ranks, NaN = none. */
export type ForeseenSeason = { mu: Float64Array; scale: Float64Array; closing: Float64Array }

/** A group of fewer pools says nothing of its season. */
const GROUP_MIN = 8
/** A kind of groups is drawn to the wider kind as if so many groups of it stood beside its own. */
const KIND_SHRINK = 30
/** From a mean distance to the standard deviation of a median of one: 1.25 times 1.4 for the long-tailed misses here. */
const MEDIAN_NOISE = 1.75
/** Parts of the list's squared shock, and of the groups' own, that a group's pools are reckoned with together. */
const LIST_PART = 0.3
const GROUP_PART = 0.5
/** Shocks stand in steps of this ratio, so that pools share curves. */
const STEP = 1.12
const DIGITS = 10_000

/**
 * The standard deviation of the shock that is common to a group's pools (list, quota group, seat type, gender), by group: a
 * part of its list's and a part of what groups of its kind moved apart from their lists in past seasons, by which each
 * median missed what had been forecast. What the median of few pools strays by itself is taken off. Kinds are drawn to
 * wider ones: all, list with category and PwD, these with the quota group, the group itself.
 * @param past  seasons in any order; none gives the lists' own shocks
 * @param listShocks  in RANK_LISTS order
 */
export function fitGroupShocks(
  past: readonly ForeseenSeason[],
  listShocks: readonly number[],
  traits: PoolTraits,
): number[] {
  const example = firstPools(traits.group)
  const kinds = describeKinds(traits)
  const sums = kinds.map(({ count }) => ({ squares: new Float64Array(count), seen: new Float64Array(count) }))
  for (const season of past) {
    const misses = minus(season.closing, season.mu)
    const ofGroup = medianByClass(misses, traits.group)
    const ofList = medianByClass(misses, traits.lists)
    for (const [group, pool] of example.entries()) {
      const number = at(ofGroup.count, group)
      if (pool < 0 || number < GROUP_MIN) continue
      const apart = at(ofGroup.value, group) - at(ofList.value, at(traits.lists.of, pool))
      const noise = (MEDIAN_NOISE * at(season.scale, pool)) ** 2 / number
      for (const [k, kind] of kinds.entries()) {
        const { squares, seen } = sums[k] as (typeof sums)[number]
        const of = at(kind.of, pool)
        squares[of] = at(squares, of) + Math.max(apart ** 2 - (Number.isNaN(noise) ? 0 : noise), 0)
        seen[of] = at(seen, of) + 1
      }
    }
  }
  return Array.from(example, (pool, group) => {
    if (pool < 0) return 0
    const own = kinds.reduce((wider, kind, k) => {
      const { squares, seen } = sums[k] as (typeof sums)[number]
      const of = at(kind.of, pool)
      const shrink = k === 0 ? 1e-9 : KIND_SHRINK
      return (at(squares, of) + shrink * wider) / (at(seen, of) + shrink)
    }, 0)
    const listShock = listShocks[at(traits.list, example[group] ?? 0)] ?? 0
    const both = past.length === 0 ? listShock ** 2 : LIST_PART * listShock ** 2 + GROUP_PART * own
    const stepped = STEP ** Math.round(Math.log(Math.sqrt(both)) / Math.log(STEP))
    return Math.round(stepped * DIGITS) / DIGITS
  })
}

/** Of each class its first pool; -1 where it has none. */
function firstPools({ of, count }: Classes): Int32Array {
  const first = new Int32Array(count).fill(-1)
  for (let pool = of.length - 1; pool >= 0; pool--) first[at(of, pool)] = pool
  return first
}

/** From wide to narrow, down to the group itself. */
function describeKinds(traits: PoolTraits): Classes[] {
  const seats = 10
  const lists = traits.lists.count
  const seatOf = (pool: number) => 2 * at(traits.category, pool) + at(traits.isPwd, pool)
  const kind = (count: number, of: (pool: number) => number): Classes => {
    return { count, of: Int32Array.from({ length: traits.count }, (_, pool) => of(pool)) }
  }
  const isPaperTwo = (pool: number) => (at(traits.list, pool) === 1 || at(traits.list, pool) === 2 ? 1 : 0)
  return [
    kind(4, (pool) => 2 * isPaperTwo(pool) + at(traits.isPwd, pool)),
    kind(lists * seats, (pool) => at(traits.list, pool) * seats + seatOf(pool)),
    traits.parent,
    traits.group,
  ]
}
