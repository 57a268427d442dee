import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, line, paragraph } from './fields.ts'
import { STAFF_ROLES } from './staff-roles.ts'

const REASON_LENGTH_MAX = 500
/** A file of more people than this is taken once a second one of the staff agreed. */
export const EXPORT_ALONE_MAX = 1_000
/** How long a file that was agreed to may be taken, hours. */
export const EXPORT_LEAVE_HOURS = 24

export const EXPORT_LISTS = ['users', 'payments', 'bookings', 'refunds'] as const

const byId = z.object({ id })
const done = z.object({ status: z.literal('success'), message: z.string() })
const reason = paragraph(REASON_LENGTH_MAX)

const staffMember = z.object({
  _id: id,
  fullName: z.string(),
  email: z.string(),
  staffRoles: z.array(z.enum(STAFF_ROLES)),
  isActive: z.boolean(),
  hasTwoFactor: z.boolean(),
  lastLoginAt: z.nullable(instant),
  /** What this person sent back today, paise: without what waits for a second one, failed or was closed. */
  refundedTodayPaise: z.int(),
})
export type StaffMember = z.output<typeof staffMember>

const requested = z.object({
  _id: id,
  reason: z.string(),
  at: instant,
  /** Who asked; `isOwn`: whoever reads this. */
  by: z.string(),
  isOwn: z.boolean(),
})

/** What waits for a second one of the staff. */
const confirmation = z.discriminatedUnion('kind', [
  z.object({
    ...requested.shape,
    kind: z.literal('staff-roles'),
    person: z.object({ _id: id, fullName: z.string(), staffRoles: z.array(z.enum(STAFF_ROLES)) }),
    /** What the person would hold; none: no admin any more. */
    staffRoles: z.array(z.enum(STAFF_ROLES)),
  }),
  z.object({
    ...requested.shape,
    kind: z.literal('export'),
    list: z.enum(EXPORT_LISTS),
    /** As the address of the list has it. */
    filter: z.string(),
    people: z.int(),
  }),
])
export type Confirmation = z.output<typeof confirmation>

/** How the staff are in order; without one by name. */
export const STAFF_SORTS = ['name', '-name', 'roles', '-roles', 'refunded', '-refunded', 'seen', '-seen'] as const
export type StaffSort = (typeof STAFF_SORTS)[number]
const SEARCH_LENGTH_MAX = 100
const filter = {
  /** Part of a name or address. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  /** Who looks after this. */
  role: z.optional(z.enum(STAFF_ROLES)),
  sort: z._default(z.enum(STAFF_SORTS), 'name'),
}

/** Who of the staff may what, and what two of them have to agree on. */
export const staff = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/staff',
    access: ['owner'],
    summary: 'The admins with what each looks after and what they paid back today, and what waits for a second person.',
    query: z.object(filter),
    response: z.object({
      status: z.literal('success'),
      data: z.object({ people: z.array(staffMember), confirmations: z.array(confirmation) }),
    }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/staff/csv',
    access: ['owner'],
    deferredAs: 'files',
    summary: 'The same admins as a CSV file (RFC 4180); its last line says that it is whole. Needs a fresh sign-in.',
    query: z.object(filter),
    response: z.string(),
    refuses: ['REAUTH_REQUIRED', 'FILE_LONG'],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/staff/:id',
    access: ['owner'],
    summary:
      'Says what an account looks after; none makes it a mentee’s. It waits for another owner, and is done at once where there is none.',
    params: byId,
    body: z.object({
      staffRoles: z.array(z.enum(STAFF_ROLES, fault('not_on_list'))).check(z.maxLength(STAFF_ROLES.length)),
      reason,
    }),
    response: z.object({ status: z.literal('success'), data: z.object({ state: z.enum(['done', 'waiting']) }) }),
    refuses: ['REAUTH_REQUIRED', 'OWN_ACCOUNT', 'LAST_ADMIN', 'STAFF_UNCHANGED', 'CONFIRMATION_ASKED', 'STAFF_BOOKED'],
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/v1/admin/confirmations/:id/confirm',
    access: ['owner'],
    summary: 'Agrees as a second person to what somebody else of the staff asked for.',
    params: byId,
    response: done,
    refuses: ['REAUTH_REQUIRED', 'SECOND_PERSON_NEEDED', 'OWN_ACCOUNT', 'LAST_ADMIN', 'STAFF_BOOKED'],
  }),
  withdraw: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/confirmations/:id',
    access: ['owner'],
    summary: 'Leaves everything as it is: taken back by who asked, or turned down by another.',
    params: byId,
    response: done,
    refuses: [],
  }),
}
