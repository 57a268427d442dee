import { LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { adminPageFields, day, id, instant, line, pageInfo, paragraph, queryBoolean } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import {
  confirmed,
  ids,
  MANAGED_STATUSES,
  managedUserDetail,
  managedUserRow,
  SKIP_REASONS,
  USER_SORTS,
  waitingSignUp,
} from './managed-user-shapes.ts'
import { emailAddress } from './secrets.ts'
import { fullName, MEMBER_ROLES, ROLES } from './users.ts'

const SEARCH_LENGTH_MAX = 100
const REASON_LENGTH_MAX = 500

const filter = {
  /** A part of a name or an e-mail address. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  role: z.optional(z.enum(ROLES)),
  status: z.optional(z.enum(MANAGED_STATUSES)),
  /** Whether the address was proven; an invited person proves it by choosing a password. */
  verified: z.optional(queryBoolean),
  twoFactor: z.optional(queryBoolean),
  /** Days by India's calendar on which the account was made, both included. */
  from: z.optional(day),
  to: z.optional(day),
  sort: z._default(z.enum(USER_SORTS), '-createdAt'),
}
/** What narrows the list of users. */
export const userFilter = z.object(filter)
export type UserFilter = z.output<typeof userFilter>

const done = z.object({ status: z.literal('success'), message: z.string() })
const byId = z.object({ id })

/** What became of each person a deed was meant for. */
const outcome = z.object({
  status: z.literal('success'),
  data: z.object({
    /** Those changed; `role` is what they had before. */
    changed: z.array(z.object({ _id: id, role: z.enum(ROLES) })),
    /** Those left as they were: nothing to change, deleted meanwhile, a mentor with sessions ahead, or an admin, whom owners look after. */
    skipped: z.array(z.object({ _id: id, why: z.enum(SKIP_REASONS) })),
  }),
})
export type BulkActionOutcome = z.output<typeof outcome>['data']

export const managedUsers = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/users',
    access: ['support', 'finance'],
    summary: 'The accounts, a page at a time, searched by part of name or address; the look is written into the trail.',
    query: z.object({
      ...filter,
      ...adminPageFields,
    }),
    response: z.object({ status: z.literal('success'), data: z.array(managedUserRow), total: z.int(), page: pageInfo }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/users/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: `The accounts of a filter as CSV (RFC 4180), at most ${FILE_ROWS_MAX}; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: userFilter,
    response: z.string(),
    refuses: ['FILE_LONG', 'REAUTH_REQUIRED', 'EXPORT_NEEDS_SECOND'],
  }),
  askExport: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: 'Asks an owner for the file of a filter that holds more people than one of the staff takes alone.',
    query: userFilter,
    body: z.object({ reason: paragraph(REASON_LENGTH_MAX) }),
    response: done,
    status: 201,
    refuses: ['REAUTH_REQUIRED'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/users/:id',
    access: ['support', 'finance'],
    summary: 'One account with its history; the look is written into the trail, where the person sees it.',
    params: byId,
    response: z.object({ status: z.literal('success'), data: managedUserDetail }),
    refuses: [],
  }),
  invite: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users',
    isOnce: true,
    access: ['support'],
    summary: 'Makes an account for somebody, who chooses a password by the mailed link. Needs a fresh sign-in.',
    body: z.object({ email: emailAddress, fullName, role: z.enum(MEMBER_ROLES), language: z.enum(LANGUAGES) }),
    status: 201,
    response: z.object({ status: z.literal('success'), data: z.object({ _id: id }) }),
    refuses: ['EMAIL_TAKEN', 'REAUTH_REQUIRED'],
  }),
  changeRoles: defineCall({
    method: 'PATCH',
    path: '/api/v1/admin/users/roles',
    access: ['support'],
    summary:
      'Makes mentees mentors or the other way round and signs them out. Who becomes an admin is for owners to say.',
    body: z.object({ ids, role: z.enum(MEMBER_ROLES), confirmed }),
    response: outcome,
    refuses: ['REAUTH_REQUIRED', 'OWN_ACCOUNT', 'LAST_ADMIN', 'CONFIRMATION_NEEDED'],
  }),
  deactivate: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/deactivate',
    access: ['support'],
    summary: 'Puts accounts to sleep with a reason that is mailed to them; only staff bring them back.',
    body: z.object({ ids, reason: paragraph(REASON_LENGTH_MAX), confirmed }),
    response: outcome,
    refuses: ['REAUTH_REQUIRED', 'OWN_ACCOUNT', 'LAST_ADMIN', 'CONFIRMATION_NEEDED'],
  }),
  reactivate: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/reactivate',
    access: ['support'],
    summary: 'Brings deactivated accounts back, whoever put them to sleep.',
    body: z.object({ ids, confirmed }),
    response: outcome,
    refuses: ['REAUTH_REQUIRED', 'OWN_ACCOUNT', 'LAST_ADMIN', 'CONFIRMATION_NEEDED'],
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/sign-out',
    access: ['support'],
    summary: 'Ends every sign-in of people.',
    body: z.object({ ids, confirmed }),
    response: outcome,
    refuses: ['REAUTH_REQUIRED', 'OWN_ACCOUNT', 'LAST_ADMIN', 'CONFIRMATION_NEEDED'],
  }),
  unlock: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/:id/unlock',
    access: ['support'],
    summary: 'Forgets the wrong passwords that locked an account.',
    params: byId,
    response: done,
    refuses: ['REAUTH_REQUIRED', 'STAFF_BY_OWNERS'],
  }),
  resend: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/:id/resend',
    access: ['support'],
    summary: 'Mails the invitation again to somebody who has not chosen a password yet.',
    params: byId,
    response: done,
    refuses: ['REAUTH_REQUIRED', 'ALREADY_VERIFIED', 'STAFF_BY_OWNERS'],
  }),
  resetTwoFactor: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/:id/reset-two-factor',
    access: ['support'],
    summary: 'Takes two-factor sign-in off somebody who lost the phone, and signs them out.',
    params: byId,
    response: done,
    refuses: ['REAUTH_REQUIRED', 'TWO_FACTOR_OFF', 'OWN_ACCOUNT', 'STAFF_BY_OWNERS'],
  }),
  viewAs: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/:id/view-as',
    access: ['support'],
    summary:
      'Reads the pages of a mentee or mentor as they see them, for 15 minutes; nothing can be changed meanwhile.',
    params: byId,
    response: z.object({ status: z.literal('success'), data: z.object({ role: z.enum(ROLES), until: instant }) }),
    refuses: ['REAUTH_REQUIRED', 'VIEW_NOT_POSSIBLE'],
  }),
  endViewAs: defineCall({
    method: 'DELETE',
    path: '/api/v1/view-as',
    access: 'signed-in',
    summary: 'Ends reading as somebody else; ending none is no mistake.',
    response: z.object({ status: z.literal('success'), data: z.object({ _id: z.nullable(id) }) }),
    refuses: [],
  }),
  waiting: defineCall({
    method: 'GET',
    path: '/api/v1/admin/users/waiting',
    access: ['support'],
    summary: 'Sign-ups whose mailed link was not opened yet, newest first, at most 100.',
    query: z.object({ q: z.optional(line(SEARCH_LENGTH_MAX)) }),
    response: z.object({ status: z.literal('success'), data: z.array(waitingSignUp) }),
    refuses: [],
  }),
  resendVerification: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/waiting/:id/resend',
    access: ['support'],
    summary: 'Mails the verification link of a sign-up again.',
    params: byId,
    response: done,
    refuses: ['REAUTH_REQUIRED'],
  }),
}
