import { payments } from '@sopaan/contract/payments'
import type { PaymentRecord, RefundRow } from '@sopaan/contract/purchase-shapes'
import { staffPayments } from '@sopaan/contract/staff-payments'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import PaymentRecordPage from './payment-record-page.tsx'

const PURCHASE = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c44'
const BUYER = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
const REFUND = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c55'
const NAME = { en: 'Season plan', hi: 'सीजन प्लान' }
const at = (minute: number) => `2026-06-01T05:${minute}:00.000Z`
const RECORD: PaymentRecord = {
  _id: PURCHASE,
  createdAt: at(30),
  paidAt: at(34),
  userId: BUYER,
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  planId: BUYER,
  eventId: null,
  name: NAME,
  status: 'paid',
  amount: 249_900,
  refundedPaise: 0,
  taxPaise: 38_120,
  couponCode: null,
  method: 'upi',
  orderId: 'order_QmT41xZ',
  paymentId: 'pay_QmT6kd2',
  invoice: null,
  isDisputed: false,
  underWayPaise: 100_000,
  refunds: [{ _id: REFUND, state: 'failed', amountPaise: 50_000 }],
  listPricePaise: 249_900,
  discountPaise: 0,
  creditedPaise: 0,
  isUpgraded: false,
  validityDays: 30,
  startsAt: at(34),
  expiresAt: '2026-07-01T05:34:00.000Z',
  billingName: 'Asha Rao',
  billingGstin: null,
  facts: {
    userId: BUYER,
    ageBand: 'adult',
    parentState: 'none',
    sessions: 6,
    held: 2,
    ahead: 1,
    nextAhead: { startsAt: at(50), mentor: 'Ananya Rao' },
    method: 'upi',
    couponCode: null,
    tools: { lists: 0, studySessions: 0, mocks: 0 },
    days: 3,
    refundsBefore: 0,
    unusedPaise: 149_900,
  },
  bookings: [{ _id: REFUND, startsAt: at(50), state: 'held', mentorName: 'Ananya Rao' }],
  papers: [{ number: 'SO/26-27/000184', kind: 'receipt', url: '/papers/abc' }],
  steps: [
    { kind: 'ordered', at: at(30) },
    {
      kind: 'attempt',
      at: at(31),
      paymentId: 'pay_QmT1',
      state: 'failed',
      method: 'card',
      cardLast4: '4410',
      amountPaise: 249_900,
      hasSettled: false,
    },
    {
      kind: 'attempt',
      at: at(34),
      paymentId: 'pay_QmT6kd2',
      state: 'captured',
      method: 'upi',
      cardLast4: null,
      amountPaise: 249_900,
      hasSettled: true,
    },
    { kind: 'event', at: at(34), eventId: 'evt_Qm3f', name: 'payment.captured', state: 'done', note: null },
    { kind: 'mail', at: at(35), name: 'purchase-paid', state: 'dead', lastError: '550 no such box' },
    { kind: 'action', at: at(36), action: 'refund.make', by: { _id: BUYER, fullName: 'Asha Desai' } },
  ],
}
const FAILED: RefundRow = {
  _id: REFUND,
  state: 'failed',
  cause: 'request',
  reason: '',
  amountPaise: 50_000,
  answer: null,
  askedAt: at(36),
  decidedAt: null,
  processedAt: null,
  askedBy: 'admin',
  purchaseId: PURCHASE,
  name: NAME,
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  totalPaise: 249_900,
  leftPaise: 249_900,
  paidAt: at(34),
  expiresAt: null,
  lastError: 'The account is closed.',
  reference: null,
  facts: null,
  heldBy: null,
  questionNumber: null,
}
const COUNTS = {
  asked: 0,
  withdrawn: 0,
  declined: 0,
  held: 0,
  sending: 0,
  pending: 0,
  processed: 0,
  failed: 1,
  closed: 0,
}
const WHERE = { path: `/admin/payments/${PURCHASE}` }

function show(words = en, record = RECORD) {
  const api = fakeApi()
    .answer(payments.getRecord, record)
    .answer(staffRefunds.list, {
      data: [FAILED],
      counts: COUNTS,
      sumPaise: 50_000,
      page: { page: 1, limit: 50, total: 1 },
    })
    .answer(payments.makeRefund, { ...FAILED, state: 'sending' })
  const page = (
    <>
      <PaymentRecordPage />
      <Toaster />
    </>
  )
  showSignedIn(page, { user: AN_OWNER, words, api, ...WHERE })
  return api
}

