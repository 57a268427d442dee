import { urlOf } from '@sopaan/contract/client'
import { type BookingRecord, type ManagedBookingRow, managedBookings } from '@sopaan/contract/managed-bookings'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import ManagedSessionsPage from './managed-sessions-page.tsx'
import SessionRecordPage from './session-record-page.tsx'

const ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c44'
const MENTEE = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
const MENTOR = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c55'
const at = (minute: number) => `2026-06-01T05:${minute}:00.000Z`
const ROW: ManagedBookingRow = {
  _id: ID,
  askedAt: at(10),
  startsAt: at(30),
  endsAt: '2026-06-01T06:15:00.000Z',
  state: 'cancelled',
  mentee: { _id: MENTEE, fullName: 'Riya Iyer' },
  mentor: { _id: MENTOR, fullName: 'Ananya Rao' },
}
const RECORD: BookingRecord = {
  ...ROW,
  reason: 'I am ill.',
  report: null,
  review: null,
  creditBackAt: at(31),
  purchase: {
    _id: ID,
    name: { en: 'Season plan', hi: 'सीजन प्लान' },
    status: 'paid',
    amount: 249_900,
    refundedPaise: 0,
  },
  steps: [
    { kind: 'asked', at: at(10) },
    { kind: 'credit', at: at(10), isBack: false },
    { kind: 'action', at: at(11), action: 'booking.accept', by: { _id: MENTOR, fullName: 'Ananya Rao' } },
    { kind: 'mail', at: at(12), to: 'mentee', title: 'Ananya agreed', state: 'dead', lastError: '550 no such box' },
    { kind: 'notice', at: at(12), to: 'mentee', title: 'Ananya agreed', readAt: null },
    { kind: 'message', at: at(13), by: 'mentee', readAt: at(14), isReported: true },
    { kind: 'refund', at: at(32), state: 'failed', amountPaise: 50_000, purchaseId: ID },
    { kind: 'note', at: at(33), about: 'mentee', by: 'Asha Desai', text: 'Called her.' },
  ],
}

function showList(path = '/admin/mentors/sessions', data: ManagedBookingRow[] = [ROW]) {
  const api = fakeApi().answer(managedBookings.list, { data, page: 1, limit: 50, total: data.length })
  return showSignedIn(<ManagedSessionsPage />, { user: AN_OWNER, words: en, path, api })
}

test('sessions lead to the page of each, and a press on a head sorts them by the server', async () => {
  const sent = showList()
  const table = within(await screen.findByRole('table', { name: 'Sessions' }))
  expect(table.getByRole('link', { name: 'Riya Iyer' }).getAttribute('href')).toBe(`/admin/mentors/sessions/${ID}`)
  expect(sent.map(({ url }) => url)).toContain(urlOf(managedBookings.list, { query: { page: 1 } }))
  fireEvent.click(table.getByRole('link', { name: 'Mentor' }))
  await vi.waitFor(() =>
    expect(sent.at(-1)?.url).toBe(urlOf(managedBookings.list, { query: { sort: 'mentor', page: 1 } })),
  )
})

test('what is chosen holds at once, of one person is a chip that can be taken away, and no session is said', async () => {
  const sent = showList(`/admin/mentors/sessions?userId=${MENTEE}`, [])
  expect(await screen.findByText('No session fits.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'One person alone: take the filter away' })).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Progress' }), { target: { value: 'held' } })
  const query = { state: 'held', userId: MENTEE, page: 1 } as const
  await vi.waitFor(() => expect(sent.at(-1)?.url).toBe(urlOf(managedBookings.list, { query })))
})

function showRecord(words = en) {
  const api = fakeApi().answer(managedBookings.get, RECORD)
  showSignedIn(<SessionRecordPage />, { user: AN_OWNER, words, api, path: `/admin/mentors/sessions/${ID}` })
}

test('one session says who, when and why, what paid for it, and everything that happened', async () => {
  showRecord()
  expect(await screen.findByText('1 Jun 2026, 11:00 am to 11:45 am IST', { exact: false })).toBeTruthy()
  const links = ['Riya Iyer', 'Ananya Rao', 'Season plan', 'by Ananya Rao', '₹500'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual([
    `/admin/users/${MENTEE}`,
    `/admin/users/${MENTOR}`,
    `/admin/payments/${ID}`,
    `/admin/users/${MENTOR}`,
    `/admin/payments/${ID}`,
  ])
  for (const words of [
    'I am ill.',
    'Mentoring session accepted',
    'Mail to the mentee: Ananya agreed',
    'could not be sent · 550 no such box',
    'Told the mentee in the app: Ananya agreed',
    'The mentee wrote a message',
    'Refund: failed at the bank',
    'Called her. · by Asha Desai',
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

test('support takes the sessions of a filter as a file; for a large one an owner is asked', async () => {
  const api = fakeApi()
    .answer(managedBookings.list, { data: [ROW], page: 1, limit: 50, total: 1 })
    .refuse(managedBookings.csv, 'EXPORT_NEEDS_SECOND', { max: 1_000 })
    .answer(managedBookings.askExport, { message: 'An owner is asked.' })
  const path = '/admin/mentors/sessions?state=cancelled'
  const sent = showSignedIn(<ManagedSessionsPage />, { user: AN_OWNER, words: en, path, api })
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'What it is for' }), {
    target: { value: 'The audit of the year' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Ask an owner' }))
  await vi.waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      url: urlOf(managedBookings.askExport, { query: { state: 'cancelled' } }),
      body: { reason: 'The audit of the year' },
    }),
  )
})

test('in Hindi too', async () => {
  showRecord(hi)
  expect(await screen.findByText('छात्र ने संदेश लिखा')).toBeTruthy()
})

test('a session that is not there is said, under a heading', async () => {
  const api = fakeApi().refuse(managedBookings.get, 'NOT_FOUND')
  showSignedIn(<SessionRecordPage />, { user: AN_OWNER, words: en, api, path: `/admin/mentors/sessions/${ID}` })
  expect(await screen.findByText('There is no such session')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Session' })).toBeTruthy()
})
