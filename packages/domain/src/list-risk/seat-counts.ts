import { asPrinted } from '../book/printed-names.ts'
import { QUOTAS, type Quota, type RankBook } from '../book/rank-book.ts'
import { at } from '../forecast/pools/pool-traits.ts'

/** One programme by quota of a season's seat matrix. */
export type MatrixSeats = {
  institute: string
  programme: string
  degree: string
  durationYears: number
  quota: Quota
  /** Gender-neutral seats in the order of SEAT_TYPES. */
  neutral: readonly number[]
}

/** The seat matrix of a season, as it is printed before its first round. */
export type SeatMatrix = { season: number; rows: readonly MatrixSeats[] }

/** What a matrix says of a pool: nothing, that it has no seat, or one, two, more. */
const SEATS_UNKNOWN = 0
const SEATS_NONE = 1
const SEATS_MANY = 4

/**
 * The share of pools that printed a rank, by what the matrix of their season said of their seats, from none to more than two;
 * without and with PwD. Source: JoSAA seat matrix 2026 against the last round of 2026, 7,433 gender-neutral pools that 2025
 * had printed (0.3 % of 304 without a seat, 98.9, 99.5 and 99.9 % of ordinary ones with, 92.5, 96.8 and 100 % of PwD).
 */
const PRINTED_SHARES = [
  [0.01, 0.99, 0.995, 0.999],
  [0.01, 0.93, 0.97, 0.99],
] as const

/**
 * The chance that a pool is offered by what its matrix says.
 * @param learnt  by what past seasons taught: where the matrix says nothing, and never exceeded where it has no seat
 */
export function offeredBySeats(seats: number, isPwd: number, learnt: number): number {
  if (seats === SEATS_UNKNOWN) return learnt
  const share = PRINTED_SHARES[isPwd === 1 ? 1 : 0][seats - SEATS_NONE] ?? learnt
  return seats === SEATS_NONE ? Math.min(share, learnt) : share
}

/**
 * What a matrix says of each pool of a book, as one number a pool: `SEATS_UNKNOWN`, 1 for no seat, 2 and 3 for one and two, 4
 * for more. A programme that an institute of the matrix has no more is no seat. Of seats for women it tells a programme's sum
 * alone, which says nothing of a seat type.
 */
export function seatsOfPools(book: RankBook, { rows }: SeatMatrix): Uint8Array {
  const { institutes, programmes } = asPrinted(book)
  const counts = new Map(rows.map((row) => [rowName(row), row.neutral]))
  const known = new Set(rows.map(({ institute }) => institute))
  return Uint8Array.from({ length: book.poolCount }, (_, pool) => {
    const institute = institutes[at(book.institute, pool)]?.name
    const programme = programmes[at(book.programme, pool)]
    const quota = QUOTAS[at(book.quota, pool)]
    if (institute === undefined || !programme || !quota || !known.has(institute) || at(book.preparatory, pool) === 1)
      return SEATS_UNKNOWN
    const { name, degree, durationYears } = programme
    const neutral = counts.get(rowName({ institute, programme: name, degree, durationYears, quota }))
    if (neutral === undefined) return SEATS_NONE
    if (at(book.gender, pool) !== 0) return SEATS_UNKNOWN
    return Math.min(SEATS_NONE + (neutral[at(book.seatType, pool)] ?? 0), SEATS_MANY)
  })
}

function rowName({ institute, programme, degree, durationYears, quota }: Omit<MatrixSeats, 'neutral'>): string {
  return [institute, programme, degree, durationYears, quota].join('|')
}
