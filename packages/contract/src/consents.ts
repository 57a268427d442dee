import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day, id, instant, line, pageFields, pageInfo, paragraph } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import { emailAddress } from './secrets.ts'
import { ASSIGNEE_FILTERS, LATER_ANSWERS_MAX, laterAnswers, THREAD_SORTS, threadFields } from './threads.ts'
import { fullName, phone } from './users.ts'

/** The version of the privacy notice that a consent was given under; the page /privacy shows it. */
export const NOTICE_VERSION = '2026-11'

/** Days within which a grievance is answered. Source: DPDP Rules 2025, rule 14: at most 90. */
export const GRIEVANCE_ANSWER_DAYS = 30

export const GRIEVANCE_STATES = ['open', 'answered'] as const
const SUBJECT_LENGTH_MAX = 120
const MESSAGE_LENGTH_MAX = 4000
const RELATION_LENGTH_MAX = 40
const SEARCH_LENGTH_MAX = 100

/** Who may exercise a person's rights when the person cannot (DPDP Act, s. 14). */
export const nominee = z.object({
  fullName,
  relation: line(RELATION_LENGTH_MAX),
  email: z.nullable(emailAddress),
  phone: z.nullable(phone),
})
export type Nominee = z.output<typeof nominee>

export const grievance = z.object({
  _id: id,
  /** What the person quotes: `G-2026-000012`. */
  number: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(GRIEVANCE_STATES),
  createdAt: instant,
  /** The last day for an answer. */
  dueOn: day,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  laterAnswers,
})
export type Grievance = z.output<typeof grievance>

const done = z.object({ status: z.literal('success'), message: z.string() })

export const nominees = {
  get: defineCall({
    method: 'GET',
    path: '/api/v1/users/nominee',
    access: 'signed-in',
    summary: 'The nominee, or null.',
    response: z.object({ status: z.literal('success'), data: z.nullable(nominee) }),
    refuses: [],
  }),
  set: defineCall({
    method: 'PUT',
    path: '/api/v1/users/nominee',
    access: 'signed-in',
    summary: 'Names or replaces the nominee.',
    body: nominee,
    response: z.object({ status: z.literal('success'), data: nominee }),
    refuses: [],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/nominee',
    access: 'signed-in',
    summary: 'Removes the nominee; removing none is no mistake.',
    response: done,
    refuses: [],
  }),
}

export const grievances = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/users/grievances',
    access: 'signed-in',
    summary: 'The own grievances, newest first.',
    response: z.object({ status: z.literal('success'), data: z.array(grievance) }),
    refuses: [],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/users/grievances',
    isOnce: true,
    access: 'signed-in',
    summary: 'Files a grievance; answers its number and the last day for our answer.',
    body: z.object({ subject: line(SUBJECT_LENGTH_MAX), message: paragraph(MESSAGE_LENGTH_MAX) }),
    response: z.object({ status: z.literal('success'), data: grievance }),
    status: 201,
    refuses: [],
  }),
}

/** A grievance as staff see it: with who filed it. */
export const managedGrievance = z.object({
  ...grievance.shape,
  fullName: z.string(),
  email: z.string(),
  ...threadFields,
})
export type ManagedGrievance = z.output<typeof managedGrievance>

const grievanceFilter = {
  state: z.optional(z.enum(GRIEVANCE_STATES)),
  assignee: z.optional(z.enum(ASSIGNEE_FILTERS)),
  /** A part of a name, an address, the number or the words. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  sort: z.optional(z.enum(THREAD_SORTS)),
}

export const managedGrievances = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/grievances',
    access: ['support'],
    summary: 'Grievances of everybody: the open ones first, the one that is due first on top.',
    query: z.object({ ...pageFields, ...grievanceFilter }),
    response: z.object({ status: z.literal('success'), data: z.array(managedGrievance), ...pageInfo.shape }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/grievances/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180), at most ${FILE_ROWS_MAX} grievances; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(grievanceFilter),
    response: z.string(),
    refuses: ['FILE_LONG', 'REAUTH_REQUIRED'],
  }),
  answer: defineCall({
    method: 'POST',
    path: '/api/v1/admin/grievances/:id/answer',
    access: ['support'],
    summary: 'Answers a grievance, once; the person reads it on the profile and by mail.',
    params: z.object({ id }),
    body: z.object({ answer: paragraph(MESSAGE_LENGTH_MAX) }),
    response: z.object({ status: z.literal('success'), data: managedGrievance }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  answerAgain: defineCall({
    method: 'POST',
    path: '/api/v1/admin/grievances/:id/answers',
    isOnce: true,
    access: ['support'],
    summary: `Writes again on a grievance that was answered, at most ${LATER_ANSWERS_MAX} times; the person reads it on the profile and by mail.`,
    params: z.object({ id }),
    body: z.object({ answer: paragraph(MESSAGE_LENGTH_MAX) }),
    response: z.object({ status: z.literal('success'), data: managedGrievance }),
    status: 201,
    refuses: ['CHANGED_ELSEWHERE', 'ANSWERS_FULL'],
  }),
}
