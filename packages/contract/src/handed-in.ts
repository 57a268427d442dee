import * as z from 'zod/mini'
import { fault } from './faults.ts'
import { id, instant, line } from './fields.ts'
import { sourceFields } from './source-fields.ts'

export const HANDED_IN_STATES = ['checked', 'published', 'withdrawn'] as const
export type HandedInState = (typeof HANDED_IN_STATES)[number]
/** `name` is what a file is of. */
export const HANDED_IN_SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'file',
  '-file',
  'state',
  '-state',
  'source',
  '-source',
] as const
export type HandedInSort = (typeof HANDED_IN_SORTS)[number]
const SEARCH_LENGTH_MAX = 60
const MEANT_LENGTH_MAX = 400
/** What narrows and orders the files of one kind. */
export const handedInFilter = {
  /** Part of what a file is of, of its name or of its source. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  /** What a file can be of, by commas, whose words hold what is searched for in the language of the page; found too. */
  meant: z.optional(z.string().check(z.maxLength(MEANT_LENGTH_MAX, fault('too_long', { max: MEANT_LENGTH_MAX })))),
  state: z.optional(z.enum(HANDED_IN_STATES)),
  sort: z._default(z.enum(HANDED_IN_SORTS), '-createdAt'),
}

/** What is told of every file that staff handed in: it is checked, then published, then perhaps taken back. */
export const handedInFields = {
  _id: id,
  /** As it was called where it came from; null where that is not known. */
  fileName: z.nullable(z.string()),
  createdAt: instant,
  state: z.enum(HANDED_IN_STATES),
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
