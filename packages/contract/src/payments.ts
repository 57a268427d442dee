import { MINUTE_MS } from '@sopaan/domain/time/durations'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { checkoutResult, PAYMENT_RETURN_PATH, signed } from './checkout-result.ts'
import { COUPON_REFUSALS } from './coupons.ts'
import { day, id, line, PAGE_SIZE_ADMIN, pageFields, pageInfo, paise, paragraph, queryWhole } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import { AMOUNT_MAX, order, orderRequest } from './order-shapes.ts'
import { PAYMENT_SORTS } from './payment-sorts.ts'
import {
  checkout,
  listOwnPurchases,
  ownPurchase,
  ownRefund,
  PAYMENT_METHODS,
  PURCHASE_STATUSES,
  paidRow,
  paymentRecord,
} from './purchase-shapes.ts'

/** How long the browser waits for a payment to be verified, ms. Source: decision C25. */
const VERIFY_TIMEOUT_MS = MINUTE_MS
const REASON_LENGTH_MAX = 500
const REFERENCE_LENGTH_MAX = 100
const SEARCH_LENGTH_MAX = 80
/** The least the provider pays back, paise. */
const AMOUNT_MIN = 100
const PAGES_MAX = 100

/** Days after paying within which a mentee may ask for a refund in the product. Source: decision 0077. */
export const REFUND_REQUEST_DAYS = 30

/** An order, ready for the payment window. `amount` is paise. */
const orderAnswer = z.object({
  status: z.literal('success'),
  amount: z.int(),
  currency: z.literal('INR'),
  orderId: z.string(),
  /** Of the plan or the event, in the buyer's language. */
  planName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  userId: id,
  planId: z.nullable(id),
  eventId: z.nullable(id),
  purchaseId: id,
  couponCode: z.nullable(z.string()),
  /** Days; null for an event seat. */
  validity: z.nullable(z.int()),
  /** Nothing was to be paid: it is bought, there is no order at the provider, and no window opens. */
  isSettled: z.boolean(),
  /** The provider's public key (decision C32); empty where it is settled. */
  keyId: z.string(),
  /** The script of the payment window; empty where it is settled. */
  checkoutUrl: z.string(),
  /** No money moves. */
  isSandbox: z.boolean(),
})

