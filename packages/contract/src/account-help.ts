import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, paragraph } from './fields.ts'
import { ERASURE_GROUNDS } from './managed-user-shapes.ts'
import { emailAddress } from './secrets.ts'
import { fullName } from './users.ts'

const REASON_LENGTH_MAX = 500
const NOTE_LENGTH_MAX = 1_000

const byId = z.object({ id })
const done = z.object({ status: z.literal('success'), message: z.string() })
const reason = paragraph(REASON_LENGTH_MAX)

/** What staff do for somebody who cannot do it alone: a way back in, a wrong name or address, erasing, and notes of it. */
export const accountHelp = {
  sendResetLink: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/:id/reset-link',
    access: ['support'],
    summary: 'Mails a link for a new password to the address of an active account. Staff never see it.',
    params: byId,
    response: done,
    refuses: ['REAUTH_REQUIRED', 'RESET_LINK_NOT_POSSIBLE', 'STAFF_BY_OWNERS'],
  }),
  correct: defineCall({
    method: 'PATCH',
    path: '/api/v1/admin/users/:id',
    access: ['support'],
    summary:
      'Corrects a name at once, and an address once its mailed link is opened; the person is mailed the reason. An account without a password moves at once and is invited again.',
    params: byId,
    body: z.object({ fullName, email: emailAddress, reason }),
    response: done,
    refuses: ['REAUTH_REQUIRED', 'OWN_ACCOUNT', 'EMAIL_TAKEN', 'STAFF_ADDRESS', 'CORRECTION_EMPTY', 'STAFF_BY_OWNERS'],
  }),
  requestErasure: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/:id/erasure',
    access: ['support'],
    summary: 'Says why an account has to be erased; nothing happens before another admin confirms it.',
    params: byId,
    body: z.object({ ground: z.enum(ERASURE_GROUNDS, fault('not_on_list')), reason }),
    response: done,
    status: 201,
    refuses: ['REAUTH_REQUIRED', 'OWN_ACCOUNT', 'ERASURE_REQUESTED', 'STAFF_BY_OWNERS'],
  }),
  confirmErasure: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/:id/erasure/confirm',
    access: ['support'],
    summary: 'Deletes the account, as a second admin; its owner can take that back for 7 days, then it is erased.',
    params: byId,
    response: done,
    refuses: ['REAUTH_REQUIRED', 'OWN_ACCOUNT', 'ERASURE_SECOND_PERSON', 'STAFF_BY_OWNERS'],
  }),
  withdrawErasure: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/users/:id/erasure',
    access: ['support'],
    summary: 'Leaves an account as it is after all, before a second admin confirmed.',
    params: byId,
    response: done,
    refuses: ['REAUTH_REQUIRED', 'STAFF_BY_OWNERS'],
  }),
  addNote: defineCall({
    method: 'POST',
    path: '/api/v1/admin/users/:id/notes',
    isOnce: true,
    access: ['support', 'finance'],
    summary: 'Writes a note of staff on an account. It goes with the account and stands in the person’s export.',
    params: byId,
    body: z.object({ text: paragraph(NOTE_LENGTH_MAX) }),
    response: z.object({ status: z.literal('success'), data: z.object({ _id: id }) }),
    status: 201,
    refuses: ['STAFF_NOTES_FULL'],
  }),
  removeNote: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/user-notes/:id',
    access: ['support', 'finance'],
    summary: 'Removes a note of staff.',
    params: byId,
    response: done,
    refuses: [],
  }),
}
