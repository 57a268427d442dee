import * as z from 'zod/mini'
import { id } from './fields.ts'

/** What one round printed for a seat pool; null where it printed no rank. */
export const seatRound = z.object({
  season: z.int(),
  round: z.int(),
  isFinal: z.boolean(),
  opening: z.nullable(z.int()),
  closing: z.nullable(z.int()),
})
export type SeatRound = z.output<typeof seatRound>

/** Where the ranks of one round come from. */
export const roundReceipt = z.object({
  /** The import that the rows stand in. */
  _id: id,
  counselling: z.enum(['josaa', 'csab']),
  season: z.int(),
  round: z.int(),
  /** Body, season and round, as it was handed in. */
  source: z.string(),
  /** SHA-256 of the file, hexadecimal. */
  fileHash: z.string(),
})
export type RoundReceipt = z.output<typeof roundReceipt>
