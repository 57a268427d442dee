import type { PreparedBook } from '../book/prepared-book.ts'
import { RANK_LISTS, SEAT_TYPES, type SeatType } from '../book/rank-book.ts'
import { wouldGet } from '../choice-lists/replay.ts'
import { judgedGroups, type RankName } from './college-predictor.ts'
import { easierSeat, type ForecastSeat, seatChancePercent, toForecastSeat } from './predicted-seat.ts'
import { type Profile, RANK_KINDS } from './profile.ts'
import { seatsInOrder } from './seat-order.ts'
import { type JudgedGroup, type SeatFilters, searchSeats } from './seat-search.ts'

/** What one of a candidate's ranks opens: the seats that are judged by it, and by no other rank. */
export type ReachOfRank = RankName & {
  rank: number
  seatTypes: SeatType[]
  /** Seats judged by this rank and open to the home state. */
  total: number
  /** Of them, those that this rank would have got in the last round of the newest season. */
  gotNewest: number
  /** Per band of the season to come; null for the preparatory course, which is not forecast. */
  bands: { safe: number; likely: number; reach: number; longShot: number } | null
  /** The hardest seat that is rather got than not, by expected closing rank; null where there is none. */
  hardest: ForecastSeat | null
  /** Of the seats, those beside which a less reserved seat of the same branch and quota is likelier for the candidate. */
  easierElsewhere: number
}

/**
 * What each rank that a candidate gave opens, list by list, in the order of the lists and kinds. A rank that judges no seat
 * on offer stands with a total of zero: it was given for a category or PwD status that the candidate does not have.
 * @param filters  the institutes whose seats are counted; all of them where not said
 */
export function reachOfRanks(
  prepared: PreparedBook,
  profile: Profile,
  filters: Pick<SeatFilters, 'institutes'> = {},
): ReachOfRank[] {
  const judged = judgedGroups(prepared, profile)
  return RANK_LISTS.flatMap((list) =>
    RANK_KINDS.flatMap((kind): ReachOfRank[] => {
      const rank = profile.ranks[list]?.[kind]
      if (rank === undefined) return []
      const own = judged.filter(({ group, judgedBy }) => group.list === list && judgedBy.kind === kind)
      const isPreparatory = kind === 'preparatory'
      return [{ list, kind, rank, ...reach(prepared, profile, own, { ...filters, isPreparatory }) }]
    }),
  )
}

function reach(
  prepared: PreparedBook,
  profile: Profile,
  judged: readonly JudgedGroup[],
  { institutes, isPreparatory }: Pick<SeatFilters, 'institutes'> & { isPreparatory: boolean },
): Omit<ReachOfRank, 'list' | 'kind' | 'rank'> {
  const found = searchSeats(prepared, judged, profile.homeState, { institutes })
  const seats = found.lists.flatMap(({ pools, judgedBy: { rank } }) => pools.map((pool) => ({ pool, rank })))
  const [safe = 0, likely = 0, reachable = 0, longShot = 0] = found.bands
  return {
    seatTypes: SEAT_TYPES.filter((seatType) => judged.some(({ group }) => group.seatType === seatType)),
    total: found.total,
    gotNewest: seats.filter(({ pool, rank }) => wouldGet(prepared.newest, pool, rank) === true).length,
    bands: isPreparatory ? null : { safe, likely, reach: reachable, longShot },
    hardest: isPreparatory ? null : hardestLikely(prepared, profile, judged, institutes),
    easierElsewhere: isPreparatory
      ? 0
      : seats.filter(({ pool, rank }) => easierSeat(prepared, profile, pool, seatChancePercent(prepared, pool, rank)))
          .length,
  }
}

function hardestLikely(
  prepared: PreparedBook,
  profile: Profile,
  judged: readonly JudgedGroup[],
  institutes: SeatFilters['institutes'],
): ForecastSeat | null {
  for (const band of ['likely', 'safe'] as const) {
    const found = searchSeats(prepared, judged, profile.homeState, { band, institutes })
    const [first] = seatsInOrder(prepared, found, 'hardest', { from: 0, count: 1 })
    if (first) return toForecastSeat(prepared, profile, first.pool, first.judgedBy)
  }
  return null
}
