import type { Institute, Programme, RankBook } from '../book/rank-book.ts'
import { formerSlugs, type SeatPoolKeys } from './seat-pool-key.ts'

/** The readable names of a book's institutes and branch families, as they stand in addresses. */
export type SeatPositions = {
  institutes: ReadonlyMap<string, number>
  /** The slug of an institute that turned out to be another, to the other's. */
  today: ReadonlyMap<string, string>
  /** Slug to branch family code. */
  families: ReadonlyMap<string, string>
  slugOfInstitute: (institute: number) => string
}

/** Names institutes by the first part of their seats' keys, and branch families by their codes in small letters. */
export function seatPositions(book: RankBook, keys: SeatPoolKeys): SeatPositions {
  const slugs: string[] = new Array(book.institutes.length).fill('')
  for (let pool = 0; pool < book.poolCount; pool++) {
    const institute = book.institute[pool] ?? 0
    if (slugs[institute] === '') slugs[institute] = keys.keyOf(pool).split('/', 1)[0] ?? ''
  }
  const institutes = new Map(slugs.flatMap((slug, at): [string, number][] => (slug ? [[slug, at]] : [])))
  return {
    institutes,
    today: formerSlugs(book.institutes, slugs),
    families: new Map(Object.keys(book.families).map((code) => [slugOfFamily(code), code])),
    slugOfInstitute: (institute) => slugs[institute] ?? '',
  }
}

/** A branch family as it stands in an address: `cse` for CSE. */
export function slugOfFamily(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** The institute and the programme of a seat. Throws when there is no such seat in the book. */
export function positionOfSeat(book: RankBook, pool: number): { institute: Institute; programme: Programme } {
  const institute = book.institutes[book.institute[pool] ?? -1]
  const programme = book.programmes[book.programme[pool] ?? -1]
  if (!institute || !programme) throw new Error(`The book has no seat pool ${pool}`)
  return { institute, programme }
}
