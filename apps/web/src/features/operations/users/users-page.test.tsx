import { urlOf } from '@sopaan/contract/client'
import { filterActions } from '@sopaan/contract/filter-actions'
import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { managedUsers } from '@sopaan/contract/managed-users'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import UsersPage from './users-page.tsx'

const personOf = (at: number, change: Partial<ManagedUserRow> = {}): ManagedUserRow => ({
  _id: `0190a2f4-7d3b-4c55-8e21-${String(at).padStart(12, '0')}`,
  fullName: `Person ${at}`,
  email: `person${at}@example.org`,
  role: 'mentee',
  staffRoles: [],
  status: 'active',
  isVerified: true,
  hasTwoFactor: false,
  createdAt: '2026-11-20T19:00:00.000Z',
  lastLoginAt: null,
  language: 'en',
  studyClass: null,
  homeState: null,
  plan: null,
  paidPaise: 0,
  ...change,
})

type Changed = DataOf<typeof managedUsers.deactivate>

function show(people: ManagedUserRow[], path = '/admin/users', changed: Changed = { changed: [], skipped: [] }) {
  const total = people.length
  const api = fakeApi()
    .answer(managedUsers.list, { data: people, total, page: { page: 1, limit: 50, total } })
    .answer(managedUsers.deactivate, changed)
    .answer(managedUsers.reactivate, changed)
    .answer(managedUsers.changeRoles, changed)
  showSignedIn(<UsersPage />, { user: AN_OWNER, words: en, path, api })
  return api
}
const table = () => within(screen.getByRole('table', { hidden: true }))
const tick = (name: string) => fireEvent.click(table().getByLabelText(name))

test('people are shown with role, state and the day in India their account was made', async () => {
  show([personOf(1, { isVerified: false, hasTwoFactor: true })])
  await screen.findByText('1 person')
  // 19:00 UTC is half past midnight of the next day in India.
  for (const words of ['Person 1', 'person1@example.org', 'Mentee', 'Active', 'E-mail: Not proven', '21 Nov 2026'])
    expect(table().getByText(words)).toBeTruthy()
})

test('plan and what was paid stand beside each person; class, State, language and the last sign-in once they are wanted', async () => {
  const facts = { plan: { en: 'Season' }, paidPaise: 2_49_900, studyClass: '12', homeState: 'Bihar' } as const
  show([personOf(1, facts)])
  await screen.findByText('1 person')
  const heads = () =>
    table()
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent?.replace(/[↑↓]/, '').trim())
  expect(heads()).toEqual(expect.arrayContaining(['Person', 'Plan', 'Paid', 'Status', 'Made (IST)']))
  expect(heads()).not.toContain('Home State')
  for (const text of ['Season', '₹2,499']) expect(table().getByText(text)).toBeTruthy()
  for (const name of ['Class', 'Home State', 'Language', 'Last sign-in (IST)'])
    fireEvent.click(table().getByLabelText(name, { selector: 'input' }))
  for (const text of ['Class 12', 'Bihar', 'English']) expect(table().getByText(text)).toBeTruthy()
  expect(table().getByRole('link', { name: 'Home State', hidden: true }).getAttribute('href')).toContain(
    'sort=homeState',
  )
})

test('the address is the filter that is asked for; what cannot be one is left out', async () => {
  const api = show([], '/admin/users?q=asha&role=mentor&status=gone&verified=true&from=soon&sort=fullName&page=2')
  expect(await screen.findByText('Nobody fits.')).toBeTruthy()
  const query = { q: 'asha', role: 'mentor', verified: true, sort: 'fullName', page: 2 } as const
  expect(api.sent(managedUsers.list)).toMatchObject([{ url: urlOf(managedUsers.list, { query }) }])
})

test('what is left empty does not stand in the address of a filter', async () => {
  show([personOf(1)], '/admin/users?sort=fullName')
  await screen.findByText('1 person')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: ' asha ' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'mentor' } })
  await waitFor(() =>
    expect(table().getByRole('link', { name: 'Plan', hidden: true }).getAttribute('href')).toBe(
      '/admin/users?sort=plan&q=asha&role=mentor',
    ),
  )
})

