import type { Checkout } from '@sopaan/contract/purchase-shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Sent, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { CheckoutForm } from './checkout-form.tsx'

beforeAll(() => {
  // The document of the tests knows dialogs, but not how to open one.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PLAN_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
/** ₹499 to another State than the seller's: 49,900 × 18 / 118 = 7,611.9, so 7,612 of IGST. */
const ELSEWHERE: Checkout = {
  planId: PLAN_ID,
  eventId: null,
  name: { en: 'First talk', hi: 'पहली बातचीत' },
  validityDays: 30,
  mentoringCredits: 1,
  sessionMinutes: { min: 45, max: 45 },
  couponCode: null,
  billingState: '29',
  ownedUntil: null,
  hasSeat: false,
  isOpen: true,
  isSandbox: false,
  waitsFor: null,
  approval: 'none',
  listPricePaise: 49_900,
  discountPaise: 0,
  totalPaise: 49_900,
  taxablePaise: 42_288,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 7_612,
  gstRateBp: 1_800,
}
const AT_HOME: Checkout = { ...ELSEWHERE, billingState: '27', igstPaise: 0, cgstPaise: 3_806, sgstPaise: 3_806 }
const REFUSAL = { status: 'fail', code: 'COUPON_UNKNOWN', message: 'There is no coupon of this code.' }
const ORDER = {
  status: 'success',
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
  purchaseId: PLAN_ID,
  couponCode: null,
  validity: 30,
  isSettled: false,
  keyId: 'rzp_test_0wFRWIZnH65uny',
  checkoutUrl: 'https://checkout.example/checkout.js',
  isSandbox: false,
}

const answer = ({ method, url }: Sent) => {
  if (method === 'POST') return { body: ORDER }
  if (url.includes('couponCode=')) return { status: 422, body: REFUSAL }
  return { body: { status: 'success', data: url.includes('billingState=27') ? AT_HOME : ELSEWHERE } }
}
const show = () => showSignedIn(<CheckoutForm wish={{ planId: PLAN_ID }} first={ELSEWHERE} />, { words: en, answer })

test('a coupon that is refused leaves the tax of the State that was chosen', async () => {
  show()
  expect(screen.getByText('IGST 18%')).toBeDefined()
  fireEvent.change(screen.getByLabelText(/^State of your billing address/), { target: { value: '27' } })
  expect(await screen.findByText('CGST 9%')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: 'NOPE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('There is no coupon of this code.')).toBeDefined()
  expect(screen.getByText('CGST 9%')).toBeDefined()
  expect(screen.queryByText('IGST 18%')).toBeNull()
})

test('who left for the provider’s own page and went back can press the button again', async () => {
  let opened = 0
  class Left {
    open() {
      opened += 1
    }
    on() {}
  }
  vi.stubGlobal('Razorpay', Left)
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹499' }))
  await vi.waitFor(() => expect(opened).toBe(1))
  expect(screen.getByRole('button', { name: /Pay ₹499/ }).hasAttribute('disabled')).toBe(true)
  // The browser shows the page as it was left, from its memory.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹499' }))
  await vi.waitFor(() => expect(opened).toBe(2))
})

test('DPDP-07: the checkout of a child asks the parent, waits, and says what the parent answered', async () => {
  let approval: Checkout['approval'] = 'needed'
  const refusal = {
    status: 'error',
    code: 'PARENT_APPROVAL_REQUIRED',
    message: 'Your parent has to approve this order.',
  }
  const answer = ({ method }: Sent) => {
    if (method !== 'POST') return { body: { status: 'success', data: { ...ELSEWHERE, approval } } }
    approval = 'waiting'
    return { status: 403, body: refusal }
  }
  const asked = { ...ELSEWHERE, approval }
  showSignedIn(<CheckoutForm wish={{ planId: PLAN_ID }} first={asked} />, { words: en, answer })
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Ask my parent to approve ₹499' }))
  expect(await screen.findByText('Waiting for your parent')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Pay|Ask)/ })).toBeNull()
  expect(screen.queryByText(refusal.message), 'asking is no trouble').toBeNull()
})

test.each([
  ['approved', 'Approved: pay now', true],
  ['refused', 'Your parent said no', false],
] as const)('an order that is %s says so', async (approval, title, isPaid) => {
  const data = { ...ELSEWHERE, approval }
  const answer = () => ({ body: { status: 'success', data } })
  showSignedIn(<CheckoutForm wish={{ planId: PLAN_ID }} first={data} />, { words: en, answer })
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pay ₹499' }) !== null).toBe(isPaid)
})
