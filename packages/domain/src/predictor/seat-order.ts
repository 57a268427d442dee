import type { PreparedBook } from '../book/prepared-book.ts'
import { lnRank } from '../forecast/ln-rank.ts'
import type { SeatRank } from './eligibility.ts'
import { chanceAt, toPercent } from './prediction.ts'
import type { SeatsFound } from './seat-search.ts'

/**
 * The orders an answer can stand in. A seat is as hard as its expected closing rank is low against the candidate's rank
 * for it, so that seats judged by different ranks stand in one order. `chance` is best first; of equal chances the hardest
 * seat stands first.
 */
export type SeatSort = 'hardest' | 'easiest' | 'chance' | 'institute' | 'branch'

/** A seat found, and the rank it is judged by. */
export type RankedSeat = { pool: number; judgedBy: SeatRank }

/** The seats found that stand from place `from` (0 = first) on in an order, at most `count`; the same on every call. */
export function seatsInOrder(
  prepared: PreparedBook,
  found: SeatsFound,
  sort: SeatSort,
  { from, count }: { from: number; count: number },
): RankedSeat[] {
  const until = Math.min(from + count, found.total)
  switch (sort) {
    case 'hardest':
      return mergeByHardness(prepared, found, { count: until, step: 1 }).slice(from)
    case 'easiest':
      return mergeByHardness(prepared, found, { count: until, step: -1 }).slice(from)
    case 'chance':
      return byPosition(prepared, found, until, chancePositions(prepared)).slice(from).map(judgedIn(prepared, found))
    case 'institute':
    case 'branch':
      return byPosition(prepared, found, until, namePositions(prepared.nameOrders[sort]))
        .slice(from)
        .map(judgedIn(prepared, found))
  }
}

/** Merges the lists, each hardest seat first, from their hard end (step 1) or their easy end (-1), until `count` stand. */
function mergeByHardness(
  { forecast }: PreparedBook,
  found: SeatsFound,
  { count, step }: { count: number; step: 1 | -1 },
): RankedSeat[] {
  const lists = found.lists
    .filter(({ pools }) => pools.length > 0)
    .map(({ pools, judgedBy }) => {
      return { pools, judgedBy, lnOfRank: lnRank(judgedBy.rank), next: step === 1 ? 0 : pools.length - 1, lead: 0 }
    })
  const leadOf = (list: (typeof lists)[number]) => {
    const pool = list.pools[list.next]
    return pool === undefined ? Number.POSITIVE_INFINITY : ((forecast.mu[pool] ?? 0) - list.lnOfRank) * step
  }
  for (const list of lists) list.lead = leadOf(list)
  const merged: RankedSeat[] = []
  while (merged.length < count) {
    let first = lists[0]
    for (const list of lists) if (first === undefined || list.lead < first.lead) first = list
    const pool = first?.pools[first.next]
    if (first === undefined || pool === undefined) break
    merged.push({ pool, judgedBy: first.judgedBy })
    first.next += step
    first.lead = leadOf(first)
  }
  return merged
}

/**
 * Gives seats judged by one rank a number each, by which they stand in an order; its rest on division by the number of
 * pools is the pool.
 */
type OrderPositions = (judgedBy: SeatRank) => (pool: number) => number

/** The first `count` pools of an order. Plain numbers are chosen and sorted several times faster than seats. */
function byPosition({ book }: PreparedBook, found: SeatsFound, count: number, places: OrderPositions): number[] {
  const all = new Float64Array(found.total)
  let next = 0
  for (const { pools, judgedBy } of found.lists) {
    const placeOf = places(judgedBy)
    for (const pool of pools) all[next++] = placeOf(pool)
  }
  return Array.from(smallest(all, count).sort(), (place) => place % book.poolCount)
}

/** The `count` smallest of different numbers, in no order; the numbers are moved about. Hoare's selection. */
function smallest(numbers: Float64Array, count: number): Float64Array {
  let from = 0
  let to = numbers.length - 1
  while (from < to) {
    const middle = numbers[(from + to) >> 1] ?? 0
    let left = from
    let right = to
    while (left <= right) {
      while ((numbers[left] ?? 0) < middle) left++
      while ((numbers[right] ?? 0) > middle) right--
      if (left > right) break
      const moved = numbers[left] ?? 0
      numbers[left++] = numbers[right] ?? 0
      numbers[right--] = moved
    }
    if (count <= right) to = right
    else if (count >= left) from = left
    else break
  }
  return numbers.subarray(0, count)
}

function namePositions(order: Float64Array): OrderPositions {
  return () => (pool) => order[pool] ?? 0
}

/** Steps per unit of ln rank by which seats of one chance are told apart, and more than the whole of them. */
const LN_STEPS = 4096
const LN_RANGE = 32

function chancePositions({ book, forecast }: PreparedBook): OrderPositions {
  return ({ rank }) => {
    const lnOfRank = lnRank(rank)
    return (pool) => {
      const hardness = Math.round(((forecast.mu[pool] ?? 0) - lnOfRank + LN_RANGE / 2) * LN_STEPS)
      const percent = toPercent(chanceAt(forecast, pool, lnOfRank) ?? 0)
      return ((100 - percent) * LN_RANGE * LN_STEPS + hardness) * book.poolCount + pool
    }
  }
}

function judgedIn({ groupOf }: PreparedBook, found: SeatsFound): (pool: number) => RankedSeat {
  const ranks = new Map(found.lists.map(({ group, judgedBy }) => [group, judgedBy]))
  return (pool) => {
    const group = groupOf(pool)
    const judgedBy = group && ranks.get(group)
    if (!judgedBy) throw new Error(`Seat pool ${pool} was not found under this profile`)
    return { pool, judgedBy }
  }
}
