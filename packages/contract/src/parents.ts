import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant } from './fields.ts'
import { emailAddress, linkToken } from './secrets.ts'
import { fullName } from './users.ts'

/** Who may agree for somebody under 18. */
export const PARENT_RELATIONS = ['mother', 'father', 'guardian'] as const
export type ParentRelation = (typeof PARENT_RELATIONS)[number]

/** How long a parent may take to answer, days; once agreed, the link works until the child is 18. */
export const PARENT_ANSWER_DAYS = 30

const NOTICE_VERSION_LENGTH_MAX = 20
const done = z.object({ status: z.literal('success'), message: z.string() })

/** Six digits, with or without spaces. */
const parentCode = z.pipe(
  z.string().check(z.maxLength(20)),
  z.transform((text: string) => text.replace(/\D/g, '')),
)

/** What a parent's page shows. */
export const parentConsent = z.object({
  childFirstName: z.string(),
  /** `asked`: waits for the parent; `agreed`: stands; `withdrawn`: taken back; `grown`: the child is 18 and decides alone. */
  state: z.enum(['asked', 'agreed', 'withdrawn', 'grown']),
  askedAt: instant,
  agreedAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
  /** The name the parent gave. */
  parentName: z.nullable(z.string()),
  relation: z.nullable(z.enum(PARENT_RELATIONS)),
  /** Sessions that are cancelled when the consent is taken back now. */
  sessionsAhead: z.number(),
})
export type ParentConsent = z.output<typeof parentConsent>
const answer = z.object({ status: z.literal('success'), data: parentConsent })

/** One order that a parent is asked to approve. */
const orderApproval = z.object({
  _id: id,
  name: z.object({ en: z.string(), hi: z.string() }),
  /** Whole paise. */
  totalPaise: z.int(),
  /** `used`: the child ordered it; `over`: nobody answered in time, or it was approved and not ordered in time. */
  state: z.enum(['waiting', 'approved', 'refused', 'used', 'over']),
  askedAt: instant,
  /** Until when it can be answered; once answered, until when the answer counts. */
  endsAt: instant,
  decidedAt: z.nullable(instant),
})
export type OrderApproval = z.output<typeof orderApproval>
const approvals = z.object({ status: z.literal('success'), data: z.array(orderApproval) })

export const parents = {
  ask: defineCall({
    method: 'POST',
    path: '/api/v1/users/parent',
    access: 'signed-in',
    summary: 'Mails the parent of somebody under 18 a link to agree (decision C23).',
    body: z.object({ email: emailAddress }),
    response: done,
    refuses: ['NOT_A_MINOR', 'PARENT_EMAIL_OWN', 'AGE_REQUIRED'],
  }),
  read: defineCall({
    method: 'POST',
    path: '/api/v1/auth/read-parent',
    access: 'anyone',
    summary: 'What the consent behind a parent’s link says now; reading uses nothing up.',
    body: z.object({ token: linkToken }),
    response: answer,
    refuses: ['LINK_INVALID'],
  }),
  sendCode: defineCall({
    method: 'POST',
    path: '/api/v1/auth/send-parent-code',
    access: 'anyone',
    summary: 'Mails a code of six digits to the parent’s own address; it holds for 15 minutes.',
    body: z.object({ token: linkToken, language: z.enum(['en', 'hi']) }),
    response: done,
    refuses: ['LINK_INVALID'],
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/v1/auth/confirm-parent',
    access: 'anyone',
    summary: 'The parent agrees by the mailed link and a code, in a browser that is not the child’s.',
    body: z.object({
      token: linkToken,
      fullName,
      relation: z.enum(PARENT_RELATIONS),
      isAdult: z.literal(true, fault('not_adult')),
      noticeVersion: z.string().check(z.maxLength(NOTICE_VERSION_LENGTH_MAX)),
      language: z.enum(['en', 'hi']),
      code: parentCode,
    }),
    response: answer,
    refuses: ['LINK_INVALID', 'PARENT_CODE_WRONG'],
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/v1/auth/withdraw-parent',
    access: 'anyone',
    summary: 'The parent takes the agreement back by any link of it, as long as the child is under 18.',
    body: z.object({ token: linkToken }),
    response: answer,
    refuses: ['LINK_INVALID'],
  }),
  listApprovals: defineCall({
    method: 'POST',
    path: '/api/v1/auth/list-parent-approvals',
    access: 'anyone',
    summary: 'The orders of a child that the parent behind a link is asked to approve, newest first.',
    body: z.object({ token: linkToken }),
    response: approvals,
    refuses: ['LINK_INVALID'],
  }),
  answerApproval: defineCall({
    method: 'POST',
    path: '/api/v1/auth/answer-parent-approval',
    access: 'anyone',
    summary: 'The parent approves or refuses one order: this item at this total, once.',
    body: z.object({ token: linkToken, approvalId: id, decision: z.enum(['approved', 'refused']) }),
    response: approvals,
    refuses: ['LINK_INVALID', 'NOT_FOUND', 'APPROVAL_OVER'],
  }),
}