test('those chosen are put to sleep with a reason, and undone are exactly those who were', async () => {
  const [one, two] = [personOf(1), personOf(2)]
  const api = show([one, two], '/admin/users', {
    changed: [{ _id: one._id, role: 'mentee' }],
    skipped: [{ _id: two._id, why: 'gone' }],
  })
  await screen.findByText('2 people')
  tick('Choose everybody on this page')
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }))
  const submit = () => fireEvent.submit(screen.getByLabelText('Reason').closest('form') ?? document.body)
  submit()
  expect(await screen.findByText('Write the reason')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Test accounts' } })
  submit()
  expect(await screen.findByText('Deactivated: 1 · deleted meanwhile: 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(api.sent(managedUsers.reactivate)).toHaveLength(1))
  const asleep = { ids: [one._id, two._id], confirmed: 2, reason: 'Test accounts' }
  expect(api.sent(managedUsers.deactivate).map(({ body }) => body)).toEqual([asleep])
  expect(api.sent(managedUsers.reactivate).map(({ body }) => body)).toEqual([{ ids: [one._id], confirmed: 1 }])
})

test('above twenty people nothing is sent before the number was typed', async () => {
  const people = Array.from({ length: 21 }, (_, at) => personOf(at + 1))
  const api = show(people)
  await screen.findByText('21 people')
  tick('Choose everybody on this page')
  fireEvent.click(screen.getByRole('button', { name: 'Change role' }))
  const field = screen.getByLabelText('Type 21 to confirm')
  fireEvent.change(field, { target: { value: '20' } })
  fireEvent.submit(field.closest('form') ?? document.body)
  expect(await screen.findByText('That is not it')).toBeTruthy()
  expect(api.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  fireEvent.change(field, { target: { value: '21' } })
  fireEvent.submit(field.closest('form') ?? document.body)
  await waitFor(() => expect(api.sent(managedUsers.changeRoles)).toHaveLength(1))
})

test('the own account is left out of what is chosen', async () => {
  const own = personOf(1, { _id: AN_OWNER._id, role: 'admin', fullName: AN_OWNER.fullName })
  show([own, personOf(2)])
  await screen.findByText('2 people')
  tick('Choose everybody on this page')
  expect(screen.getByText('1 chosen · Your own account is left out.')).toBeTruthy()
})

test('all of a filter are meant once all of its page are ticked, and the number is typed', async () => {
  const api = fakeApi()
    .answer(managedUsers.list, {
      data: [personOf(1), personOf(2)],
      total: 233,
      page: { page: 1, limit: 50, total: 233 },
    })
    .answer(filterActions.list, [])
    .answer(filterActions.start, { _id: personOf(9)._id })
  showSignedIn(<UsersPage />, { user: AN_OWNER, words: en, path: '/admin/users?role=mentee', api })
  await screen.findByText('233 people')
  tick('Choose Person 1')
  expect(screen.queryByRole('button', { name: 'Select all 233 of this filter' })).toBeNull()
  tick('Choose Person 2')
  fireEvent.click(screen.getByRole('button', { name: 'Select all 233 of this filter' }))
  expect(screen.getByText('All 233 of this filter')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  const typed = await screen.findByLabelText('Type 233 to confirm')
  fireEvent.change(typed, { target: { value: '23' } })
  fireEvent.submit(typed)
  expect(await screen.findByText('That is not it')).toBeTruthy()
  fireEvent.change(typed, { target: { value: '233' } })
  fireEvent.submit(typed)
  await waitFor(() =>
    expect(api.sent(filterActions.start)).toMatchObject([
      {
        body: { list: 'users', filter: { role: 'mentee' }, action: { kind: 'signOut' }, confirmed: 233 },
      },
    ]),
  )
})

test('how far an action on a filter is, and what came of it, stands above the list', async () => {
  const action = {
    _id: personOf(9)._id,
    list: 'users' as const,
    kind: 'deactivate' as const,
    createdAt: '2026-11-20T19:00:00.000Z',
    total: 233,
  }
  const skipped = [{ why: 'staff' as const, count: 3 }]
  const api = fakeApi()
    .answer(managedUsers.list, { data: [], total: 0, page: { page: 1, limit: 50, total: 0 } })
    .answer(filterActions.list, [{ ...action, state: 'running', changed: 97, skipped }])
    .answer(filterActions.stop, { message: '' })
  showSignedIn(<UsersPage />, { user: AN_OWNER, words: en, path: '/admin/users', api })
  expect(await screen.findByText('100 of 233 done · staff, whom owners look after: 3')).toBeTruthy()
  api.answer(filterActions.list, [{ ...action, state: 'stopped', changed: 97, skipped }])
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(
    await screen.findByText('Stopped after 100 of 233 · 97 changed · staff, whom owners look after: 3'),
  ).toBeTruthy()
})
