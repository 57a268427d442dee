import { EVENT_ADMISSIONS, EVENT_STATUSES, EVENT_TYPES } from '@sopaan/domain/money/events'
import * as z from 'zod/mini'
import { byLanguage } from './by-language.ts'
import { defineCall } from './call.ts'
import { eventRange, shownEvent } from './events.ts'
import { fault } from './faults.ts'
import {
  id,
  instant,
  line,
  PAGE_SIZE_ADMIN,
  pageFields,
  pageInfo,
  paise,
  paragraph,
  queryList,
  queryWhole,
  whole,
} from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'

const TITLE_LENGTH_MAX = 120
const DESCRIPTION_LENGTH_MAX = 4_000
const HOST_LENGTH_MAX = 120
const VENUE_LENGTH_MAX = 200
const LINK_LENGTH_MAX = 500
const REASON_LENGTH_MAX = 500
const SEARCH_LENGTH_MAX = 80
const CAPACITY_MAX = 100_000
/** Paise: one rupee to ten lakh rupees. */
const PRICE_MIN = 100
const PRICE_MAX = 100_000_000
const YEAR_MIN = 2024
const YEAR_MAX = 2099

const MOMENT_FORMAT = fault('not_zoned_time')
/** An instant with its offset, as any zone writes it; kept and answered in UTC (control EVT-09). */
const moment = z.iso.datetime({ offset: true, error: MOMENT_FORMAT }).check(
  z.maxLength(40, MOMENT_FORMAT),
  z.refine(
    (text) => {
      const year = new Date(text).getUTCFullYear()
      return year >= YEAR_MIN && year <= YEAR_MAX
    },
    fault('not_year', { min: YEAR_MIN, max: YEAR_MAX }),
  ),
)

const LINK_FORMAT = fault('not_https')
const link = z.string(LINK_FORMAT).check(
  z.trim(),
  z.maxLength(LINK_LENGTH_MAX, fault('too_long', { max: LINK_LENGTH_MAX })),
  z.refine((text) => URL.parse(text)?.protocol === 'https:' && !/[\s<>"]/.test(text), LINK_FORMAT),
)

/** An event as an admin writes it. Null and absent optional fields are empty. */
export const eventFields = z.object({
  title: byLanguage(line(TITLE_LENGTH_MAX)),
  description: byLanguage(paragraph(DESCRIPTION_LENGTH_MAX)),
  type: z.enum(EVENT_TYPES),
  host: z.optional(z.nullable(line(HOST_LENGTH_MAX))),
  /** Absent: the meeting is online. */
  place: z.optional(z.nullable(line(VENUE_LENGTH_MAX))),
  date: moment,
  endDate: moment,
  /** Absent: open until the end. */
  registrationDeadline: z.optional(z.nullable(moment)),
  /** Absent: as many as come. */
  capacity: z.optional(z.nullable(whole(1, CAPACITY_MAX))),
  hasWaitlist: z.boolean(),
  admission: z.enum(EVENT_ADMISSIONS),
  /** GST included; only and always where a seat is paid for. */
  pricePaise: z.optional(z.nullable(paise(PRICE_MIN, PRICE_MAX))),
  meetingUrl: z.optional(z.nullable(link)),
  recordingUrl: z.optional(z.nullable(link)),
  /** Draft, or announced; live and completed follow from the clock. */
  status: z.enum(['draft', 'upcoming']),
})
export type EventFields = z.output<typeof eventFields>

/** What an admin changes of an event; absent stays. */
export const eventChange = z.partial(
  z.object({
    ...eventFields.shape,
    status: z.enum(['draft', 'upcoming', 'cancelled']),
    /** Said to registered people with the cancellation. */
    cancelReason: z.nullable(paragraph(REASON_LENGTH_MAX)),
  }),
)
export type EventChange = z.output<typeof eventChange>

const managedEvent = z.object({
  ...shownEvent.shape,
  meetingUrl: z.nullable(z.string()),
  recordingUrl: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  cancelledAt: z.nullable(instant),
  changedAt: instant,
  /** Of the seats taken: how many people were seen there. */
  present: z.int(),
})
export type ManagedEvent = z.output<typeof managedEvent>

export const ATTENDEE_STATES = ['registered', 'waiting', 'offered', 'held', 'withdrawn', 'lapsed'] as const

const attendee = z.object({
  _id: id,
  userId: id,
  fullName: z.string(),
  email: z.string(),
  state: z.enum(ATTENDEE_STATES),
  registeredAt: z.nullable(instant),
  waitingPlace: z.nullable(z.int()),
  until: z.nullable(instant),
  isPaid: z.boolean(),
  checkedInAt: z.nullable(instant),
})
export type Attendee = z.output<typeof attendee>

/** How staff have the events in order; without one the latest start comes first. */
export const EVENT_SORTS = [
  '-date',
  'date',
  'title',
  '-title',
  'type',
  '-type',
  'status',
  '-status',
  'seats',
  '-seats',
  'waiting',
  '-waiting',
  'present',
  '-present',
] as const
export type EventSort = (typeof EVENT_SORTS)[number]

const one = z.object({ id })
const success = z.literal('success')
const withEvent = z.object({ status: success, data: managedEvent })
const filter = {
  status: z.optional(queryList(EVENT_STATUSES)),
  type: z.optional(queryList(EVENT_TYPES)),
  ...eventRange,
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH_MAX))),
  sort: z._default(z.enum(EVENT_SORTS), '-date'),
}

