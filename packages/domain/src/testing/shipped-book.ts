import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { GENDER_POOLS, QUOTAS, type Quota, type RankBook, SEAT_TYPES, type SeatType } from '../book/rank-book.ts'
import { decodeBook } from '../book/rank-book-file.ts'

/** The national rank book that ships with the product, read once for the tests of one file. */
export const SHIPPED_BOOK: RankBook = decodeBook(
  brotliDecompressSync(readFileSync(new URL('../../../../data/national-book.bin.br', import.meta.url))),
  'shipped',
)

/** A seat as a test names it; the programme without degree and years where one alone of that name stands there. */
export type NamedSeat = {
  institute: string
  programme: string
  quota: Quota
  seatType?: SeatType
  gender?: (typeof GENDER_POOLS)[number]
}

/** The ordinary pools of a book that bear the names, in its order. */
export function findPools(book: RankBook, seat: NamedSeat): number[] {
  const institute = book.institutes.findIndex(({ name }) => name === seat.institute)
  return Array.from({ length: book.poolCount }, (_, pool) => pool).filter(
    (pool) =>
      book.institute[pool] === institute &&
      book.programmes[book.programme[pool] ?? -1]?.name === seat.programme &&
      book.quota[pool] === QUOTAS.indexOf(seat.quota) &&
      book.seatType[pool] === SEAT_TYPES.indexOf(seat.seatType ?? 'OPEN') &&
      book.gender[pool] === GENDER_POOLS.indexOf(seat.gender ?? 'neutral') &&
      book.preparatory[pool] === 0,
  )
}

/** The one pool that bears the names. Throws when there is none or more than one. */
export function findPool(book: RankBook, seat: NamedSeat): number {
  const [pool, ...others] = findPools(book, seat)
  if (pool === undefined || others.length > 0) throw new Error(`Not one seat: ${JSON.stringify(seat)}`)
  return pool
}
