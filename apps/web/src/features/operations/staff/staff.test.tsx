import { type Confirmation, type StaffMember, staff } from '@sopaan/contract/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { NotYours } from './not-yours.tsx'
import StaffPage from './staff-page.tsx'

const AT = '2026-11-20T19:00:00.000Z'
const ID = '0190a2f4-7d3b-4c55-8e21-000000000001'
const CLERK: StaffMember = {
  _id: ID,
  fullName: 'Kiran Roa',
  email: 'kiran@example.org',
  staffRoles: ['support'],
  isActive: true,
  hasTwoFactor: true,
  lastLoginAt: null,
  refundedTodayPaise: 250_000,
}
const OWNER: StaffMember = { ...CLERK, _id: AN_OWNER._id, fullName: 'Asha Rao', staffRoles: ['owner'] }
const WAITING: Confirmation = {
  _id: ID,
  kind: 'staff-roles',
  reason: 'She looks after refunds now.',
  at: AT,
  by: 'Binu Roy',
  isOwn: false,
  person: { _id: ID, fullName: 'Kiran Roa', staffRoles: ['support'] },
  staffRoles: ['support', 'finance'],
}

function show(confirmations: Confirmation[] = []) {
  const api = fakeApi()
    .answer(staff.list, { people: [OWNER, CLERK], confirmations })
    .answer(staff.change, { state: 'waiting' })
    .answer(staff.confirm, { message: 'Done.' })
    .answer(staff.withdraw, { message: 'Done.' })
  showSignedIn(<StaffPage />, { user: AN_OWNER, words: en, path: '/admin/staff', api })
  return api
}

test('an owner sees who holds what and asks for other roles with a reason, never for the own', async () => {
  const api = show()
  const [row] = await screen.findAllByRole('row', { name: /Kiran Roa/ })
  expect(row?.textContent).toContain('Support')
  expect(row?.textContent).toContain('₹2,500')
  const open = screen.getAllByRole('button', { name: 'Staff roles: Kiran Roa' })
  expect(screen.queryByRole('button', { name: 'Staff roles: Asha Rao' })).toBeNull()
  fireEvent.click(open[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Finance/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for it' }))
  expect(await dialog.findByText('Write the reason')).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'New in the office.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for it' }))
  expect(await dialog.findByText('Asked. Another owner is told to confirm it.')).toBeTruthy()
  expect(api.sent(staff.change)).toMatchObject([
    { body: { staffRoles: ['support', 'finance'], reason: 'New in the office.' } },
  ])
})

test('what waits says who asked and why, and is confirmed by another', async () => {
  const api = show([WAITING])
  expect(await screen.findByText('would look after: Support, Finance')).toBeTruthy()
  expect(screen.getByText('She looks after refunds now.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(api.sent(staff.confirm)).toHaveLength(1))
})

test('who asked can take it back, not confirm it', async () => {
  const api = show([{ ...WAITING, isOwn: true }])
  fireEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await waitFor(() => expect(api.sent(staff.withdraw)).toHaveLength(1))
})

test('a page of others of the staff says whose it is', () => {
  showSignedIn(<NotYours path="/admin/payments" />, { user: AN_OWNER, words: en, path: '/admin/payments' })
  expect(
    screen.getByText('It is for support or finance or owners. Ask an owner if you need it for your work.'),
  ).toBeTruthy()
})
