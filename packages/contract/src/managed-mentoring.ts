import * as z from 'zod/mini'
import { REVIEW_MAX } from './bookings.ts'
import { defineCall } from './call.ts'
import { adminPageFields, id, instant, line, pageInfo } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'

const SEARCH_LENGTH_MAX = 80
const success = z.literal('success')
const one = z.object({ id })

export const REPORT_KINDS = ['message', 'miss'] as const
const managedReport = z.object({
  _id: id,
  kind: z.enum(REPORT_KINDS),
  bookingId: id,
  /** Who says it, and of whom. */
  by: z.object({ _id: id, fullName: z.string(), role: z.enum(['mentee', 'mentor']) }),
  about: z.object({ _id: id, fullName: z.string() }),
  /** The message, where it is one. */
  text: z.nullable(z.string()),
  reason: z.string(),
  reportedAt: instant,
  decision: z.nullable(z.enum(['upheld', 'dismissed'])),
  decidedAt: z.nullable(instant),
})
export type ManagedReport = z.output<typeof managedReport>

export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const
const managedReview = z.object({
  _id: id,
  mentor: z.object({ _id: id, fullName: z.string() }),
  author: z.object({ _id: id, fullName: z.string() }),
  stars: z.int(),
  text: z.string(),
  state: z.enum(REVIEW_STATES),
  writtenAt: instant,
})
export type ManagedReview = z.output<typeof managedReview>

/** How staff have reports in order: by each column of the list, with a minus from the last to the first. */
export const REPORT_SORTS = [
  '-reportedAt',
  'reportedAt',
  'by',
  '-by',
  'about',
  '-about',
  'kind',
  '-kind',
  'decision',
  '-decision',
] as const
export type ReportSort = (typeof REPORT_SORTS)[number]

export const REPORT_STATES = ['waiting', 'upheld', 'dismissed'] as const
const reportFilter = {
  state: z.optional(z.enum(REPORT_STATES)),
  kind: z.optional(z.enum(REPORT_KINDS)),
  /** Part of either name. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  /** Without one, what waits comes first, then the newest. */
  sort: z.optional(z.enum(REPORT_SORTS)),
}

/** How staff have reviews in order: by each column of the list, with a minus from the last to the first. */
export const REVIEW_SORTS = [
  '-writtenAt',
  'writtenAt',
  'author',
  '-author',
  'mentor',
  '-mentor',
  '-stars',
  'stars',
  'text',
  '-text',
  'state',
  '-state',
] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

const reviewFilter = {
  state: z.optional(z.enum(REVIEW_STATES)),
  /** Part of either name or of what was written. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  /** Without one, those that wait come first, then the newest. */
  sort: z.optional(z.enum(REVIEW_SORTS)),
}

export const managedMentoring = {
  reports: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentoring-reports',
    access: ['support'],
    summary: 'What was reported, what waits first. Every look stands on the audit trail.',
    query: z.object({ ...adminPageFields, ...reportFilter }),
    response: z.object({ status: success, data: z.array(managedReport), ...pageInfo.shape }),
    refuses: [],
  }),
  reportsCsv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentoring-reports/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180) without the messages, at most ${FILE_ROWS_MAX}; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(reportFilter),
    response: z.string(),
    refuses: ['REAUTH_REQUIRED', 'FILE_LONG'],
  }),
  decideReport: defineCall({
    method: 'POST',
    path: '/api/v1/admin/mentoring-reports/:id/decision',
    access: ['support'],
    summary: 'Upholds or dismisses a report; a dismissed miss gives no credit back, an upheld one at once.',
    params: one,
    body: z.object({ decision: z.enum(['upheld', 'dismissed']) }),
    response: z.object({ status: success, data: managedReport }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  reviews: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentor-reviews',
    access: ['support'],
    summary: 'Reviews of sessions, those that wait first.',
    query: z.object({ ...adminPageFields, ...reviewFilter }),
    response: z.object({ status: success, data: z.array(managedReview), ...pageInfo.shape }),
    refuses: [],
  }),
  reviewsCsv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentor-reviews/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180), at most ${FILE_ROWS_MAX}; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(reviewFilter),
    response: z.string(),
    refuses: ['REAUTH_REQUIRED', 'FILE_LONG'],
  }),
  decideReview: defineCall({
    method: 'POST',
    path: '/api/v1/admin/mentor-reviews/:id/decision',
    access: ['support'],
    summary: 'Shows a review or not.',
    params: one,
    body: z.object({
      isApproved: z.boolean(),
      /** The text that was read: one that was edited meanwhile is not decided on. */
      text: z.string().check(z.maxLength(REVIEW_MAX)),
    }),
    response: z.object({ status: success, data: managedReview }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
}
