import { payments } from '@sopaan/contract/payments'
import type { Checkout } from '@sopaan/contract/purchase-shapes'
import { REFUSALS } from '@sopaan/contract/refusals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { A_CHECKOUT, AN_ORDER, PLAN_ID } from '#web/testing/checkout-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { CheckoutForm } from './checkout-form.tsx'
import CheckoutPage from './checkout-page.tsx'

const AT_HOME: Checkout = { ...A_CHECKOUT, billingState: '27', igstPaise: 0, cgstPaise: 3_806, sgstPaise: 3_806 }
const show = (first: Checkout = A_CHECKOUT) => {
  const api = fakeApi().answer(payments.createOrder, AN_ORDER).answer(payments.preview, first)
  showSignedIn(<CheckoutForm wish={{ planId: PLAN_ID }} first={first} />, { words: en, api })
  return api
}

test('a coupon that is refused leaves the tax of the State that was chosen', async () => {
  const api = show()
  expect(screen.getByText('IGST 18%')).toBeDefined()
  api.answer(payments.preview, AT_HOME)
  fireEvent.change(screen.getByLabelText(/^State of your billing address/), { target: { value: '27' } })
  expect(await screen.findByText('CGST 9%')).toBeDefined()
  api.refuse(payments.preview, 'COUPON_UNKNOWN')
  fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: 'NOPE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('No such coupon.')).toBeDefined()
  expect(screen.getByText('CGST 9%')).toBeDefined()
  expect(screen.queryByText('IGST 18%')).toBeNull()
})

test('the name that a receipt is to bear goes with the order, and none goes where the field is empty', async () => {
  const api = show()
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹499' }))
  await vi.waitFor(() => expect(api.sent(payments.createOrder)).toHaveLength(1))
  expect(api.sent(payments.createOrder)[0]?.body).not.toHaveProperty('billingName')
  cleanup()
  const named = show()
  fireEvent.change(screen.getByLabelText('Name on the receipt'), { target: { value: ' Meera Nair ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹499' }))
  await vi.waitFor(() => expect(named.sent(payments.createOrder)).toHaveLength(1))
  expect(named.sent(payments.createOrder)[0]?.body).toMatchObject({ billingName: 'Meera Nair' })
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
  show({ ...A_CHECKOUT, approval: 'needed' }).inTurn(payments.createOrder, (api) =>
    api
      .refuse(payments.createOrder, 'PARENT_APPROVAL_REQUIRED')
      .answer(payments.preview, { ...A_CHECKOUT, approval: 'waiting' }),
  )
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Ask my parent to approve ₹499' }))
  expect(await screen.findByText('Waiting for your parent')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Pay|Ask)/ })).toBeNull()
  expect(screen.queryByText(REFUSALS.PARENT_APPROVAL_REQUIRED.message), 'asking is no trouble').toBeNull()
})

test.each([
  ['approved', 'Approved: pay now', true],
  ['refused', 'Your parent said no', false],
] as const)('an order that is %s says so', async (approval, title, isPaid) => {
  show({ ...A_CHECKOUT, approval })
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pay ₹499' }) !== null).toBe(isPaid)
})

test('the page asks for the price of the plan that its address names, also where it came from an older link', async () => {
  const api = fakeApi().answer(payments.preview, A_CHECKOUT)
  showSignedIn(<CheckoutPage />, { words: en, path: `/mentee-dashboard/checkout?plan=${PLAN_ID}`, api })
  expect(await screen.findByRole('button', { name: 'Pay ₹499' })).toBeTruthy()
  expect(api.sent(payments.preview)[0]?.url).toContain(`planId=${PLAN_ID}`)
})

test('a checkout of nothing leads to the plans, and one that cannot be had says so', async () => {
  showSignedIn(<CheckoutPage />, { words: en, path: '/mentee-dashboard/checkout' })
  expect((await screen.findByRole('link', { name: en.payments.checkout.toPlans })).getAttribute('href')).toBe(
    '/mentee-dashboard/plans',
  )
  cleanup()
  showSignedIn(<CheckoutPage />, { words: en, path: `/mentee-dashboard/checkout?planId=${PLAN_ID}` })
  expect(await screen.findByText(en.payments.checkout.failed)).toBeTruthy()
})

const OWNED = {
  planId: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c34',
  name: { en: 'Starter', hi: 'शुरुआत' },
  ...{ listPricePaise: 19_900, leftPaise: 13_266, sessionsLeft: 2 },
}
// 49,900 − 13,266 = 36,634; of it 36,634 × 18 / 118 = 5,588.2 is tax.
const UPGRADED: Checkout = {
  ...A_CHECKOUT,
  ...{ creditedPaise: 13_266, totalPaise: 36_634, taxablePaise: 31_046, igstPaise: 5_588, upgrade: OWNED },
}

test('who holds a smaller plan is told what comes off, and the order names the plan that is given up', async () => {
  const api = fakeApi().answer(payments.createOrder, AN_ORDER).answer(payments.preview, UPGRADED)
  const path = `/mentee-dashboard/checkout?planId=${PLAN_ID}&fromPlanId=${OWNED.planId}`
  showSignedIn(<CheckoutPage />, { words: en, path, api })
  expect(await screen.findByText('Unused from Starter')).toBeTruthy()
  expect(screen.getByText('− ₹132.66')).toBeTruthy()
  expect(screen.getByText(/Starter ends when you pay, with its 2 unused sessions; you get 1 new/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Keep Starter, pay in full' }).getAttribute('href')).toBe(
    `/mentee-dashboard/checkout?planId=${PLAN_ID}`,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹366.34' }))
  await vi.waitFor(() => expect(api.sent(payments.createOrder)).toHaveLength(1))
  expect(api.sent(payments.createOrder)[0]?.body).toMatchObject({
    ...{ planId: PLAN_ID, fromPlanId: OWNED.planId, expectedTotalPaise: 36_634 },
  })
})

test('what could come off is offered, and what cannot is said and not ordered', async () => {
  show({ ...A_CHECKOUT, upgradeOffer: OWNED })
  expect(screen.getByRole('link', { name: 'Upgrade and pay ₹366.34' }).getAttribute('href')).toBe(
    `/mentee-dashboard/checkout?planId=${PLAN_ID}&fromPlanId=${OWNED.planId}`,
  )
  cleanup()
  const first: Checkout = { ...A_CHECKOUT, upgradeFault: 'nothing-left' }
  const api = fakeApi().answer(payments.createOrder, AN_ORDER).answer(payments.preview, first)
  const wish = { planId: PLAN_ID, fromPlanId: OWNED.planId }
  showSignedIn(<CheckoutForm wish={wish} first={first} />, { words: en, api })
  expect(screen.getByText(/^Nothing of your plan can be credited/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹499' }))
  await vi.waitFor(() => expect(api.sent(payments.createOrder)).toHaveLength(1))
  expect(api.sent(payments.createOrder)[0]?.body).not.toHaveProperty('fromPlanId')
})
