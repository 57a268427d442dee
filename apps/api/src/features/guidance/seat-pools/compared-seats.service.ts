import { hasRank } from '@sopaan/contract/college-predictor'
import type { ComparedSeat, FoundSeat, SeatComparison, SeatComparisonQuery } from '@sopaan/contract/compared-seats'
import { readProfile } from '@sopaan/contract/read-profile'
import { poolOpenToMost } from '@sopaan/domain/book/book-choices'
import { printedName } from '@sopaan/domain/book/printed-names'
import { closingRank } from '@sopaan/domain/choice-lists/replay'
import { ownNicknames, readNicknameSearch } from '@sopaan/domain/colleges/nicknames'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { isInstituteMeant, isProgrammeMeant } from '@sopaan/domain/predictor/search-terms'
import {
  listPools,
  newestFinal,
  type OpenSeatBook,
  programmePools,
  ranksOfRound,
} from '@sopaan/domain/seats/seat-facts'
import { positionOfSeat } from '@sopaan/domain/seats/seat-positions'
import { countBranchSeats } from './college-seats.service.ts'
import { listOwnPools } from './own-pools.service.ts'
import type { SeatDirectory } from './seat-directory.service.ts'

/** As many as a phone shows without another page; narrower words find the rest. */
const FOUND_MAX = 20

/** The seats asked for side by side, and those that the search words find. */
export function compareSeats(directory: SeatDirectory, question: SeatComparisonQuery): SeatComparison {
  const known = question.keys.map((key) => ({ key, pool: directory.keys.poolOf(key) }))
  const found = searchPools(directory, question)
  const profile = hasRank(question) ? readProfile(question) : undefined
  return {
    seats: known.flatMap(({ pool }) => (pool === undefined ? [] : [compareSeat(directory, pool, profile)])),
    unknownKeys: known.flatMap(({ key, pool }) => (pool === undefined ? [key] : [])),
    found: found.slice(0, FOUND_MAX),
    total: found.length,
    bookHash: directory.book.hash,
  }
}

function searchPools(directory: SeatDirectory, { q, quota, seatType, pool: gender }: SeatComparisonQuery): FoundSeat[] {
  const { book } = directory
  const { terms } = readNicknameSearch(q, ownNicknames(book.institutes))
  if (terms.length === 0) return []
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

function compareSeat(open: SeatDirectory, pool: number, profile: Profile | undefined): ComparedSeat {
  const { institute } = positionOfSeat(open.book, pool)
  return {
    ...nameSeat(open, pool),
    finals: open.finals.map((column) => ranksOfRound(column, pool)),
    facts: open.factsOf(printedName(institute)) ?? null,
    own: (profile && listOwnPools(open, pool, profile)[0]) ?? null,
    openClosing: openClosingOf(open, pool),
    branchSeats: countBranchSeats(open, pool),
  }
}

function openClosingOf(open: SeatDirectory, pool: number): number | null {
  const widest = poolOpenToMost(open.book, programmePools(open, pool), open.newest)
  return widest === undefined ? null : (closingRank(open.newest, widest) ?? null)
}

function nameSeat(
  { book, keys }: OpenSeatBook,
  pool: number,
): Omit<ComparedSeat, 'finals' | 'facts' | 'own' | 'openClosing' | 'branchSeats'> {
  const { institute, programme } = positionOfSeat(book, pool)
  const { name, type, city, state } = institute
  return { key: keys.keyOf(pool), institute: { name, type, city, state }, programme, ...seatOfPool(book, pool) }
}
