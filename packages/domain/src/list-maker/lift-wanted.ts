import type { SeasonShocks } from '../book/rank-book.ts'
import { REACH_MIN } from '../list-doctor/list-doctor.ts'
import { AS_SURE } from '../list-doctor/repairs.ts'
import { noneOfFirst } from '../list-risk/none-of-first.ts'
import { LIKED_KINDS, type LikedKind, likedKindOf, type Shares } from './choose-seats.ts'
import type { DrawnPool } from './drawn-seasons.ts'
import type { LikedChoice } from './sort-by-liking.ts'

/** A choice that is liked and can be got, with its best single pool. */
export type LikedSeatChoice = LikedChoice & { pools: readonly DrawnPool[]; best: DrawnPool }

type Demanded = Pick<LikedChoice, 'demand'>

type Lifting = {
  count: number
  shares: Shares
  /** How much liking, 0 to 1, may be given up for a seat that all want more. */
  yields: number
  shocks: SeasonShocks
}

/** How many of each kind a list of a length should have, by its shares; the sum is the length. */
export function wantedKinds(count: number, shares: Shares): Record<LikedKind, number> {
  const sum = LIKED_KINDS.reduce((total, kind) => total + shares[kind], 0)
  const [dream, target] = [Math.round((count * shares.dream) / sum), Math.round((count * shares.target) / sum)]
  return { dream, target, safe: count - dream - target }
}

/**
 * Puts dreams and targets that are liked less above surer seats of a list, until it has its share of them: only what all want
 * more than the seat it goes above, the best liked first. Rows that are not reached any more leave the list where they are as
 * good as sure; no other row is lost, and one safe seat stays where there was one.
 * @param liked  all that fits and can be got, best liked first
 * @param chosen  the list so far, a part of it in its order
 */
export function liftWanted<Seat extends LikedSeatChoice>(
  liked: readonly Seat[],
  chosen: readonly Seat[],
  { count, shares, yields, shocks }: Lifting,
): Seat[] {
  if (yields === 0 || chosen.length === 0) return [...chosen]
  const wanted = wantedKinds(count, shares)
  let list = [...chosen]
  for (const kind of ['dream', 'target'] as const) {
    const room = Math.min(wanted[kind] - countKind(list, kind), count - list.length)
    const base = list
    const liftable = liked.filter(
      (seat) => kindOf(seat) === kind && !base.includes(seat) && isLiftable(base, seat, yields),
    )
    list = liftMost(base, liftable.slice(0, Math.max(0, room)), shocks)
  }
  return list
}

/** With as many of the seats, from the first on, as leave the rest of the list reached. */
function liftMost<Seat extends LikedSeatChoice>(base: Seat[], seats: readonly Seat[], shocks: SeasonShocks): Seat[] {
  let [fits, most, list] = [0, seats.length, base]
  while (fits < most) {
    const tried = Math.ceil((fits + most) / 2)
    const lifted = reachedOf(base, insertLifted(base, seats.slice(0, tried)), shocks)
    if (lifted) [fits, list] = [tried, lifted]
    else most = tried - 1
  }
  return list
}

/** Where a seat that all want more goes: above the first that is wanted less; -1 where it goes above none. */
function positionOf(base: readonly Demanded[], { demand }: Demanded): number {
  return base.findIndex((row) => row.demand < demand)
}

function isLiftable(base: readonly LikedSeatChoice[], seat: LikedSeatChoice, yields: number): boolean {
  const at = positionOf(base, seat)
  if (at === -1) return false
  const below = base.slice(at)
  return below.every(
    (row) => row.liking - seat.liking <= yields && (row.institute !== seat.institute || row.demand < seat.demand),
  )
}

/** A list with other seats in it, each above the first row that is wanted less, and at the end where none is. */
export function insertLifted<Seat extends Demanded>(base: readonly Seat[], seats: readonly Seat[]): Seat[] {
  const sorted = seats.toSorted((one, other) => other.demand - one.demand)
  const byPosition = Map.groupBy(sorted, (seat) => positionOf(base, seat))
  return [...base.flatMap((row, at) => [...(byPosition.get(at) ?? []), row]), ...(byPosition.get(-1) ?? [])]
}

/** The rows of a list that are reached; undefined where one is not that should be. */
function reachedOf<Seat extends LikedSeatChoice>(
  base: readonly Seat[],
  list: readonly Seat[],
  shocks: SeasonShocks,
): Seat[] | undefined {
  const none = noneOfFirst(
    list.map(({ pools }) => pools),
    shocks,
  )
  const sure = none.findIndex((risk) => risk < REACH_MIN)
  if (sure === -1) return [...list]
  const [reached, left] = [list.slice(0, sure + 1), list.slice(sure + 1)]
  const hasSafe = reached.some((seat) => kindOf(seat) === 'safe') || !base.some((seat) => kindOf(seat) === 'safe')
  return hasSafe && left.every(({ best }) => best.chance >= AS_SURE) ? reached : undefined
}

function countKind(list: readonly LikedSeatChoice[], kind: LikedKind): number {
  return list.filter((seat) => kindOf(seat) === kind).length
}

function kindOf({ best }: LikedSeatChoice): LikedKind {
  return likedKindOf([best])
}
