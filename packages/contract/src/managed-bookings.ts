import { BOOKING_STATES } from '@sopaan/domain/mentoring/bookings'
import * as z from 'zod/mini'
import { actionStep } from './action-step.ts'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { adminPageFields, id, instant, line, pageInfo, paragraph } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import { PURCHASE_STATUSES, REFUND_STATES } from './purchase-shapes.ts'

const SEARCH_LENGTH_MAX = 100
const REASON_LENGTH_MAX = 500
/** Steps of each kind that one session shows at most, the newest. */
export const BOOKING_STEPS_MAX = 100
export const BOOKING_SORTS = [
  '-startsAt',
  'startsAt',
  '-askedAt',
  'askedAt',
  'mentee',
  '-mentee',
  'mentor',
  '-mentor',
  'state',
  '-state',
] as const
export type BookingSort = (typeof BOOKING_SORTS)[number]

const PARTIES = ['mentee', 'mentor'] as const
const person = z.object({ _id: id, fullName: z.string() })

/** A session with a mentor, as staff see it in a list. */
export const managedBookingRow = z.object({
  _id: id,
  askedAt: instant,
  startsAt: instant,
  endsAt: instant,
  state: z.enum(BOOKING_STATES),
  mentee: person,
  mentor: person,
})
export type ManagedBookingRow = z.output<typeof managedBookingRow>

/** What happened around a session. What the two wrote to each other is not in it: only that they wrote. */
const bookingStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), at: instant }),
  actionStep,
  z.object({
    kind: z.literal('message'),
    at: instant,
    by: z.enum(PARTIES),
    readAt: z.nullable(instant),
    isReported: z.boolean(),
  }),
  z.object({
    kind: z.literal('mail'),
    at: instant,
    to: z.enum(PARTIES),
    title: z.string(),
    state: z.enum(['waiting', 'sent', 'dead']),
    lastError: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('notice'),
    at: instant,
    to: z.enum(PARTIES),
    title: z.string(),
    readAt: z.nullable(instant),
  }),
  /** A credit that was spent on it, or came back from it. */
  z.object({ kind: z.literal('credit'), at: instant, isBack: z.boolean() }),
  z.object({
    kind: z.literal('refund'),
    at: instant,
    state: z.enum(REFUND_STATES),
    amountPaise: z.nullable(z.int()),
    purchaseId: id,
  }),
  /** What staff wrote of one of the two since it was asked for. */
  z.object({
    kind: z.literal('note'),
    at: instant,
    about: z.enum(PARTIES),
    by: z.nullable(z.string()),
    text: z.string(),
  }),
])
export type BookingStep = z.output<typeof bookingStep>

/** One session with all that happened around it. */
export const bookingRecord = z.object({
  ...managedBookingRow.shape,
  /** Said by whoever declined, cancelled or reported. */
  reason: z.nullable(z.string()),
  report: z.nullable(
    z.object({ by: z.enum(PARTIES), at: instant, decision: z.nullable(z.enum(['upheld', 'dismissed'])) }),
  ),
  review: z.nullable(z.object({ stars: z.int(), state: z.enum(['pending', 'approved', 'rejected']) })),
  /** When its credit came back; null while it is spent. */
  creditBackAt: z.nullable(instant),
  /** What its credit was bought with; null where no purchase stands behind it. */
  purchase: z.nullable(
    z.object({
      _id: id,
      name: shownWords,
      status: z.enum(PURCHASE_STATUSES),
      amount: z.int(),
      refundedPaise: z.int(),
    }),
  ),
  /** Oldest first. */
  steps: z.array(bookingStep),
})
export type BookingRecord = z.output<typeof bookingRecord>

const filter = {
  state: z.optional(z.enum(BOOKING_STATES)),
  /** Of one person, as mentee or mentor. */
  userId: z.optional(id),
  /** A part of the name or the address of one of the two. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  sort: z._default(z.enum(BOOKING_SORTS), '-startsAt'),
}

const success = z.literal('success')

export const managedBookings = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/bookings',
    access: ['support', 'finance'],
    summary: 'Sessions of mentors and mentees. The look is written into the audit trail.',
    query: z.object({
      ...adminPageFields,
      ...filter,
    }),
    response: z.object({ status: success, data: z.array(managedBookingRow), ...pageInfo.shape }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/bookings/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180), at most ${FILE_ROWS_MAX} sessions; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(filter),
    response: z.string(),
    refuses: ['FILE_LONG', 'REAUTH_REQUIRED', 'EXPORT_NEEDS_SECOND'],
  }),
  askExport: defineCall({
    method: 'POST',
    path: '/api/v1/admin/bookings/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: 'Asks an owner for the file of a filter that holds more sessions than one of the staff takes alone.',
    query: z.object(filter),
    body: z.object({ reason: paragraph(REASON_LENGTH_MAX) }),
    response: z.object({ status: success, message: z.string() }),
    status: 201,
    refuses: ['REAUTH_REQUIRED'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/bookings/:id',
    access: ['support', 'finance'],
    summary:
      'One session with its mails, credits, refunds and what the two and staff did, oldest first, without their words.',
    params: z.object({ id }),
    response: z.object({ status: success, data: bookingRecord }),
    refuses: [],
  }),
}
