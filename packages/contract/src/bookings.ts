import { BOOKING_STATES } from '@sopaan/domain/mentoring/bookings'
import * as z from 'zod/mini'
import { actionItem, bookingMessage, bookingNote, bookingQuestion, seriesPosition } from './booking-shapes.ts'
import { defineCall } from './call.ts'
import { sharedList } from './choice-lists.ts'
import { fault } from './faults.ts'
import { day, id, instant, line, pageFields, pageInfo, paragraph, whole } from './fields.ts'
import { offeredTimes, slotSearch } from './mentor-slots.ts'

export const QUESTION_MIN = 10
export const QUESTION_MAX = 1_000
const REASON_MAX = 500
const MESSAGE_MAX = 2_000
const REVIEW_MIN = 10
export const REVIEW_MAX = 1_000
const TITLE_MAX = 120
/** Action items of a session at most. */
export const ACTION_ITEMS_MAX = 3
const STARS_MAX = 5
const MESSAGES_SHOWN = 200

const party = z.object({ _id: id, firstName: z.string(), pictureUrl: z.nullable(z.string()) })

/** A booking as either of the two sees it in a list. */
export const booking = z.object({
  _id: id,
  state: z.enum(BOOKING_STATES),
  startsAt: instant,
  endsAt: instant,
  /** The other one. */
  other: z.object({ ...party.shape, seat: z.nullable(z.object({ institute: z.string(), programme: z.string() })) }),
  question: z.string(),
  /** Where the two meet; null until it is agreed on. */
  meetingUrl: z.nullable(z.string()),
  /** Whose answer it waits for. */
  waitsFor: z.nullable(z.enum(['mentee', 'mentor'])),
  /** Until when it can be answered; null where it waits for nobody. */
  answerBy: z.nullable(instant),
  /** What the reader may do now. */
  may: z.array(z.enum(['accept', 'decline', 'suggest', 'move', 'cancel', 'report', 'review'])),
  /** Whether cancelling now gives the mentee's credit back. */
  isCreditSafe: z.boolean(),
  /** Whether it was asked for together with those of other weeks. */
  isWeekly: z.boolean(),
  /** How many share the session, the reader among them, and how many it holds; null for one for two alone. */
  people: z.nullable(z.object({ count: z.int(), max: z.int() })),
  ...{ unreadMessages: z.int(), openSuggestions: z.int() },
})
export type Booking = z.output<typeof booking>

/** A booking in full. */
export const bookingPage = z.object({
  ...booking.shape,
  /** Said by whoever declined, cancelled or reported. */
  reason: z.nullable(z.string()),
  /** When the mentee's credit came back, or comes back unless staff decide otherwise; null where it is spent. */
  credit: z.nullable(z.object({ isBack: z.boolean(), at: instant })),
  /** When the credit of this session ends: the one that came back, or would if its mentee cancelled now; null for its mentor. */
  creditEnds: z.nullable(z.object({ at: instant, isOver: z.boolean() })),
  /** Where it stands among those that were asked for with it; null for one that stands alone. */
  series: z.nullable(seriesPosition),
  questions: z.array(bookingQuestion),
  /** Only the reader's own. */
  privateNote: z.string(),
  /** Both read and write it. */
  sharedNote: z.string(),
  actionItems: z.array(actionItem),
  /** Items of the sessions before this one with the same mentor. */
  earlierItems: z.array(actionItem),
  /** The list the mentee attached, as it stands now, for the mentor; its name for the mentee; null for none. */
  choiceList: z.nullable(z.object({ _id: id, name: z.string() })),
  review: z.nullable(
    z.object({ stars: z.int(), text: z.string(), state: z.enum(['pending', 'approved', 'rejected']) }),
  ),
  messages: z.array(bookingMessage).check(z.maxLength(MESSAGES_SHOWN)),
  /** The mentee is under 18 and no parent's consent stands: neither of the two can write. */
  isPaused: z.boolean(),
  /** One of the two is under 18: numbers, addresses and handles are hidden in what they write to each other. */
  hidesContacts: z.boolean(),
  /** The other one wants no more messages. */
  isBlocked: z.boolean(),
  isBlockedByMe: z.boolean(),
  /** Whether messages and notes are kept back: an admin looks as one of the two. */
  isWithheld: z.boolean(),
})
export type BookingPage = z.output<typeof bookingPage>

