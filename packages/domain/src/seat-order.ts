import type { SeatRank } from './eligibility.ts'
import { lnRank } from './forecast/ln-rank.ts'
import { percentOf } from './predicted-seat.ts'
import type { PreparedBook } from './prepared-book.ts'
import type { SeatsFound } from './seat-search.ts'

/**
 * The orders an answer can stand in. A seat is as hard as its expected closing rank is low against the candidate's rank
 * for it, so that seats judged by different ranks stand in one order. `chance` is best first; of equal chances the hardest
 * seat stands first.
 */
export const SEAT_SORTS = ['hardest', 'easiest', 'chance', 'institute', 'branch'] as const
export type SeatSort = (typeof SEAT_SORTS)[number]

/** A seat found, and the rank it is judged by. */
export type FoundSeat = { pool: number; judgedBy: SeatRank }

/** Percents go from 1 to 99. */
const PERCENTS = 100

/** The seats found that stand from place `from` (0 = first) on in an order, at most `count`; the same on every call. */
export function seatsInOrder(
  prepared: PreparedBook,
  found: SeatsFound,
  sort: SeatSort,
  { from, count }: { from: number; count: number },
): FoundSeat[] {
  const until = Math.min(from + count, found.total)
  if (sort === 'hardest') return mergeByHardness(prepared, found, until).slice(from)
  if (sort === 'easiest') {
    return mergeByHardness(prepared, found, found.total).reverse().slice(from, until)
  }
  if (sort === 'chance') return byChance(prepared, mergeByHardness(prepared, found, found.total)).slice(from, until)
  return byName(prepared, found, prepared.nameOrders[sort]).slice(from, until)
}

/** Merges the lists, each hardest seat first, until `count` seats stand in one order. */
function mergeByHardness({ forecast }: PreparedBook, found: SeatsFound, count: number): FoundSeat[] {
  const lists = found.lists
    .filter(({ pools }) => pools.length > 0)
    .map(({ pools, judgedBy }) => ({ pools, judgedBy, lnOfRank: lnRank(judgedBy.rank), next: 0, lead: 0 }))
  const leadOf = (list: (typeof lists)[number]) => {
    const pool = list.pools[list.next]
    return pool === undefined ? Number.POSITIVE_INFINITY : (forecast.mu[pool] ?? 0) - list.lnOfRank
  }
  for (const list of lists) list.lead = leadOf(list)
  const merged: FoundSeat[] = []
  while (merged.length < count) {
    let first = lists[0]
    for (const list of lists) if (first === undefined || list.lead < first.lead) first = list
    const pool = first?.pools[first.next]
    if (first === undefined || pool === undefined) break
    merged.push({ pool, judgedBy: first.judgedBy })
    first.next++
    first.lead = leadOf(first)
  }
  return merged
}

/** Sorts into one box per percent, which keeps the order within a box. */
function byChance(prepared: PreparedBook, seats: readonly FoundSeat[]): FoundSeat[] {
  const boxes: FoundSeat[][] = Array.from({ length: PERCENTS }, () => [])
  for (const seat of seats) boxes[percentOf(prepared, seat.pool, seat.judgedBy.rank)]?.push(seat)
  return boxes.reverse().flat()
}

/** `order` gives every pool a number of its own, of which the pool is the rest on division by the number of pools. */
function byName({ book }: PreparedBook, found: SeatsFound, order: Float64Array): FoundSeat[] {
  const judgedBy = new Map(found.lists.flatMap((list) => list.pools.map((pool) => [pool, list.judgedBy] as const)))
  const places = Float64Array.from(judgedBy.keys(), (pool) => order[pool] ?? 0).sort()
  return Array.from(places, (place) => place % book.poolCount).flatMap((pool) => {
    const rank = judgedBy.get(pool)
    return rank ? [{ pool, judgedBy: rank }] : []
  })
}
