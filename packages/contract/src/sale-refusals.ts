import { newBill, retryLater } from './refusal-details.ts'

/** The refusals around what is bought, paid and paid back; part of the one table in `refusals.ts`. */
export const SALE_REFUSALS = {
  PAYMENT_ORDER_FAILED: { status: 503, message: 'Failed to create payment order', details: retryLater },
  PAYMENT_NOT_VERIFIED: { status: 400, message: 'Payment verification failed' },
  WEBHOOK_UNSIGNED: { status: 400, message: 'The signature is not right.' },
  BILLING_STATE_REQUIRED: { status: 422, message: 'Choose the State of your billing address first.' },
  PRICE_CHANGED: {
    status: 409,
    message: 'The price has changed. Check the new bill before you pay.',
    details: newBill,
  },
  UPGRADE_NOTHING_LEFT: {
    status: 409,
    message: 'Nothing of your smaller plan can be taken off now: it is used up, it has ended, or it is being refunded.',
  },
  UPGRADE_NOT_LARGER: {
    status: 409,
    message: 'What is left of your plan is worth as much as this one costs. Buy it beside the other.',
  },
  PLAN_OWNED: { status: 409, message: 'You already have this plan.' },
  REFUND_ASKED: { status: 409, message: 'A refund is already requested.' },
  REFUND_SETTLED: { status: 409, message: 'This refund did not fail, or was settled already.' },
  REFUND_DECIDED: { status: 409, message: 'This refund is already decided.' },
  REFUND_ALIKE: {
    status: 409,
    message:
      'The same amount of this purchase was paid back a few minutes ago. Confirm that it is to be paid once more.',
  },
  REFUND_NOT_POSSIBLE: { status: 409, message: 'This purchase cannot be refunded.' },
  REFUND_STAYS_OPEN: { status: 409, message: 'A parent’s rupee is sent again or noted as paid, never closed unpaid.' },
  REFUND_TOO_MUCH: { status: 422, message: 'More than what is left of this purchase.' },
  COUPON_UNKNOWN: { status: 422, message: 'No such coupon.' },
  COUPON_OVER: { status: 409, message: 'This coupon has ended.' },
  COUPON_NOT_YET: { status: 409, message: 'This coupon has not started yet.' },
  COUPON_OTHER_ITEM: { status: 409, message: 'This coupon is for something else.' },
  COUPON_AMOUNT: { status: 409, message: 'Your order is below the minimum of this coupon.' },
  COUPON_USED_UP: { status: 409, message: 'This coupon is used up.' },
  COUPON_USED: { status: 409, message: 'You have used this coupon already.' },
} as const
