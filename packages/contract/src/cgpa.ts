import { CGPA_FIELDS } from '@sopaan/domain/cgpa/cgpa-question'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { instant } from './fields.ts'

/** Room for some hundred subjects. */
const ANSWERS_LENGTH_MAX = 4_000
const ANSWERS_FORMAT = fault('not_cgpa')

/**
 * What was entered into the CGPA calculator, in the form of its page's address: `mode=sgpa&credits=4&grade=A`. Only the
 * calculator's own fields, at most 4,000 characters.
 */
export const cgpaAnswers = z
  .string(ANSWERS_FORMAT)
  .check(
    z.minLength(1, ANSWERS_FORMAT),
    z.maxLength(ANSWERS_LENGTH_MAX, fault('too_long', { max: ANSWERS_LENGTH_MAX })),
    z.refine(isWrittenByForm, ANSWERS_FORMAT),
  )

const savedCgpa = z.object({
  answers: z.string(),
  changedAt: instant,
})
export type SavedCgpa = z.output<typeof savedCgpa>

const answer = z.object({ status: z.literal('success'), data: z.nullable(savedCgpa) })

export const cgpa = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/users/cgpa',
    access: 'signed-in',
    summary: 'What the person keeps of the CGPA calculator, or null.',
    response: answer,
    refuses: [],
  }),
  keep: defineCall({
    method: 'PUT',
    path: '/api/v1/users/cgpa',
    access: 'signed-in',
    summary: 'Keeps what was entered in place of what was kept, unless that changed since it was last read.',
    body: z.object({
      answers: cgpaAnswers,
      /** `changedAt` of what is to be replaced, as last read; null when nothing was kept. */
      replaces: z.nullable(instant),
    }),
    response: answer,
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/cgpa',
    access: 'signed-in',
    summary: 'Forgets what was kept; forgetting nothing is no mistake.',
    response: answer,
    refuses: [],
  }),
  print: defineCall({
    method: 'GET',
    path: '/api/v1/tools/cgpa-calculator/report',
    access: 'anyone',
    summary: 'What was entered and what it comes to, as a PDF of one or more A4 pages.',
    query: z.object({ answers: cgpaAnswers, language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.unknown(),
    refuses: ['UNAVAILABLE'],
  }),
}

function isWrittenByForm(answers: string): boolean {
  if (!/^[\w\-.~%+=&*]+$/.test(answers)) return false
  const names = answers.split('&').map((pair) => pair.split('=')[0])
  return names.every((name) => CGPA_FIELDS.some((field) => field === name))
}
