import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant, paragraph, whole } from './fields.ts'
import { SKIP_REASONS } from './managed-user-shapes.ts'
import { userFilter } from './managed-users.ts'
import { MEMBER_ROLES } from './users.ts'

/** Most people of one action on a filter: as many as one of the staff reaches in a day by ticking them. */
export const FILTER_ACTION_MAX = 5_000
const REASON_LENGTH_MAX = 500

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), role: z.enum(MEMBER_ROLES) }),
  z.object({ kind: z.literal('deactivate'), reason: paragraph(REASON_LENGTH_MAX) }),
  z.object({ kind: z.literal('reactivate') }),
  z.object({ kind: z.literal('signOut') }),
])
export type UserAction = z.output<typeof action>

const filterAction = z.object({
  _id: id,
  kind: z.enum(['role', 'deactivate', 'reactivate', 'signOut']),
  state: z.enum(['running', 'done', 'stopped']),
  createdAt: instant,
  /** How many people it is for, and of them how many were changed so far. */
  total: z.int(),
  changed: z.int(),
  /** How many were left as they were, by the reason. */
  skipped: z.array(z.object({ why: z.enum(SKIP_REASONS), count: z.int() })),
})
export type FilterAction = z.output<typeof filterAction>

const success = z.literal('success')

/** What is done to everybody of a filter of users, as a job. */
export const filterActions = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/filter-actions',
    access: ['support'],
    summary: 'The own actions on filters of the last day with their progress, the newest first, at most five.',
    response: z.object({ status: success, data: z.array(filterAction) }),
    refuses: [],
  }),
  start: defineCall({
    method: 'POST',
    path: '/api/v1/admin/filter-actions',
    access: ['support'],
    summary: `Does one thing to everybody of a filter of users, at most ${FILTER_ACTION_MAX}, part by part. The own account is left out. Needs a fresh sign-in and the number of people.`,
    query: userFilter,
    /** `confirmed`: how many people the filter has, as the list says it, with the own account. */
    body: z.object({ action, confirmed: whole(1, FILTER_ACTION_MAX + 1) }),
    status: 202,
    response: z.object({ status: success, data: z.object({ _id: id }) }),
    refuses: ['REAUTH_REQUIRED', 'CONFIRMATION_NEEDED', 'FILTER_TOO_WIDE', 'FILTER_ACTION_RUNNING'],
  }),
  stop: defineCall({
    method: 'POST',
    path: '/api/v1/admin/filter-actions/:id/stop',
    access: ['support'],
    summary: 'Stops an own action on a filter; what was done stays, the others are left as they are.',
    params: z.object({ id }),
    response: z.object({ status: success, message: z.string() }),
    refuses: [],
  }),
}
