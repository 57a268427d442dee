import { urlOf } from '@sopaan/contract/client'
import { payments } from '@sopaan/contract/payments'
import { listOwnPurchases, type PaidRow, type RefundRow } from '@sopaan/contract/purchase-shapes'
import { staffPayments } from '@sopaan/contract/staff-payments'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import ManagedPaymentsPage from './managed-payments-page.tsx'
import PurchasesPage from './purchases-page.tsx'
import RefundsPage from './refunds-page.tsx'

const ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
const PURCHASE = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c44'
const NAME = { en: 'First talk', hi: 'पहली बातचीत' }
const FAILED: RefundRow = {
  _id: ID,
  state: 'failed',
  cause: 'request',
  reason: '',
  amountPaise: 24_950,
  answer: null,
  askedAt: '2026-06-02T05:30:00.000Z',
  decidedAt: null,
  processedAt: null,
  askedBy: 'admin',
  purchaseId: PURCHASE,
  name: NAME,
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  totalPaise: 49_900,
  leftPaise: 49_900,
  paidAt: '2026-06-01T05:30:00.000Z',
  expiresAt: null,
  lastError: 'The account is closed.',
  reference: null,
  facts: null,
  heldBy: null,
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
const PAID: PaidRow = {
  _id: PURCHASE,
  createdAt: '2026-06-01T05:30:00.000Z',
  paidAt: '2026-06-01T05:30:00.000Z',
  userId: ID,
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  planId: ID,
  eventId: null,
  name: NAME,
  status: 'paid',
  amount: 49_900,
  refundedPaise: 0,
  taxPaise: 7_612,
  couponCode: null,
  method: 'upi',
  orderId: null,
  paymentId: null,
  invoice: null,
  isDisputed: false,
  underWayPaise: 0,
  refunds: [],
}
const page = { page: 1, limit: 50, total: 1 }
const SENDING = { ...FAILED, state: 'sending' as const }
const paidList = (row: PaidRow) => ({
  data: [row],
  totalPayments: 1,
  sums: { paidPaise: 49_900, refundedPaise: 0 },
  page,
})
const refundList = (...rows: RefundRow[]) => ({ data: rows, counts: COUNTS, page: { ...page, total: rows.length } })

test('a refund that failed at the bank is settled from its card: sent anew, paid by hand, or closed with words', async () => {
  const api = fakeApi()
    .answer(payments.listRefunds, refundList(FAILED))
    .answer(payments.settleRefund, { ...FAILED, state: 'processed' })
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api })
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Close unpaid' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Paid by hand' }))
  const form = within(screen.getByRole('dialog'))
  fireEvent.click(form.getByRole('button', { name: 'Paid by hand' }))
  expect(await form.findByText('Write the reference the bank gave you.')).toBeDefined()
  expect(api.sent(payments.settleRefund)).toEqual([])
  fireEvent.change(form.getByLabelText('Reference of the transfer'), { target: { value: 'NEFT 5501' } })
  fireEvent.change(form.getByLabelText(/^Why/), { target: { value: 'Sent by hand.' } })
  fireEvent.click(form.getByRole('button', { name: 'Paid by hand' }))
  await vi.waitFor(() =>
    expect(api.sent(payments.settleRefund)).toMatchObject([
      {
        url: urlOf(payments.settleRefund, { params: { id: ID } }),
        body: { action: 'paid', reference: 'NEFT 5501', reason: 'Sent by hand.' },
      },
    ]),
  )
})

test('a refund that was decided keeps its place, says what was done and offers nothing twice', async () => {
  const other = { ...FAILED, _id: PURCHASE, state: 'asked' as const, fullName: 'Binu Roy', lastError: null }
  const asked = { ...FAILED, state: 'asked' as const, lastError: null }
  const declined = { ...asked, state: 'declined' as const, answer: 'It was used.' }
  const api = fakeApi()
    .answer(payments.listRefunds, refundList(asked, other))
    .inTurn(payments.decideRefund, (one) =>
      // What was declined no longer waits: the server lists it last.
      one.answer(payments.decideRefund, declined).answer(payments.listRefunds, refundList(other, declined)),
    )
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Decline' }))[0] ?? document.body)
  const form = within(screen.getByRole('dialog'))
  fireEvent.change(form.getByLabelText('Words for the buyer'), { target: { value: 'It was used.' } })
  fireEvent.click(form.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('The request is declined, with your words.')).toBeDefined()
  await vi.waitFor(() => expect(api.sent(payments.listRefunds).length).toBeGreaterThan(1))
  expect(await screen.findByText('It was used.')).toBeDefined()
  expect(screen.getAllByText(/ · asha@example\.org$/).map(({ textContent }) => textContent)).toEqual([
    'Asha Rao · asha@example.org',
    'Binu Roy · asha@example.org',
  ])
  expect(screen.getAllByRole('button', { name: 'Decline' })).toHaveLength(1)
})

test('a row of payments says at once what is on its way back, and leads to its refunds', async () => {
  const underWay: PaidRow = {
    ...PAID,
    underWayPaise: 24_950,
    refunds: [{ _id: ID, state: 'sending', amountPaise: 24_950 }],
  }
  const api = fakeApi()
    .answer(payments.listAll, paidList(PAID))
    .inTurn(payments.makeRefund, (one) =>
      one.answer(payments.makeRefund, SENDING).answer(payments.listAll, paidList(underWay)),
    )
  showSignedIn(<ManagedPaymentsPage />, { user: AN_OWNER, words: en, api })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Refund', hidden: true }))[0] ?? document.body)
  fireEvent.change(screen.getByLabelText(/^Amount to pay back/), { target: { value: '249.50' } })
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'Half of it.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Pay back' }))
  expect((await screen.findAllByText('₹249.50 on its way back')).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link', { name: 'Being sent · ₹249.50' })[0]?.getAttribute('href')).toBe(
    `/admin/refunds?purchaseId=${PURCHASE}`,
  )
})

