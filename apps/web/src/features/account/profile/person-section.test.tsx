import { users } from '@sopaan/contract/users'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { ParentSection } from './parent-section.tsx'
import { PersonSection } from './person-section.tsx'

test('the month of birth is read back before it is kept, because it decides what one may buy', async () => {
  const user = { ...A_MENTEE, birthMonth: null, ageBand: 'unknown' as const }
  const api = fakeApi().answer(users.updateMe, { user })
  showSignedIn(<PersonSection user={user} />, { user, words: en, api })
  fireEvent.change(await screen.findByLabelText('Month of birth'), { target: { value: '2011-04' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const question = within(await screen.findByRole('dialog', { name: 'Born in April 2011. Is this right?' }))
  expect(api.sent(users.updateMe)).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Let me correct it' }))
  fireEvent.change(screen.getByLabelText('Month of birth'), { target: { value: '2001-04' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, save it' }))
  await waitFor(() => expect(api.sent(users.updateMe)).toHaveLength(1))
  expect(api.sent(users.updateMe)[0]?.body).toMatchObject({ birthMonth: '2001-04' })
})

test('a slip in the month of birth is corrected once, for a week, and read back again', async () => {
  const user = { ...A_MENTEE, birthMonthOpenUntil: '2026-12-06T10:00:00.000Z' }
  const api = fakeApi().answer(users.updateMe, { user: { ...user, birthMonthOpenUntil: null } })
  showSignedIn(<PersonSection user={user} />, { user, words: en, api })
  expect(await screen.findByText('Wrong? You can correct it once, until 6 Dec 2026.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Month of birth'), { target: { value: '2006-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const question = within(await screen.findByRole('dialog', { name: 'Born in January 2006. Is this right?' }))
  expect(question.getByText(/^You can correct it this once\./)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Yes, save it' }))
  await waitFor(() => expect(api.sent(users.updateMe)[0]?.body).toMatchObject({ birthMonth: '2006-01' }))
})

test('what else is changed is kept without a question', async () => {
  const api = fakeApi().answer(users.updateMe, { user: A_MENTEE })
  showSignedIn(<PersonSection user={A_MENTEE} />, { words: en, api })
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.sent(users.updateMe)).toHaveLength(1))
})

test('once a parent agreed the profile says that, and no longer that it waits', async () => {
  const user = {
    ...A_MENTEE,
    ageBand: 'minor' as const,
    parent: { state: 'confirmed' as const, email: 'p@example.org', waitsFor: null },
  }
  showSignedIn(<ParentSection user={user} />, { user, words: en })
  expect(await screen.findByText(/^Your parent has agreed\./)).toBeTruthy()
  expect(screen.queryByText(/wait for a parent/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a child who asked a parent reads what is waited for, and what asking again does', async () => {
  const parent = { state: 'asked' as const, email: 'mother@example.org', waitsFor: 'proof' as const }
  const user = { ...A_MENTEE, ageBand: 'minor' as const, parent }
  showSignedIn(<ParentSection user={user} />, { user, words: en })
  expect(await screen.findByText(/^mother@example.org said yes\. Now your parent pays ₹1 that comes back/)).toBeTruthy()
  expect(screen.getByText(/the link before then stops working/)).toBeTruthy()
  cleanup()
  const unasked = { ...user, parent: { state: 'none' as const, email: null, waitsFor: null } }
  showSignedIn(<ParentSection user={unasked} />, { user: unasked, words: en })
  expect(await screen.findByRole('button', { name: 'Ask for consent' })).toBeTruthy()
  expect(screen.queryByText(/the link before then stops working/)).toBeNull()
})
