import * as z from 'zod/mini'
import { REVIEW_MAX } from './bookings.ts'
import { defineCall } from './call.ts'
import { id, instant, pageFields, pageInfo } from './fields.ts'

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

const managedReview = z.object({
  _id: id,
  mentor: z.object({ _id: id, fullName: z.string() }),
  author: z.object({ _id: id, fullName: z.string() }),
  stars: z.int(),
  text: z.string(),
  state: z.enum(['pending', 'approved', 'rejected']),
  writtenAt: instant,
})
export type ManagedReview = z.output<typeof managedReview>

export const managedMentoring = {
  reports: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentoring-reports',
    access: ['support'],
    summary: 'What was reported, what waits first. Every look stands on the audit trail.',
    query: z.object(pageFields),
    response: z.object({ status: success, data: z.array(managedReport), ...pageInfo.shape }),
    refuses: [],
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
    query: z.object(pageFields),
    response: z.object({ status: success, data: z.array(managedReview), ...pageInfo.shape }),
    refuses: [],
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
