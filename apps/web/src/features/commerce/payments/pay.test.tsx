import type { Checkout } from '@sopaan/contract/purchase-shapes'
import { REFUSALS, type RefusalCode } from '@sopaan/contract/refusals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { A_BILL, A_CHECKOUT, AN_ORDER, PLAN_ID, PURCHASE_ID } from '#web/testing/checkout-answers.ts'
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
beforeEach(() => {
  opened.length = 0
  vi.stubGlobal('Razorpay', Opened)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const HANDED = { razorpay_payment_id: 'pay_1', razorpay_order_id: AN_ORDER.orderId, razorpay_signature: 's' }

type Options = Record<string, unknown> & { handler: (handed: typeof HANDED) => void; modal: { ondismiss: () => void } }
/** What the provider's window was opened with. */
const opened: Options[] = []
class Opened {
  readonly #options: Options
  constructor(options: Options) {
    this.#options = options
  }
  open() {
    opened.push(this.#options)
  }
  on() {}
}

type Answer = { status?: number; body: unknown }
const show = (answers: { order?: Answer; verify?: Answer; checkout?: Checkout; first?: Checkout } = {}) =>
  showSignedIn(<CheckoutForm wish={{ planId: PLAN_ID }} first={answers.first ?? answers.checkout ?? A_CHECKOUT} />, {
    words: en,
    answer: ({ method, url }: Sent) => {
      if (url.includes('create-order')) return answers.order ?? { body: AN_ORDER }
      if (url.includes('/verify')) return answers.verify ?? { body: {} }
      return { body: { status: 'success', data: method === 'GET' ? (answers.checkout ?? A_CHECKOUT) : null } }
    },
  })
const press = (name: string | RegExp = 'Pay ₹499') => fireEvent.click(screen.getByRole('button', { name }))
const refusal = (status: number, code: RefusalCode, more: object = {}): Answer => ({
  status,
  body: { status: 'fail', code, message: REFUSALS[code].message, ...more },
})
const isOpened = () => vi.waitFor(() => expect(opened).toHaveLength(1))

test('R328 to R332, R420, R421: the provider’s window shows our name and colour, and takes key, sum and notes from the order', async () => {
  const sent = show()
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
  const ordered = sent.find(({ url }) => url.includes('create-order'))
  expect(ordered?.body).toEqual({ planId: PLAN_ID, billingState: '29', expectedTotalPaise: 49_900 })
})

test('R397: a window that is closed says so', async () => {
  show()
  press()
  await isOpened()
  opened[0]?.modal.ondismiss()
  expect(await screen.findByText('Payment window closed')).toBeDefined()
})

test('R376, R377: an order or a verification that fails says so', async () => {
  show({ order: refusal(503, 'PAYMENT_ORDER_FAILED', { retryAfterSeconds: 30 }) })
  press()
  expect(await screen.findByText('Failed to create payment order')).toBeDefined()
  cleanup()
  show({ verify: refusal(400, 'PAYMENT_NOT_VERIFIED') })
  press()
  await isOpened()
  opened[0]?.handler(HANDED)
  expect(await screen.findByText('Payment verification failed')).toBeDefined()
})

test('R396: a script that does not come is said in an alert', async () => {
  vi.stubGlobal('Razorpay', undefined)
  const alerts: string[] = []
  vi.stubGlobal('alert', (words: string) => alerts.push(words))
  show()
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
  const answers = { first: A_CHECKOUT, checkout: A_CHECKOUT, order: refusal(409, 'PRICE_CHANGED', { bill }) }
  const sent = show(answers)
  answers.checkout = { ...A_CHECKOUT, ...bill }
  press()
  expect(await screen.findByText(/You saw ₹499; now it is ₹599/)).toBeDefined()
  expect(opened).toEqual([])
  answers.order = { body: { ...AN_ORDER, amount: 59_900 } } as Answer
  fireEvent.click(await screen.findByRole('button', { name: 'Pay ₹599' }))
  await isOpened()
  const [, second] = sent.filter(({ url }) => url.includes('create-order'))
  expect(second?.body).toMatchObject({ expectedTotalPaise: 59_900 })
})

test('the checkout of a plan that is held says until when, and that paying again extends it', () => {
  show({ checkout: { ...A_CHECKOUT, ownedUntil: '2027-03-22T18:30:00.000Z' } })
  expect(screen.getByText('You hold this until 22 Mar 2027; paying again extends it.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pay ₹499 to extend' })).toBeDefined()
})

test('what costs nothing opens no window, and a seat that is held is not sold again', async () => {
  const free = { ...A_BILL, discountPaise: 49_900, totalPaise: 0, taxablePaise: 0, igstPaise: 0 }
  const sent = show({
    checkout: { ...A_CHECKOUT, ...free },
    order: { body: { ...AN_ORDER, amount: 0, orderId: '', keyId: '', checkoutUrl: '', isSettled: true } },
  })
  press('Get it, nothing to pay')
  await vi.waitFor(() => expect(sent.some(({ url }) => url.includes('create-order'))).toBe(true))
  expect(opened).toEqual([])
  cleanup()
  show({ checkout: { ...A_CHECKOUT, planId: null, eventId: PLAN_ID, validityDays: null, hasSeat: true } })
  expect(screen.getByText('You have a seat at this event already')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
})
