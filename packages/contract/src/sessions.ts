import { REPEATS } from '@sopaan/domain/planner/recurrence'
import { SESSION_MINUTES_MAX } from '@sopaan/domain/planner/session-length'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { istDate } from '@sopaan/domain/time/ist'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { ago, day, id, instant, line, paragraph, whole } from './fields.ts'

const TITLE_LENGTH_MAX = 120
const NOTES_LENGTH_MAX = 2_000
const KEY_LENGTH_MAX = 90
const KEY_FORMAT = fault('not_chapter')
const MINUTES_MIN = 5

/** Where a session comes from: typed in, taken from the plan, a mentor's task, a revision, or the focus timer. */
export const SESSION_SOURCES = ['own', 'planner', 'mentor', 'revision', 'timer'] as const
/** The sources a person may name; tasks of a mentor come from the mentor. */
const OWN_SOURCES = ['own', 'planner', 'revision', 'timer'] as const

/** A chapter of the syllabus, or one of a person's own: `own-` and an id. */
export const chapterKey = z
  .string(KEY_FORMAT)
  .check(z.maxLength(KEY_LENGTH_MAX, KEY_FORMAT), z.regex(/^[a-z]{3,5}-[a-z0-9-]+$/, KEY_FORMAT))

const sessionFields = {
  title: line(TITLE_LENGTH_MAX),
  subject: z.nullable(z.enum(SUBJECTS)),
  chapterKey: z.nullable(chapterKey),
  startsAt: instant,
  durationMinutes: whole(MINUTES_MIN, SESSION_MINUTES_MAX),
  notes: z.nullable(paragraph(NOTES_LENGTH_MAX)),
}

/** One sitting of study. */
export const studySession = z.object({
  ...sessionFields,
  // As it was kept: the limits of what may be typed hold at the door.
  title: z.string(),
  notes: z.nullable(z.string()),
  _id: id,
  isBookmarked: z.boolean(),
  isCompleted: z.boolean(),
  completedAt: z.nullable(instant),
  source: z.enum(SESSION_SOURCES),
  /** How it comes again; the others of its row have the same `seriesId`. */
  repeat: z.nullable(z.enum(REPEATS)),
  seriesId: z.nullable(id),
  /** By when: for a mentor's task and for homework. */
  dueOn: z.nullable(day),
  /** Who gave the task. */
  fromName: z.nullable(z.string()),
})
export type StudySession = z.output<typeof studySession>

const newSession = z
  .object({
    title: sessionFields.title,
    subject: z._default(sessionFields.subject, null),
    chapterKey: z._default(sessionFields.chapterKey, null),
    startsAt: sessionFields.startsAt,
    durationMinutes: sessionFields.durationMinutes,
    notes: z._default(sessionFields.notes, null),
    /** Homework: by when; a session that repeats has none. */
    dueOn: z.optional(z.nullable(day)),
    source: z._default(z.enum(OWN_SOURCES), 'own'),
    /** Already done: for what was studied before it was written down. */
    isCompleted: z._default(z.boolean(), false),
    repeat: z.optional(z.enum(REPEATS)),
    /** The last day of the row; absent: 12 weeks. */
    repeatUntil: z.optional(day),
    /** Made by the page for each new session: sent twice, it is one session. */
    requestKey: z.optional(id),
    /** How long ago it was done, where it was written down without a network. */
    doneSecondsAgo: ago,
  })
  .check(
    z.refine(({ startsAt, repeatUntil }) => repeatUntil === undefined || repeatUntil >= istDate(startsAt), {
      error: fault('end_before_start'),
      path: ['repeatUntil'],
    }),
  )
export type NewSession = z.output<typeof newSession>

const sessionChange = z.object({
  title: z.optional(sessionFields.title),
  subject: z.optional(sessionFields.subject),
  chapterKey: z.optional(sessionFields.chapterKey),
  startsAt: z.optional(sessionFields.startsAt),
  durationMinutes: z.optional(sessionFields.durationMinutes),
  notes: z.optional(sessionFields.notes),
  /** Of a mentor's task it stays as the mentor set it. */
  dueOn: z.optional(z.nullable(day)),
})
export type SessionChange = z.output<typeof sessionChange>

/** Words as they were seen: as they are kept, which may be longer than what may be typed today. */
const seenText = z.string().check(z.maxLength(10 * NOTES_LENGTH_MAX))

/** What is compared of a session when it was changed in two places. */
const seenFields = z.partial(
  z.extend(
    z.pick(studySession, { subject: true, chapterKey: true, startsAt: true, durationMinutes: true, dueOn: true }),
    { title: seenText, notes: z.nullable(seenText) },
  ),
)
export type SessionSeen = z.output<typeof seenFields>

const success = z.literal('success')
const one = z.object({ id })
const answered = z.object({ status: success, session: studySession })

export const sessions = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/sessions/getSession',
    access: 'signed-in',
    summary:
      'Study sessions from a day to a day in India, in the order of their start; without days, from 35 days ago to 190 days ahead.',
    query: z.object({ from: z.optional(day), to: z.optional(day) }),
    response: z.object({ status: success, sessions: z.array(studySession) }),
    refuses: [],
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/v1/sessions/createSession',
    access: 'signed-in',
    summary: 'Writes a study session down; one that repeats makes a row of them, of which the first is answered.',
    body: newSession,
    response: z.object({ status: success, session: studySession, made: z.int() }),
    status: 201,
    refuses: ['PLANNER_FULL', 'CHAPTER_UNKNOWN'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/sessions/session/delete/:id',
    access: 'signed-in',
    summary:
      'Takes a session out; with `which=following` also those of its row that come after it and are not finished.',
    params: one,
    query: z.object({ which: z._default(z.enum(['one', 'following']), 'one') }),
    response: z.object({ status: success, removed: z.int() }),
    refuses: [],
  }),
  update: defineCall({
    method: 'PUT',
    path: '/api/v1/sessions/sessionUpdate/:id',
    access: 'signed-in',
    summary:
      'Changes the fields that are sent, of this session alone; sent with what they were seen as, never over what somebody else made of them meanwhile.',
    params: one,
    body: z.extend(sessionChange, {
      /** What the change was made from. */
      seen: z.optional(seenFields),
    }),
    response: z.object({ status: success, updatedSession: studySession }),
    refuses: ['CHAPTER_UNKNOWN', 'CHANGED_ELSEWHERE'],
  }),
  toggle: defineCall({
    method: 'PATCH',
    path: '/api/v1/sessions/session/toggle/:id',
    access: 'signed-in',
    summary:
      'Bookmarks a session or takes the bookmark away; sent with the state that is wanted, it is harmless twice.',
    params: one,
    body: z.optional(z.object({ isBookmarked: z.optional(z.boolean()) })),
    response: answered,
    refuses: [],
  }),
  mark: defineCall({
    method: 'PATCH',
    path: '/api/v1/sessions/session/mark/:id',
    access: 'signed-in',
    summary: 'Marks a session complete or open again; sent with the state that is wanted, it is harmless twice.',
    params: one,
    body: z.optional(z.object({ isCompleted: z.optional(z.boolean()), doneSecondsAgo: ago })),
    response: answered,
    refuses: [],
  }),
}
