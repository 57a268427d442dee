import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { FIXED_KINDS } from '@sopaan/domain/planner/blocks/fixed-hours'
import { CHAPTER_STATES, CONFIDENCES } from '@sopaan/domain/planner/remaining'
import { EXAM_IDS } from '@sopaan/domain/syllabus/exam-ids'
import { PRIORITIES, SUBJECTS, SYLLABUS_LISTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import * as z from 'zod/mini'
import { appointment } from './appointments.ts'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { day, id, instant, line, whole } from './fields.ts'
import { revision } from './revisions.ts'
import { chapterKey } from './sessions.ts'

const NAME_LENGTH_MAX = 80
/** Hours a week and a day that somebody may ask of himself, minutes. */
export const WEEKLY_MINUTES_MIN = 60
export const WEEKLY_MINUTES_MAX = 84 * 60
export const DAILY_MINUTES_MIN = 30
export const DAILY_MINUTES_MAX = 14 * 60
const LAST_MINUTE = 24 * 60 - 15
const SATURDAY = 6
const CHAPTER_MINUTES_MIN = 15
const CHAPTER_MINUTES_MAX = 100 * 60
/** More chapters than the syllabus has. */
const CHAPTERS_A_CALL = 150

/** What a week may take at most, and the day of one such thing ends at midnight at the latest. */
export const FIXED_HOURS_MAX = 20
const MIDNIGHT = 24 * 60

/** What takes the same hours of each week: school, coaching. */
const fixedHours = z
  .object({
    kind: z.enum(FIXED_KINDS),
    /** What it is called, where its kind does not say it. */
    name: z._default(z.nullable(line(NAME_LENGTH_MAX)), null),
    /** 0 Sunday to 6 Saturday, each once. */
    weekdays: z.array(whole(0, SATURDAY)).check(z.minLength(1, fault('choose_one')), z.maxLength(7)),
    startMinute: whole(0, LAST_MINUTE),
    endMinute: whole(1, MIDNIGHT),
  })
  .check(
    z.refine(({ startMinute, endMinute }) => endMinute > startMinute, {
      error: fault('end_before_start'),
      path: ['endMinute'],
    }),
  )
export type TimetableEntry = z.output<typeof fixedHours>

/** Another examination than the one the plan works towards. */
const otherExam = z.object({
  examId: z.enum(EXAM_IDS),
  examName: z._default(z.nullable(line(NAME_LENGTH_MAX)), null),
  examOn: day,
})
export type OtherExam = z.output<typeof otherExam>

/** What a plan is made from. */
export const plannerSettings = z.object({
  examId: z.enum(EXAM_IDS),
  /** Only where the examination is one's own. */
  examName: z.nullable(line(NAME_LENGTH_MAX)),
  examOn: day,
  /** A second examination, before it or behind it; its day stays free. */
  otherExam: z._default(z.nullable(otherExam), null),
  list: z.enum(SYLLABUS_LISTS),
  weeklyMinutes: whole(WEEKLY_MINUTES_MIN, WEEKLY_MINUTES_MAX),
  dailyCapMinutes: whole(DAILY_MINUTES_MIN, DAILY_MINUTES_MAX),
  /** 0 Sunday to 6 Saturday; null: none. */
  restDay: z.nullable(whole(0, SATURDAY)),
  /** When one usually begins, minutes after midnight in India. */
  startMinute: whole(0, LAST_MINUTE),
  /** When the evening ends, behind its beginning; null: at ten, or two hours after a late beginning. */
  endMinute: z._default(z.nullable(whole(1, MIDNIGHT)), null),
  timetable: z._default(
    z.array(fixedHours).check(z.maxLength(FIXED_HOURS_MAX, fault('too_many', { max: FIXED_HOURS_MAX }))),
    [],
  ),
})
export type PlannerSettings = z.output<typeof plannerSettings>

/** The settings as they are sent: the evening ends after it begins. */
const settingsChange = plannerSettings.check(
  z.refine(({ startMinute, endMinute }) => endMinute === null || endMinute > startMinute, {
    error: fault('end_before_start'),
    path: ['endMinute'],
  }),
)

const chapterChange = z.object({
  key: chapterKey,
  state: z.enum(CHAPTER_STATES),
  /** How well it sits; null where one cannot say. */
  confidence: z.nullable(z.enum(CONFIDENCES)),
  /** Left out of the plan on purpose. */
  isLeftOut: z._default(z.boolean(), false),
})
export type ChapterChange = z.output<typeof chapterChange>

const ownChapterFields = z.object({
  subject: z.nullable(z.enum(SUBJECTS)),
  /** A subject of one's own, where it is none of the three. */
  subjectName: z.nullable(line(NAME_LENGTH_MAX)),
  name: line(NAME_LENGTH_MAX),
  priority: z.enum(PRIORITIES),
  expectedMinutes: whole(CHAPTER_MINUTES_MIN, CHAPTER_MINUTES_MAX),
})
export type OwnChapterFields = z.output<typeof ownChapterFields>

const chapterFacts = z.object({
  ...chapterChange.shape,
  isLeftOut: z.boolean(),
  /** Minutes of finished sessions since the state was told. */
  studiedMinutes: z.int(),
})

const ownChapter = z.object({
  ...ownChapterFields.shape,
  name: z.string(),
  subjectName: z.nullable(z.string()),
  key: z.string(),
})
export type OwnChapter = z.output<typeof ownChapter>

const overview = z.object({
  /** Null until a plan was set up. */
  settings: z.nullable(plannerSettings),
  chapters: z.array(chapterFacts),
  ownChapters: z.array(ownChapter),
  revisions: z.array(revision),
  /** Minutes of finished sessions, by day in India, of the last 400 days. */
  finished: z.array(z.object({ day, minutes: z.int() })),
  /** Days on which something was revised, of the last 400. */
  revisedOn: z.array(day),
  /** Times that the plan leaves free, in their order. */
  appointments: z.array(appointment),
  /** What falls on a day and takes no hours of it: steps of the counselling, and mocks that were sat. */
  dates: z.array(z.object({ kind: z.enum(['counselling', 'mock']), _id: z.string(), name: shownWords, day })),
  /** The calendar feed; null while there is none. */
  feed: z.nullable(z.object({ url: z.string(), renewedAt: instant })),
})
export type PlannerOverview = z.output<typeof overview>

const answer = z.object({ status: z.literal('success'), data: overview })

export const planner = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/planner',
    access: 'signed-in',
    summary: 'What a person’s plan is made from; the plan itself follows from it by rule.',
    response: answer,
    refuses: [],
  }),
  set: defineCall({
    method: 'PUT',
    path: '/api/v1/planner',
    access: 'signed-in',
    summary: 'Sets the examination, the hours and the rest day.',
    body: settingsChange,
    response: answer,
    refuses: ['EXAM_PAST'],
  }),
  tellChapters: defineCall({
    method: 'PUT',
    path: '/api/v1/planner/chapters',
    access: 'signed-in',
    summary: 'Tells where one stands with chapters; one that is done comes back for revision.',
    body: z.object({
      chapters: z
        .array(chapterChange)
        .check(z.minLength(1), z.maxLength(CHAPTERS_A_CALL, fault('too_many', { max: CHAPTERS_A_CALL }))),
    }),
    response: answer,
    refuses: ['CHAPTER_UNKNOWN'],
  }),
  addChapter: defineCall({
    method: 'POST',
    path: '/api/v1/planner/chapters',
    isOnce: true,
    access: 'signed-in',
    summary: 'Adds a chapter of one’s own, in a subject of the examination or another.',
    body: ownChapterFields,
    response: answer,
    status: 201,
    refuses: ['PLANNER_FULL', 'CHAPTER_LISTED'],
  }),
  removeChapter: defineCall({
    method: 'DELETE',
    path: '/api/v1/planner/chapters/:key',
    access: 'signed-in',
    summary: 'Takes a chapter of one’s own out; sessions of it stay.',
    params: z.object({ key: chapterKey }),
    response: answer,
    refuses: [],
  }),
  renewFeed: defineCall({
    method: 'POST',
    path: '/api/v1/planner/feed',
    access: 'signed-in',
    summary: 'Gives the calendar feed a new secret address; the old one stops working.',
    response: answer,
    refuses: [],
  }),
  endFeed: defineCall({
    method: 'DELETE',
    path: '/api/v1/planner/feed',
    access: 'signed-in',
    summary: 'Ends the calendar feed.',
    response: answer,
    refuses: [],
  }),
  feed: defineCall({
    method: 'GET',
    path: '/api/v1/planner/feed/:id/:secret',
    access: 'anyone',
    summary:
      'Study sessions and plan, sessions with mentors, events, mocks, examinations and counselling dates of whoever gave the address, as a calendar (text/calendar).',
    secretParam: 'secret',
    params: z.object({
      id,
      secret: z.string().check(z.maxLength(60), z.regex(/^[\w-]{43}\.ics$/)),
    }),
    response: z.unknown(),
    refuses: [],
  }),
  sessionFile: defineCall({
    method: 'GET',
    path: '/api/v1/planner/sessions/:id/calendar',
    access: 'signed-in',
    summary: 'An own study session as a calendar file (RFC 5545), with the day by which its homework is due.',
    params: z.object({ id }),
    query: z.object({ language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.unknown(),
    refuses: [],
  }),
  mockFile: defineCall({
    method: 'GET',
    path: '/api/v1/planner/mocks/:id/calendar',
    access: 'signed-in',
    summary: 'An own mock test with its marks as a calendar file (RFC 5545).',
    params: z.object({ id }),
    query: z.object({ language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.unknown(),
    refuses: [],
  }),
  print: defineCall({
    method: 'GET',
    path: '/api/v1/planner/report',
    access: 'signed-in',
    summary: 'The plan as a PDF of A4 pages.',
    query: z.object({ language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.unknown(),
    refuses: ['UNAVAILABLE', 'PLANNER_NOT_SET'],
  }),
}
