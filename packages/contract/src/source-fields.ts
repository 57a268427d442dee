import * as z from 'zod/mini'
import { fault } from './faults.ts'
import { day, line } from './fields.ts'

/** The longest name of a source, or reason of a change, characters. */
export const SOURCE_MAX = 200
const URL_MAX = 300

/** An address of a page. */
export const httpsUrl = z
  .string(fault('not_text'))
  .check(
    z.trim(),
    z.maxLength(URL_MAX, fault('too_long', { max: URL_MAX })),
    z.regex(/^https:\/\/[^\s]+$/, fault('not_https')),
  )

/** Who published what is put right, and when; where it can be read. */
export const sourceFields = {
  source: line(SOURCE_MAX),
  sourceOn: day,
  sourceUrl: z.optional(httpsUrl),
}
