import type { NamedInstitute, PreparedBook, SeatGroup } from '../book/prepared-book.ts'
import {
  type GenderPool,
  type Programme,
  QUOTAS,
  type Quota,
  type RankList,
  type RoundColumn,
  type SeatType,
} from '../book/rank-book.ts'
import { closingRank, earliestRound, wouldGet } from '../choice-lists/replay.ts'
import type { Band, Reliability } from './bands.ts'
import { type SeatRank, seatRank } from './eligibility.ts'
import { bandOf, chancePercent, type LikelyRange, likelyRange, offeredPercent, reliabilityOf } from './prediction.ts'
import type { Profile, RankKind } from './profile.ts'

/** What the final round of one season printed for a seat; null where it printed no rank. */
export type PastSeason = {
  season: number
  round: number
  opening: number | null
  closing: number | null
  wouldGet: boolean | null
}

/** A seat and its past, judged by the candidate's own rank for it. */
export type SeatJudgement = {
  key: string
  institute: NamedInstitute
  programme: Programme
  quota: Quota
  seatType: SeatType
  gender: GenderPool
  list: RankList
  rank: number
  rankKind: RankKind
  /** The last five seasons, oldest first. */
  seasons: PastSeason[]
  /** First round of the newest season that would have admitted the rank; null if none. */
  earliestRound: number | null
}

/** A less reserved seat of the same programme and quota that the candidate gets more easily, and the rank that judges it. */
export type EasierSeat = {
  key: string
  seatType: SeatType
  gender: GenderPool
  rank: number
  rankKind: RankKind
  /** Of the newest season's last round; null where it printed none. */
  closing: number | null
  chancePercent: number
}

/** A seat with what the season to come is expected to bring. */
export type ForecastSeat = SeatJudgement & {
  chancePercent: number
  band: Band
  /** That the seat is offered in that season, whole percent; the chance counts it. */
  offeredPercent: number
  reliability: Reliability
  /** No season before the newest printed a rank for it: its range is a wide estimate. */
  isNew: boolean
  expected: LikelyRange
  easierOpenPool?: EasierSeat
}

/** What is shown of a seat: who it is for, its past seasons, and what the rank would have got. */
export function toSeatJudgement(prepared: PreparedBook, pool: number, { rank, kind }: SeatRank): SeatJudgement {
  const { book, finals, newestRounds, keys } = prepared
  const institute = prepared.institutes[book.institute[pool] ?? -1]
  const programme = book.programmes[book.programme[pool] ?? -1]
  const quota = QUOTAS[book.quota[pool] ?? -1]
  const group = prepared.groupOf(pool)
  if (!institute || !programme || !quota || !group) throw new Error(`The book offers no seat pool ${pool}`)
  return {
    key: keys.keyOf(pool),
    institute,
    programme,
    quota,
    seatType: group.seatType,
    gender: group.gender,
    list: group.list,
    rank,
    rankKind: kind,
    seasons: finals.map((column) => pastSeason(column, pool, rank)),
    earliestRound: earliestRound(newestRounds, pool, rank) ?? null,
  }
}

/** The seat with its chance, its band and the range its closing rank is expected in. Throws without a forecast for it. */
export function toForecastSeat(
  prepared: PreparedBook,
  profile: Profile,
  pool: number,
  judgedBy: SeatRank,
): ForecastSeat {
  const { forecast } = prepared
  const [expected, reliability] = [likelyRange(forecast, pool), reliabilityOf(forecast, pool)]
  if (!expected || !reliability) throw new Error(`The book has no forecast for seat pool ${pool}`)
  const percent = seatChancePercent(prepared, pool, judgedBy.rank)
  const easierOpenPool = easierSeat(prepared, profile, pool, percent)
  return {
    ...toSeatJudgement(prepared, pool, judgedBy),
    chancePercent: percent,
    band: bandOf(forecast, pool, percent),
    offeredPercent: offeredPercent(forecast, pool),
    reliability,
    isNew: prepared.finals.every((column) => column === prepared.newest || closingRank(column, pool) === undefined),
    expected,
    ...(easierOpenPool && { easierOpenPool }),
  }
}

/** The chance of a seat in whole percent; 0 where the book has no forecast for it. */
export function seatChancePercent({ forecast }: PreparedBook, pool: number, rank: number): number {
  return chancePercent(forecast, pool, rank) ?? 0
}

function pastSeason(column: RoundColumn, pool: number, rank: number): PastSeason {
  return {
    season: column.season,
    round: column.round,
    opening: column.opening[pool] || null,
    closing: closingRank(column, pool) ?? null,
    wouldGet: wouldGet(column, pool, rank) ?? null,
  }
}

/**
 * Of the seats beside this one that keep out nobody whom this one takes, the first of the most likely ones; undefined when
 * none is likelier than this one.
 * @param ownPercent  the chance of the seat itself
 */
export function easierSeat(
  prepared: PreparedBook,
  profile: Profile,
  pool: number,
  ownPercent: number,
): EasierSeat | undefined {
  const own = prepared.groupOf(pool)
  let best: EasierSeat | undefined
  for (const sibling of prepared.siblings(pool)) {
    const group = prepared.groupOf(sibling)
    if (sibling === pool || !own || !group || !isLessReserved(group, own)) continue
    const judgedBy = seatRank(profile, group)
    if (!judgedBy) continue
    const { rank, kind: rankKind } = judgedBy
    const percent = seatChancePercent(prepared, sibling, rank)
    if (percent <= (best?.chancePercent ?? ownPercent)) continue
    const { seatType, gender } = group
    const closing = closingRank(prepared.newest, sibling) ?? null
    best = { key: prepared.keys.keyOf(sibling), seatType, gender, rank, rankKind, closing, chancePercent: percent }
  }
  return best
}

/** Whether a seat takes everybody whom the other takes: OPEN before a category, without PwD before with, all before women. */
function isLessReserved(seat: SeatGroup, than: SeatGroup): boolean {
  if (seat.isPreparatory) return false
  if (seat.category !== 'OPEN' && seat.category !== than.category) return false
  if (seat.isPwd && !than.isPwd) return false
  return seat.gender === than.gender || seat.gender === 'neutral'
}
