import type { payments } from '@sopaan/contract/payments'
import type { Bill, Checkout } from '@sopaan/contract/purchase-shapes'
import type { DataOf } from './fake-api.ts'

export const PLAN_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
export const PURCHASE_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c44'

/** ₹499 to another State than the seller's: 49,900 × 18 / 118 = 7,611.9, so 7,612 of IGST. */
export const A_BILL: Bill = {
  listPricePaise: 49_900,
  discountPaise: 0,
  creditedPaise: 0,
  totalPaise: 49_900,
  taxablePaise: 42_288,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 7_612,
  gstRateBp: 1_800,
}

/** A plan of that price before it is ordered, by somebody of age in Karnataka. */
export const A_CHECKOUT: Checkout = {
  ...A_BILL,
  planId: PLAN_ID,
  eventId: null,
  name: { en: 'First talk', hi: 'पहली बातचीत' },
  validityDays: 30,
  mentoringCredits: 1,
  sessionMinutes: { min: 45, max: 45 },
  couponCode: null,
  billingState: '29',
  ownedUntil: null,
  upgrade: null,
  upgradeOffer: null,
  upgradeFault: null,
  hasSeat: false,
  isOpen: true,
  isSandbox: false,
  waitsFor: null,
  approval: 'none',
}

/** What the server answers to its order. */
export const AN_ORDER: DataOf<typeof payments.createOrder> = {
  amount: 49_900,
  currency: 'INR',
  orderId: 'order_00000000000001',
  planName: 'First talk',
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  phone: null,
  userId: PLAN_ID,
  planId: PLAN_ID,
  eventId: null,
  purchaseId: PURCHASE_ID,
  couponCode: null,
  validity: 30,
  isSettled: false,
  keyId: 'rzp_test_0wFRWIZnH65uny',
  checkoutUrl: 'https://checkout.example/checkout.js',
  isSandbox: false,
}
