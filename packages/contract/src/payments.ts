import { couponCode } from '@sopaan/domain/coupons'
import * as z from 'zod/mini'
import { gstin, stateCode } from './business.ts'
import { defineCall } from './call.ts'
import { COUPON_REFUSALS } from './coupons.ts'
import {
  day,
  id,
  instant,
  line,
  PAGE_SIZE_ADMIN,
  pageFields,
  pageInfo,
  paragraph,
  queryWhole,
  whole,
} from './fields.ts'

/** How long the browser waits for a payment to be verified, ms. Source: decision C25. */
const VERIFY_TIMEOUT_MS = 60_000
const REASON_LENGTH_MAX = 500
const SIGNED_LENGTH_MAX = 200
const SEARCH_LENGTH_MAX = 80
/** The largest price there is, paise. */
const AMOUNT_MAX = 100_000_000
/** The least the provider pays back, paise. */
const AMOUNT_MIN = 100
const PAGES_MAX = 100

export const PURCHASE_STATUSES = [
  'created',
  'attempted',
  'authorized',
  'paid',
  'refunded_partial',
  'refunded',
  'failed',
  'expired',
  'review',
] as const
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number]

export const REFUND_STATES = ['asked', 'declined', 'sending', 'pending', 'processed', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Days after paying within which a mentee may ask for a refund in the product. Source: decision 0077. */
export const REFUND_ASK_DAYS = 30

/** The provider's fields as its window hands them over. What is no text is no signature: it fails the check, not the form. */
const signed = z.catch(z.string().check(z.maxLength(SIGNED_LENGTH_MAX)), '')

/** A code as a person types it: whatever it is, it is looked for. */
const typedCouponCode = z.pipe(
  z.string('Expected a code').check(z.trim(), z.maxLength(40, 'At most 40 characters')),
  z.transform(couponCode),
)

/** What somebody wants to buy, and where it counts as supplied. Prices come from our own tables alone (PAY-01). */
export const orderWish = z
  .object({
    planId: z.optional(id),
    eventId: z.optional(id),
    couponCode: z.optional(typedCouponCode),
    /** Two digits of the State as in a GSTIN; absent: the one of the last purchase, else of the profile. */
    billingState: z.optional(stateCode),
    gstin: z.optional(gstin),
  })
  .check(
    z.refine(({ planId, eventId }) => (planId === undefined) !== (eventId === undefined), {
      message: 'Expected a planId or an eventId',
      path: ['planId'],
    }),
  )
export type OrderWish = z.output<typeof orderWish>

const names = z.object({ en: z.string(), hi: z.string() })

/** An order, ready for the payment window. `amount` is paise. */
const order = z.object({
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
  /** The provider's public key (decision C32). */
  keyId: z.string(),
  /** The script of the payment window. */
  checkoutUrl: z.string(),
  /** No money moves. */
  isSandbox: z.boolean(),
})

const bill = z.object({
  listPricePaise: z.int(),
  discountPaise: z.int(),
  totalPaise: z.int(),
  taxablePaise: z.int(),
  cgstPaise: z.int(),
  sgstPaise: z.int(),
  igstPaise: z.int(),
  /** Hundredths of a percent; 0 where no tax is charged. */
  gstRateBp: z.int(),
})
export type Bill = z.output<typeof bill>

/** What will be paid, before anything is ordered. */
const checkout = z.object({
  ...bill.shape,
  planId: z.nullable(id),
  eventId: z.nullable(id),
  name: names,
  validityDays: z.nullable(z.int()),
  mentoringCredits: z.int(),
  couponCode: z.nullable(z.string()),
  /** Two digits; null while nobody said it. */
  billingState: z.nullable(z.string()),
  /** Until when the same plan is owned already; the purchase begins then. */
  ownedUntil: z.nullable(instant),
  /** Whether payments can be taken at all. */
  isOpen: z.boolean(),
  isSandbox: z.boolean(),
  /** Who may not pay yet, and why (decision C23). */
  waitsFor: z.nullable(z.enum(['age', 'parent'])),
})
export type Checkout = z.output<typeof checkout>

const paper = z.object({ number: z.string(), url: z.string(), kind: z.enum(['tax_invoice', 'receipt', 'credit_note']) })

const ownRefund = z.object({
  _id: id,
  state: z.enum(REFUND_STATES),
  cause: z.string(),
  reason: z.string(),
  amountPaise: z.nullable(z.int()),
  answer: z.nullable(z.string()),
  askedAt: instant,
  decidedAt: z.nullable(instant),
  processedAt: z.nullable(instant),
})
export type OwnRefund = z.output<typeof ownRefund>

const ownPurchase = z.object({
  ...bill.shape,
  _id: id,
  planId: z.nullable(id),
  eventId: z.nullable(id),
  name: names,
  status: z.enum(PURCHASE_STATUSES),
  couponCode: z.nullable(z.string()),
  refundedPaise: z.int(),
  createdAt: instant,
  paidAt: z.nullable(instant),
  startsAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  invoice: z.nullable(paper),
  creditNotes: z.array(paper),
  refunds: z.array(ownRefund),
  /** Whether a refund may be asked for now. */
  canAskRefund: z.boolean(),
})
export type OwnPurchase = z.output<typeof ownPurchase>

const activePlan = z.object({
  planId: id,
  name: names,
  startsAt: instant,
  expiresAt: instant,
  /** Whole days, the one that has begun counted. */
  daysLeft: z.int(),
})
export type ActivePlan = z.output<typeof activePlan>

const paidRow = z.object({
  _id: id,
  createdAt: instant,
  paidAt: z.nullable(instant),
  userId: id,
  fullName: z.string(),
  email: z.string(),
  planId: z.nullable(id),
  eventId: z.nullable(id),
  name: names,
  status: z.enum(PURCHASE_STATUSES),
  amount: z.int(),
  refundedPaise: z.int(),
  taxPaise: z.int(),
  couponCode: z.nullable(z.string()),
  method: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
  invoice: z.nullable(paper),
  isDisputed: z.boolean(),
})
export type PaidRow = z.output<typeof paidRow>

const refundRow = z.object({
  ...ownRefund.shape,
  askedBy: z.enum(['mentee', 'admin', 'system', 'gateway']),
  purchaseId: id,
  name: names,
  fullName: z.string(),
  email: z.string(),
  totalPaise: z.int(),
  /** What can still be paid back. */
  leftPaise: z.int(),
  paidAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  lastError: z.nullable(z.string()),
})
export type RefundRow = z.output<typeof refundRow>

const paymentFilter = {
  status: z.optional(z.enum([...PURCHASE_STATUSES, 'settled', 'open'])),
  from: z.optional(day),
  to: z.optional(day),
  planId: z.optional(id),
  /** Part of a name, an address, an id of the provider, a coupon or an invoice number. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
}

const one = z.object({ id })
const adminPage = { ...pageFields, limit: z._default(queryWhole(1, PAGES_MAX), PAGE_SIZE_ADMIN) }
const amountPaise = whole(AMOUNT_MIN, AMOUNT_MAX)
const refundsAnswer = z.object({ status: z.literal('success'), data: ownRefund })
const ITEM_FAULTS = ['NOT_FOUND', 'PLAN_NOT_ON_SALE', 'BILLING_STATE_REQUIRED', ...COUPON_REFUSALS] as const

const SEAT_FAULTS = ['EVENT_CANCELLED', 'EVENT_OVER', 'EVENT_CLOSED', 'EVENT_FULL', 'EVENT_REGISTERED'] as const

export const payments = {
  preview: defineCall({
    method: 'GET',
    path: '/api/v1/payments/checkout',
    access: 'mentee',
    summary: 'What a plan or an event seat costs with its tax and coupon, before anything is ordered.',
    query: orderWish,
    response: z.object({ status: z.literal('success'), data: checkout }),
    refuses: [...ITEM_FAULTS],
  }),
  createOrder: defineCall({
    method: 'POST',
    path: '/api/v1/payments/create-order',
    access: 'mentee',
    summary: 'Orders a plan or an event seat; the same wish within 15 minutes is the same order.',
    body: orderWish,
    response: order,
    refuses: [
      ...ITEM_FAULTS,
      ...SEAT_FAULTS,
      'AGE_REQUIRED',
      'PARENT_CONSENT_REQUIRED',
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
    body: z.object({
      razorpay_payment_id: signed,
      razorpay_order_id: signed,
      razorpay_signature: signed,
      purchaseId: signed,
    }),
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
    path: '/api/v1/payments/callback',
    access: 'anyone',
    summary: 'Where the provider sends a browser that cannot show its window in a frame; leads on to the purchase.',
    response: z.object({ status: z.literal('success') }),
    refuses: ['UNSUPPORTED_MEDIA_TYPE', 'INPUT_TOO_LARGE'],
  }),
  listOwn: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/purchases',
    access: 'mentee',
    summary: 'The plans that run, the mentoring credits, and every purchase with its papers and refunds.',
    query: z.object(pageFields),
    response: z.object({
      status: z.literal('success'),
      data: z.object({
        activePlans: z.array(activePlan),
        credits: z.int(),
        purchases: z.array(ownPurchase),
      }),
      page: pageInfo,
    }),
    refuses: [],
  }),
  getOwn: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/purchases/:id',
    access: 'mentee',
    summary: 'One own purchase.',
    params: one,
    response: z.object({ status: z.literal('success'), data: ownPurchase }),
    refuses: [],
  }),
  askRefund: defineCall({
    method: 'POST',
    path: '/api/v1/mentee/purchases/:id/refunds',
    access: 'mentee',
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
    access: 'admin',
    summary: 'Every purchase with its payment, newest first.',
    query: z.object({ ...adminPage, ...paymentFilter }),
    response: z.object({
      status: z.literal('success'),
      data: z.array(paidRow),
      totalPayments: z.int(),
      page: pageInfo,
    }),
    refuses: [],
  }),
  exportAll: defineCall({
    method: 'GET',
    path: '/api/v1/admin/payments/csv',
    access: 'admin',
    summary: 'The same list as a CSV file.',
    query: z.object(paymentFilter),
    response: z.string(),
    refuses: [],
  }),
  listRefunds: defineCall({
    method: 'GET',
    path: '/api/v1/admin/refunds',
    access: 'admin',
    summary: 'Refunds: those that wait for a decision first.',
    query: z.object({ ...adminPage, state: z.optional(z.enum([...REFUND_STATES, 'open'])) }),
    response: z.object({ status: z.literal('success'), data: z.array(refundRow), page: pageInfo }),
    refuses: [],
  }),
  makeRefund: defineCall({
    method: 'POST',
    path: '/api/v1/admin/refunds',
    access: 'admin',
    summary: 'Pays back a purchase, whole or in part, without anybody having asked.',
    body: z.object({ purchaseId: id, amountPaise, reason: paragraph(REASON_LENGTH_MAX) }),
    response: refundsAnswer,
    status: 201,
    refuses: ['NOT_FOUND', 'REAUTH_REQUIRED', 'REFUND_NOT_POSSIBLE', 'REFUND_TOO_MUCH'],
  }),
  decideRefund: defineCall({
    method: 'PATCH',
    path: '/api/v1/admin/refunds/:id',
    access: 'admin',
    summary: 'Grants a refund that was asked for, whole or in part, or declines it.',
    params: one,
    body: z.union([
      z.object({ decision: z.literal('grant'), amountPaise, answer: z.optional(paragraph(REASON_LENGTH_MAX)) }),
      z.object({ decision: z.literal('decline'), answer: paragraph(REASON_LENGTH_MAX) }),
    ]),
    response: refundsAnswer,
    refuses: ['REAUTH_REQUIRED', 'REFUND_DECIDED', 'REFUND_NOT_POSSIBLE', 'REFUND_TOO_MUCH'],
  }),
}
