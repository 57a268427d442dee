import { urlOf } from '@sopaan/contract/client'
import { filterActions } from '@sopaan/contract/filter-actions'
import { payments } from '@sopaan/contract/payments'
import { listOwnPurchases, type PaidRow, type PaymentRecord, type RefundRow } from '@sopaan/contract/purchase-shapes'
import { staffPayments } from '@sopaan/contract/staff-payments'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
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
const FACTS = {
  userId: ID,
  ageBand: 'minor',
  parentState: 'confirmed',
  sessions: 6,
  held: 2,
  ahead: 1,
  nextAhead: { startsAt: '2026-06-26T13:00:00.000Z', mentor: 'Ananya Rao' },
  method: 'upi',
  couponCode: 'FLAT10',
  tools: { lists: 1, studySessions: 4, mocks: 0 },
  days: 12,
  refundsBefore: 0,
  unusedPaise: 33_266,
} as const
const RECORD: PaymentRecord = {
  ...PAID,
  listPricePaise: 49_900,
  discountPaise: 0,
  creditedPaise: 0,
  isUpgraded: false,
  validityDays: 30,
  startsAt: null,
  expiresAt: null,
  billingName: 'Asha Rao',
  billingGstin: null,
  facts: { ...FACTS, unusedPaise: null },
  bookings: [],
  papers: [],
  steps: [],
}
const SENDING = { ...FAILED, state: 'sending' as const }
const paidList = (row: PaidRow) => ({
  data: [row],
  totalPayments: 1,
  sums: { paidPaise: 49_900, refundedPaise: 0 },
  page,
})
const refundList = (...rows: RefundRow[]) => ({
  data: rows,
  counts: COUNTS,
  sumPaise: rows.reduce((sum, { amountPaise, totalPaise }) => sum + (amountPaise ?? totalPaise), 0),
  page: { ...page, total: rows.length },
})

test('a refund that failed at the bank is settled from its sheet: sent anew, paid by hand, or closed with words', async () => {
  const api = fakeApi()
    .answer(staffRefunds.list, refundList(FAILED))
    .answer(payments.settleRefund, { ...FAILED, state: 'processed' })
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api })
  const form = await openSheet('Asha Rao')
  expect(form.getByRole('button', { name: 'Try Again' })).toBeDefined()
  expect(form.getByRole('button', { name: 'Close unpaid' })).toBeDefined()
  fireEvent.click(form.getByRole('button', { name: 'Paid by hand' }))
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
    .answer(staffRefunds.list, refundList(asked, other))
    .inTurn(payments.decideRefund, (one) =>
      // What was declined no longer waits: the server lists it last.
      one.answer(payments.decideRefund, declined).answer(staffRefunds.list, refundList(other, declined)),
    )
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api })
  const form = await openSheet('Asha Rao')
  fireEvent.click(form.getByRole('button', { name: 'Decline with a reason' }))
  fireEvent.change(form.getByLabelText('Words for the buyer'), { target: { value: 'It was used.' } })
  fireEvent.click(form.getByRole('button', { name: 'Decline' }))
  expect((await screen.findAllByText('The request is declined, with your words.')).length).toBeGreaterThan(0)
  await vi.waitFor(() => expect(api.sent(staffRefunds.list).length).toBeGreaterThan(1))
  const names = () =>
    screen
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map(({ textContent }) => textContent)
  await vi.waitFor(() =>
    expect(names()).toEqual([expect.stringMatching(/^Tick Asha Rao/), expect.stringMatching(/^Tick Binu Roy/)]),
  )
  const again = await openSheet('Asha Rao')
  expect(again.getByText('It was used.')).toBeDefined()
  expect(again.queryByRole('button', { name: /^Decline/ })).toBeNull()
})

