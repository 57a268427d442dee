import { type OrderApproval, type ParentConsent, type ParentRecord, parents } from '@sopaan/contract/parents'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import PlainLayout from '#web/layouts/plain.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { LANGUAGE_LINKS } from '#web/words/languages.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import ParentConsentPage from './parent-consent-page.tsx'

const TOKEN = 'a'.repeat(43)
const REQUESTED: ParentConsent = {
  childFirstName: 'Riya',
  state: 'asked',
  progress: null,
  proof: null,
  rupee: null,
  askedAt: '2026-11-20T05:30:00.000Z',
  agreedAt: null,
  withdrawnAt: null,
  parentName: null,
  relation: null,
  sessionsAhead: 0,
}
const AGREED: ParentConsent = {
  ...REQUESTED,
  state: 'agreed',
  // Half past one at night of the next day in India.
  agreedAt: '2026-11-21T20:00:00.000Z',
  parentName: 'Meera Nair',
  relation: 'mother',
  sessionsAhead: 2,
}

const ANSWERED: ParentConsent = {
  ...REQUESTED,
  state: 'answered',
  parentName: 'Meera Nair',
  relation: 'mother',
  progress: {
    canPay: true,
    payment: null,
    paymentsLeft: 5,
    paper: null,
    papersLeft: 5,
    until: '2026-12-22T05:30:00.000Z',
  },
}

const ORDER: OrderApproval = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33',
  name: { en: 'Guided plan', hi: 'मार्गदर्शन योजना' },
  totalPaise: 49_900,
  state: 'waiting',
  askedAt: '2026-11-22T05:30:00.000Z',
  // Five in the evening in India.
  endsAt: '2026-11-24T11:30:00.000Z',
  decidedAt: null,
}

const CHECK = {
  orderId: 'order_00000000000001',
  amount: 100,
  currency: 'INR' as const,
  name: 'Parent’s check, comes back',
  keyId: 'rzp_test_1',
  checkoutUrl: '/checkout.js',
  isSandbox: true,
}

/** A server that knows one link, and what its parent did so far. */
const anApi = (
  read: ParentConsent,
  orders: OrderApproval[] = [],
  record: ParentRecord = { sessions: [], payments: [] },
) =>
  fakeApi()
    .answer(parents.read, read)
    .answer(parents.listApprovals, orders)
    .answer(parents.listRecord, record)
    .answer(parents.sendCode, { message: '' })
    .answer(parents.createCheck, CHECK)

/** The page and its address, before a server that knows no link unless one is given. */
function show(path: string, api = fakeApi()) {
  const at: string[] = []
  function In({ words }: { words: typeof en }) {
    const { pathname, search } = useLocation()
    at.push(pathname + search)
    return (
      <WordsProvider words={words}>
        <PlainLayout />
      </WordsProvider>
    )
  }
  const Stub = createRoutesStub([
    { Component: () => <In words={en} />, children: [{ path: '/parent-consent', Component: ParentConsentPage }] },
    { Component: () => <In words={hi} />, children: [{ path: '/hi/parent-consent', Component: ParentConsentPage }] },
  ])
  api.listen()
  render(<Stub initialEntries={[path]} />)
  return { sent: api.requests, address: () => at.at(-1) }
}