const adminPage = {
  ...pageFields,
  limit: z._default(queryWhole(1, 100), PAGE_SIZE_ADMIN),
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH_MAX))),
}
const attendeeQuery = { state: z.optional(queryList(ATTENDEE_STATES)) }

export const managedEvents = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/events',
    access: ['content', 'support'],
    summary: 'Every event, drafts too, by status, type and range of starts, in an order.',
    query: z.object({ ...filter, ...adminPage }),
    response: z.object({ status: success, data: z.array(managedEvent), page: pageInfo }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/events/csv',
    access: ['content', 'support'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180), at most ${FILE_ROWS_MAX} events; the last line says whether it is whole.`,
    query: z.object(filter),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/events/:id',
    access: ['content', 'support'],
    summary: 'One event with everything an admin knows of it.',
    params: one,
    response: withEvent,
    refuses: [],
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/v1/admin/events',
    isOnce: true,
    access: ['content'],
    summary: 'Makes an event, as a draft or announced at once.',
    body: eventFields,
    response: withEvent,
    status: 201,
    refuses: [],
  }),
  change: defineCall({
    method: 'PATCH',
    path: '/api/v1/admin/events/:id',
    access: ['content'],
    summary: 'Changes or cancels an event; registered people are told of what concerns them. Cancelled is for good.',
    params: one,
    body: eventChange,
    response: withEvent,
    refuses: ['EVENT_CAPACITY_TAKEN', 'EVENT_CANCELLED', 'EVENT_HAS_PEOPLE', 'EVENT_OVER'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/events/:id',
    access: ['content'],
    summary: 'Removes an event nobody ever registered for; any other is cancelled, its people are told, and it stays.',
    params: one,
    response: z.object({ status: success, data: z.object({ isRemoved: z.boolean() }) }),
    refuses: ['EVENT_OVER'],
  }),
  attendees: defineCall({
    method: 'GET',
    path: '/api/v1/admin/events/:id/attendees',
    access: ['content', 'support'],
    summary: 'Who has a seat, who waits and in which order, who left, who was present.',
    params: one,
    query: z.object({ ...attendeeQuery, ...adminPage }),
    response: z.object({ status: success, data: z.array(attendee), page: pageInfo }),
    refuses: [],
  }),
  attendeesFile: defineCall({
    method: 'GET',
    path: '/api/v1/admin/events/:id/attendees.csv',
    access: ['content', 'support'],
    deferredAs: 'files',
    summary: 'The same list as CSV, whole; times in IST.',
    params: one,
    query: z.object(attendeeQuery),
    response: z.unknown(),
    refuses: [],
  }),
  checkIn: defineCall({
    method: 'POST',
    path: '/api/v1/admin/events/:id/check-in',
    access: ['content', 'support'],
    summary: 'Marks somebody present by the code of their seat, once.',
    params: one,
    body: z.object({
      code: z
        .string(fault('not_seat_code'))
        .check(z.trim(), z.toUpperCase(), z.maxLength(40), z.regex(/^[A-Z2-7 -]+$/, fault('not_seat_code'))),
    }),
    response: z.object({ status: success, data: attendee }),
    refuses: ['EVENT_CODE_UNKNOWN', 'EVENT_CHECKED_IN', 'EVENT_CANCELLED'],
  }),
  undoCheckIn: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/events/:id/check-in/:registrationId',
    access: ['content', 'support'],
    summary: 'Takes a mark of presence back that was made by mistake; the code works again.',
    params: z.object({ id, registrationId: id }),
    response: z.object({ status: success, data: attendee }),
    refuses: [],
  }),
}
