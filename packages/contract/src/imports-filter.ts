import * as z from 'zod/mini'
import { line } from './fields.ts'

/** `waiting` for answers, or `checked` and waiting for a word; `checking` and `applying` are worked on. */
export const IMPORT_STATES = ['waiting', 'checking', 'checked', 'applying', 'done', 'failed'] as const
export const IMPORT_KINDS = ['file', 'roll-back', 'mend'] as const

/** `round` is the newest one of a table. */
export const IMPORT_SORTS = [
  '-askedAt',
  'askedAt',
  'round',
  '-round',
  'file',
  '-file',
  'state',
  '-state',
  'by',
  '-by',
  '-rows',
  'rows',
] as const
export type ImportSort = (typeof IMPORT_SORTS)[number]
const SEARCH_LENGTH_MAX = 60
/** What narrows and orders the imports. */
export const importsFilter = {
  /** Part of the name of a file or of a person, or a season. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  kind: z.optional(z.enum(IMPORT_KINDS)),
  state: z.optional(z.enum(IMPORT_STATES)),
  sort: z._default(z.enum(IMPORT_SORTS), '-askedAt'),
}