/** What narrows the list of payments. */
export const paymentFilter = {
  status: z.optional(z.enum([...PURCHASE_STATUSES, 'settled', 'open', 'disputed'])),
  from: z.optional(day),
  to: z.optional(day),
  planId: z.optional(id),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  sort: z._default(z.enum(PAYMENT_SORTS), '-createdAt'),
  /** Part of a name, an address, an id of the provider, a coupon or an invoice number. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
}

const one = z.object({ id })
const adminPage = { ...pageFields, limit: z._default(queryWhole(1, PAGES_MAX), PAGE_SIZE_ADMIN) }
const amountPaise = paise(AMOUNT_MIN, AMOUNT_MAX)
const refundsAnswer = z.object({ status: z.literal('success'), data: ownRefund })
const ITEM_FAULTS = ['NOT_FOUND', 'PLAN_NOT_ON_SALE', 'BILLING_STATE_REQUIRED', ...COUPON_REFUSALS] as const

const SEAT_FAULTS = [
  'EVENT_CANCELLED',
  'EVENT_OVER',
  'EVENT_CLOSED',
  'EVENT_FULL',
  'EVENT_REGISTERED',
  'EVENT_HOLD_OVER',
] as const

export const payments = {
  preview: defineCall({
    method: 'GET',
    path: '/api/v1/payments/checkout',
    access: 'mentee',
    summary: 'What a plan or an event seat costs with its tax and coupon, before anything is ordered.',
    query: orderRequest,
    response: z.object({ status: z.literal('success'), data: checkout }),
    refuses: [...ITEM_FAULTS],
  }),
  createOrder: defineCall({
    method: 'POST',
    path: '/api/v1/payments/create-order',
    opensWith: 'payments',
    access: 'mentee',
    summary: 'Orders a plan or an event seat; the same wish within 15 minutes is the same order.',
    body: order,
    response: orderAnswer,
    refuses: [
      ...ITEM_FAULTS,
      ...SEAT_FAULTS,
      'PRICE_CHANGED',
      'UPGRADE_NOTHING_LEFT',
      'UPGRADE_NOT_LARGER',
      'PLAN_OWNED',
      'AGE_REQUIRED',
      'PARENT_CONSENT_REQUIRED',
      'PARENT_APPROVAL_REQUIRED',
      'PARENT_REFUSED',
      'PAYMENT_ORDER_FAILED',
      'IDEMPOTENCY_MISMATCH',
      'IDEMPOTENCY_IN_HAND',
    ],
  }),
  verify: defineCall({
    method: 'POST',
    path: '/api/v1/payments/verify',
    access: 'mentee',
    summary: 'Takes what the payment window handed over, asks the provider, and settles the purchase.',
    body: z.object({ ...checkoutResult.shape, purchaseId: signed }),
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      /** pending: the money is on its way and the purchase follows by itself. */
      data: z.object({ purchaseId: id, state: z.enum(['paid', 'pending', 'review']) }),
    }),
    refuses: ['PAYMENT_NOT_VERIFIED'],
    timeoutMs: VERIFY_TIMEOUT_MS,
  }),
  webhook: defineCall({
    method: 'POST',
    path: '/api/v1/payments/webhook',
    access: 'anyone',
    summary: 'Takes signed events of the payment provider.',
    response: z.object({ status: z.literal('success') }),
    refuses: ['WEBHOOK_UNSIGNED', 'UNSUPPORTED_MEDIA_TYPE', 'INPUT_TOO_LARGE'],
  }),
  comeBack: defineCall({
    method: 'POST',
    path: PAYMENT_RETURN_PATH,
    access: 'anyone',
    summary: 'Where the provider sends a browser that cannot show its window in a frame; leads on to the purchase.',
    response: z.object({ status: z.literal('success') }),
    refuses: ['UNSUPPORTED_MEDIA_TYPE', 'INPUT_TOO_LARGE'],
  }),
  listOwn: listOwnPurchases,
  getOwn: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/purchases/:id',
    access: 'signed-in',
    summary: 'One own purchase.',
    params: one,
    response: z.object({ status: z.literal('success'), data: ownPurchase }),
    refuses: [],
  }),
  askRefund: defineCall({
    method: 'POST',
    path: '/api/v1/mentee/purchases/:id/refunds',
    isOnce: true,
    access: 'signed-in',
    summary: 'Asks for a refund; staff decide.',
    params: one,
    body: z.object({ reason: paragraph(REASON_LENGTH_MAX) }),
    response: refundsAnswer,
    status: 201,
    refuses: ['REFUND_ASKED', 'REFUND_NOT_POSSIBLE'],
  }),
  listAll: defineCall({
    method: 'GET',
    path: '/api/v1/admin/payments',
    access: ['support', 'finance'],
    summary: 'Every purchase with its payment, and what a filter comes to.',
    query: z.object({ ...adminPage, ...paymentFilter }),
    response: z.object({
      status: z.literal('success'),
      data: z.array(paidRow),
      totalPayments: z.int(),
      /** Of all pages: what was paid, and what of it was paid back, paise. */
      sums: z.object({ paidPaise: z.int(), refundedPaise: z.int() }),
      page: pageInfo,
    }),
    refuses: [],
  }),
  getRecord: defineCall({
    method: 'GET',
    path: '/api/v1/admin/payments/:id',
    access: ['support', 'finance'],
    summary: 'One purchase with its attempts, events of the provider, mails, papers and what staff did, oldest first.',
    params: one,
    response: z.object({ status: z.literal('success'), data: paymentRecord }),
    refuses: [],
  }),
  exportAll: defineCall({
    method: 'GET',
    path: '/api/v1/admin/payments/csv',
    access: ['finance'],
    deferredAs: 'files',
    summary: `The same list as a CSV file (RFC 4180), at most ${FILE_ROWS_MAX}; the last line says whether it is whole.`,
    query: z.object(paymentFilter),
    response: z.string(),
    refuses: ['FILE_LONG', 'EXPORT_NEEDS_SECOND'],
  }),
  makeRefund: defineCall({
    method: 'POST',
    path: '/api/v1/admin/refunds',
    access: ['finance'],
    summary: 'Pays back a purchase, whole or in part, without anybody having asked.',
    body: z.object({
      purchaseId: id,
      amountPaise,
      /** Of a part: the credits that are left and the sessions ahead go back with it. A whole one takes them anyhow. */
      takesCredits: z.optional(z.boolean()),
      reason: paragraph(REASON_LENGTH_MAX),
      /** Whether the same amount is meant once more, within 10 minutes of the last. */
      isAgain: z._default(z.boolean(), false),
    }),
    response: refundsAnswer,
    status: 201,
    refuses: [
      'NOT_FOUND',
      'REAUTH_REQUIRED',
      'REFUND_ALIKE',
      'REFUND_NOT_POSSIBLE',
      'REFUND_TOO_MUCH',
      'IDEMPOTENCY_MISMATCH',
      'IDEMPOTENCY_IN_HAND',
    ],
  }),
  settleRefund: defineCall({
    method: 'POST',
    path: '/api/v1/admin/refunds/:id/settle',
    access: ['finance'],
    summary: 'Sends a refund that failed at the bank once more, notes that it was paid by hand, or closes it unpaid.',
    params: one,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('retry') }),
      z.object({
        action: z.literal('paid'),
        /** Of the transfer, as the bank gave it. */
        reference: line(REFERENCE_LENGTH_MAX),
        reason: paragraph(REASON_LENGTH_MAX),
      }),
      /** The buyer reads the reason. */
      z.object({ action: z.literal('close'), reason: paragraph(REASON_LENGTH_MAX) }),
    ]),
    response: refundsAnswer,
    refuses: [
      'REAUTH_REQUIRED',
      'REFUND_SETTLED',
      'REFUND_STAYS_OPEN',
      'REFUND_TOO_MUCH',
      'IDEMPOTENCY_MISMATCH',
      'IDEMPOTENCY_IN_HAND',
    ],
  }),
  decideRefund: defineCall({
    method: 'PATCH',
    path: '/api/v1/admin/refunds/:id',
    access: ['finance'],
    summary: 'Grants a refund that was asked for, whole or in part, or declines it.',
    params: one,
    body: z.union([
      z.object({
        decision: z.literal('grant'),
        amountPaise,
        /** Of a part: the credits that are left and the sessions ahead go back with it. A whole one takes them anyhow. */
        takesCredits: z.optional(z.boolean()),
        answer: z.optional(paragraph(REASON_LENGTH_MAX)),
      }),
      z.object({ decision: z.literal('decline'), answer: paragraph(REASON_LENGTH_MAX) }),
    ]),
    response: refundsAnswer,
    refuses: [
      'REAUTH_REQUIRED',
      'REFUND_DECIDED',
      'REFUND_NOT_POSSIBLE',
      'REFUND_TOO_MUCH',
      'IDEMPOTENCY_MISMATCH',
      'IDEMPOTENCY_IN_HAND',
    ],
  }),
}
