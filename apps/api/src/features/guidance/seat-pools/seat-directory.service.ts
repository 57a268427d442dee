import type { RankBook } from '@sopaan/domain/book/rank-book'
import type { InstituteFacts } from '@sopaan/domain/colleges/college-facts'
import { type CsabForecast, forecastCsab } from '@sopaan/domain/csab/csab-forecast'
import { type OpenSeatBook, openSeatBook, poolsOfNewestSeason } from '@sopaan/domain/seats/seat-facts'
import { type SeatPositions, seatPositions } from '@sopaan/domain/seats/seat-positions'
import { readSeatCounts, type SeatCounts } from './seat-matrix.ts'

/** A book opened for its pages: seats, institutes, branch families. */
export type SeatDirectory = OpenSeatBook & {
  places: SeatPositions
  /** The pools that some round of the newest season printed, in the book's order. */
  newestPools: readonly number[]
  /** `offeredKey` of every programme and quota for which some round of the newest season printed a rank, of whatever kind. */
  offered: ReadonlySet<string>
  /** What is published of an institute, with what was put right. */
  factsOf: (name: string) => InstituteFacts | undefined
  /** How many seats there were in the season of the matrix, where that is known. */
  seatCounts: SeatCounts
  /** Of the special rounds after the newest final round; undefined once their tables are in. */
  csab: CsabForecast | undefined
}

/** Opens a book for its pages; about a tenth of a second. */
export async function openSeatDirectory(book: RankBook): Promise<Omit<SeatDirectory, 'factsOf'>> {
  const open = openSeatBook(book)
  const newestPools = poolsOfNewestSeason(open)
  const offered = new Set(newestPools.map((pool) => offeredKey(book, pool)))
  const places = seatPositions(book, open.keys)
  const { season } = open.newest
  const isOver = book.rounds.some((round) => round.counselling === 'csab' && round.season === season)
  const csab = isOver ? undefined : forecastCsab(book, season)
  return { ...open, places, newestPools, offered, csab, seatCounts: await readSeatCounts(book, open.keys) }
}

/** Names a programme's seats of one quota at one institute. */
export function offeredKey(book: RankBook, pool: number): string {
  return [book.institute[pool], book.programme[pool], book.quota[pool]].join(' ')
}
