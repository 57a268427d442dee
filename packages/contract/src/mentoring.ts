import * as z from 'zod/mini'
import { booking } from './bookings.ts'
import { defineCall } from './call.ts'
import { id, instant, pageFields, pageInfo } from './fields.ts'

const success = z.literal('success')

const mentee = z.object({
  _id: id,
  firstName: z.string(),
  sessions: z.int(),
  lastSessionAt: z.nullable(instant),
  nextSessionAt: z.nullable(instant),
  /** The bookings of these two. */
  lastBookingId: z.nullable(id),
  nextBookingId: z.nullable(id),
  /** The last note that both read. */
  lastNote: z.string(),
  openItems: z.int(),
})
export type MentoredMentee = z.output<typeof mentee>

/** What a mentor's work amounts to. */
export const mentoring = {
  overview: defineCall({
    method: 'GET',
    path: '/api/v1/mentor/overview',
    access: 'mentor',
    summary: 'Sessions of today, requests that wait, what comes next, and what was earned.',
    response: z.object({
      status: success,
      data: z.object({
        today: z.array(booking),
        requests: z.array(booking),
        next: z.array(booking),
        /** Sessions held, by month in India, the newest first: a session is one credit. */
        earnings: z.array(z.object({ month: z.string(), sessions: z.int() })),
        sessions: z.int(),
        rating: z.nullable(z.object({ mean: z.number(), count: z.int() })),
      }),
    }),
    refuses: [],
  }),
  mentees: defineCall({
    method: 'GET',
    path: '/api/v1/mentor/mentees',
    access: 'mentor',
    summary: 'The own mentees with the last note and what is open, the latest session first.',
    query: z.object(pageFields),
    response: z.object({ status: success, data: z.array(mentee), ...pageInfo.shape }),
    refuses: [],
  }),
}
