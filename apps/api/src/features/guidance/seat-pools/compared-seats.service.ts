import type { ComparedSeat, FoundSeat, SeatComparison, SeatComparisonQuery } from '@sopaan/contract/compared-seats'
import { readSearch } from '@sopaan/domain/colleges/nicknames'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import { isInstituteMeant, isProgrammeMeant } from '@sopaan/domain/predictor/search-terms'
import { listPools, newestFinal, type OpenSeatBook, seatRound } from '@sopaan/domain/seats/seat-facts'
import { positionOfSeat } from '@sopaan/domain/seats/seat-positions'
import type { SeatDirectory } from './seat-directory.service.ts'

/** As many as a phone shows without another page; narrower words find the rest. */
const FOUND_MAX = 20

/** The seats asked for side by side, and those that the search words find. */
export function compareSeats(directory: SeatDirectory, question: SeatComparisonQuery): SeatComparison {
  const known = question.keys.map((key) => ({ key, pool: directory.keys.poolOf(key) }))
  const found = searchPools(directory, question)
  return {
    seats: known.flatMap(({ pool }) => (pool === undefined ? [] : [compareSeat(directory, pool)])),
    unknownKeys: known.flatMap(({ key, pool }) => (pool === undefined ? [key] : [])),
    found: found.slice(0, FOUND_MAX),
    total: found.length,
    bookHash: directory.book.hash,
  }
}

function searchPools(directory: SeatDirectory, { q, quota, seatType, gender }: SeatComparisonQuery): FoundSeat[] {
  const { terms } = readSearch(q)
  if (terms.length === 0) return []
  const { book } = directory
  const isWanted = (pool: number) => {
    const { institute, programme } = positionOfSeat(book, pool)
    if (!terms.every((term) => isInstituteMeant(term, institute) || isProgrammeMeant(term, programme))) return false
    const seat = seatOfPool(book, pool)
    return (
      (!quota || seat.quota === quota) &&
      (!seatType || seat.seatType === seatType) &&
      (!gender || seat.gender === gender)
    )
  }
  return listPools(directory, isWanted)
    .flatMap((pool) => {
      const newest = newestFinal(directory, pool)
      return newest ? [{ ...nameSeat(directory, pool), newest }] : []
    })
    .sort((a, b) => a.list.localeCompare(b.list) || (a.newest.closing ?? 0) - (b.newest.closing ?? 0))
}

function compareSeat(open: SeatDirectory, pool: number): ComparedSeat {
  const { institute } = positionOfSeat(open.book, pool)
  return {
    ...nameSeat(open, pool),
    finals: open.finals.map((column) => seatRound(column, pool)),
    facts: open.factsOf(institute.name) ?? null,
  }
}

function nameSeat({ book, keys }: OpenSeatBook, pool: number): Omit<ComparedSeat, 'finals' | 'facts'> {
  const { institute, programme } = positionOfSeat(book, pool)
  const { name, type, city, state } = institute
  return { key: keys.keyOf(pool), institute: { name, type, city, state }, programme, ...seatOfPool(book, pool) }
}
