import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { QUOTAS, type RankBook } from '@sopaan/domain/book/rank-book'
import { type SeatMatrix, seatsOfPools } from '@sopaan/domain/list-risk/seat-counts'
import * as z from 'zod/mini'

/** Written by `npm run seat-matrix`. */
export const SEAT_MATRIX = new URL('../../../../../../data/seat-matrix.json.br', import.meta.url)

/**
 * Institute, programme, degree, years, quota, gender-neutral seats in the order of SEAT_TYPES, and seats in all, those for
 * women among them; 0 = none printed.
 */
const matrixRow = z.tuple([z.string(), z.string(), z.string(), z.number(), z.enum(QUOTAS), z.array(z.int()), z.int()])
export type MatrixRow = z.output<typeof matrixRow>

const matrixFile = z.object({ season: z.int(), rows: z.array(matrixRow) })
export type MatrixFile = z.output<typeof matrixFile>

const unpack = promisify(brotliDecompress)

/** The newest seat matrix that ships, with its season. */
export async function readSeatMatrix(): Promise<MatrixFile> {
  return z.parse(matrixFile, JSON.parse((await unpack(await readFile(SEAT_MATRIX))).toString('utf8')))
}

/** A book with what the matrix says of its seats, where the matrix is of the season that the book's forecast speaks of. */
export function withSeats(book: RankBook, { season, rows }: MatrixFile): RankBook {
  if (book.forecast?.season !== season) return book
  return { ...book, forecast: { ...book.forecast, seats: seatsOfPools(book, matrixOf(rows, season)) } }
}

function matrixOf(rows: readonly MatrixRow[], season: number): SeatMatrix {
  return {
    season,
    rows: rows.map(([institute, programme, degree, durationYears, quota, neutral]) => ({
      ...{ institute, programme, degree, durationYears },
      quota,
      neutral,
    })),
  }
}
