import * as z from 'zod/mini'
import { fault } from './faults.ts'

/** The page size a list answers unless asked otherwise, in rows. Source: decision of settled numbers. */
export const PAGE_SIZE_DEFAULT = 20
/** The page size of an admin's list unless asked otherwise, in rows. */
export const PAGE_SIZE_ADMIN = 50
/** The most rows a page holds. */
export const PAGE_SIZE_MAX = 100
/** The last page that may be asked for; deeper reading goes through filters. */
const PAGE_MAX = 10_000
/** The most items a list in a query string holds. */
const QUERY_LIST_MAX = 100

/** How a field is written in the API description, where its schema reads more forms than we tell of. */
export const wireForms = z.registry<Readonly<Record<string, unknown>>>()

/** The id of a row (decision C35: a uuid, `_id` on the wire). */
export const id = z.uuid(fault('not_id'))

const INSTANT_FORMAT = fault('not_instant')
const DAY_FORMAT = fault('not_day')

/** Holds a date to the years 1900 to 2199: nothing of ours lies outside, and no database or zone stumbles inside. */
export function ofOurYears(error: string) {
  return z.refine<string>((text) => /^(?:19|20|21)/.test(text), error)
}

/** An instant on the wire: ISO 8601 in UTC, milliseconds, as `toISOString` writes it; of the years 1900 to 2199. */
export const instant = z.iso.datetime(INSTANT_FORMAT).check(ofOurYears(INSTANT_FORMAT))

/** A day on the wire: `2026-06-02`; of the years 1900 to 2199. */
export const day = z.iso.date(DAY_FORMAT).check(ofOurYears(DAY_FORMAT))

/**
 * One line of text a person typed: trimmed, normalised (NFC), no control characters.
 * @param lengthMax  characters after trimming
 */
export function line(lengthMax: number) {
  return z.string(fault('not_text')).check(
    z.normalize('NFC'),
    z.trim(),
    z.minLength(1, fault('required')),
    z.maxLength(lengthMax, fault('too_long', { max: lengthMax })),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses.
    z.regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/, fault('line_breaks')),
  )
}

/**
 * Text of several lines that a person typed: trimmed, normalised (NFC), no control characters but line breaks and tabs.
 * @param lengthMax  characters after trimming
 */
export function paragraph(lengthMax: number) {
  return z.string(fault('not_text')).check(
    z.normalize('NFC'),
    z.trim(),
    z.minLength(1, fault('required')),
    z.maxLength(lengthMax, fault('too_long', { max: lengthMax })),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses.
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/, fault('control_characters')),
  )
}

/** A whole number in a body, both ends included. */
export function whole(min: number, max: number) {
  const msg = fault('not_whole', { min, max })
  return z.int(msg).check(z.minimum(min, msg), z.maximum(max, msg))
}

/** The longest that something done without a network may have waited to be told, seconds: a week. */
export const AGO_SECONDS_MAX = 7 * 24 * 3600

/** How long ago something was done, by the device it was done on, seconds. The hour itself is the server's. */
export const ago = z.optional(whole(0, AGO_SECONDS_MAX))

/** Money in a body, whole paise, both ends included. */
export function paise(min: number, max: number) {
  const msg = fault('not_paise', { min, max })
  return z.int(msg).check(z.minimum(min, msg), z.maximum(max, msg))
}

/** A rate in a body, hundredths of a percent, both ends included. */
export function basisPoints(min: number, max: number) {
  const msg = fault('not_basis_points', { min, max })
  return z.int(msg).check(z.minimum(min, msg), z.maximum(max, msg))
}

/** A whole number in a path or query, both ends included: digits alone, no sign of plus, exponent or space. */
export function queryWhole(min: number, max: number) {
  const msg = fault('not_whole', { min, max })
  const field = z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(16, msg), z.regex(/^-?\d+$/, msg))], msg),
    z.pipe(
      z.transform((text: number | string) => Number(text)),
      whole(min, max),
    ),
  )
  wireForms.add(field, { type: 'integer', minimum: min, maximum: max })
  return field
}

/** Yes or no in a query: `true` or `false`. */
export const queryBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], fault('not_boolean')),
  z.transform((word: boolean | 'true' | 'false') => word === true || word === 'true'),
)
wireForms.add(queryBoolean, { type: 'boolean' })

/** Several of a closed set in a query, parted by commas: `?type=IIT,NIT`. Order and doubles do not matter. */
export function queryList<const W extends string>(words: readonly [W, ...W[]]) {
  const msg = fault('some_not_listed', { allowed: words.join(', ') })
  const field = z.pipe(
    z.union([z.array(z.string()), z.string()], msg),
    z.pipe(
      z.transform((list: string | string[]) => [
        ...new Set((typeof list === 'string' ? list.split(',') : list).filter((word) => word !== '')),
      ]),
      z.array(z.enum(words, msg)).check(z.maxLength(QUERY_LIST_MAX, fault('too_many', { max: QUERY_LIST_MAX }))),
    ),
  )
  wireForms.add(field, { type: 'array', items: { enum: words }, maxItems: QUERY_LIST_MAX })
  return field
}

/** `page` (from 1) and `limit` of a list's query. */
export const pageFields = {
  page: z._default(queryWhole(1, PAGE_MAX), 1),
  limit: z._default(queryWhole(1, PAGE_SIZE_MAX), PAGE_SIZE_DEFAULT),
}

/** The same of a list of staff, whose screens are larger. */
export const adminPageFields = { ...pageFields, limit: z._default(queryWhole(1, PAGE_SIZE_MAX), PAGE_SIZE_ADMIN) }

/** What a paged list answers beside its rows: how many rows there are in all, and which page this is. */
export const pageInfo = z.object({ page: z.int(), limit: z.int(), total: z.int() })
export type PageInfo = z.output<typeof pageInfo>
