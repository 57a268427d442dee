import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant } from './fields.ts'

/** What a link in a mail about a session is for, and nothing else. */
export const BOOKING_LINK_PURPOSES = ['cancel', 'move'] as const
export type BookingLinkPurpose = (typeof BOOKING_LINK_PURPOSES)[number]

const TOKEN_MAX = 140
const token = z.string().check(z.maxLength(TOKEN_MAX), z.regex(/^[a-z]+\.[0-9a-f-]{36}\.[a-z]+\.\d+\.[\w-]{43}$/))

const facts = z.object({
  purpose: z.enum(BOOKING_LINK_PURPOSES),
  /** First name of the other one. */
  with: z.string(),
  mentorId: id,
  startsAt: instant,
  endsAt: instant,
  /** Whether it can be done now. */
  isOpen: z.boolean(),
  /** Whether cancelling now gives the credit back; null for the mentor, who spent none. */
  isCreditSafe: z.nullable(z.boolean()),
  isCancelled: z.boolean(),
})
export type BookingLinkFacts = z.output<typeof facts>
const answer = z.object({ status: z.literal('success'), data: facts })
const REFUSALS = ['LINK_INVALID', 'BOOKING_STATE', 'BOOKING_NOTICE', 'BOOKING_BEGUN'] as const

/** An agreed session, changed by a link of its mail, without a sign-in. */
export const bookingLinks = {
  describe: defineCall({
    method: 'POST',
    path: '/api/v1/booking-links/describe',
    access: 'anyone',
    summary: 'What a link in a mail about a session is for; reading it changes nothing.',
    body: z.object({ token }),
    response: answer,
    refuses: ['LINK_INVALID'],
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/v1/booking-links/cancel',
    access: 'anyone',
    summary: 'Cancels the session of a link that was made for it.',
    body: z.object({ token }),
    response: answer,
    refuses: [...REFUSALS],
  }),
  move: defineCall({
    method: 'POST',
    path: '/api/v1/booking-links/move',
    access: 'anyone',
    summary: 'Moves the session of a link that was made for it to another time that the mentor offers.',
    body: z.object({ token, startsAt: instant }),
    response: answer,
    refuses: [...REFUSALS, 'SESSION_OVERLAPS', 'SLOT_TAKEN', 'GROUP_ADULTS_ONLY', 'MENTOR_CLOSED'],
  }),
}