test('a row of payments says at once what is on its way back, and leads to its refunds', async () => {
  const underWay: PaidRow = {
    ...PAID,
    underWayPaise: 24_950,
    refunds: [{ _id: ID, state: 'sending', amountPaise: 24_950 }],
  }
  const api = fakeApi()
    .answer(payments.listAll, paidList(PAID))
    .answer(payments.getRecord, RECORD)
    .inTurn(payments.makeRefund, (one) =>
      one.answer(payments.makeRefund, SENDING).answer(payments.listAll, paidList(underWay)),
    )
  showSignedIn(<ManagedPaymentsPage />, { user: AN_OWNER, words: en, api })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Refund', hidden: true }))[0] ?? document.body)
  fireEvent.change(await screen.findByLabelText(/^Amount to pay back/), { target: { value: '249.50' } })
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'Half of it.' } })
  expect(screen.getByText(/^Then: what was bought stays/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Pay back ₹249.50' }))
  expect((await screen.findAllByText('₹249.50 on its way')).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link', { name: 'Being sent · ₹249.50' })[0]?.getAttribute('href')).toBe(
    `/admin/refunds?purchaseId=${PURCHASE}`,
  )
})

test('a like refund is asked about before it is paid once more', async () => {
  const api = fakeApi()
    .answer(payments.listAll, paidList(PAID))
    .answer(payments.getRecord, RECORD)
    .inTurn(
      payments.makeRefund,
      (one) => one.refuse(payments.makeRefund, 'REFUND_ALIKE'),
      (one) => one.answer(payments.makeRefund, SENDING),
    )
  showSignedIn(<ManagedPaymentsPage />, { user: AN_OWNER, words: en, api })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Refund', hidden: true }))[0] ?? document.body)
  fireEvent.change(await screen.findByLabelText(/^Why/), { target: { value: 'Once more.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Pay back ₹499' }))
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

const REQUESTED = { ...FAILED, state: 'asked' as const, askedBy: 'mentee' as const, lastError: null, facts: FACTS }

test('facts to decide by stand on a request; what was not held is chosen by policy, says what follows, and takes the credits', async () => {
  const api = fakeApi()
    .answer(staffRefunds.list, refundList(REQUESTED))
    .answer(payments.decideRefund, { ...REQUESTED, state: 'sending' })
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api })
  const form = await openSheet('Asha Rao')
  for (const fact of [
    '2 of 6',
    'UPI, coupon FLAT10',
    '12 days ago',
    'policy: 30 days',
    'with Ananya Rao',
    'parent agreed',
  ])
    expect(form.getByText(fact)).toBeDefined()
  expect(form.getByText('1 list, 4 study sessions')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Failed 1' })).toBeDefined()
  expect(api.sent(staffRefunds.list)[0]?.url).toContain('state=open')
  expect(form.getByRole('radio', { name: /^By policy: unused sessions 4 of 6 × ₹83.16/ })).toHaveProperty(
    'checked',
    true,
  )
  expect(
    form.getByText(/^Then: 4 credits are taken back, the session on .* is cancelled and Ananya Rao told/),
  ).toBeDefined()
  fireEvent.click(form.getByRole('button', { name: 'Grant ₹332.66' }))
  await vi.waitFor(() =>
    expect(api.sent(payments.decideRefund)).toMatchObject([
      { body: { decision: 'grant', amountPaise: 33_266, takesCredits: true } },
    ]),
  )
})

test('a grant is undone where it was made, and the request is decided again', async () => {
  const api = fakeApi()
    .answer(staffRefunds.list, refundList(REQUESTED))
    .answer(payments.decideRefund, { ...REQUESTED, state: 'sending' })
    .answer(staffPayments.withdrawRefund, { message: 'It is taken back.' })
  const page = (
    <>
      <RefundsPage />
      <Toaster />
    </>
  )
  showSignedIn(page, { user: AN_OWNER, words: en, api })
  const form = await openSheet('Asha Rao')
  fireEvent.click(form.getByRole('button', { name: 'Grant ₹332.66' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
  expect(await screen.findByText('Taken back.')).toBeDefined()
  expect(api.sent(staffPayments.withdrawRefund)).toMatchObject([
    { url: urlOf(staffPayments.withdrawRefund, { params: { id: ID } }) },
  ])
  const again = await openSheet('Asha Rao')
  expect(await again.findByRole('button', { name: 'Grant ₹332.66' })).toBeDefined()
})

test('all of a refund or another amount is granted instead, and what is no amount is not sent', async () => {
  const api = fakeApi()
    .answer(staffRefunds.list, refundList(REQUESTED))
    .answer(payments.decideRefund, { ...REQUESTED, state: 'sending' })
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api })
  const form = await openSheet('Asha Rao')
  fireEvent.click(form.getByRole('radio', { name: /^All of it/ }))
  expect(form.getByText(/^Then: what was bought ends/)).toBeDefined()
  expect(form.getByRole('button', { name: 'Grant ₹499' })).toBeDefined()
  fireEvent.click(form.getByRole('radio', { name: /^Another amount/ }))
  fireEvent.click(form.getByRole('button', { name: 'Grant' }))
  expect(await form.findByText('Expected an amount such as 499 or 249.50')).toBeDefined()
  fireEvent.change(form.getByLabelText(/^Amount to pay back/), { target: { value: '100' } })
  expect(form.getByText(/^Then: what was bought stays/)).toBeDefined()
  fireEvent.click(form.getByRole('button', { name: 'Grant ₹100' }))
  await vi.waitFor(() =>
    expect(api.sent(payments.decideRefund)).toMatchObject([
      { body: { decision: 'grant', amountPaise: 10_000, takesCredits: false } },
    ]),
  )
})

test('on a desk the list stands beside the first refund, and a press shows another without a dialog', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    ...window.matchMedia('all'),
    ...{ matches: true, addEventListener: () => {}, removeEventListener: () => {} },
  })
  const other = { ...REQUESTED, _id: PURCHASE, fullName: 'Binu Roy', reason: 'Paid twice.', facts: null }
  const api = fakeApi().answer(staffRefunds.list, refundList(REQUESTED, other))
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api })
  const shown = within(await screen.findByRole('region', { name: 'Asha Rao' }))
  expect(shown.getByText('Asha Rao asks for ₹249.50')).toBeDefined()
  const list = within(screen.getByRole('list', { name: 'Refunds' }))
  fireEvent.click(list.getByRole('button', { name: 'Binu Roy' }))
  expect(await screen.findByRole('region', { name: 'Binu Roy' })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('2 refunds · ₹499')).toBeDefined()
})

