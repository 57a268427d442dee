import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { EVENT_ADMISSIONS, EVENT_STATUSES, EVENT_TYPES } from '@sopaan/domain/money/events'
import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, ofOurYears, pageFields, pageInfo, queryList } from './fields.ts'

/** Characters a search of the title goes by at most. */
const SEARCH_LENGTH_MAX = 80
/** The statuses everyone may ask for: a draft is the admins' own. */
export const SHOWN_STATUSES = ['upcoming', 'live', 'completed', 'cancelled'] as const

const MOMENT_FORMAT = fault('not_zoned_time')
const moment = z.iso.datetime({ offset: true, error: MOMENT_FORMAT }).check(ofOurYears(MOMENT_FORMAT))

/** Both ends of a range of starts, each on its own or together; `to` is not in it any more. */
export const eventRange = { from: z.optional(moment), to: z.optional(moment) }

const eventQuery = z.object({
  status: z.optional(queryList(SHOWN_STATUSES)),
  type: z.optional(queryList(EVENT_TYPES)),
  ...eventRange,
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH_MAX))),
  ...pageFields,
})

/** An event as everyone sees it: who is coming, as a count alone. */
export const shownEvent = z.object({
  _id: id,
  title: shownWords,
  description: shownWords,
  type: z.enum(EVENT_TYPES),
  status: z.enum(EVENT_STATUSES),
  date: instant,
  endDate: instant,
  registrationDeadline: z.nullable(instant),
  /** Null: as many as come. */
  capacity: z.nullable(z.int()),
  /** Seats that are taken, those kept while they are paid for too. */
  attendees: z.int(),
  hasWaitlist: z.boolean(),
  /** How many wait. */
  waiting: z.int(),
  admission: z.enum(EVENT_ADMISSIONS),
  /** GST included; null unless a seat is paid for. */
  pricePaise: z.nullable(z.int()),
  host: z.nullable(z.string()),
  /** Where people meet; null for a meeting online. */
  place: z.nullable(z.string()),
  isSample: z.boolean(),
})
export type ShownEvent = z.output<typeof shownEvent>

/** `paying`: a seat is kept until `until` while it is paid for; `offered`: a seat came free and is kept until then. */
export const OWN_REGISTRATION_STATES = ['registered', 'waitlisted', 'offered', 'paying'] as const

const ownRegistration = z.object({
  state: z.enum(OWN_REGISTRATION_STATES),
  /** How many stand before, oneself counted: 1 is next. Null when not waiting. */
  place: z.nullable(z.int()),
  /** Null unless a seat is kept for a time. */
  until: z.nullable(instant),
  /** Shown at the door; null without a seat. */
  checkInCode: z.nullable(z.string()),
  checkedInAt: z.nullable(instant),
  isPaid: z.boolean(),
})
export type OwnRegistration = z.output<typeof ownRegistration>

/** An event as a mentee sees it: where they stand, and what only registered people are shown. */
export const menteeEvent = z.object({
  ...shownEvent.shape,
  registration: z.nullable(ownRegistration),
  /** Null unless registered, and while there is none. */
  meetingUrl: z.nullable(z.string()),
  /** Null unless registered, and while there is none. */
  recordingUrl: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
})
export type MenteeEvent = z.output<typeof menteeEvent>

const one = z.object({ id })
const success = z.literal('success')
const ofMentee = z.object({ status: success, data: menteeEvent })

export const events = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/events',
    access: 'anyone',
    summary: 'Events that are announced, live, over or cancelled, soonest first; over and cancelled ones latest first.',
    query: eventQuery,
    response: z.object({ status: success, data: z.array(shownEvent), page: pageInfo }),
    refuses: [],
    cache: 'public, max-age=30, stale-while-revalidate=300',
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/v1/events/:id',
    access: 'anyone',
    summary: 'One event as everyone sees it.',
    params: one,
    response: z.object({ status: success, data: shownEvent }),
    refuses: [],
    cache: 'public, max-age=30, stale-while-revalidate=300',
  }),
  calendar: defineCall({
    method: 'GET',
    path: '/api/v1/events/:id/calendar',
    access: 'anyone',
    summary: 'The event as a calendar file (RFC 5545), without the meeting link.',
    params: one,
    query: z.object({ language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.unknown(),
    refuses: [],
  }),
  listForMentee: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/events',
    access: 'mentee',
    summary: 'As the general list, with where the mentee stands to each.',
    query: eventQuery,
    response: z.object({ status: success, data: z.array(menteeEvent), page: pageInfo }),
    refuses: [],
  }),
  listRegistered: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/events/registered',
    access: 'signed-in',
    summary:
      'Events that the person, a mentee or who was one, has a seat at, waits for or was offered, cancelled ones marked; soonest first, then past ones.',
    query: z.object(pageFields),
    response: z.object({ status: success, data: z.array(menteeEvent), page: pageInfo }),
    refuses: [],
  }),
  findForMentee: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/events/:id',
    access: 'signed-in',
    summary: 'One event with where the mentee stands, and the meeting link once registered.',
    params: one,
    response: ofMentee,
    refuses: [],
  }),
  ownCalendar: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/events/:id/calendar',
    access: 'signed-in',
    summary: 'A seat as a calendar file (RFC 5545), with the meeting link.',
    params: one,
    response: z.unknown(),
    refuses: [],
  }),
  register: defineCall({
    method: 'POST',
    path: '/api/v1/mentee/events/register/:id',
    opensWith: 'events',
    access: 'mentee',
    summary: 'Takes a seat, a place on the waitlist (decision C40) or the seat that was offered; twice is once.',
    params: one,
    response: ofMentee,
    refuses: [
      'EVENT_FULL',
      'EVENT_CLOSED',
      'EVENT_OVER',
      'EVENT_CANCELLED',
      'EVENT_PLAN_NEEDED',
      'EVENT_PAYMENT_NEEDED',
      'AGE_REQUIRED',
      'PARENT_CONSENT_REQUIRED',
    ],
  }),
  unregister: defineCall({
    method: 'DELETE',
    path: '/api/v1/mentee/events/unregister/:id',
    access: 'signed-in',
    summary: 'Gives a seat, an offer or a place on the waitlist back; giving back nothing is no mistake.',
    params: one,
    response: ofMentee,
    refuses: ['EVENT_OVER', 'EVENT_SEAT_PAID'],
  }),
}
