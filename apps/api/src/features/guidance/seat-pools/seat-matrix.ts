import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { QUOTAS, type RankBook, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { seatKeyFinder } from '@sopaan/domain/seats/seat-key-finder'
import type { SeatPoolKeys } from '@sopaan/domain/seats/seat-pool-key'
import * as z from 'zod/mini'

/** Written by `npm run seat-matrix`. */
export const SEAT_MATRIX = new URL('../../../../../../data/seat-matrix-2026.json.br', import.meta.url)
/** The season the matrix is of. Source: JoSAA seat matrix 2026. */
export const MATRIX_SEASON = 2026

/** Institute, programme, degree, years, quota, and gender-neutral seats in the order of SEAT_TYPES; 0 = none printed. */
const matrixRow = z.tuple([z.string(), z.string(), z.string(), z.number(), z.enum(QUOTAS), z.array(z.int())])
export type MatrixRow = z.output<typeof matrixRow>

const unpack = promisify(brotliDecompress)

/**
 * How many seats the pools of a book had in the season of the matrix, by key. The published matrix tells gender-neutral
 * seats alone, and misses some programmes: what is not in it is not known.
 */
export async function readSeatCounts(book: RankBook, keys: SeatPoolKeys): Promise<ReadonlyMap<string, number>> {
  const rows = z.parse(z.array(matrixRow), JSON.parse((await unpack(await readFile(SEAT_MATRIX))).toString('utf8')))
  const findKey = seatKeyFinder(book, keys)
  return new Map(
    rows.flatMap(([institute, programme, degree, durationYears, quota, counts]) =>
      SEAT_TYPES.flatMap((seatType, at): [string, number][] => {
        const seat = { institute, programme, degree, durationYears, quota, seatType, gender: 'neutral' as const }
        const key = findKey({ ...seat, isPreparatory: false })
        const count = counts[at] ?? 0
        return key === undefined || count === 0 ? [] : [[key, count]]
      }),
    ),
  )
}
