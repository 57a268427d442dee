import { printedName } from '@sopaan/domain/book/printed-names'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import type { InstituteFacts } from '@sopaan/domain/colleges/college-facts'
import { bareFacts } from '@sopaan/domain/colleges/corrected-facts'
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
  /** Printed names of the institutes whose seats they are. */
  offering: ReadonlySet<string>
  /** What is published of an institute, with what was put right; undefined for one that no longer takes part. */
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
  const institutes = new Set(newestPools.flatMap((pool) => book.institutes[book.institute[pool] ?? -1] ?? []))
  const offering = new Set([...institutes].map(printedName))
  const places = seatPositions(book, open.keys)
  const { season } = open.newest
  const isOver = book.rounds.some((round) => round.counselling === 'csab' && round.season === season)
  const csab = isOver ? undefined : forecastCsab(book, season)
  return { ...open, places, newestPools, offered, offering, csab, seatCounts: await readSeatCounts(book, open.keys) }
}

/** What a finder knows of a college; of one that takes part and that it does not know, that nothing is published. */
export function factsOrBare(
  { offering }: Pick<SeatDirectory, 'offering'>,
  find: SeatDirectory['factsOf'],
  name: string,
): InstituteFacts | undefined {
  return find(name) ?? (offering.has(name) ? bareFacts(name) : undefined)
}

/** Names a programme's seats of one quota at one institute. */
export function offeredKey(book: RankBook, pool: number): string {
  return [book.institute[pool], book.programme[pool], book.quota[pool]].join(' ')
}
