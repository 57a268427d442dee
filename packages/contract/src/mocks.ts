import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day, id, line, paragraph, whole } from './fields.ts'
import { chapterKey } from './sessions.ts'

export const MOCK_EXAMS = ['main', 'advanced', 'other'] as const
/** Why marks were lost: did not know, knew but slipped, misread, ran out of time, guessed. */
export const MISTAKE_KINDS = ['concept', 'careless', 'misread', 'time', 'guess'] as const
export type MistakeKind = (typeof MISTAKE_KINDS)[number]

const NAME_LENGTH_MAX = 80
const NOTE_LENGTH_MAX = 1_000
const MARKS_MAX = 1_000
const MARKS_MIN = -MARKS_MAX
const MARKS_LOST_MAX = 100

const marks = z.nullable(whole(MARKS_MIN, MARKS_MAX))

/** A mock test as it was written down. Marks of a subject are null where they were not told. */
export const mockFields = z.object({
  name: line(NAME_LENGTH_MAX),
  exam: z.enum(MOCK_EXAMS),
  takenOn: day,
  physics: marks,
  chemistry: marks,
  mathematics: marks,
  /** All subjects together. */
  totalMarks: whole(MARKS_MIN, MARKS_MAX),
  maxMarks: whole(1, MARKS_MAX),
})
export type MockFields = z.output<typeof mockFields>

const mock = z.object({ ...mockFields.shape, name: z.string(), _id: id })
export type Mock = z.output<typeof mock>

/** A mistake of a mock or of practice. */
export const mistakeFields = z.object({
  mockId: z.nullable(id),
  subject: z.enum(SUBJECTS),
  chapterKey: z.nullable(chapterKey),
  kind: z.enum(MISTAKE_KINDS),
  /** Against the full marks of the question: a wrong answer of JEE (Main) costs 5. */
  marksLost: whole(0, MARKS_LOST_MAX),
  note: paragraph(NOTE_LENGTH_MAX),
  madeOn: day,
})
export type MistakeFields = z.output<typeof mistakeFields>

const mistake = z.object({ ...mistakeFields.shape, note: z.string(), _id: id })
export type Mistake = z.output<typeof mistake>

/** Made by the page for each new line: sent twice, it is one line. */
const requestKey = { requestKey: z.optional(id) }
const log = z.object({
  status: z.literal('success'),
  data: z.object({ mocks: z.array(mock), mistakes: z.array(mistake) }),
})
const one = z.object({ id })
const REFUSES = ['PLANNER_FULL', 'MOCK_MARKS'] as const
/** Not found: the mock it names. */
const MISTAKE_REFUSES = ['PLANNER_FULL', 'CHAPTER_UNKNOWN', 'NOT_FOUND'] as const

export const mocks = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/mocks',
    access: 'signed-in',
    summary: 'The mock log and the error notebook, newest first.',
    response: log,
    refuses: [],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/mocks',
    access: 'signed-in',
    summary: 'Writes a mock test down.',
    body: z.object({ ...mockFields.shape, ...requestKey }),
    response: log,
    status: 201,
    refuses: REFUSES,
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/mocks/:id',
    access: 'signed-in',
    summary: 'Changes a mock test.',
    params: one,
    body: mockFields,
    response: log,
    refuses: REFUSES,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/mocks/:id',
    access: 'signed-in',
    summary: 'Takes a mock test out of the log; its mistakes stay in the notebook.',
    params: one,
    response: log,
    refuses: [],
  }),
  addMistake: defineCall({
    method: 'POST',
    path: '/api/v1/mistakes',
    access: 'signed-in',
    summary: 'Writes a mistake into the notebook; it comes back for revision from the next day on.',
    body: z.object({ ...mistakeFields.shape, ...requestKey }),
    response: log,
    status: 201,
    refuses: MISTAKE_REFUSES,
  }),
  changeMistake: defineCall({
    method: 'PUT',
    path: '/api/v1/mistakes/:id',
    access: 'signed-in',
    summary: 'Changes a mistake of the notebook.',
    params: one,
    body: mistakeFields,
    response: log,
    refuses: MISTAKE_REFUSES,
  }),
  removeMistake: defineCall({
    method: 'DELETE',
    path: '/api/v1/mistakes/:id',
    access: 'signed-in',
    summary: 'Takes a mistake out of the notebook, and its revision with it.',
    params: one,
    response: log,
    refuses: [],
  }),
}
