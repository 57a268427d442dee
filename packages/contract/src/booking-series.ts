import { WEEKLY_MAX } from '@sopaan/domain/mentoring/weekly'
import * as z from 'zod/mini'
import { bookingPage, bookings } from './bookings.ts'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, queryWhole, whole } from './fields.ts'
import { overlapping } from './refusal-details.ts'

const success = z.literal('success')
const one = z.object({ id })
const { mentorId, startsAt, question, choiceListId, idempotencyKey, mayOverlap } = bookings.book.body.shape

/** One of the weeks that are asked about. */
const weeklyTime = z.object({
  /** How many weeks after the first one. */
  week: z.int(),
  startsAt: instant,
  /** Whether the mentor offers it. */
  isFree: z.boolean(),
  /** Another own session at the same time; null for none. */
  clash: z.nullable(overlapping.shape.other),
})
export type WeeklyTime = z.output<typeof weeklyTime>

const weeks = z
  .array(whole(0, WEEKLY_MAX - 1))
  .check(z.minLength(2, fault('choose_one')), z.maxLength(WEEKLY_MAX, fault('too_many', { max: WEEKLY_MAX })))

const answered = z.object({
  status: success,
  data: bookingPage,
  /** How many sessions it was done with. */
  count: z.int(),
})

/** Sessions with one mentor every week: asked for together, and each a booking of its own. */
export const bookingSeries = {
  preview: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/booking-series',
    access: 'mentee',
    summary:
      'The same time in each of the next weeks: which of them the mentor offers, and which clash with own sessions.',
    query: z.object({ mentorId: id, startsAt: instant, times: queryWhole(2, WEEKLY_MAX) }),
    response: z.object({ status: success, data: z.array(weeklyTime) }),
    refuses: ['MENTOR_CLOSED'],
  }),
  book: defineCall({
    method: 'POST',
    path: '/api/v1/mentee/booking-series',
    opensWith: 'mentoring',
    access: 'mentee',
    summary:
      'Asks for a session in each of some weeks, all of them or none; each spends a credit. Answers the first one.',
    body: z.object({ mentorId, startsAt, weeks, question, choiceListId, idempotencyKey, mayOverlap }),
    response: answered,
    status: 201,
    refuses: bookings.book.refuses,
  }),
  accept: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/series/accept',
    access: 'mentor',
    summary: 'Agrees to every session of a series that still waits for the mentor.',
    params: one,
    response: answered,
    refuses: ['BOOKING_STATE'],
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/series/cancel',
    access: 'signed-in',
    summary:
      'Cancels a session and those of its series that follow; whether a credit comes back, each decides for itself.',
    params: one,
    body: bookings.cancel.body,
    response: answered,
    refuses: ['BOOKING_STATE'],
  }),
}
