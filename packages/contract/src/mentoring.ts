import { RANK_LISTS } from '@sopaan/domain/book/rank-book'
import { EXAM_KEYS } from '@sopaan/domain/syllabus/state-exams'
import * as z from 'zod/mini'
import { booking } from './bookings.ts'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, pageFields, pageInfo } from './fields.ts'
import { STUDY_CLASSES } from './users.ts'

const success = z.literal('success')
/** Characters of a search among one's mentees. */
const MENTEE_SEARCH_MAX = 60

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

/** What a mentor knows of the mentee before a session: nothing of category, address or whole name. */
const menteeFacts = z.object({
  studyClass: z.nullable(z.enum(STUDY_CLASSES)),
  /** The common ranks that the mentee entered. */
  ranks: z.array(z.object({ list: z.enum(RANK_LISTS), rank: z.int() })),
  /** What was scored in the examinations of States that the mentee takes; ranks within a category are left out. */
  scores: z.array(
    z.object({ exam: z.enum(EXAM_KEYS), score: z.enum(['percentile', 'rank', 'marks']), value: z.number() }),
  ),
  /** Sessions held with this mentor. */
  sessions: z.int(),
  /** The last note that both read. */
  lastNote: z.string(),
  openItems: z.int(),
  /** Under 18, in which case a parent has agreed: nobody books without. */
  isMinor: z.boolean(),
})

/** A session as its mentor prepares for it. */
const mentorSession = z.object({ ...booking.shape, mentee: menteeFacts, hasList: z.boolean() })
export type MentorSession = z.output<typeof mentorSession>

/** What a mentor's work amounts to. */
export const mentoring = {
  overview: defineCall({
    method: 'GET',
    path: '/api/v1/mentor/overview',
    access: 'mentor',
    summary: 'Sessions of today, requests that wait, what comes next, and how many were held.',
    response: z.object({
      status: success,
      data: z.object({
        today: z.array(mentorSession),
        requests: z.array(mentorSession),
        next: z.array(mentorSession),
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
    query: z.object({
      ...pageFields,
      /** A part of the first name, or of a note that both read. */
      q: z.optional(z.string(fault('not_text')).check(z.trim(), z.maxLength(MENTEE_SEARCH_MAX))),
    }),
    response: z.object({ status: success, data: z.array(mentee), ...pageInfo.shape }),
    refuses: [],
  }),
}
