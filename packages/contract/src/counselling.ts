import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { STEP_KINDS } from '@sopaan/domain/counselling/season'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { day, id, instant } from './fields.ts'

/** India's clock: a minute, or a day where the notice names no hour. */
const indianTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/))
const amount = z.object({ reserved: z.int(), others: z.int() })

/** A season as its notice has it: steps in order of their beginning, amounts in paise. */
export const counsellingSeason = z.object({
  body: z.string(),
  season: z.int(),
  source: z.string(),
  sourceUrl: z.optional(z.string()),
  checkedOn: day,
  steps: z.array(
    z.object({
      kind: z.enum(STEP_KINDS),
      round: z.nullable(z.int()),
      from: indianTime,
      until: z.nullable(indianTime),
      isNitPlusOnly: z.boolean(),
      source: z.optional(z.string()),
      note: z.optional(shownWords),
    }),
  ),
  fees: z.object({ seatAcceptance: amount, partialAdmission: amount, withdrawal: z.int() }),
  certificatesFrom: day,
})

/** The address under which a calendar reads the dates for one person; whoever knows it reads them. Null while there is none. */
const seasonFeed = z.object({ feed: z.nullable(z.object({ url: z.string(), renewedAt: instant })) })
export type SeasonFeed = z.output<typeof seasonFeed>

export const counselling = {
  getSeason: defineCall({
    method: 'GET',
    path: '/api/v1/counselling/season',
    access: 'anyone',
    summary: 'The newest season of JoSAA whose dates are published: every step, fee and the day of certificates.',
    /** `now` is the clock the answer was made by: a page counts days from it. */
    response: z.object({ now: instant, season: counsellingSeason }),
    refuses: ['NOT_FOUND'],
    /** Short: a deadline that was moved must not be read where it was. */
    cache: 'public, max-age=60, stale-while-revalidate=240',
  }),
  calendarFile: defineCall({
    method: 'GET',
    path: '/api/v1/counselling/calendar.ics',
    access: 'anyone',
    summary: 'The steps of that season which still lie ahead as a calendar file (RFC 5545), reminders a day before.',
    query: z.object({
      language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE),
      category: z._default(z.enum(CATEGORIES), 'OPEN'),
      pwd: z.optional(z.literal('yes')),
    }),
    response: z.unknown(),
    refuses: ['NOT_FOUND'],
  }),
  findFeed: defineCall({
    method: 'GET',
    path: '/api/v1/counselling/feed',
    access: 'signed-in',
    summary: 'The secret address under which another calendar reads the dates, where one was made.',
    response: seasonFeed,
    refuses: [],
  }),
  renewFeed: defineCall({
    method: 'POST',
    path: '/api/v1/counselling/feed',
    access: 'signed-in',
    summary: 'Gives the dates a new secret address for another calendar; the old one stops working.',
    response: seasonFeed,
    refuses: [],
  }),
  endFeed: defineCall({
    method: 'DELETE',
    path: '/api/v1/counselling/feed',
    access: 'signed-in',
    summary: 'Ends that address.',
    response: seasonFeed,
    refuses: [],
  }),
  readFeed: defineCall({
    method: 'GET',
    path: '/api/v1/counselling/feed/:id/:secret',
    access: 'anyone',
    summary:
      'Every step of the newest season for whoever knows the address, amounts by the profile of its owner (text/calendar).',
    secretParam: 'secret',
    params: z.object({ id, secret: z.string().check(z.maxLength(60), z.regex(/^[\w-]{43}\.ics$/)) }),
    response: z.unknown(),
    refuses: ['NOT_FOUND'],
  }),
}