test('a like refund is asked about before it is paid once more', async () => {
  const api = fakeApi()
    .answer(payments.listAll, paidList(PAID))
    .inTurn(
      payments.makeRefund,
      (one) => one.refuse(payments.makeRefund, 'REFUND_ALIKE'),
      (one) => one.answer(payments.makeRefund, SENDING),
    )
  showSignedIn(<ManagedPaymentsPage />, { user: AN_OWNER, words: en, api })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Refund', hidden: true }))[0] ?? document.body)
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'Once more.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Pay back' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Pay back once more' }))
  await vi.waitFor(() =>
    expect(api.sent(payments.makeRefund).map(({ body }) => body)).toMatchObject([
      { isAgain: false },
      { isAgain: true },
    ]),
  )
})

test.each([
  ['the own purchases', PurchasesPage],
  ['the payments of staff', ManagedPaymentsPage],
])('R378: %s that do not come say so', async (_, Page) => {
  showSignedIn(<Page />, {
    words: en,
    api: fakeApi().refuse(listOwnPurchases, 'INTERNAL').refuse(payments.listAll, 'INTERNAL'),
  })
  expect(await screen.findByText('Failed to fetch payments', undefined, { timeout: 10_000 })).toBeDefined()
})

test('facts to decide by stand on a request, and what was not held is filled in by one press', async () => {
  const facts = {
    userId: ID,
    ageBand: 'minor',
    parentState: 'confirmed',
    sessions: 6,
    held: 2,
    ahead: 1,
    days: 12,
    refundsBefore: 0,
    unusedPaise: 33_266,
  } as const
  const asked = { ...FAILED, state: 'asked' as const, lastError: null, facts }
  const api = fakeApi()
    .answer(payments.listRefunds, refundList(asked))
    .answer(payments.decideRefund, { ...asked, state: 'sending' })
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api })
  expect(await screen.findByText('2 of 6')).toBeDefined()
  for (const fact of ['12 days ago, asked for up to 30 days after', 'Never', 'Under 18, parent agreed'])
    expect(screen.getByText(fact)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Failed 1' })).toBeDefined()
  expect(api.sent(payments.listRefunds)[0]?.url).toContain('state=open')
  fireEvent.click(screen.getByRole('button', { name: 'Grant' }))
  const form = within(screen.getByRole('dialog'))
  fireEvent.click(form.getByRole('button', { name: 'Sessions not held: ₹332.66' }))
  fireEvent.click(form.getByRole('button', { name: 'Pay back' }))
  await vi.waitFor(() =>
    expect(api.sent(payments.decideRefund)).toMatchObject([{ body: { decision: 'grant', amountPaise: 33_266 } }]),
  )
})

test('payments say what they come to, and are filtered by way and turned round from the head, in the address', async () => {
  const api = fakeApi().answer(payments.listAll, paidList(PAID))
  showSignedIn(<ManagedPaymentsPage />, { user: AN_OWNER, words: en, api, path: '/admin/payments?method=upi&page=2' })
  expect(await screen.findByText('1 payment · Paid ₹499 · Paid back ₹0')).toBeDefined()
  expect(api.sent(payments.listAll).at(-1)?.url).toContain('method=upi')
  expect(screen.getByRole('combobox', { name: 'How' })).toHaveProperty('value', 'upi')
  const head = () => screen.getByRole('columnheader', { name: /Amount/, hidden: true })
  const press = () => fireEvent.click(within(head()).getByRole('link', { hidden: true }))
  press()
  await vi.waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'))
  await vi.waitFor(() => expect(api.sent(payments.listAll).at(-1)?.url).toContain('sort=-amount'))
  expect(api.sent(payments.listAll).at(-1)?.url).not.toContain('page=2')
  press()
  await vi.waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'))
})

test('a refund above what one pays back alone says who decided it, and another of finance agrees', async () => {
  const held = { ...FAILED, state: 'held' as const, lastError: null, heldBy: { name: 'Binu Roy', isOwn: false } }
  const api = fakeApi()
    .answer(payments.listRefunds, refundList(held))
    .answer(staffPayments.confirmRefund, { ...FAILED, state: 'sending' })
  showSignedIn(<RefundsPage />, { user: { ...AN_OWNER, staffRoles: ['finance'] }, words: en, api })
  expect(await screen.findByText('Decided by Binu Roy; above what one pays back alone.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Agree and send' }))
  expect(await screen.findByText('Agreed. It is on its way.')).toBeTruthy()
  expect(api.sent(staffPayments.confirmRefund)).toHaveLength(1)
})

test('support reads refunds and decides none', async () => {
  const api = fakeApi().answer(payments.listRefunds, refundList({ ...FAILED, state: 'asked', lastError: null }))
  showSignedIn(<RefundsPage />, { user: { ...AN_OWNER, staffRoles: ['support'] }, words: en, api })
  expect(await screen.findByText('Asha Rao · asha@example.org')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull()
})
