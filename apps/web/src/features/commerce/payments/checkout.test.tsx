import type { Checkout } from '@sopaan/contract/purchase-shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { A_CHECKOUT, AN_ORDER, PLAN_ID } from '#web/testing/checkout-answers.ts'
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

const AT_HOME: Checkout = { ...A_CHECKOUT, billingState: '27', igstPaise: 0, cgstPaise: 3_806, sgstPaise: 3_806 }
const REFUSAL = { status: 'fail', code: 'COUPON_UNKNOWN', message: 'There is no coupon of this code.' }
const answer = ({ method, url }: Sent) => {
  if (method === 'POST') return { body: AN_ORDER }
  if (url.includes('couponCode=')) return { status: 422, body: REFUSAL }
  return { body: { status: 'success', data: url.includes('billingState=27') ? AT_HOME : A_CHECKOUT } }
}
const show = () => showSignedIn(<CheckoutForm wish={{ planId: PLAN_ID }} first={A_CHECKOUT} />, { words: en, answer })

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
    if (method !== 'POST') return { body: { status: 'success', data: { ...A_CHECKOUT, approval } } }
    approval = 'waiting'
    return { status: 403, body: refusal }
  }
  const asked = { ...A_CHECKOUT, approval }
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
  const data = { ...A_CHECKOUT, approval }
  const answer = () => ({ body: { status: 'success', data } })
  showSignedIn(<CheckoutForm wish={{ planId: PLAN_ID }} first={data} />, { words: en, answer })
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pay ₹499' }) !== null).toBe(isPaid)
})
