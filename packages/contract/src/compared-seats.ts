import { GENDER_POOLS, INSTITUTE_TYPES, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import * as z from 'zod/mini'
import { collegeFacts } from './college-facts.ts'
import { profileFields } from './college-predictor.ts'
import { fault } from './faults.ts'
import { ownPool } from './seat-verdicts.ts'

/** Seats side by side at most. */
export const COMPARED_MAX = 4
const SEARCH_LENGTH_MAX = 80
const KEY_LENGTH_MAX = 300
const KEYS_FORMAT = fault('not_seat_keys', { max: COMPARED_MAX })
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){4}(\/preparatory)?$/

/** Whether a text may be the key of a seat; one that may not is refused wherever keys are asked for. */
export function isSeatKey(text: string): boolean {
  return text.length <= KEY_LENGTH_MAX && KEY.test(text)
}

/** Empty in a form that is sent without script: nothing wanted in particular. */
const maybeOneOf = <const Words extends readonly string[]>(words: Words) =>
  z.optional(z.union([z.literal(''), z.enum(words)], fault('not_listed', { allowed: words.join(', ') })))

const seatName = z.object({
  /** Stable, readable name of the seat, as in addresses. */
  key: z.string(),
  institute: z.object({
    name: z.string(),
    type: z.enum(INSTITUTE_TYPES),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
  }),
  programme: z.object({ name: z.string(), degree: z.string(), durationYears: z.number(), family: z.string() }),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  list: z.enum(RANK_LISTS),
  isPreparatory: z.boolean(),
})

/** What one final round printed for one seat; null where it printed no rank. */
const finalRound = z.object({
  season: z.int(),
  round: z.int(),
  opening: z.nullable(z.int()),
  closing: z.nullable(z.int()),
})

/** Seats of a choice in all, those for women among them, by quota; null where the matrix does not have each quota. */
export const branchSeats = z.nullable(
  z.object({
    season: z.int(),
    count: z.int(),
    quotas: z.array(z.object({ quota: z.enum(QUOTAS), count: z.int() })),
  }),
)

const comparedSeat = z.object({
  ...seatName.shape,
  /** Final rounds of the last five seasons, oldest first: one quota, one seat type, one gender, never mixed. */
  finals: z.array(finalRound),
  /** What is published of the institute; it says nothing of one branch. Null for one that no longer takes part. */
  facts: z.nullable(collegeFacts),
  /** The best seat of its choice for the candidate of the query; null without a rank, or where none has a chance. */
  own: z.nullable(ownPool),
  /** What the seat of its choice that is open to most closed at in the newest season; null where it printed no rank. */
  openClosing: z.nullable(z.int()),
  branchSeats,
})
export type ComparedSeat = z.output<typeof comparedSeat>

const foundSeat = z.object({ ...seatName.shape, newest: finalRound })
export type FoundSeat = z.output<typeof foundSeat>

/** Seats side by side, and what a search for more of them finds. */
export const seatComparison = z.object({
  /** The seats asked for that the book has, in the order asked. */
  seats: z.array(comparedSeat),
  /** Keys asked for that the book does not have. */
  unknownKeys: z.array(z.string()),
  /** Seats that fit the search, hardest first within each rank list; empty without search words. */
  found: z.array(foundSeat),
  /** How many fit, more than are listed. */
  total: z.int(),
  bookHash: z.string(),
})
export type SeatComparison = z.output<typeof seatComparison>

/** Which seats stand side by side, for whom, and what to search for. */
export const seatComparisonQuery = z.object({
  keys: z._default(
    z.pipe(
      z.string(KEYS_FORMAT).check(z.maxLength(COMPARED_MAX * KEY_LENGTH_MAX, KEYS_FORMAT)),
      z.pipe(
        z.transform((keys: string) => [...new Set(keys.split(',').filter(Boolean))]),
        z.array(z.string().check(z.regex(KEY, KEYS_FORMAT))).check(z.maxLength(COMPARED_MAX, KEYS_FORMAT)),
      ),
    ),
    [],
  ),
  /** Words that must each stand in the institute's or the programme's name. */
  q: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH_MAX)), ''),
  quota: maybeOneOf(QUOTAS),
  seatType: maybeOneOf(SEAT_TYPES),
  /** Not `gender`: that is the candidate's own. */
  pool: maybeOneOf(GENDER_POOLS),
  ...profileFields,
})
export type SeatComparisonQuery = z.output<typeof seatComparisonQuery>
