import { BRANCHES } from '@sopaan/domain/list-maker/branch-labels'
import { PEOPLE_MAX } from '@sopaan/domain/mentoring/group-sessions'
import { MENTOR_ORDERS } from '@sopaan/domain/mentoring/mentor-order'
import { STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { day, id, instant, line, pageFields, pageInfo, paragraph, queryBoolean, whole } from './fields.ts'
import { filmUrl } from './film-url.ts'
import { offeredTimes, slotSearch } from './mentor-slots.ts'

/** Where a mentor stands: `applied` until staff decide, then `approved` or `rejected`. */
export const MENTOR_STATES = ['applied', 'approved', 'rejected'] as const
export type MentorState = (typeof MENTOR_STATES)[number]

/** Languages a session can be held in, by ISO 639-1. */
export const MENTOR_LANGUAGES = ['en', 'hi', 'bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'ta', 'te', 'ur'] as const

/** What a mentor can be asked about. */
export const MENTOR_TOPICS = [
  'choice-filling',
  'branch-choice',
  'campus-life',
  'placements',
  'jee-preparation',
  'study-plan',
  'research',
  'coding',
] as const

export const HEADLINE_MAX = 120
export const ABOUT_MAX = 1_500
export const PROOF_NOTE_MAX = 500
/** As in the addresses of seats: the longest of the book has 158. */
const SLUG_MAX = 200
const URL_MAX = 300
const STUDY_YEAR_MAX = 6
const RANGES_MAX = 40
const EXCEPTIONS_MAX = 60
const ZONE_MAX = 60
/** How many of the next free times stand beside a mentor of the list. */
export const NEXT_SLOTS_MAX = 3
/** Characters of a search for mentors. */
export const MENTOR_SEARCH_MAX = 60
/** How far ahead a mentor may be booked at most, days. */
export const AHEAD_DAYS_MAX = 90

const slug = z.string(fault('not_text')).check(z.maxLength(SLUG_MAX), z.regex(/^[a-z0-9-]+$/, fault('not_on_list')))
const httpsUrl = z
  .string(fault('not_text'))
  .check(
    z.trim(),
    z.maxLength(URL_MAX, fault('too_long', { max: URL_MAX })),
    z.regex(/^https:\/\/[^\s]+$/, fault('not_https')),
  )
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fault('not_time', { example: '19:00' })))
const clockEnd = z
  .string()
  .check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, fault('not_time', { example: '21:00' })))
const range = z
  .object({ from: clock, to: clockEnd })
  .check(z.refine(({ from, to }) => from < to, { error: fault('end_before_start'), path: ['to'] }))

/** When a mentor is there, and how the mentor wants to be booked. */
export const mentorHours = z.object({
  /** An IANA zone, such as Asia/Kolkata. */
  zone: line(ZONE_MAX),
  /** Every week: days from 1 (Monday) to 7 (Sunday). */
  weekly: z
    .array(z.object({ weekday: whole(1, 7), range }))
    .check(z.maxLength(RANGES_MAX, fault('too_many', { max: RANGES_MAX }))),
  /** Days that are not as the week has them; no ranges: away. */
  exceptions: z
    .array(
      z.object({ day, ranges: z.array(range).check(z.maxLength(RANGES_MAX, fault('too_many', { max: RANGES_MAX }))) }),
    )
    .check(z.maxLength(EXCEPTIONS_MAX, fault('too_many', { max: EXCEPTIONS_MAX }))),
  /** How long a session is, minutes. */
  sessionMinutes: z.union([z.literal(30), z.literal(45), z.literal(60)], fault('not_minutes')),
  /** Free minutes between two sessions. */
  bufferMinutes: whole(0, 60),
  /** Until how long before a session it may be booked, moved, or cancelled with its credit back, hours. */
  noticeHours: whole(1, 168),
  /** How far ahead one may book, days. */
  aheadDays: whole(1, AHEAD_DAYS_MAX),
  /** Sessions a day at most. */
  perDayMax: whole(1, 12),
  /** How many mentees may share a session; each books and pays on their own. */
  peopleMax: z._default(whole(1, PEOPLE_MAX), 1),
  /** A calendar at an .ics address whose busy times are left out; null for none. */
  calendarUrl: z.nullable(httpsUrl),
  /** Where sessions meet; null: a room address is made for each. */
  meetingUrl: z.nullable(httpsUrl),
  /** False: nobody can book for now. */
  isTakingBookings: z.boolean(),
})
export type MentorHoursFields = z.output<typeof mentorHours>

