import { asPrinted } from '../book/printed-names.ts'
import {
  GENDER_POOLS,
  type GenderPool,
  QUOTAS,
  type Quota,
  type RankBook,
  SEAT_TYPES,
  type SeatType,
} from '../book/rank-book.ts'
import { closingRank, josaaFinals } from '../choice-lists/replay.ts'
import { type SeatPoolKeys, seatPoolKeys } from './seat-pool-key.ts'

/** A seat as a printed row names it. */
export type PrintedSeat = {
  institute: string
  programme: string
  /** Where they are not said, a programme of that name must stand alone at the institute. */
  degree?: string | undefined
  durationYears?: number | undefined
  quota: Quota
  seatType: SeatType
  gender: GenderPool
  isPreparatory: boolean
  /** What the final round of a season printed: tells programmes of one name apart. */
  closed?: { season: number; rank: number } | undefined
}

/**
 * Finds the key of a seat, and with it the address of its page, by the names a table prints.
 * @returns undefined when the book has no such seat, or more than one
 */
export function seatKeyFinder(
  book: RankBook,
  keys: SeatPoolKeys = seatPoolKeys(book),
): (seat: PrintedSeat) => string | undefined {
  const institutes = new Map(asPrinted(book).institutes.map(({ name }, at) => [name, at]))
  const programmes = Map.groupBy(book.programmes.keys(), (at) => asPrinted(book).programmes[at]?.name)
  const placeOf = (
    institute: number,
    programme: number,
    seat: Pick<PrintedSeat, 'quota' | 'seatType' | 'gender' | 'isPreparatory'>,
  ) => {
    const pool = (institute * book.programmes.length + programme) * QUOTAS.length + QUOTAS.indexOf(seat.quota)
    const kind = SEAT_TYPES.indexOf(seat.seatType) * GENDER_POOLS.length + GENDER_POOLS.indexOf(seat.gender)
    return (pool * SEAT_TYPES.length * GENDER_POOLS.length + kind) * 2 + (seat.isPreparatory ? 1 : 0)
  }
  const pools = new Map<number, number>()
  for (let pool = 0; pool < book.poolCount; pool++) {
    const [quota, seatType] = [QUOTAS[book.quota[pool] ?? -1], SEAT_TYPES[book.seatType[pool] ?? -1]]
    const gender = GENDER_POOLS[book.gender[pool] ?? -1]
    if (!quota || !seatType || !gender) throw new Error(`The book has no seat pool ${pool}`)
    const seat = { quota, seatType, gender, isPreparatory: book.preparatory[pool] === 1 }
    pools.set(placeOf(book.institute[pool] ?? -1, book.programme[pool] ?? -1, seat), pool)
  }
  return ({ institute, programme, degree, durationYears, closed, ...seat }) => {
    const at = institutes.get(institute)
    if (at === undefined) return undefined
    const found = (programmes.get(programme) ?? []).flatMap((number) => {
      const known = book.programmes[number]
      const isMeant =
        (degree ?? known?.degree) === known?.degree && (durationYears ?? known?.durationYears) === known?.durationYears
      return isMeant ? (pools.get(placeOf(at, number, seat)) ?? []) : []
    })
    const finals = josaaFinals(book).find(({ season }) => season === closed?.season)
    const meant = closed && finals ? found.filter((pool) => closingRank(finals, pool) === closed.rank) : found
    const [pool] = meant
    return pool === undefined || meant.length > 1 ? undefined : keys.keyOf(pool)
  }
}
