import { urlOf } from '@sopaan/contract/client'
import { type JobsView, jobs } from '@sopaan/contract/jobs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import JobsPage from './jobs-page.tsx'

const MAIL = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c03',
  kind: 'event-offered',
  to: 'a…a@example.org',
  askedAt: '2026-11-21T05:30:00.000Z',
  attempts: 8,
  error: '550 no such box',
  canRetry: true,
}
const EMPTY: JobsView = {
  outbox: { waiting: 0, postponed: 0, oldestWaitingAt: null, sentToday: 0, deadCount: 0, dead: [] },
  webhooks: { waiting: 0, doneToday: 0, failedCount: 0, failed: [] },
  schedules: [],
}
const FULL: JobsView = {
  ...EMPTY,
  outbox: { ...EMPTY.outbox, waiting: 12, postponed: 3, sentToday: 123_456, deadCount: 1, dead: [MAIL] },
  webhooks: { ...EMPTY.webhooks, waiting: 4, doneToday: 57 },
}
const show = (api: FakeApi) => showSignedIn(<JobsPage />, { user: AN_OWNER, words: en, path: '/admin/jobs', api })
/** The figures of a section by their names. */
const figuresOf = (id: 'mails' | 'webhooks') => {
  const names = [...document.querySelectorAll(`#${id} dt`)]
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]))
}

test('every figure of mails and payment events stands beside its name', async () => {
  show(fakeApi().answer(jobs.find, FULL))
  await screen.findByText('event-offered → a…a@example.org')
  expect(figuresOf('mails')).toEqual({
    Waiting: '12',
    'Tried and waiting': '3',
    'Sent today': '1,23,456',
    'Could not be sent': '1',
  })
  expect(figuresOf('webhooks')).toEqual({ 'Events waiting': '4', 'Done today': '57', 'Could not be worked off': '0' })
  expect(screen.getByText('Sat 21 Nov 2026, 11:00 am IST · 8 tries')).toBeTruthy()
  expect(screen.getByText('550 no such box')).toBeTruthy()
})

test('a mail that is tried again leaves the list and the count with the answer', async () => {
  const sent = show(fakeApi().answer(jobs.find, FULL).answer(jobs.retryMail, EMPTY))
  const list = await screen.findByRole('list', { name: 'Mails that could not be sent' })
  fireEvent.click(within(list).getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Every mail went out or is on its way.')).toBeTruthy()
  expect(figuresOf('mails')['Could not be sent']).toBe('0')
  expect(sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    urlOf(jobs.retryMail, { params: { id: MAIL._id } }),
  ])
})

test('a mail whose link is wiped has no button, and says who can ask for another', async () => {
  show(fakeApi().answer(jobs.find, { ...FULL, outbox: { ...FULL.outbox, dead: [{ ...MAIL, canRetry: false }] } }))
  expect(await screen.findByText('Its link is wiped; the person can ask for a new mail.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

const EVENT = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c04',
  kind: 'order.paid',
  receivedAt: '2026-11-21T05:30:00.000Z',
  state: 'parked' as const,
  attempts: 1,
  note: 'unknown order',
}
const WITH_EVENT: JobsView = { ...EMPTY, webhooks: { ...EMPTY.webhooks, failedCount: 1, failed: [EVENT] } }

test('a payment event is opened as it came, and set aside once a reason is written', async () => {
  const stored = { eventId: 'evt_1', gatewayOrderId: 'order_Of1', body: '{"event":"order.paid"}' }
  const api = fakeApi().answer(jobs.find, WITH_EVENT).answer(jobs.findEvent, stored).answer(jobs.setAsideEvent, EMPTY)
  const sent = show(api)
  const list = await screen.findByRole('list', { name: 'Could not be worked off' })
  const more = within(list).getByText('What was sent').closest('details')
  if (more === null) throw new Error('Nothing opens.')
  more.open = true
  fireEvent(more, new Event('toggle'))
  expect(await within(list).findByText(/"event":"order.paid"/)).toBeTruthy()
  fireEvent.click(within(list).getByRole('button', { name: 'Set aside' }))
  const dialog = within(screen.getByRole('dialog', { name: 'order.paid' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
  expect(await dialog.findByText('Say why.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'An order of our other shop.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
  expect(await screen.findByText('Every event of the payment provider was worked off.')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    urlOf(jobs.setAsideEvent, { params: { id: EVENT._id } }),
  ])
})

const FAILING = {
  name: 'send-refunds',
  everySeconds: 10,
  lastRunAt: '2026-11-21T05:30:00.000Z',
  lastMs: 12,
  lastFailedAt: '2026-11-21T05:30:00.000Z',
  lastError: 'out of reach',
  failuresInRow: 4,
}

test('an owner has a failing job run now; a job in order has no such button', async () => {
  const fine = { ...FAILING, name: 'send-mail', failuresInRow: 0, lastFailedAt: null, lastError: null }
  const view = { ...EMPTY, schedules: [fine, FAILING] }
  const sent = show(
    fakeApi()
      .answer(jobs.find, view)
      .answer(jobs.run, { ...EMPTY, schedules: [fine] }),
  )
  const table = await screen.findByRole('table', { name: 'Comes round again' })
  fireEvent.click(within(table).getByRole('button', { name: 'Run now' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Run now' })).toBeNull())
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ name: 'send-refunds' }])
})

test('who looks after money alone reads the mails and has no button for them', async () => {
  const user = { ...AN_OWNER, staffRoles: ['finance' as const] }
  const api = fakeApi().answer(jobs.find, { ...FULL, schedules: [FAILING] })
  showSignedIn(<JobsPage />, { user, words: en, path: '/admin/jobs', api })
  await screen.findByText('event-offered → a…a@example.org')
  expect(screen.queryByRole('button', { name: /Try|Set aside|Run now/ })).toBeNull()
})

test('where nothing failed it says so', async () => {
  show(fakeApi().answer(jobs.find, EMPTY))
  expect(await screen.findByText('Every event of the payment provider was worked off.')).toBeTruthy()
})

test('a refused answer says that the jobs could not be loaded', async () => {
  show(fakeApi().refuse(jobs.find, 'INTERNAL'))
  expect(await screen.findByText('The jobs could not be loaded.')).toBeTruthy()
})
