import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { paragraph } from './fields.ts'

/** Characters of one ready answer, and how many a mentor keeps. */
export const READY_ANSWER_MAX = 300
export const READY_ANSWERS_MAX = 10

const success = z.literal('success')
const answers = z
  .array(paragraph(READY_ANSWER_MAX))
  .check(z.maxLength(READY_ANSWERS_MAX, fault('too_many', { max: READY_ANSWERS_MAX })))
const response = z.object({ status: success, data: z.object({ answers: z.array(z.string()) }) })

/** What a mentor answers again and again. */
export const mentorAnswers = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/mentor/ready-answers',
    access: 'mentor',
    summary: 'The own ready answers, in their order.',
    response,
    refuses: [],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/mentor/ready-answers',
    access: 'mentor',
    summary: 'Keeps these ready answers in place of those before.',
    body: z.object({ answers }),
    response,
    refuses: ['MENTOR_PROFILE_MISSING'],
  }),
}
