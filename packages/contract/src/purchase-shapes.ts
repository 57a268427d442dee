import { BOOKING_STATES } from '@sopaan/domain/mentoring/bookings'
import * as z from 'zod/mini'
import { actionStep } from './action-step.ts'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { id, instant, pageFields, pageInfo } from './fields.ts'
import { ownedPlan } from './plan-upgrades.ts'
import { refundFacts } from './refund-facts.ts'
import { sessionMinutes } from './session-minutes.ts'

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

/** `held`: decided, and waits for a second one of the staff. */
export const REFUND_STATES = [
  'asked',
  'withdrawn',
  'declined',
  'held',
  'sending',
  'pending',
  'processed',
  'failed',
  'closed',
] as const
export type RefundState = (typeof REFUND_STATES)[number]

const bill = z.object({
  listPricePaise: z.int(),
  discountPaise: z.int(),
  /** What was left of a smaller plan that this one takes the place of. */
  creditedPaise: z.int(),
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
export const checkout = z.object({
  ...bill.shape,
  planId: z.nullable(id),
  eventId: z.nullable(id),
  name: shownWords,
  validityDays: z.nullable(z.int()),
  mentoringCredits: z.int(),
  sessionMinutes,
  couponCode: z.nullable(z.string()),
  /** Two digits; null while nobody said it. */
  billingState: z.nullable(z.string()),
  /** Until when the same plan is owned already; the purchase begins then. */
  ownedUntil: z.nullable(instant),
  /** The smaller plan whose rest is taken off in this bill; null for none. */
  upgrade: z.nullable(ownedPlan),
  /** The smaller plan whose rest could be taken off instead; null for none. */
  upgradeOffer: z.nullable(ownedPlan),
  /** Why the plan that was to be given up is not; null where it is, or none was to be. */
  upgradeFault: z.nullable(z.enum(['nothing-left', 'not-larger'])),
  /** Whether the buyer has a seat at this event already. */
  hasSeat: z.boolean(),
  /** Whether payments can be taken at all. */
  isOpen: z.boolean(),
  isSandbox: z.boolean(),
  /** Who may not pay yet, and why (decision C23). */
  waitsFor: z.nullable(z.enum(['age', 'parent'])),
  /** Where this order stands with the parent of somebody under 18; `none` where nobody has to approve it (DPDP-07). */
  approval: z.enum(['none', 'needed', 'waiting', 'approved', 'refused']),
})
export type Checkout = z.output<typeof checkout>

const paper = z.object({ number: z.string(), url: z.string(), kind: z.enum(['tax_invoice', 'receipt', 'credit_note']) })

/** A refund as its asker sees it. */
export const ownRefund = z.object({
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

/** A purchase as its owner sees it. */
export const ownPurchase = z.object({
  ...bill.shape,
  _id: id,
  planId: z.nullable(id),
  eventId: z.nullable(id),
  name: shownWords,
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
  /** Whether a larger plan took its place. */
  isUpgraded: z.boolean(),
  /** Whether it rests because a bank disputes its payment. */
  isFrozen: z.boolean(),
  /** Whether a refund may be asked for now. */
  canAskRefund: z.boolean(),
})
export type OwnPurchase = z.output<typeof ownPurchase>

/** A plan that runs. */
export const activePlan = z.object({
  planId: id,
  name: shownWords,
  startsAt: instant,
  expiresAt: instant,
  /** Whole days, the one that has begun counted. */
  daysLeft: z.int(),
})
export type ActivePlan = z.output<typeof activePlan>

/** A refund as a line under its payment; the amount is null while it is not decided. */
export const refundLine = z.object({ _id: id, state: z.enum(REFUND_STATES), amountPaise: z.nullable(z.int()) })

/** The ways to pay that the provider names; whatever else it says is shown as it stands. */
export const PAYMENT_METHODS = ['card', 'upi', 'netbanking', 'wallet', 'emi', 'paylater'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A purchase with its payment, as staff see it. */
export const paidRow = z.object({
  _id: id,
  createdAt: instant,
  paidAt: z.nullable(instant),
  userId: id,
  fullName: z.string(),
  email: z.string(),
  planId: z.nullable(id),
  eventId: z.nullable(id),
  name: shownWords,
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
  /** What is on its way back and not counted as refunded yet, paise. */
  underWayPaise: z.int(),
  /** Its refunds, oldest first; declined and closed ones too. */
  refunds: z.array(refundLine),
})
export type PaidRow = z.output<typeof paidRow>

/** A step of what happened around a purchase. */
const paymentStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ordered'), at: instant }),
  z.object({
    kind: z.literal('attempt'),
    at: instant,
    paymentId: z.string(),
    state: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.nullable(z.string()),
    cardLast4: z.nullable(z.string()),
    amountPaise: z.int(),
    /** Whether it paid the purchase. */
    hasSettled: z.boolean(),
  }),
  z.object({
    kind: z.literal('event'),
    at: instant,
    eventId: z.string(),
    /** As the provider calls it. */
    name: z.string(),
    state: z.enum(['waiting', 'parked', 'done']),
    /** What came of it; null before. */
    note: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('mail'),
    at: instant,
    name: z.string(),
    state: z.enum(['waiting', 'sent', 'dead']),
    lastError: z.nullable(z.string()),
  }),
  actionStep,
])
export type PaymentStep = z.output<typeof paymentStep>

/** One purchase with all that happened around it, as staff see it. */
export const paymentRecord = z.object({
  ...paidRow.shape,
  listPricePaise: z.int(),
  discountPaise: z.int(),
  /** What was left of a smaller plan that it takes the place of. */
  creditedPaise: z.int(),
  /** Whether a larger plan took its place: then it is not paid back, but the larger one is. */
  isUpgraded: z.boolean(),
  validityDays: z.nullable(z.int()),
  startsAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  billingName: z.string(),
  billingGstin: z.nullable(z.string()),
  /** What was used of it, and what a refund of it is decided by. */
  facts: refundFacts,
  /** The sessions its credits were spent on, those that begin last first; also those whose credit came back. */
  bookings: z.array(z.object({ _id: id, startsAt: instant, state: z.enum(BOOKING_STATES), mentorName: z.string() })),
  papers: z.array(paper),
  /** Oldest first; of events, mails and actions the newest hundred each. */
  steps: z.array(paymentStep),
})
export type PaymentRecord = z.output<typeof paymentRecord>

/** A refund as staff see it. */
export const refundRow = z.object({
  ...ownRefund.shape,
  askedBy: z.enum(['mentee', 'admin', 'system', 'gateway']),
  /** Null for a parent's rupee, which bought nothing. */
  purchaseId: z.nullable(id),
  name: shownWords,
  fullName: z.string(),
  email: z.string(),
  totalPaise: z.int(),
  /** What can still be paid back. */
  leftPaise: z.int(),
  paidAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  lastError: z.nullable(z.string()),
  /** Of the transfer that was made by hand; null for none. */
  reference: z.nullable(z.string()),
  /** Null for a parent's rupee. */
  facts: z.nullable(refundFacts),
  /** Who decided it, while it waits for another; `isOwn`: whoever reads this. */
  heldBy: z.nullable(z.object({ name: z.string(), isOwn: z.boolean() })),
  /** The message, such as `M-000012`, in which its buyer was asked something; null for none. */
  questionNumber: z.nullable(z.string()),
})
export type RefundRow = z.output<typeof refundRow>

/** The own purchases. It stands by itself because pages ask for the credits alone, and need nothing else of payments. */
export const listOwnPurchases = defineCall({
  method: 'GET',
  path: '/api/v1/mentee/purchases',
  access: 'signed-in',
  summary: 'The plans that run, the mentoring credits, and every purchase with its papers and refunds.',
  query: z.object(pageFields),
  response: z.object({
    status: z.literal('success'),
    data: z.object({
      activePlans: z.array(activePlan),
      credits: z.int(),
      sessionMinutes,
      purchases: z.array(ownPurchase),
    }),
    page: pageInfo,
  }),
  refuses: [],
})
