import * as z from 'zod/mini'
import { COUNSELLINGS } from './college-data.ts'

/** A round of the file, with its rows. */
export const importedRound = z.object({
  counselling: z.enum(COUNSELLINGS),
  season: z.int(),
  round: z.int(),
  rows: z.int(),
  isFinal: z.boolean(),
})

const likelyRenaming = z.object({
  institute: z.string(),
  /** With years and degree in brackets, as the portals print them. */
  from: z.string(),
  to: z.string(),
  /** Seats that stand under both names, and the closing ranks of the first of them. */
  seats: z.int(),
  before: z.int(),
  after: z.int(),
})

/**
 * Programmes that may only have changed their print since the final round of the season before: gone there, new here, of one
 * college and length, with near closing ranks. Reports from before they were looked for have none.
 */
export const likelyRenamings = z._default(z.array(likelyRenaming), [])
