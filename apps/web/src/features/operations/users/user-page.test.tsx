import { accountHelp } from '@sopaan/contract/account-help'
import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { managedUsers } from '@sopaan/contract/managed-users'
import { paths } from '@sopaan/contract/paths'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import UserPage from './user-page.tsx'

const AT = '2026-11-20T19:00:00.000Z'
const ID = '0190a2f4-7d3b-4c55-8e21-000000000001'
const PERSON: ManagedUserDetail = {
  _id: ID,
  fullName: 'Kiran Roa',
  email: 'kiran@example.org',
  role: 'mentee',
  staffRoles: [],
  status: 'active',
  isVerified: true,
  hasTwoFactor: false,
  createdAt: AT,
  lastLoginAt: null,
  studyClass: null,
  homeState: null,
  plan: null,
  paidPaise: 0,
  phone: null,
  language: 'en',
  ageBand: 'adult',
  parentState: 'none',
  deactivation: null,
  deletedAt: null,
  lockTimeLeft: null,
  signIns: [],
  purchases: [],
  bookings: [],
  feedback: [],
  counts: { purchases: 0, feedback: 0, bookings: 0, bookingsAhead: 0 },
  history: [],
  steps: [],
  notes: [],
  erasure: null,
}
const DONE = { message: 'Done.' }

function show(change: Partial<ManagedUserDetail> = {}) {
  const api = fakeApi()
    .answer(managedUsers.get, { ...PERSON, ...change })
    .answer(accountHelp.correct, DONE)
    .answer(accountHelp.sendResetLink, DONE)
    .answer(accountHelp.requestErasure, DONE)
    .answer(accountHelp.confirmErasure, DONE)
    .answer(accountHelp.addNote, { _id: ID })
  showSignedIn(<UserPage />, {
    user: AN_OWNER,
    words: en,
    path: `/admin/users/${ID}`,
    api,
  })
  return api
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a misspelt name is corrected with a reason, and nothing is sent without one', async () => {
  const api = show()
  await screen.findByRole('heading', { name: 'Kiran Roa' })
  press('Correct name or e-mail')
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Kiran Rao' } })
  press('Correct it')
  expect(await screen.findByText('Write the reason')).toBeTruthy()
  expect(api.sent(accountHelp.correct)).toEqual([])
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Misspelt' } })
  press('Correct it')
  await waitFor(() =>
    expect(api.sent(accountHelp.correct).map(({ body }) => body)).toEqual([
      { fullName: 'Kiran Rao', email: 'kiran@example.org', reason: 'Misspelt' },
    ]),
  )
})

test('what is done most stands by the name, what touches a whole account by itself, and the rest in one menu', async () => {
  show()
  await screen.findByRole('heading', { name: 'Kiran Roa' })
  const menu = within(screen.getByRole('list', { name: 'More', hidden: true }))
  expect(menu.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Change role',
    'Staff roles',
    'Sign out everywhere',
    'Deactivate',
  ])
  for (const name of [
    'Correct name or e-mail',
    'Send a link for a new password',
    'View as this person',
    'Erase on request',
  ])
    expect([name, menu.queryByRole('button', { name, hidden: true })]).toEqual([name, null])
  const account = screen.getByRole('heading', { name: 'Data and account' }).parentElement ?? document.body
  expect(
    within(account)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['View as this person', 'Erase on request'])
  fireEvent.click(menu.getByRole('button', { name: 'Deactivate', hidden: true }))
  expect(within(screen.getByRole('dialog')).getByLabelText('Reason')).toBeTruthy()
})

test('a link for a new password is sent by one press', async () => {
  const api = show()
  await screen.findByRole('heading', { name: 'Kiran Roa' })
  press('Send a link for a new password')
  await waitFor(() => expect(api.sent(accountHelp.sendResetLink)).toHaveLength(1))
})

test('whoever asked for erasing waits for another admin, who is asked once more before anything happens', async () => {
  const erasure = { ground: 'person', reason: 'Message M-000012', at: AT, by: 'Asha Rao', isOwn: true } as const
  show({ erasure })
  expect(await screen.findByText('You asked for it, so another admin has to confirm it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm and delete' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Erase on request' })).toBeNull()
})

test('the second admin confirms erasing', async () => {
  const api = show({ erasure: { ground: 'person', reason: 'Message M-000012', at: AT, by: 'Asha Rao', isOwn: false } })
  expect(await screen.findByText('Message M-000012')).toBeTruthy()
  press('Confirm and delete')
  expect(api.sent(accountHelp.confirmErasure)).toEqual([])
  const question = (await screen.findByText('Delete this account?')).closest('dialog') ?? document.body
  fireEvent.click(within(question).getByText('Confirm and delete'))
  await waitFor(() => expect(api.sent(accountHelp.confirmErasure)).toHaveLength(1))
})

test('a note is written down, and an empty one is not', async () => {
  const api = show({ notes: [{ _id: ID, at: AT, by: null, text: 'Called twice' }] })
  expect(await screen.findByText('Called twice')).toBeTruthy()
  press('Add the note')
  expect(await screen.findByText('Write the note first')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Wants a call' } })
  press('Add the note')
  await waitFor(() => expect(api.sent(accountHelp.addNote).map(({ body }) => body)).toEqual([{ text: 'Wants a call' }]))
})

test('what happened around a person stands in one line of time, leads to what it is about, and is narrowed to a part', async () => {
  const step = {
    _id: ID,
    at: AT,
    purchaseId: null,
    item: null,
    name: null,
    state: null,
    amountPaise: null,
    text: null,
    by: null,
  }
  show({
    steps: [
      { ...step, kind: 'grievance', name: 'G-2026-000012', state: 'open', text: 'No answer' },
      { ...step, kind: 'refund', purchaseId: ID, state: 'failed', amountPaise: 166_600 },
      { ...step, kind: 'mail', name: 'purchase-paid', state: 'sent' },
      { ...step, kind: 'note', text: 'Asked twice by phone.', by: { _id: ID, name: 'Rahul' } },
    ],
  })
  expect(await screen.findByText('Grievance G-2026-000012: open')).toBeTruthy()
  expect(screen.getByText('Refund failed at the bank, ₹1,666')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'The refund' }).getAttribute('href')).toBe(paths.refundsOf(ID))
  expect(screen.getByText('Note by Rahul')).toBeTruthy()
  press('Money')
  expect(screen.queryByText('Note by Rahul')).toBeNull()
  expect(screen.getByText('Refund failed at the bank, ₹1,666')).toBeTruthy()
  press('Sessions')
  expect(screen.getByText('Nothing of that yet.')).toBeTruthy()
})
