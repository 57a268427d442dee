import { type RankBook, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { seatKeyFinder } from '@sopaan/domain/seats/seat-key-finder'
import type { SeatPoolKeys } from '@sopaan/domain/seats/seat-pool-key'
import { readSeatMatrix } from '#api/features/guidance/cutoffs/seat-matrix.service.ts'

/**
 * Seats of the season of the matrix: of a pool by its key, in all by institute, programme and quota (a key's first parts), and
 * of an institute by its name with how many programmes they are in.
 */
export type SeatCounts = {
  season: number
  pools: ReadonlyMap<string, number>
  totals: ReadonlyMap<string, number>
  colleges: ReadonlyMap<string, { count: number; programmes: ReadonlySet<string> }>
}

/**
 * How many seats there were in the season of the matrix. It tells pools for gender-neutral seats alone, and misses some
 * programmes: what is not in it is not known.
 */
export async function readSeatCounts(book: RankBook, keys: SeatPoolKeys): Promise<SeatCounts> {
  const { season, rows } = await readSeatMatrix()
  const findKey = seatKeyFinder(book, keys)
  const pools = new Map<string, number>()
  const totals = new Map<string, number>()
  const colleges = new Map<string, { count: number; programmes: Set<string> }>()
  for (const [institute, programme, degree, durationYears, quota, counts, total] of rows) {
    if (total > 0) {
      const college = colleges.get(institute) ?? { count: 0, programmes: new Set() }
      college.programmes.add(`${programme} ${degree} ${durationYears}`)
      colleges.set(institute, { ...college, count: college.count + total })
    }
    for (const [at, seatType] of SEAT_TYPES.entries()) {
      const seat = { institute, programme, degree, durationYears, quota, seatType, gender: 'neutral' as const }
      const key = findKey({ ...seat, isPreparatory: false })
      if (key === undefined) continue
      if (counts[at]) pools.set(key, counts[at])
      if (total > 0) totals.set(partsOfQuota(key), total)
    }
  }
  return { season, pools, totals, colleges }
}

/** Institute, programme and quota of a seat's key. */
export function partsOfQuota(key: string): string {
  return key.split('/', 3).join('/')
}