test('a parent reads what is kept and why, chooses everything, and stays on the page that says what was agreed', async () => {
  const api = anApi(REQUESTED).answer(parents.confirm, { ...AGREED, sessionsAhead: 0 })
  const { sent, address } = show(`/parent-consent?token=${TOKEN}`, api)
  await screen.findByRole('heading', { name: 'Riya needs your consent' })
  expect(address(), 'the token leaves the address').toBe('/parent-consent')
  expect(screen.getByRole('heading', { name: 'What we keep, and why' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read the whole privacy policy' }).getAttribute('href')).toBe('/privacy')
  expect(screen.queryByText(en.shell.signIn)).toBeNull()
  expect(screen.queryByText(en.auth.panelTitle)).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'I agree' }))
  for (const missing of [
    'Write your full name.',
    'Choose what you are to the child.',
    'Only an adult can agree',
    'Type the six digits of the code.',
  ])
    expect(screen.getByText(missing)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Meera Nair' } })
  fireEvent.change(screen.getByLabelText('You are'), { target: { value: 'mother' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  await screen.findByText(/^The code is on its way/)
  expect(sent.at(-1)?.body).toEqual({ token: TOKEN, language: 'en' })
  fireEvent.change(screen.getByLabelText('Code from your mail'), { target: { value: '012 345' } })
  fireEvent.click(screen.getByLabelText('I am over 18 and the parent or guardian of this child'))
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }))

  const title = await screen.findByRole('heading', { name: 'You agreed on 22 Nov 2026' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText(/^Meera Nair, Mother\./)).toBeTruthy()
  expect(api.sent(parents.confirm)).toMatchObject([
    { body: { token: TOKEN, relation: 'mother', language: 'en', code: '012345' } },
  ])
})

/** The provider's window: what it was told, and its end as the test wants it. */
function stubWindow(end: 'paid' | 'closed'): Record<string, unknown>[] {
  const opened: Record<string, unknown>[] = []
  vi.stubGlobal(
    'Razorpay',
    class {
      #options: Record<string, unknown>
      constructor(options: Record<string, unknown>) {
        this.#options = options
        opened.push(options)
      }
      on() {
        return undefined
      }
      open() {
        const { handler, modal } = this.#options as { handler: (x: object) => void; modal: { ondismiss: () => void } }
        if (end === 'closed') modal.ondismiss()
        else handler({ razorpay_order_id: CHECK.orderId, razorpay_payment_id: 'pay_1', razorpay_signature: 'good' })
      }
    },
  )
  return opened
}

test('DPDP-03: after the code a parent is asked for one of two proofs, pays ₹1 once, and reads that it is on its way back', async () => {
  const api = anApi(ANSWERED).answer(parents.verifyCheck, { ...AGREED, proof: 'payment', rupee: 'returning' })
  const opened = stubWindow('paid')
  show(`/parent-consent?token=${TOKEN}`, api)
  await screen.findByRole('heading', { name: 'One last step: show us that you are an adult' })
  expect(screen.getByText(/It is sent back to you at once/)).toBeTruthy()
  expect(screen.getByText(/Cover the Aadhaar number/)).toBeTruthy()
  expect(screen.getByText(/We delete the file as soon as we decided, and at the latest after 30 days/)).toBeTruthy()
  const pay = screen.getByRole('button', { name: 'Pay ₹1' })
  fireEvent.click(pay)
  fireEvent.click(pay)
  await screen.findByRole('heading', { name: 'You agreed on 22 Nov 2026' })
  expect(screen.getByText(/^Your ₹1 is on its way back/)).toBeTruthy()
  expect(opened).toHaveLength(1)
  expect(opened[0]).toMatchObject({ amount: 100, order_id: CHECK.orderId, notes: {}, prefill: {} })
  expect(api.sent(parents.createCheck)).toHaveLength(1)
  expect(api.sent(parents.verifyCheck)).toMatchObject([{ body: { token: TOKEN, razorpay_signature: 'good' } }])
})

test('a payment window that was closed leaves both ways open, and a page that is opened again says how far the rupee is', async () => {
  stubWindow('closed')
  show(`/parent-consent?token=${TOKEN}`, anApi(ANSWERED))
  fireEvent.click(await screen.findByRole('button', { name: 'Pay ₹1' }))
  expect(await screen.findByText(/^The payment window was closed/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pay ₹1' })).toBeTruthy()
  cleanup()
  for (const [payment, words] of [
    ['begun', /^You began to pay ₹1/],
    ['pending', /^Your bank is still processing the ₹1/],
    ['failed', /^The ₹1 did not go through\. If your bank/],
  ] as const) {
    const progress = ANSWERED.progress && { ...ANSWERED.progress, payment }
    show(`/parent-consent?token=${TOKEN}`, anApi({ ...ANSWERED, progress }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try ₹1 again' })).toBeTruthy()
    cleanup()
  }
})

test('a paper is sent with the link beside it, waits, and one that was refused says why and takes another', async () => {
  const paper = { state: 'waiting', sentAt: '2026-11-22T11:30:00.000Z', reason: null } as const
  const at = (progress: object) => ({
    ...ANSWERED,
    progress: ANSWERED.progress && { ...ANSWERED.progress, canPay: false, ...progress },
  })
  const api = anApi(at({})).answer(parents.sendPaper, at({ paper }))
  show(`/parent-consent?token=${TOKEN}`, api)
  await screen.findByRole('heading', { name: 'Send a paper with your name' })
  expect(screen.queryByRole('button', { name: 'Pay ₹1' })).toBeNull()
  const file = new File(['%PDF-1.4'], 'pan.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText(/Choose a photo or PDF/), { target: { files: [file] } })
  expect(await screen.findByText(/^We have your paper since Sun 22 Nov 2026, 5:00 pm IST/)).toBeTruthy()
  expect(api.headerOf(api.sent(parents.sendPaper)[0], 'x-parent-token')).toBe(TOKEN)
  cleanup()
  const refused = at({ paper: { ...paper, state: 'refused', reason: 'The name cannot be read.' } })
  show(`/hi/parent-consent?token=${TOKEN}`, anApi(refused))
  expect(await screen.findByText(/^आपका कागज नहीं चला: The name cannot be read\./)).toBeTruthy()
  expect(screen.getByLabelText(/दूसरा कागज भेजें/)).toBeTruthy()
})

test('DPDP-07: an order of the child is shown with its bill and both answers, in both languages', async () => {
  const api = anApi(AGREED, [ORDER]).answer(parents.answerApproval, [{ ...ORDER, state: 'approved' }])
  show(`/parent-consent?token=${TOKEN}`, api)
  expect(await screen.findByRole('heading', { name: 'Guided plan' })).toBeTruthy()
  expect(screen.getByText('₹499')).toBeTruthy()
  expect(screen.getByText(/^Waits for you until Tue 24 Nov 2026, 5:00 pm IST/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Refuse: Guided plan, ₹499' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Approve: Guided plan, ₹499' }))
  await screen.findByText(/^You approved it\./)
  expect(api.sent(parents.answerApproval)).toMatchObject([
    { body: { token: TOKEN, approvalId: ORDER._id, decision: 'approved' } },
  ])
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  cleanup()
  show(`/hi/parent-consent?token=${TOKEN}`, api)
  expect(await screen.findByRole('button', { name: 'मना करें: मार्गदर्शन योजना, ₹499' })).toBeTruthy()
})

const RECORD: ParentRecord = {
  sessions: [
    {
      _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c34',
      mentorName: 'Ananya Rao',
      // Half past six in the evening in India.
      startsAt: '2026-11-24T13:00:00.000Z',
      minutes: 45,
      state: 'agreed',
    },
  ],
  payments: [
    {
      _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c35',
      name: { en: 'Guided plan', hi: 'मार्गदर्शन योजना' },
      totalPaise: 224_910,
      refundedPaise: 149_940,
      paidAt: '2026-10-12T06:00:00.000Z',
      papers: [{ number: 'SOP/1', kind: 'receipt', url: '/papers/one' }],
    },
  ],
}

test('a parent who agreed sees sessions and payments with their papers, in both languages', async () => {
  show(`/parent-consent?token=${TOKEN}`, anApi(AGREED, [], RECORD))
  expect(await screen.findByText('Tue 24 Nov 2026, 6:30 pm IST')).toBeTruthy()
  expect(screen.getByText('Ananya Rao · 45 minutes')).toBeTruthy()
  expect(screen.getByText('₹2,249.10 for Guided plan')).toBeTruthy()
  expect(screen.getByText('Paid on 12 Oct 2026 · ₹1,499.40 came back')).toBeTruthy()
  cleanup()
  show(`/hi/parent-consent?token=${TOKEN}`, anApi(AGREED, [], RECORD))
  expect(await screen.findByRole('button', { name: 'रसीद (PDF) SOP/1' })).toBeTruthy()
})

test('a parent saves a receipt by the link of the mail, so that it bears the whole name; one that cannot be made is told', async () => {
  const names: string[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:own'
      static override revokeObjectURL = () => undefined
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const api = anApi(AGREED, [], RECORD).lose(parents.printPaper)
  show(`/parent-consent?token=${TOKEN}`, api)
  fireEvent.click(await screen.findByRole('button', { name: 'Receipt (PDF) SOP/1' }))
  expect(await screen.findByText('No internet. Check your connection and try again.')).toBeTruthy()
  api.answer(parents.printPaper, 'a file')
  fireEvent.click(screen.getByRole('button', { name: 'Receipt (PDF) SOP/1' }))
  await waitFor(() => expect(names).toEqual(['SOP-1.pdf']))
  expect(api.sent(parents.printPaper).at(-1)?.body).toEqual({ token: TOKEN, link: 'one', language: 'en' })
  vi.restoreAllMocks()
})

test('taking the consent back asks once, with the sessions that are cancelled, and then says so', async () => {
  const withdrawn = { ...AGREED, state: 'withdrawn' as const, withdrawnAt: '2026-11-25T06:00:00.000Z' }
  const api = anApi(AGREED).answer(parents.withdraw, withdrawn)
  show(`/parent-consent?token=${TOKEN}`, api)
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw my consent' }))
  const question = within(screen.getByRole('dialog'))
  expect(question.getByText(/2 sessions ahead are cancelled/)).toBeTruthy()
  expect(api.sent(parents.withdraw)).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Leave it as it is' }))
  expect(api.sent(parents.withdraw)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw my consent' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw it' }))
  await screen.findByRole('heading', { name: 'You withdrew your consent on 25 Nov 2026' })
})

test('the page changes its language and still knows the link', async () => {
  const { sent, address } = show(`/parent-consent?token=${TOKEN}`, anApi(REQUESTED))
  await screen.findByRole('heading', { name: 'Riya needs your consent' })
  fireEvent.click(screen.getByRole('link', { name: LANGUAGE_LINKS.hi.text }))
  await screen.findByRole('heading', { name: 'Riya को आपकी हाँ चाहिए' })
  expect(address()).toBe('/hi/parent-consent')
  expect(sent.at(-1)?.body).toEqual({ token: TOKEN })
})

test('a link that does not work says what to do, and asks nobody to sign in', async () => {
  show(`/parent-consent?token=${TOKEN}`, fakeApi().refuse(parents.read, 'LINK_INVALID'))
  await screen.findByRole('heading', { name: 'This link does not work any more' })
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
  cleanup()
  show('/parent-consent')
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
})

test('a full house and a lost network are not said to be a dead link: the page can be asked for again', async () => {
  const api = anApi(REQUESTED).refuse(parents.read, 'UNAVAILABLE', { retryAfterSeconds: 60 })
  show(`/parent-consent?token=${TOKEN}`, api)
  expect(await screen.findByText(en.loading.comesAgain)).toBeTruthy()
  expect(screen.queryByText('This link does not work any more')).toBeNull()
  api.lose(parents.read)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No internet. Check your connection and try again.')).toBeTruthy()
  api.answer(parents.read, REQUESTED)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Riya needs your consent' })).toBeTruthy()
})

test('sessions and orders that do not come say so, each for itself, and come when they are asked for again', async () => {
  const api = anApi(AGREED, [ORDER], RECORD).lose(parents.listRecord).lose(parents.listApprovals)
  show(`/parent-consent?token=${TOKEN}`, api)
  expect(await screen.findByText('Could not load sessions and payments.')).toBeTruthy()
  expect(await screen.findByText('The orders could not be loaded.')).toBeTruthy()
  api.answer(parents.listRecord, RECORD).answer(parents.listApprovals, [ORDER])
  for (const button of screen.getAllByRole('button', { name: 'Try Again' })) fireEvent.click(button)
  expect(await screen.findByText('Ananya Rao · 45 minutes')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Guided plan' })).toBeTruthy()
})
