import type { QueryOf } from '@sopaan/contract/call'
import type { ComparedSeat, FoundSeat, SeatComparisonAnswer, seatComparison } from '@sopaan/contract/seat-comparison'
import { seatOfPool } from '@sopaan/domain/eligibility'
import type { RankBook } from '@sopaan/domain/rank-book'
import { listPools, newestFinal, type OpenSeatBook, openSeatBook, seatRound } from '@sopaan/domain/seat-facts'
import { placeOfSeat } from '@sopaan/domain/seat-places'

export type SeatQuestion = QueryOf<typeof seatComparison.get>

/** Search words beyond this many are left out. */
const WORDS_MAX = 8
/** As many as a phone shows without another page; narrower words find the rest. */
const FOUND_MAX = 20

/** Answers which seats there are and how they compare, over one book. */
export type SeatComparer = { book: RankBook; answer: (question: SeatQuestion) => SeatComparisonAnswer }

/** Opens a book for comparing its seats; about a tenth of a second. */
export function openSeatComparer(book: RankBook): SeatComparer {
  const open = openSeatBook(book)
  const texts = {
    institutes: book.institutes.map(({ name, city }) => `${name} ${city ?? ''}`.toLowerCase()),
    programmes: book.programmes.map(({ name, family }) => `${name} ${family}`.toLowerCase()),
  }
  return {
    book,
    answer: (question) => {
      const known = question.keys.map((key) => ({ key, pool: open.keys.poolOf(key) }))
      const found = searchPools(open, texts, question)
      return {
        seats: known.flatMap(({ pool }) => (pool === undefined ? [] : [compareSeat(open, pool)])),
        unknownKeys: known.flatMap(({ key, pool }) => (pool === undefined ? [key] : [])),
        found: found.slice(0, FOUND_MAX),
        total: found.length,
        bookHash: book.hash,
      }
    },
  }
}

type Texts = { institutes: readonly string[]; programmes: readonly string[] }

function searchPools(open: OpenSeatBook, texts: Texts, { q, quota, seatType, gender }: SeatQuestion): FoundSeat[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
  if (words.length === 0) return []
  const { book } = open
  const isWanted = (pool: number) => {
    const institute = texts.institutes[book.institute[pool] ?? -1] ?? ''
    const programme = texts.programmes[book.programme[pool] ?? -1] ?? ''
    if (!words.every((word) => institute.includes(word) || programme.includes(word))) return false
    const seat = seatOfPool(book, pool)
    return (
      (!quota || seat.quota === quota) &&
      (!seatType || seat.seatType === seatType) &&
      (!gender || seat.gender === gender)
    )
  }
  return listPools(open, isWanted)
    .flatMap((pool) => {
      const newest = newestFinal(open, pool)
      return newest ? [{ ...nameSeat(open, pool), newest }] : []
    })
    .sort((a, b) => a.list.localeCompare(b.list) || (a.newest.closing ?? 0) - (b.newest.closing ?? 0))
}

function compareSeat(open: OpenSeatBook, pool: number): ComparedSeat {
  return { ...nameSeat(open, pool), finals: open.finals.map((column) => seatRound(column, pool)) }
}

function nameSeat({ book, keys }: OpenSeatBook, pool: number): Omit<ComparedSeat, 'finals'> {
  const { institute, programme } = placeOfSeat(book, pool)
  const { name, type, nirfEngineering2025 } = institute
  return { key: keys.keyOf(pool), institute: { name, type, nirfEngineering2025 }, programme, ...seatOfPool(book, pool) }
}