test('one payment says where its money is, each try, what the provider said, who was mailed and who did what', async () => {
  show()
  expect(await screen.findByText('Try 1, card ending in 4410: failed, ₹2,499')).toBeDefined()
  expect(screen.getByText('Try 2, UPI: taken, ₹2,499')).toBeDefined()
  const money = within(screen.getByRole('figure', { name: 'Where the money is' }))
  expect(money.getByText('₹1,000 on its way back')).toBeDefined()
  expect(money.getByText('₹500 owed, still with us')).toBeDefined()
  // ₹2,499 paid less ₹1,000 on its way and ₹500 that a bank sent back.
  expect(money.getByText('₹999 kept')).toBeDefined()
  expect(screen.getByText('Refund of ₹500 failed')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Payments' }).getAttribute('href')).toBe('/admin/payments')
  expect(screen.getByText('Mail: Payment received')).toBeDefined()
  expect(screen.getByText('could not be sent · 550 no such box')).toBeDefined()
  expect(screen.getByRole('link', { name: 'by Asha Desai' })).toBeDefined()
  expect(screen.getByText('2 of 6')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(`/admin/users/${BUYER}`)
  expect(screen.getByRole('link', { name: 'Receipt SO/26-27/000184' })).toBeDefined()
})

test('its refunds are settled and made where one looks, and no more than is left', async () => {
  const api = show()
  expect(await screen.findByRole('button', { name: 'Paid by hand' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
  const form = within(screen.getByRole('dialog'))
  expect(await form.findByText('At most ₹1,499')).toBeDefined()
  fireEvent.change(form.getByLabelText(/^Amount to pay back/), { target: { value: '1499' } })
  fireEvent.change(form.getByLabelText(/^Why/), { target: { value: 'Goodwill' } })
  fireEvent.click(form.getByRole('button', { name: 'Pay back ₹1,499' }))
  await vi.waitFor(() =>
    expect(api.sent(payments.makeRefund)).toMatchObject([
      { body: { purchaseId: PURCHASE, amountPaise: 149_900, reason: 'Goodwill' } },
    ]),
  )
})

test('paid back without a request there is the same choice as where one is decided, and Undo takes it back', async () => {
  // 4 of 6 sessions were not held: 249,900 × 4 / 6.
  const record = { ...RECORD, underWayPaise: 0, refunds: [], facts: { ...RECORD.facts, unusedPaise: 166_600 } }
  const api = show(en, record).answer(staffPayments.withdrawRefund, { message: 'It is taken back.' })
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const form = within(screen.getByRole('dialog'))
  expect(await form.findByRole('radio', { name: /^By policy: unused sessions 4 of 6 × ₹416.50/ })).toHaveProperty(
    'checked',
    true,
  )
  expect(form.getByText('Facts to decide by')).toBeDefined()
  expect(form.getByText(/^Then: 4 credits are taken back, the session on/)).toBeDefined()
  fireEvent.change(form.getByLabelText('Amount to pay back (₹)'), { target: { value: '12' } })
  expect(form.getByRole('radio', { name: /^Another amount/ })).toHaveProperty('checked', true)
  expect(form.getByRole('button', { name: 'Pay back ₹12' })).toBeDefined()
  fireEvent.click(form.getByRole('radio', { name: /^By policy/ }))
  fireEvent.change(form.getByLabelText(/^Why/), { target: { value: 'By phone.' } })
  fireEvent.click(form.getByRole('button', { name: 'Pay back ₹1,666' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
  expect(await screen.findByText('Taken back.')).toBeDefined()
  expect(api.sent(payments.makeRefund)).toMatchObject([{ body: { amountPaise: 166_600, takesCredits: true } }])
  expect(api.sent(staffPayments.withdrawRefund)).toHaveLength(1)
})

test('what was never paid has no bar and nothing to pay back', async () => {
  show(en, { ...RECORD, status: 'failed', paidAt: null, underWayPaise: 0, refunds: [], papers: [], steps: [] })
  expect(await screen.findByText('Nothing was paid.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
  expect(screen.getByText('None yet.')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Refunds' })).toBeNull()
})

test('an unknown payment is said to be none', async () => {
  showSignedIn(<PaymentRecordPage />, { user: AN_OWNER, words: en, ...WHERE })
  expect(await screen.findByText(en.paymentRecord.notFound)).toBeDefined()
})

test('the page of a payment is read in Hindi', async () => {
  show(hi)
  expect(await screen.findByText('क्या-क्या हुआ')).toBeDefined()
  expect(screen.getByText('कोशिश 2, UPI: पैसा आया, ₹2,499')).toBeDefined()
})
