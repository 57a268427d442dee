import { LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { adminPageFields, id, instant, line, pageInfo, paragraph } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import { emailAddress } from './secrets.ts'
import { ASSIGNEE_FILTERS, LATER_ANSWERS_MAX, laterAnswers, THREAD_SORTS, threadFields } from './threads.ts'

/** What a message is about. */
export const CONTACT_TOPICS = ['tools', 'data-error', 'payment', 'account', 'mentoring', 'privacy', 'other'] as const

/** `waiting` for staff, `answered` by mail, or `closed` without an answer. */
export const CONTACT_STATES = ['waiting', 'answered', 'closed'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

export const CONTACT_NAME_MAX = 80
export const CONTACT_MESSAGE_MAX = 2_000
const ANSWER_MAX = 4_000
const TRAP_MAX = 200
const SEARCH_LENGTH_MAX = 100

export const contactFields = z.object({
  fullName: line(CONTACT_NAME_MAX),
  email: emailAddress,
  topic: z.enum(CONTACT_TOPICS),
  message: paragraph(CONTACT_MESSAGE_MAX).check(z.minLength(10, fault('too_short', { min: 10 }))),
  /** In which our answers are written. */
  language: z.enum(LANGUAGES),
  /** A field that people do not see. Whoever fills it in is a machine: the answer is the same, and nothing is kept. */
  website: z.optional(z.string().check(z.maxLength(TRAP_MAX))),
  /** Made by the form for what it sends: the same message sent twice, since an answer was lost, is one. */
  idempotencyKey: z.optional(id),
})
export type ContactFields = z.output<typeof contactFields>

export const contactMessage = z.object({
  _id: id,
  /** What the writer and we quote: `M-000012`. */
  number: z.string(),
  fullName: z.string(),
  email: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string(),
  state: z.enum(CONTACT_STATES),
  createdAt: instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  laterAnswers,
  ...threadFields,
})
export type ContactMessage = z.output<typeof contactMessage>

const filter = {
  state: z.optional(z.enum(CONTACT_STATES)),
  assignee: z.optional(z.enum(ASSIGNEE_FILTERS)),
  /** A part of a name, an address, the number or the words. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  sort: z.optional(z.enum(THREAD_SORTS)),
}

const one = z.object({ id })
const answered = z.object({ status: z.literal('success'), data: contactMessage })

export const contact = {
  send: defineCall({
    method: 'POST',
    path: '/api/v1/public/contact',
    access: 'anyone',
    summary: 'Writes to the people behind the product; answers the number of the message.',
    body: contactFields,
    response: z.object({ status: z.literal('success'), message: z.string(), number: z.string() }),
    status: 201,
    refuses: [],
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/messages',
    access: ['support'],
    summary: 'Messages of the contact form, those that wait first unless asked otherwise.',
    query: z.object({ ...adminPageFields, ...filter }),
    response: z.object({ status: z.literal('success'), data: z.array(contactMessage), ...pageInfo.shape }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/messages/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180), at most ${FILE_ROWS_MAX} messages; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(filter),
    response: z.string(),
    refuses: ['FILE_LONG', 'REAUTH_REQUIRED'],
  }),
  answer: defineCall({
    method: 'POST',
    path: '/api/v1/admin/messages/:id/answer',
    access: ['support'],
    summary: 'Answers a message by mail, once.',
    params: one,
    body: z.object({ answer: paragraph(ANSWER_MAX) }),
    response: answered,
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  answerAgain: defineCall({
    method: 'POST',
    path: '/api/v1/admin/messages/:id/answers',
    isOnce: true,
    access: ['support'],
    summary: `Writes again by mail on a message that was answered, at most ${LATER_ANSWERS_MAX} times.`,
    params: one,
    body: z.object({ answer: paragraph(ANSWER_MAX) }),
    response: answered,
    status: 201,
    refuses: ['CHANGED_ELSEWHERE', 'ANSWERS_FULL'],
  }),
  close: defineCall({
    method: 'POST',
    path: '/api/v1/admin/messages/:id/close',
    access: ['support'],
    summary: 'Closes a message that needs no answer.',
    params: one,
    response: answered,
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  reopen: defineCall({
    method: 'POST',
    path: '/api/v1/admin/messages/:id/reopen',
    access: ['support'],
    summary: 'Lets a message that was closed without an answer wait again.',
    params: one,
    response: answered,
    refuses: ['CHANGED_ELSEWHERE'],
  }),
}
