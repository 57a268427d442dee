import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { managedGrievances } from './consents.ts'
import { contact } from './contact.ts'
import { coupons } from './coupons.ts'
import { adminFeedback, REASON_LENGTH_MAX } from './feedback.ts'
import { id, instant, paragraph, whole } from './fields.ts'
import { listFilter } from './list-files.ts'
import { managedAnnouncements } from './managed-announcements.ts'
import { managedMentoring } from './managed-mentoring.ts'
import { ids, SKIP_REASONS } from './managed-user-shapes.ts'
import { managedUsers, userFilter } from './managed-users.ts'
import { payments } from './payments.ts'
import { staffRefunds } from './staff-refunds.ts'
import type { StaffRole } from './staff-roles.ts'
import { threads } from './threads.ts'
import { MEMBER_ROLES } from './users.ts'

/** Most rows of one action on a filter: as many as one of the staff reaches in a day by ticking them. */
export const FILTER_ACTION_MAX = 5_000

/** The lists where one thing can be done to all of a filter, each with that filter as its address has it. */
export const ACTED_FILTERS = {
  users: userFilter,
  messages: contact.csv.query,
  grievances: managedGrievances.csv.query,
  feedback: adminFeedback.csv.query,
  reviews: managedMentoring.reviewsCsv.query,
  payments: payments.exportAll.query,
  refunds: staffRefunds.csv.query,
  coupons: coupons.csv.query,
  announcements: managedAnnouncements.csv.query,
} as const
export type ActedList = keyof typeof ACTED_FILTERS
// The keys of an object written down are those of its type.
const LISTS = Object.keys(ACTED_FILTERS) as [ActedList, ...ActedList[]]

/** Who may do something to all of a filter of each list, besides owners: who may do it to one of its rows. */
export const ACTED_BY: { readonly [List in ActedList]: readonly StaffRole[] } = {
  users: managedUsers.deactivate.access,
  messages: contact.close.access,
  grievances: threads.assign.access,
  feedback: adminFeedback.moderate.access,
  reviews: managedMentoring.decideReview.access,
  payments: payments.exportAll.access,
  refunds: payments.decideRefund.access,
  coupons: coupons.retire.access,
  announcements: managedAnnouncements.stop.access,
}

/** What can be done to all of a filter of each list. */
export const ACTIONS_OF = {
  users: ['role', 'deactivate', 'reactivate', 'signOut'],
  messages: ['assign', 'close'],
  grievances: ['assign'],
  feedback: ['approve', 'reject'],
  reviews: ['approve', 'hide'],
  payments: ['recheck'],
  refunds: ['grant', 'decline', 'confirm', 'retry'],
  coupons: ['retire'],
  announcements: ['stop', 'remove'],
} as const satisfies { readonly [List in ActedList]: readonly ActionOnRows['kind'][] }

const reason = paragraph(REASON_LENGTH_MAX)

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), role: z.enum(MEMBER_ROLES) }),
  z.object({ kind: z.literal('deactivate'), reason }),
  z.object({ kind: z.literal('reactivate') }),
  z.object({ kind: z.literal('signOut') }),
  /** Null: nobody yet. */
  z.object({ kind: z.literal('assign'), userId: z.nullable(id) }),
  z.object({ kind: z.literal('close') }),
  z.object({ kind: z.literal('approve') }),
  z.object({ kind: z.literal('hide') }),
  z.object({ kind: z.literal('reject'), reason }),
  /** Asks the provider again whether it was paid. */
  z.object({ kind: z.literal('recheck') }),
  /** Pays back all that is left of each purchase. */
  z.object({ kind: z.literal('grant') }),
  z.object({ kind: z.literal('decline'), reason }),
  /** Agrees as the second person. */
  z.object({ kind: z.literal('confirm') }),
  z.object({ kind: z.literal('retry') }),
  z.object({ kind: z.literal('retire') }),
  z.object({ kind: z.literal('stop') }),
  z.object({ kind: z.literal('remove') }),
])
export type ActionOnRows = z.output<typeof action>
export type ActionKind = ActionOnRows['kind']
/** What is done to one or many users. */
export type UserAction = Extract<ActionOnRows, { kind: (typeof ACTIONS_OF)['users'][number] }>
const KINDS: readonly ActionKind[] = [...new Set(Object.values(ACTIONS_OF).flat())]

const filterAction = z.object({
  _id: id,
  list: z.enum(LISTS),
  kind: z.enum(KINDS),
  state: z.enum(['running', 'done', 'stopped']),
  createdAt: instant,
  /** How many rows it is for, and of them how many were changed so far. */
  total: z.int(),
  changed: z.int(),
  /** How many were left as they were, by the reason. */
  skipped: z.array(z.object({ why: z.enum(SKIP_REASONS), count: z.int() })),
})
export type FilterAction = z.output<typeof filterAction>

const success = z.literal('success')

/** What is done to all of a filter of a list, as a job. */
export const filterActions = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/filter-actions',
    access: ['support', 'finance', 'content'],
    summary: 'The own actions on filters of the last day with their progress, the newest first, at most five.',
    response: z.object({ status: success, data: z.array(filterAction) }),
    refuses: [],
  }),
  start: defineCall({
    method: 'POST',
    path: '/api/v1/admin/filter-actions',
    access: ['support', 'finance', 'content'],
    summary: `Does one thing to all of a filter of a list, or to rows of it that are named, at most ${FILTER_ACTION_MAX} rows, part by part. The own account is left out. Needs a fresh sign-in and the number of rows.`,
    /**
     * `ids`: these rows alone, whatever else the filter has. `confirmed`: how many rows are meant, as the list says it, with
     * the own account.
     */
    body: z.object({
      list: z.enum(LISTS),
      filter: listFilter,
      ids: z.optional(ids),
      action,
      confirmed: whole(1, FILTER_ACTION_MAX + 1),
    }),
    status: 202,
    response: z.object({ status: success, data: z.object({ _id: id }) }),
    refuses: [
      'REAUTH_REQUIRED',
      'CONFIRMATION_NEEDED',
      'FILTER_TOO_WIDE',
      'FILTER_ACTION_RUNNING',
      'ASSIGNEE_UNFIT',
      'INVALID_QUERY',
    ],
  }),
  stop: defineCall({
    method: 'POST',
    path: '/api/v1/admin/filter-actions/:id/stop',
    access: ['support', 'finance', 'content'],
    summary: 'Stops an own action on a filter; what was done stays, the others are left as they are.',
    params: z.object({ id }),
    response: z.object({ status: success, message: z.string() }),
    refuses: [],
  }),
}
