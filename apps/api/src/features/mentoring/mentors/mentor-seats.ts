import type { RankBook } from '@sopaan/domain/book/rank-book'
import { seatPoolKeys } from '@sopaan/domain/seats/seat-pool-key'
import { positionOfSeat } from '@sopaan/domain/seats/seat-positions'

type Seat = { instituteName: string; programmeName: string; family: string }

let read: { of: RankBook; seats: ReadonlyMap<string, Seat> } | undefined

/** The names of an institute's programme by their slugs, as they stand in the addresses of seats; undefined for none. */
export function findSeat(book: RankBook, institute: string, programme: string): Seat | undefined {
  if (read?.of !== book) read = { of: book, seats: seatsOf(book) }
  return read.seats.get(`${institute}/${programme}`)
}

/** The branch family of an institute's programme, by their slugs; undefined where the book has no such seat. */
export function readBranchFamily(book: RankBook, institute: string, programme: string): string | undefined {
  return findSeat(book, institute, programme)?.family
}

function seatsOf(book: RankBook): ReadonlyMap<string, Seat> {
  const keys = seatPoolKeys(book)
  const seats = new Map<string, Seat>()
  for (let pool = 0; pool < book.poolCount; pool += 1) {
    const [institute, programme] = keys.keyOf(pool).split('/', 2)
    const slugs = `${institute}/${programme}`
    if (seats.has(slugs)) continue
    const place = positionOfSeat(book, pool)
    seats.set(slugs, {
      instituteName: place.institute.name,
      programmeName: place.programme.name,
      family: place.programme.family,
    })
  }
  return seats
}