const success = z.literal('success')
const one = z.object({ id })
const answered = z.object({ status: success, data: bookingPage })
const reason = paragraph(REASON_MAX)
const ACTION_REFUSALS = ['BOOKING_STATE', 'BOOKING_NOTICE', 'BOOKING_BEGUN'] as const

/** Whether the mentee was told of another session at the same time and wants this one all the same. */
const mayOverlap = z._default(z.boolean(fault('not_boolean')), false)

export const bookings = {
  book: defineCall({
    method: 'POST',
    path: '/api/v1/mentee/bookings',
    opensWith: 'mentoring',
    access: 'mentee',
    summary: 'Asks for a session at one of the times a mentor offers, and spends one credit.',
    body: z.object({
      mentorId: id,
      startsAt: instant,
      question: paragraph(QUESTION_MAX).check(z.minLength(QUESTION_MIN, fault('too_short', { min: QUESTION_MIN }))),
      /** A list that this mentor may read until the session is over. */
      choiceListId: z.optional(id),
      /** Made once for a filled-in form: the same one twice is one booking. */
      idempotencyKey: z.optional(id),
      mayOverlap,
    }),
    response: answered,
    status: 201,
    refuses: [
      'SESSION_OVERLAPS',
      'SLOT_TAKEN',
      'GROUP_ADULTS_ONLY',
      'CREDITS_NONE',
      'PARENT_CONSENT_REQUIRED',
      'AGE_REQUIRED',
      'MENTOR_CLOSED',
    ],
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/v1/bookings',
    access: 'signed-in',
    summary: 'The own bookings as mentee or mentor: those to come in their order, or the past ones, newest first.',
    query: z.object({ ...pageFields, when: z._default(z.enum(['next', 'past']), 'next') }),
    response: z.object({ status: success, data: z.array(booking), ...pageInfo.shape }),
    refuses: [],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/bookings/:id',
    access: 'signed-in',
    summary: 'A booking in full, for the two it is of. Reading it marks its messages as read.',
    params: one,
    response: answered,
    refuses: [],
  }),
  readList: defineCall({
    method: 'GET',
    path: '/api/v1/bookings/:id/choice-list',
    access: 'mentor',
    summary: 'The list that came with a booking, as it stands now.',
    params: one,
    response: sharedList,
    refuses: [],
  }),
  accept: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/accept',
    access: 'signed-in',
    summary: 'The mentor agrees to what was asked, or the mentee to the time that was suggested.',
    params: one,
    response: answered,
    refuses: [...ACTION_REFUSALS],
  }),
  decline: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/decline',
    access: 'signed-in',
    summary: 'Says no; the credit comes back.',
    params: one,
    body: z.object({ reason: z.optional(reason) }),
    response: answered,
    refuses: [...ACTION_REFUSALS],
  }),
  suggest: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/suggest',
    access: 'mentor',
    summary: 'The mentor suggests another time; the mentee agrees or not.',
    params: one,
    body: z.object({ startsAt: instant }),
    response: answered,
    refuses: [...ACTION_REFUSALS, 'SLOT_TAKEN', 'GROUP_ADULTS_ONLY'],
  }),
  freeTimes: defineCall({
    method: 'GET',
    path: '/api/v1/bookings/:id/slots',
    access: 'mentee',
    summary: 'The beginnings to which an own session can be moved; its own time is free for it.',
    params: one,
    query: slotSearch,
    response: offeredTimes,
    refuses: [],
  }),
  move: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/move',
    access: 'mentee',
    summary: 'Moves a session to another time that the mentor offers, within the notice.',
    params: one,
    body: z.object({ startsAt: instant, mayOverlap }),
    response: answered,
    refuses: [...ACTION_REFUSALS, 'SESSION_OVERLAPS', 'SLOT_TAKEN', 'GROUP_ADULTS_ONLY', 'MENTOR_CLOSED'],
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/cancel',
    access: 'signed-in',
    summary: 'Cancels a session; the answer says whether the credit came back.',
    params: one,
    body: z.object({ reason: z.optional(reason) }),
    response: answered,
    refuses: [...ACTION_REFUSALS],
  }),
  report: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/report',
    access: 'signed-in',
    summary:
      'Says that the other one did not come. A mentee’s credit comes back 72 hours later, unless staff decide otherwise.',
    params: one,
    body: z.object({ reason }),
    response: answered,
    refuses: ['BOOKING_STATE', 'BOOKING_NOT_OVER', 'BOOKING_TOO_LATE'],
  }),
  note: defineCall({
    method: 'PUT',
    path: '/api/v1/bookings/:id/notes',
    access: 'signed-in',
    summary: 'Keeps the own private note, or the note that both read and write.',
    params: one,
    body: z.object({
      kind: z.enum(['private', 'shared']),
      text: bookingNote,
      /** The note for both as it was read: what the other one wrote since stays. Without it the text replaces the note. */
      base: z.optional(bookingNote),
    }),
    response: answered,
    refuses: ['MESSAGES_CLOSED', 'BLOCKED', 'NOTE_FULL'],
  }),
  giveItems: defineCall({
    method: 'PUT',
    path: '/api/v1/bookings/:id/action-items',
    access: 'mentor',
    summary: 'Gives the mentee at most three things to do, which land in the planner. Given once.',
    params: one,
    body: z.object({
      items: z
        .array(z.object({ title: line(TITLE_MAX), dueOn: day }))
        .check(
          z.minLength(1, fault('choose_one')),
          z.maxLength(ACTION_ITEMS_MAX, fault('too_many', { max: ACTION_ITEMS_MAX })),
        ),
    }),
    response: answered,
    refuses: ['BOOKING_STATE', 'ITEMS_GIVEN', 'DAY_PAST', 'MESSAGES_CLOSED'],
  }),
  review: defineCall({
    method: 'PUT',
    path: '/api/v1/bookings/:id/review',
    access: 'mentee',
    summary: 'Says how a held session was. Staff read it before others do; a change waits for them again.',
    params: one,
    body: z.object({
      stars: whole(1, STARS_MAX),
      text: paragraph(REVIEW_MAX).check(z.minLength(REVIEW_MIN, fault('too_short', { min: REVIEW_MIN }))),
    }),
    response: answered,
    refuses: ['BOOKING_STATE', 'PARENT_CONSENT_REQUIRED', 'AGE_REQUIRED'],
  }),
  write: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/messages',
    access: 'signed-in',
    summary: 'Writes to the other one, from the booking until 14 days after the session.',
    params: one,
    body: z.object({ text: paragraph(MESSAGE_MAX), idempotencyKey: z.optional(id) }),
    response: answered,
    status: 201,
    refuses: ['MESSAGES_CLOSED', 'BLOCKED', 'PARENT_CONSENT_REQUIRED', 'AGE_REQUIRED'],
  }),
  reportMessage: defineCall({
    method: 'POST',
    path: '/api/v1/bookings/:id/messages/:messageId/report',
    isOnce: true,
    access: 'signed-in',
    summary: 'Shows a message of the other one to staff.',
    params: z.object({ id, messageId: id }),
    body: z.object({ reason }),
    response: answered,
    refuses: [],
  }),
  block: defineCall({
    method: 'PUT',
    path: '/api/v1/bookings/:id/block',
    access: 'signed-in',
    summary: 'Takes no more messages or bookings from the other one, or does again.',
    params: one,
    body: z.object({ isBlocked: z.boolean() }),
    response: answered,
    refuses: [],
  }),
}
