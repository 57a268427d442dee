import type { RankBook } from '@sopaan/domain/book/rank-book'
import type { CollegeFacts } from '@sopaan/domain/colleges/college-facts'
import { type OpenSeatBook, openSeatBook, poolsOfNewestSeason } from '@sopaan/domain/seats/seat-facts'
import { type SeatPositions, seatPositions } from '@sopaan/domain/seats/seat-positions'
import { readSeatCounts, type SeatCounts } from './seat-matrix.ts'

/** A book opened for its pages: seats, institutes, branch families. */
export type SeatDirectory = OpenSeatBook & {
  places: SeatPositions
  /** `offeredKey` of every programme and quota for which some round of the newest season printed a rank, of whatever kind. */
  offered: ReadonlySet<string>
  /** What is published of an institute, with what was put right. */
  factsOf: (name: string) => CollegeFacts | undefined
  /** How many seats there were in MATRIX_SEASON, where that is known. */
  seatCounts: SeatCounts
}

/** Opens a book for its pages; about a tenth of a second. */
export async function openSeatDirectory(book: RankBook): Promise<Omit<SeatDirectory, 'factsOf'>> {
  const open = openSeatBook(book)
  const offered = new Set(poolsOfNewestSeason(open).map((pool) => offeredKey(book, pool)))
  const places = seatPositions(book, open.keys)
  return { ...open, places, offered, seatCounts: await readSeatCounts(book, open.keys) }
}

/** Names a programme's seats of one quota at one institute. */
export function offeredKey(book: RankBook, pool: number): string {
  return [book.institute[pool], book.programme[pool], book.quota[pool]].join(' ')
}
