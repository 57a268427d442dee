import type { ProgrammeSeats, SeatPage } from '@sopaan/contract/seat-pools'
import type { RoundReceipt, SeatRound } from '@sopaan/contract/seat-rounds'
import {
  GENDER_POOLS,
  type GenderPool,
  QUOTAS,
  RANK_LISTS,
  type RankBook,
  SEAT_TYPES,
  type SeatType,
} from '@sopaan/domain/book/rank-book'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { judgeSeat, newestFinal } from '@sopaan/domain/seats/seat-facts'
import { positionOfSeat } from '@sopaan/domain/seats/seat-positions'
import type { RoundImport } from '#api/features/guidance/cutoffs/imports.service.ts'
import { offeredKey, type SeatDirectory } from './seat-directory.service.ts'

/** The seats a page of an institute or a branch shows. */
export type SeatKind = { seatType: SeatType; gender: GenderPool }

/** Seats gathered by institute, programme and rank list, in the order they came, with the chance of a candidate. */
export function byProgramme(directory: SeatDirectory, pools: readonly number[], profile?: Profile): ProgrammeSeats[] {
  const { book, keys } = directory
  const found = new Map<string, ProgrammeSeats>()
  for (const pool of pools) {
    const newest = newestFinal(directory, pool)
    const list = RANK_LISTS[book.list[pool] ?? -1]
    const quota = QUOTAS[book.quota[pool] ?? -1]
    if (!newest || !list || !quota) continue
    const id = [book.institute[pool], book.programme[pool], list].join(' ')
    const entry = found.get(id) ?? {
      institute: describeInstitute(directory, pool),
      programme: positionOfSeat(book, pool).programme,
      list,
      seats: [],
    }
    found.set(id, entry)
    const isOffered = directory.offered.has(offeredKey(book, pool))
    const verdict = profile && judgeSeat(directory, pool, profile)
    const chance = verdict?.state === 'judged' ? verdict.chance : null
    entry.seats.push({ key: keys.keyOf(pool), quota, newest, isOffered, chance })
  }
  return [...found.values()]
}

/** Where a seat is: its institute as answers name it. */
export function describeInstitute({ book, places }: SeatDirectory, pool: number): ProgrammeSeats['institute'] {
  const { name, type, city, state } = positionOfSeat(book, pool).institute
  return { slug: places.slugOfInstitute(book.institute[pool] ?? -1), name, type, city, state }
}

/** Whether a pool is of a seat type and gender; preparatory ones are of none. */
export function isOfKind(book: RankBook, pool: number, { seatType, gender }: SeatKind): boolean {
  return (
    book.preparatory[pool] === 0 &&
    SEAT_TYPES[book.seatType[pool] ?? -1] === seatType &&
    GENDER_POOLS[book.gender[pool] ?? -1] === gender
  )
}

/** The imports that the ranks of an answer stand in. */
export function receiptsFor(
  imports: readonly RoundImport[],
  told: { josaa: readonly SeatRound[]; csab?: readonly SeatRound[] },
): RoundReceipt[] {
  const printed = { josaa: roundsPrinted(told.josaa), csab: roundsPrinted(told.csab ?? []) }
  return imports
    .flatMap(({ id, counselling, ...table }) =>
      // No answer tells a rank of a mock.
      counselling === 'josaa-mock' ? [] : [{ _id: id, counselling, ...table }],
    )
    .filter(({ counselling, season, round }) => printed[counselling].has(`${season} ${round}`))
}

function roundsPrinted(rounds: readonly SeatRound[]): Set<string> {
  return new Set(rounds.flatMap(({ season, round, closing }) => (closing === null ? [] : [`${season} ${round}`])))
}

/** The newest final rounds of some programmes' seats. */
export function newestOf(programmes: readonly ProgrammeSeats[]): SeatRound[] {
  return programmes.flatMap(({ seats }) => seats.map(({ newest }) => newest))
}

/** Which seasons an answer speaks of, and from which book. */
export function bookFactsOf({
  book,
  forecast,
  newest,
}: SeatDirectory): Pick<SeatPage, 'newestSeason' | 'newestRound' | 'forecastSeason' | 'afterRound' | 'bookHash'> {
  return {
    newestSeason: newest.season,
    newestRound: newest.round,
    forecastSeason: forecast?.season ?? null,
    afterRound: forecast?.afterRound ?? 0,
    bookHash: book.hash,
  }
}
