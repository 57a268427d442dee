import { payments } from '@sopaan/contract/payments'
import type { Checkout } from '@sopaan/contract/purchase-shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { A_BILL, A_CHECKOUT, AN_ORDER, PLAN_ID, PURCHASE_ID } from '#web/testing/checkout-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { CheckoutForm } from './checkout-form.tsx'

const HANDED = { razorpay_payment_id: 'pay_1', razorpay_order_id: AN_ORDER.orderId, razorpay_signature: 's' }

type Options = Record<string, unknown> & { handler: (handed: typeof HANDED) => void; modal: { ondismiss: () => void } }
/** Stands in for the provider's window. @returns what it was opened with, each time */
function stubWindow(): Options[] {
  const opened: Options[] = []
  vi.stubGlobal(
    'Razorpay',
    class {
      readonly #options: Options
      constructor(options: Options) {
        this.#options = options
      }
      open() {
        opened.push(this.#options)
      }
      on() {}
    },
  )
  return opened
}

/** The checkout of a plan before a server that takes every order. */
function show(change: (api: FakeApi) => unknown = () => undefined, checkout: Checkout = A_CHECKOUT) {
  const opened = stubWindow()
  const api = fakeApi()
    .answer(payments.createOrder, AN_ORDER)
    .answer(payments.preview, checkout)
    .refuse(payments.verify, 'INTERNAL')
  change(api)
  showSignedIn(<CheckoutForm wish={{ planId: PLAN_ID }} first={checkout} />, { words: en, api })
  return { api, opened, isOpened: () => vi.waitFor(() => expect(opened).toHaveLength(1)) }
}
const press = (name: string | RegExp = 'Pay ₹499') => fireEvent.click(screen.getByRole('button', { name }))

test('R328 to R332, R420, R421: the provider’s window shows our name and colour, and takes key, sum and notes from the order', async () => {
  const { api, opened, isOpened } = show()
  press()
  await isOpened()
  expect(opened[0]).toMatchObject({
    name: 'Sopaan',
    theme: { color: '#4548F8' },
    key: 'rzp_test_0wFRWIZnH65uny',
    amount: 49_900,
    currency: 'INR',
    order_id: 'order_00000000000001',
    notes: { userId: PLAN_ID, planId: PLAN_ID, purchaseId: PURCHASE_ID, couponCode: 'none', validity: '30' },
  })
  expect(api.sent(payments.createOrder)[0]?.body).toEqual({
    planId: PLAN_ID,
    billingState: '29',
    expectedTotalPaise: 49_900,
  })
})

test('R397: a window that is closed says so', async () => {
  const { opened, isOpened } = show()
  press()
  await isOpened()
  opened[0]?.modal.ondismiss()
  expect(await screen.findByText('Payment window closed')).toBeDefined()
})

test('R376, R377: an order or a verification that fails says so', async () => {
  show((api) => api.refuse(payments.createOrder, 'PAYMENT_ORDER_FAILED', { retryAfterSeconds: 30 }))
  press()
  expect(await screen.findByText('Failed to create payment order')).toBeDefined()
  cleanup()
  const { opened, isOpened } = show((api) => api.refuse(payments.verify, 'PAYMENT_NOT_VERIFIED'))
  press()
  await isOpened()
  opened[0]?.handler(HANDED)
  expect(await screen.findByText('Payment verification failed')).toBeDefined()
})

test('R396: a script that does not come is said in an alert', async () => {
  const alerts: string[] = []
  vi.stubGlobal('alert', (words: string) => alerts.push(words))
  show()
  vi.stubGlobal('Razorpay', undefined)
  press()
  const script = await vi.waitFor(() => {
    const found = document.head.querySelector('script[src="https://checkout.example/checkout.js"]')
    if (!found) throw new Error('No script yet.')
    return found
  })
  fireEvent.error(script)
  await vi.waitFor(() => expect(alerts).toEqual(['Failed to load Razorpay SDK. Please check your connection.']))
})

test('another price than was shown opens no window: both are said, and the new bill asks anew', async () => {
  const bill = { ...A_BILL, listPricePaise: 59_900, totalPaise: 59_900, taxablePaise: 50_763, igstPaise: 9_137 }
  const { api, opened, isOpened } = show((one) => one.refuse(payments.createOrder, 'PRICE_CHANGED', { bill }))
  api.answer(payments.preview, { ...A_CHECKOUT, ...bill })
  press()
  expect(await screen.findByText(/You saw ₹499; now it is ₹599/)).toBeDefined()
  expect(opened).toEqual([])
  api.answer(payments.createOrder, { ...AN_ORDER, amount: 59_900 })
  fireEvent.click(await screen.findByRole('button', { name: 'Pay ₹599' }))
  await isOpened()
  const [, second] = api.sent(payments.createOrder)
  expect(second?.body).toMatchObject({ expectedTotalPaise: 59_900 })
})

test('the checkout of a plan that is held says until when, and that paying again extends it', () => {
  show(undefined, { ...A_CHECKOUT, ownedUntil: '2027-03-22T18:30:00.000Z' })
  expect(screen.getByText('You have this until 22 Mar 2027. New days are added after that.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pay ₹499 to extend' })).toBeDefined()
})

test('what costs nothing opens no window, and a seat that is held is not sold again', async () => {
  const free = { ...A_BILL, discountPaise: 49_900, totalPaise: 0, taxablePaise: 0, igstPaise: 0 }
  const settled = { ...AN_ORDER, amount: 0, orderId: '', keyId: '', checkoutUrl: '', isSettled: true }
  const { api, opened } = show((one) => one.answer(payments.createOrder, settled), { ...A_CHECKOUT, ...free })
  press('Get it, nothing to pay')
  await vi.waitFor(() => expect(api.sent(payments.createOrder)).toHaveLength(1))
  expect(opened).toEqual([])
  cleanup()
  show(undefined, { ...A_CHECKOUT, planId: null, eventId: PLAN_ID, validityDays: null, hasSeat: true })
  expect(screen.getByText('You have a seat at this event already')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
})
