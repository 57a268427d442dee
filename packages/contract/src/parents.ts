import { LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { checkoutResult } from './checkout-result.ts'
import { fault } from './faults.ts'
import { id, instant } from './fields.ts'
import { paperLink, purchasePaper } from './invoices.ts'
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

/** What a parent pays to prove an account of the own, whole paise; it goes back at once. */
export const PARENT_CHECK_PAISE = 100
/** Payments of a rupee that may be begun for one consent. */
export const PARENT_CHECKS_MAX = 5
/** Papers that may be sent for one consent. */
export const PARENT_PAPERS_MAX = 5
/** How long the file of a paper is stored at most, days; a decision deletes it at once. */
export const PARENT_PAPER_DAYS = 30
/** The field that the file of a paper is sent in. */
export const PARENT_PAPER_FIELD = 'paper'
/** What the file of a paper may weigh, bytes. */
export const PARENT_PAPER_BYTES_MAX = 5 * 1024 * 1024
/** What a paper may be. */
export const PARENT_PAPER_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
/** Carries the token of a parent's link beside a file, where no log holds it. */
export const PARENT_TOKEN_HEADER = 'x-parent-token'

/** How a parent proved to be one, beside the code: `code` where nothing more was asked for (before decision 0066). */
export const PARENT_PROOFS = ['code', 'payment', 'paper'] as const

/** How far the second proof has come. */
const parentProofProgress = z.object({
  /** Whether a payment can be taken at all. */
  canPay: z.boolean(),
  /** Null before the first try; `begun`: nothing was heard of it yet; `pending`: the bank has not said the last word. */
  payment: z.nullable(z.enum(['begun', 'pending', 'failed'])),
  /** Payments that may still be begun. */
  paymentsLeft: z.int(),
  /** The newest paper; null for none. */
  paper: z.nullable(
    z.object({
      state: z.enum(['waiting', 'refused', 'dropped']),
      sentAt: instant,
      /** Why staff refused it. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** Papers that may still be sent. */
  papersLeft: z.int(),
  /** Until when the proof may come. */
  until: instant,
})
export type ParentProofProgress = z.output<typeof parentProofProgress>

/** What a parent's page shows. */
export const parentConsent = z.object({
  childFirstName: z.string(),
  /**
   * `asked`: waits for the parent; `answered`: said yes with the code, and the second proof is missing; `agreed`: stands;
   * `withdrawn`: taken back; `grown`: the child is 18 and decides alone.
   */
  state: z.enum(['asked', 'answered', 'agreed', 'withdrawn', 'grown']),
  /** There while `answered`. */
  progress: z.nullable(parentProofProgress),
  /** What proved it; null before. */
  proof: z.nullable(z.enum(PARENT_PROOFS)),
  /** Where the rupee is, once it was paid: on its way back, back, or held up at the bank. */
  rupee: z.nullable(z.enum(['returning', 'returned', 'stuck'])),
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

/** What the payment window needs for the rupee. */
const checkOrder = z.object({
  orderId: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  name: z.string(),
  keyId: z.string(),
  checkoutUrl: z.string(),
  isSandbox: z.boolean(),
})
export type ParentCheckOrder = z.output<typeof checkOrder>

/** One order that a parent is asked to approve. */
const orderApproval = z.object({
  _id: id,
  name: shownWords,
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

/** What a parent who agreed may know: when and with whom, and what was paid. What is asked and written stays with the two. */
const parentRecord = z.object({
  /** Agreed or held, newest first. */
  sessions: z.array(
    z.object({
      _id: id,
      mentorName: z.string(),
      startsAt: instant,
      minutes: z.int(),
      state: z.enum(['agreed', 'held']),
    }),
  ),
  /** Paid, newest first; whole paise. */
  payments: z.array(
    z.object({
      _id: id,
      name: shownWords,
      totalPaise: z.int(),
      refundedPaise: z.int(),
      paidAt: instant,
      papers: z.array(purchasePaper),
    }),
  ),
})
export type ParentRecord = z.output<typeof parentRecord>

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
    body: z.object({ token: linkToken, language: z.enum(LANGUAGES) }),
    response: done,
    refuses: ['LINK_INVALID'],
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/v1/auth/confirm-parent',
    access: 'anyone',
    summary:
      'The parent says yes by the mailed link and a code, in a browser that is not the child’s. The consent is given once a rupee or a paper proves it.',
    body: z.object({
      token: linkToken,
      fullName,
      relation: z.enum(PARENT_RELATIONS),
      isAdult: z.literal(true, fault('not_adult')),
      noticeVersion: z.string().check(z.maxLength(NOTICE_VERSION_LENGTH_MAX)),
      language: z.enum(LANGUAGES),
      code: parentCode,
    }),
    response: answer,
    refuses: ['LINK_INVALID', 'PARENT_CODE_WRONG'],
  }),
  createCheck: defineCall({
    method: 'POST',
    path: '/api/v1/auth/create-parent-check',
    opensWith: 'payments',
    access: 'anyone',
    summary: 'Orders the rupee by which a parent proves an account of the own; an unpaid order is the same order.',
    body: z.object({ token: linkToken, language: z.enum(LANGUAGES) }),
    response: z.object({ status: z.literal('success'), data: checkOrder }),
    refuses: ['LINK_INVALID', 'PARENT_STEP_OVER', 'PARENT_TRIES_USED', 'PAYMENT_ORDER_FAILED'],
  }),
  verifyCheck: defineCall({
    method: 'POST',
    path: '/api/v1/auth/verify-parent-check',
    access: 'anyone',
    summary: 'Checks what the payment window handed to the parent’s browser; the capture gives the consent.',
    body: z.object({ token: linkToken, ...checkoutResult.shape }),
    response: answer,
    refuses: ['LINK_INVALID', 'PAYMENT_NOT_VERIFIED'],
  }),
  sendPaper: defineCall({
    method: 'POST',
    path: '/api/v1/auth/send-parent-paper',
    access: 'anyone',
    summary:
      'A picture or PDF of a paper with the parent’s name; the token is in a header. Another one takes its place.',
    response: answer,
    refuses: [
      'LINK_INVALID',
      'PARENT_STEP_OVER',
      'PARENT_TRIES_USED',
      'PAPER_TYPE',
      'PICTURE_MISSING',
      'PICTURE_TYPE',
      'PICTURE_UNREADABLE',
      'FILE_INFECTED',
      'INPUT_TOO_LARGE',
    ],
    timeoutMs: 120_000,
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
  listRecord: defineCall({
    method: 'POST',
    path: '/api/v1/auth/list-parent-record',
    access: 'anyone',
    summary:
      'The sessions and payments of a child, for the parent whose consent is given; no word of what was written.',
    body: z.object({ token: linkToken }),
    response: z.object({ status: z.literal('success'), data: parentRecord }),
    refuses: ['LINK_INVALID'],
  }),
  printPaper: defineCall({
    method: 'POST',
    path: '/api/v1/auth/print-parent-paper',
    access: 'anyone',
    summary:
      'An invoice, receipt or credit note of a child as a PDF with the full name given for billing, for the parent whose consent is given.',
    body: z.object({ token: linkToken, link: paperLink, language: z.enum(LANGUAGES) }),
    response: z.unknown(),
    refuses: ['LINK_INVALID', 'NOT_FOUND'],
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