test('the buyer is asked by mail from the sheet, and the way to the thread stands there', async () => {
  const api = fakeApi()
    .answer(staffRefunds.list, refundList(REQUESTED))
    .answer(staffRefunds.question, { number: 'M-000012' })
  showSignedIn(<RefundsPage />, { user: { ...AN_OWNER, staffRoles: ['support'] }, words: en, api })
  const sheet = await openSheet('Asha Rao')
  fireEvent.click(sheet.getByRole('button', { name: 'Ask a question' }))
  fireEvent.click(sheet.getByRole('button', { name: 'Send the question' }))
  expect(await sheet.findByText('Write what you want to know.')).toBeDefined()
  fireEvent.change(sheet.getByLabelText('Your question'), { target: { value: 'Which plan did you mean?' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Send the question' }))
  const way = await sheet.findByRole('link', { name: 'Asked in M-000012' })
  expect(way.getAttribute('href')).toBe('/admin/messages?q=M-000012&state=all')
  expect(api.sent(staffRefunds.question)[0]?.body).toEqual({ question: 'Which plan did you mean?' })
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
    .answer(staffRefunds.list, refundList(held))
    .answer(staffPayments.confirmRefund, { ...FAILED, state: 'sending' })
  showSignedIn(<RefundsPage />, { user: { ...AN_OWNER, staffRoles: ['finance'] }, words: en, api })
  const sheet = await openSheet('Asha Rao')
  expect(sheet.getByText('Decided by Binu Roy; above what one pays back alone.')).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Agree and send' }))
  expect((await screen.findAllByText('Agreed. It is on its way.')).length).toBeGreaterThan(0)
  expect(api.sent(staffPayments.confirmRefund)).toHaveLength(1)
})

test('support reads refunds and decides none', async () => {
  const api = fakeApi().answer(staffRefunds.list, refundList({ ...FAILED, state: 'asked', lastError: null }))
  showSignedIn(<RefundsPage />, { user: { ...AN_OWNER, staffRoles: ['support'] }, words: en, api })
  const sheet = await openSheet('Asha Rao')
  expect(sheet.getByText('asha@example.org')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Grant' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
})

test('refunds are narrowed and put in order in the address, and taken as a file by the same filter', async () => {
  const api = fakeApi()
    .answer(staffRefunds.list, refundList(FAILED))
    .refuse(staffRefunds.csv, 'EXPORT_NEEDS_SECOND', { max: 1_000 })
    .answer(staffRefunds.askExport, { message: 'An owner is asked.' })
  const path = `/admin/refunds?q=asha&purchaseId=${PURCHASE}&page=2`
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, api, path })
  expect(await screen.findByText('1 refund · ₹249.50')).toBeDefined()
  const asked = () => new URL(api.sent(staffRefunds.list).at(-1)?.url ?? '', 'http://of.test').searchParams
  expect(Object.fromEntries(asked())).toEqual({ q: 'asha', purchaseId: PURCHASE, page: '2' })
  fireEvent.click(screen.getByRole('link', { name: 'Remove One payment' }))
  await vi.waitFor(() => expect(Object.fromEntries(asked())).toMatchObject({ q: 'asha', state: 'open' }))
  const head = () => screen.getByRole('columnheader', { name: /Amount/, hidden: true })
  fireEvent.click(within(head()).getByRole('link', { hidden: true }))
  await vi.waitFor(() => expect(asked().get('sort')).toBe('-amount'))
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await vi.waitFor(() => expect(api.sent(staffRefunds.csv)).toHaveLength(1))
  expect(api.sent(staffRefunds.csv)[0]?.url).toContain('q=asha')
})

/** Presses the name of a refund, which opens what is known of it. */
async function openSheet(name: string) {
  fireEvent.click((await screen.findAllByRole('button', { name, hidden: true }))[0] ?? document.body)
  return within(screen.getByRole('dialog'))
}

test('all refunds of a filter are decided by one action: what fits their state is offered, and the number is typed', async () => {
  const asked: RefundRow = { ...FAILED, state: 'asked', askedBy: 'mentee', amountPaise: null, lastError: null }
  const api = fakeApi()
    .answer(filterActions.list, [])
    .answer(staffRefunds.list, {
      data: [asked],
      counts: { ...COUNTS, asked: 7 },
      sumPaise: 349_300,
      page: { page: 1, limit: 50, total: 7 },
    })
    .answer(filterActions.start, { _id: ID })
  showSignedIn(<RefundsPage />, { user: AN_OWNER, words: en, path: '/admin/refunds?state=asked', api })
  const all = within(await screen.findByRole('group', { name: 'All 7 of this filter' }))
  expect(all.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Grant all', 'Decline all'])
  fireEvent.click(all.getByRole('button', { name: 'Decline all' }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.change(sheet.getByLabelText('Type 7 to confirm'), { target: { value: '7' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Decline all' }))
  expect(await sheet.findByText(en.payments.refunds.ofFilter.declineMissing)).toBeTruthy()
  expect(api.sent(filterActions.start)).toEqual([])
  fireEvent.change(sheet.getByLabelText('Words for the buyer'), { target: { value: 'All sessions were held.' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Decline all' }))
  await vi.waitFor(() =>
    expect(api.sent(filterActions.start)[0]?.body).toEqual({
      ...{ list: 'refunds', filter: { state: 'asked' }, confirmed: 7 },
      action: { kind: 'decline', reason: 'All sessions were held.' },
    }),
  )
})
