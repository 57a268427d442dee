import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, PAGE_SIZE_ADMIN, PAGE_SIZE_MAX, pageFields, pageInfo, paragraph, queryWhole } from './fields.ts'
import { MENTOR_STATES, ownMentor } from './mentors.ts'

const REASON_MAX = 500
const success = z.literal('success')
const one = z.object({ id })

/** A mentor or application as staff see one. */
export const managedMentor = z.object({
  _id: id,
  fullName: z.string(),
  email: z.string(),
  ...ownMentor.shape,
  sessions: z.int(),
  rating: z.nullable(z.object({ mean: z.number(), count: z.int() })),
})
export type ManagedMentor = z.output<typeof managedMentor>

export const managedMentors = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentors',
    access: ['support', 'finance'],
    summary: 'Mentors and applications, those that wait first.',
    query: z.object({
      ...pageFields,
      limit: z._default(queryWhole(1, PAGE_SIZE_MAX), PAGE_SIZE_ADMIN),
      state: z.optional(z.enum(MENTOR_STATES)),
    }),
    response: z.object({ status: success, data: z.array(managedMentor), ...pageInfo.shape }),
    refuses: [],
  }),
  proof: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentors/:id/proof',
    access: ['support'],
    summary: 'The picture that came with an application.',
    params: one,
    response: z.unknown(),
    refuses: [],
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/v1/admin/mentors/:id/decision',
    access: ['support'],
    summary: 'Approves an application, which makes a mentor of the account, or rejects it with a reason.',
    params: one,
    body: z.object({ isApproved: z.boolean(), reason: z.optional(paragraph(REASON_MAX)) }).check(
      z.refine(({ isApproved, reason }) => isApproved || reason !== undefined, {
        error: fault('required'),
        path: ['reason'],
      }),
    ),
    response: z.object({ status: success, data: managedMentor }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
}
