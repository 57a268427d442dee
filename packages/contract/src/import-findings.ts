import * as z from 'zod/mini'
import { COUNSELLINGS } from './college-data.ts'
import { IMPORT_COLUMNS } from './import-columns.ts'

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

/** A row that a dry run refused. */
export const refusedRow = z.object({
  /** Line of the file, or row of the sheet. */
  line: z.int(),
  column: z.nullable(z.enum(IMPORT_COLUMNS)),
  value: z.string(),
  reason: z.string(),
  /** What row it was, as the file names it; empty where that is not known. */
  institute: z.string(),
  programme: z.string(),
})
export type ImportRefusedRow = z.output<typeof refusedRow>

/** `likely`: known names that look most like it, the likeliest first; reports from before they were looked for have none. */
export const unknownName = z.object({ name: z.string(), rows: z.int(), likely: z._default(z.array(z.string()), []) })
