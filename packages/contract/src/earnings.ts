import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { day, id, line, whole } from './fields.ts'

/** The most that one session may be worth to its mentor, paise. Ours: ₹10,000, far above any price of one. */
export const RATE_PAISE_MAX = 1_000_000
const REFERENCE_MAX = 80
const MONTHS_SHOWN = 24

const success = z.literal('success')
const month = z.string(fault('not_text')).check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, fault('not_on_list')))

const earnedMonth = z.object({
  /** In India, such as 2026-11. */
  month: z.string(),
  sessions: z.int(),
  amountPaise: z.int(),
  /** Sessions held before any rate was set: they count nothing. */
  unrated: z.int(),
  /** Whether the month is over, so that nothing is added to it. */
  isOver: z.boolean(),
  /** When and how it was paid out; null while it was not. */
  paid: z.nullable(z.object({ paidOn: day, amountPaise: z.int(), reference: z.string() })),
})
export type EarnedMonth = z.output<typeof earnedMonth>

/** What a mentor earned, the newest month first. */
export const earned = z.object({
  /** What a session is worth today; null where staff have not set it. */
  ratePaise: z.nullable(z.int()),
  months: z.array(earnedMonth).check(z.maxLength(MONTHS_SHOWN)),
})
export type Earned = z.output<typeof earned>

const answered = z.object({ status: success, data: earned })

/** What a mentor earned, before the mentor. */
export const earnings = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/mentor/earnings',
    access: 'mentor',
    summary: 'What the own held sessions are worth, by month, and what was paid out.',
    response: answered,
    refuses: [],
  }),
  file: defineCall({
    method: 'GET',
    path: '/api/v1/mentor/earnings/:month/file',
    access: 'mentor',
    summary: 'The sessions of a month with what each is worth, as CSV.',
    params: z.object({ month }),
    response: z.unknown(),
    refuses: [],
  }),
  print: defineCall({
    method: 'GET',
    path: '/api/v1/mentor/earnings/:month/statement',
    access: 'mentor',
    summary: 'The statement of a month as PDF.',
    params: z.object({ month }),
    query: z.object({ language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.unknown(),
    refuses: ['UNAVAILABLE'],
  }),
}

const ofMentor = z.object({ id })

/** The same before staff, who say what a session is worth and mark what was paid. */
export const managedEarnings = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentors/:id/earnings',
    access: ['support', 'finance'],
    summary: 'What a mentor earned, by month, and what was paid out.',
    params: ofMentor,
    response: answered,
    refuses: [],
  }),
  setRate: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/mentors/:id/rate',
    access: ['finance'],
    summary: 'Says what a held session is worth to the mentor, from today or a later day on.',
    params: ofMentor,
    body: z.object({ ratePaise: whole(0, RATE_PAISE_MAX), fromOn: day }),
    response: answered,
    refuses: ['DAY_PAST'],
  }),
  markPaid: defineCall({
    method: 'POST',
    path: '/api/v1/admin/mentors/:id/payouts',
    access: ['finance'],
    summary: 'Marks a month that is over as paid out, at what it comes to now.',
    params: ofMentor,
    body: z.object({ month, paidOn: day, reference: line(REFERENCE_MAX) }),
    response: answered,
    refuses: ['PAYOUT_MONTH_RUNS', 'PAYOUT_NOTHING', 'CHANGED_ELSEWHERE'],
  }),
  revokePaid: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/mentors/:id/payouts/:month',
    access: ['finance'],
    summary: 'Takes the mark of a month back.',
    params: z.object({ id, month }),
    response: answered,
    refuses: [],
  }),
}
