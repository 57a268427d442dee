import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { FIXED_KINDS } from '@sopaan/domain/planner/blocks/fixed-hours'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import * as z from 'zod/mini'
import { appointment } from './appointments.ts'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { day, id, instant, queryWhole } from './fields.ts'

/** One line of a day of study: a session somebody wrote down, or a stretch of the plan. */
const studyThing = z.object({
  /** The session it is, or whose missed sitting it takes up again; null: a stretch that is no session yet. */
  sessionId: z.nullable(id),
  /** Where the plan put it, and nobody wrote it down at that hour. */
  isPlanned: z.boolean(),
  /** In the language that was asked for, where it names a chapter that ships. */
  title: z.string(),
  subject: z.nullable(z.enum(SUBJECTS)),
  chapterKey: z.nullable(z.string()),
  startsAt: instant,
  minutes: z.int(),
  isCompleted: z.boolean(),
})
export type StudyThing = z.output<typeof studyThing>

const today = z.object({
  day,
  /** False until a plan was set up: then only sessions stand here. */
  isSet: z.boolean(),
  isRestDay: z.boolean(),
  things: z.array(studyThing),
  /** What today holds besides study, which the plan leaves free. */
  appointments: z.array(appointment),
  /** What of today's plan is revision. */
  revisions: z.object({ count: z.int(), minutes: z.int() }),
  /** The examination of the plan, or before there is one the next that ships; null once it has passed. */
  exam: z.nullable(
    z.object({
      name: z.string(),
      on: day,
      /** Its day is not published yet. */
      isExpected: z.boolean(),
    }),
  ),
})
export type StudyDay = z.output<typeof today>

/** The most days that own hours are asked for at once. */
const OWN_DAYS_MAX = 42

/** Hours that somebody has given away already, and that something new would clash with. */
const ownHours = z.object({
  kind: z.enum([...appointment.shape.kind.options, 'study', ...FIXED_KINDS]),
  /** Of the booking, event, entry or study session; null for what each week takes. */
  _id: z.nullable(id),
  /** Null for what each week takes and was given no name. */
  name: z.nullable(shownWords),
  startsAt: instant,
  minutes: z.int(),
})
export type OwnHours = z.output<typeof ownHours>

export const studyDay = {
  today: defineCall({
    method: 'GET',
    path: '/api/v1/planner/today',
    access: 'signed-in',
    summary:
      'What today holds by sessions and plan, worked out by the rules of the planner, and how far the examination is.',
    query: z.object({ language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.object({ status: z.literal('success'), data: today }),
    refuses: [],
  }),
  ownHours: defineCall({
    method: 'GET',
    path: '/api/v1/planner/own-hours',
    access: 'signed-in',
    summary:
      'What a person has on already in some days: agreed sessions, events, linked calendars, study sessions that are open, school and coaching.',
    query: z.object({ from: day, days: queryWhole(1, OWN_DAYS_MAX) }),
    response: z.object({ status: z.literal('success'), data: z.array(ownHours) }),
    refuses: [],
  }),
}