/** What a mentor says of the seat and of himself. */
export const mentorFields = z.object({
  /** The institute and programme of the rank book, by slug. */
  institute: slug,
  programme: slug,
  /** The year of study, from 1; null: graduated. */
  studyYear: z.nullable(whole(1, STUDY_YEAR_MAX)),
  headline: line(HEADLINE_MAX),
  about: paragraph(ABOUT_MAX),
  /** A short introduction to look at; null for none. */
  filmUrl: z._default(z.nullable(filmUrl), null),
  languages: z.array(z.enum(MENTOR_LANGUAGES)).check(z.minLength(1, fault('choose_one')), z.maxLength(12)),
  topics: z.array(z.enum(MENTOR_TOPICS)).check(z.minLength(1, fault('choose_one')), z.maxLength(8)),
})
export type MentorFields = z.output<typeof mentorFields>
/** The same as it is sent: what may be left out is absent. */
export type MentorFieldsInput = z.input<typeof mentorFields>

const seat = z.object({
  institute: z.object({ slug: z.string(), name: z.string() }),
  programme: z.object({ slug: z.string(), name: z.string() }),
  studyYear: z.nullable(z.int()),
})

/** A mentor as everybody sees one: a first name, the seat, and what others said. */
export const mentorCard = z.object({
  _id: id,
  firstName: z.string(),
  pictureUrl: z.nullable(z.string()),
  seat,
  headline: z.string(),
  languages: z.array(z.enum(MENTOR_LANGUAGES)),
  topics: z.array(z.enum(MENTOR_TOPICS)),
  sessionMinutes: z.int(),
  /** Sessions held. */
  sessions: z.int(),
  /** Mean of the stars with one decimal, and how many gave them; null before the first. */
  rating: z.nullable(z.object({ mean: z.number(), count: z.int() })),
  /** False as well for who has set no hours yet. */
  isTakingBookings: z.boolean(),
  /** A sample of a fresh start, never in production. */
  isSample: z.boolean(),
})
export type MentorCard = z.output<typeof mentorCard>

const review = z.object({
  _id: id,
  stars: z.int(),
  text: z.string(),
  /** 'Former student' once the account is gone. */
  firstName: z.string(),
  createdAt: instant,
})

export const mentorPage = z.object({
  ...mentorCard.shape,
  about: z.string(),
  /** Where a short introduction is to be seen; null for none. */
  filmUrl: z.nullable(z.string()),
  noticeHours: z.int(),
  /** How many mentees may share a session. */
  peopleMax: z.int(),
  /** Approved ones, newest first. */
  reviews: z.array(review),
})
export type MentorPage = z.output<typeof mentorPage>

/** A mentor of the list, with the next free times. */
export const listedMentor = z.object({
  ...mentorCard.shape,
  /** The soonest beginnings that can be booked within two weeks; none while the mentor takes no bookings. */
  nextSlots: z.array(instant).check(z.maxLength(NEXT_SLOTS_MAX)),
})
export type ListedMentor = z.output<typeof listedMentor>

/** A mentor's own record, or an application. */
export const ownMentor = z.object({
  state: z.enum(MENTOR_STATES),
  fields: mentorFields,
  seat,
  hours: mentorHours,
  proofNote: z.string(),
  hasProofFile: z.boolean(),
  /** Why staff said no. */
  reason: z.nullable(z.string()),
  appliedAt: instant,
  /** When the calendar was last read, and whether it could be; null: never asked. */
  calendarReadAt: z.nullable(instant),
  calendarTrouble: z.nullable(z.string()),
})
export type OwnMentor = z.output<typeof ownMentor>

