import * as z from 'zod/mini'
import { id, instant } from './fields.ts'
import { sourceFields } from './source-fields.ts'

/** What is told of every file that staff handed in: it is checked, then published, then perhaps taken back. */
export const handedInFields = {
  _id: id,
  /** As it was called where it came from; null where that is not known. */
  fileName: z.nullable(z.string()),
  createdAt: instant,
  state: z.enum(['checked', 'published', 'withdrawn']),
  /** Who published it and when; null before it is published here. */
  source: z.nullable(z.object({ source: z.string(), sourceOn: z.string(), sourceUrl: z.nullable(z.string()) })),
}
const handedIn = z.object(handedInFields)
export type HandedIn = z.output<typeof handedIn>

/** With what a file is published. */
export const publication = z.object({
  ...sourceFields,
  /** That what is doubtful of it was looked at: rows that are not taken, changes that are unlikely, seats that are gone. */
  accept: z.boolean(),
})
export type HandedInSource = z.output<typeof publication>
