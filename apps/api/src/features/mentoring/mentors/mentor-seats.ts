import type { Institute, RankBook } from '@sopaan/domain/book/rank-book'
import { type SeatPoolKeys, seatPoolKeys } from '@sopaan/domain/seats/seat-pool-key'
import { positionOfSeat, type SeatPositions, seatPositions } from '@sopaan/domain/seats/seat-positions'

type Seat = { instituteName: string; programmeName: string; family: string }

type Read = { of: RankBook; seats: ReadonlyMap<string, Seat>; positions: SeatPositions }

let read: Read | undefined

/** The names of an institute's programme by their slugs, as they stand in the addresses of seats; undefined for none. */
export function findSeat(book: RankBook, institute: string, programme: string): Seat | undefined {
  return readSeats(book).seats.get(`${institute}/${programme}`)
}

/** The branch family of an institute's programme, by their slugs; undefined where the book has no such seat. */
export function readBranchFamily(book: RankBook, institute: string, programme: string): string | undefined {
  return findSeat(book, institute, programme)?.family
}

/** What the book has of an institute, by its slug today or before; undefined for none. */
export function findMentorInstitute(book: RankBook, slug: string): Institute | undefined {
  const { today, institutes } = readSeats(book).positions
  return book.institutes[institutes.get(today.get(slug) ?? slug) ?? -1]
}

/** The slug of an institute today, and those of the records that turned out to be it: whoever applied before bears one of them. */
export function listInstituteSlugs(book: RankBook, institute: string): string[] {
  const { today } = readSeats(book).positions
  const current = today.get(institute) ?? institute
  return [current, ...[...today].flatMap(([former, now]) => (now === current ? [former] : []))]
}

function readSeats(book: RankBook): Read {
  if (read?.of !== book) {
    const keys = seatPoolKeys(book)
    read = { of: book, seats: seatsOf(book, keys), positions: seatPositions(book, keys) }
  }
  return read
}

function seatsOf(book: RankBook, keys: SeatPoolKeys): ReadonlyMap<string, Seat> {
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