const success = z.literal('success')
const one = z.object({ id })
const own = z.object({ status: success, data: ownMentor })

/** What a list of mentors is narrowed by. */
export const mentorFilters = z.object({
  /** College, branch or first name, with the short names that aspirants use. */
  q: z.optional(z.string(fault('not_text')).check(z.trim(), z.maxLength(MENTOR_SEARCH_MAX))),
  /** Only who can be booked within a week. */
  free: z.optional(queryBoolean),
  /** Only who studies at a college of this State. */
  state: z.optional(z.enum(STATES)),
  institute: z.optional(slug),
  programme: z.optional(slug),
  /** Only who studies a programme of this branch family. */
  branch: z.optional(z.enum(BRANCHES)),
  language: z.optional(z.enum(MENTOR_LANGUAGES)),
  topic: z.optional(z.enum(MENTOR_TOPICS)),
})

export const mentors = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/mentors',
    access: 'anyone',
    summary:
      'Mentors who can be seen with their next free times, those of the seat asked for first, then those of its institute, in the order asked for.',
    query: z.object({
      ...pageFields,
      ...mentorFilters.shape,
      /** Soonest free first, best rated first, most sessions held first; without it those that can be booked, then by sessions. */
      sort: z.optional(z.enum(MENTOR_ORDERS)),
    }),
    response: z.object({ status: success, data: z.array(listedMentor), ...pageInfo.shape }),
    refuses: [],
    cache: 'public, max-age=60, stale-while-revalidate=600',
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/mentors/:id',
    access: 'anyone',
    summary: 'One mentor with the reviews.',
    params: one,
    response: z.object({ status: success, data: mentorPage }),
    refuses: [],
    cache: 'public, max-age=60, stale-while-revalidate=600',
  }),
  slots: defineCall({
    method: 'GET',
    path: '/api/v1/mentors/:id/slots',
    access: 'anyone',
    summary: 'The beginnings of the sessions that can be booked in the days from one day in India on.',
    params: one,
    query: slotSearch,
    response: offeredTimes,
    refuses: [],
  }),
  own: defineCall({
    method: 'GET',
    path: '/api/v1/mentor/profile',
    access: 'signed-in',
    summary: 'The own record of a mentor, or the own application; null where there is none.',
    response: z.object({ status: success, data: z.nullable(ownMentor) }),
    refuses: [],
  }),
  apply: defineCall({
    method: 'PUT',
    path: '/api/v1/mentor/application',
    access: 'signed-in',
    summary: 'Applies to become a mentor, or changes an application that was not decided or was rejected.',
    body: z.object({ ...mentorFields.shape, proofNote: paragraph(PROOF_NOTE_MAX) }),
    response: own,
    refuses: ['SEAT_UNKNOWN', 'ALREADY_MENTOR', 'PARENT_CONSENT_REQUIRED', 'AGE_REQUIRED'],
  }),
  attachProof: defineCall({
    method: 'POST',
    path: '/api/v1/mentor/application/proof',
    access: 'signed-in',
    summary: 'Adds a picture of the college id to the application: one file in the field proof, at most 2 MB.',
    response: own,
    refuses: [
      'PICTURE_MISSING',
      'PICTURE_TYPE',
      'PICTURE_UNREADABLE',
      'FILE_INFECTED',
      'INPUT_TOO_LARGE',
      'UNAVAILABLE',
      'ALREADY_MENTOR',
      'NOT_FOUND',
    ],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/mentor/profile',
    access: 'mentor',
    summary: 'Changes what others read of a mentor.',
    body: mentorFields,
    response: own,
    refuses: ['SEAT_UNKNOWN'],
  }),
  changeHours: defineCall({
    method: 'PUT',
    path: '/api/v1/mentor/hours',
    access: 'mentor',
    summary: 'Changes when a mentor can be booked. Sessions that are agreed on stay.',
    body: mentorHours,
    response: own,
    refuses: ['ZONE_UNKNOWN', 'MENTOR_PROFILE_MISSING', 'CALENDAR_UNREACHABLE'],
  }),
}
