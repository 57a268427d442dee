import type { CutoffRow } from '../seats/cutoff-row.ts'
import { printedName } from './printed-names.ts'
import { GENDER_POOLS, QUOTAS, type RankBook, type RoundColumn, SEAT_TYPES } from './rank-book.ts'

/**
 * The rows of one round of a book, as its table was read: the inverse of compiling. A preparatory mark that the source
 * left unsaid comes back as false.
 */
export function* rowsOfRound(book: RankBook, round: RoundColumn): Generator<CutoffRow> {
  for (let pool = 0; pool < book.poolCount; pool++) {
    const closingRank = round.closing[pool] ?? 0
    if (closingRank === 0) continue
    const institute = book.institutes[book.institute[pool] ?? -1]
    const programme = book.programmes[book.programme[pool] ?? -1]
    const quota = QUOTAS[book.quota[pool] ?? -1]
    const seatType = SEAT_TYPES[book.seatType[pool] ?? -1]
    const gender = GENDER_POOLS[book.gender[pool] ?? -1]
    if (!institute || !programme || !quota || !seatType || !gender) throw new Error(`Pool ${pool} is not whole`)
    yield {
      counselling: round.counselling,
      season: round.season,
      round: round.round,
      institute: printedName(institute),
      programme: printedName(programme),
      degree: programme.degree,
      durationYears: programme.durationYears,
      quota,
      seatType,
      gender,
      openingRank: round.opening[pool] ?? 0,
      closingRank,
      isPreparatory: book.preparatory[pool] === 1,
    }
  }
}
