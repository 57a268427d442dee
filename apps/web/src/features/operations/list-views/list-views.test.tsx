import { type ListView, listViews } from '@sopaan/contract/list-views'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { ListViews } from './list-views.tsx'

const ID = '0190a2f4-7d3b-4c55-8e21-000000000001'
const viewOf = (change: Partial<ListView> = {}): ListView => ({
  _id: ID,
  name: 'Mentors asleep',
  search: 'role=mentor&status=deactivated',
  isShared: false,
  sharedBy: null,
  ...change,
})

function show(views: ListView[], path: string, user = AN_OWNER, shown: Record<string, string> = {}) {
  const api = fakeApi()
    .answer(listViews.list, views)
    .answer(listViews.save, { _id: ID })
    .answer(listViews.remove, { message: '' })
  showSignedIn(<ListViews list="users" shown={shown} />, { user, words: en, path, api })
  return api
}

test('what is shown is saved with its filters, order and hidden columns, and without its page', async () => {
  localStorage.setItem('hiddenColumns', JSON.stringify({ users: ['seen', 'email'] }))
  const api = show([], '/admin/users?status=deactivated&page=3&role=mentor')
  fireEvent.click(await screen.findByRole('button', { name: 'Save view' }))
  fireEvent.change(screen.getByLabelText('Name of the view'), { target: { value: 'Mentors asleep' } })
  fireEvent.click(screen.getByLabelText('Show it to all colleagues who work with this list'))
  fireEvent.submit(screen.getByLabelText('Name of the view'))
  await waitFor(() =>
    expect(api.sent(listViews.save)[0]?.body).toEqual({
      list: 'users',
      name: 'Mentors asleep',
      search: 'hide=email.seen&role=mentor&status=deactivated',
      isShared: true,
    }),
  )
})

test('the view that the address opens is marked in whatever order it says it, and can be removed', async () => {
  const api = show([viewOf()], '/admin/users?status=deactivated&role=mentor&page=2')
  const link = await screen.findByRole('link', { name: 'Mentors asleep' })
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Standard' }).getAttribute('aria-current')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Remove the view Mentors asleep' }))
  await waitFor(() => expect(api.sent(listViews.remove)[0]?.url).toContain(ID))
})

test('a view that a colleague shares says whose it is, and only owners may remove it', async () => {
  show([viewOf({ isShared: true, sharedBy: 'Asha Desai' })], '/admin/users?role=mentor&status=deactivated', {
    ...AN_OWNER,
    staffRoles: ['support'],
  })
  expect((await screen.findByRole('link', { name: /Mentors asleep/ })).textContent).toContain('by Asha Desai')
  expect(screen.queryByRole('button', { name: /Remove the view/ })).toBeNull()
})

test('where the address only says which list of its page is shown, the standard view is marked and stays with that list', async () => {
  show([], '/admin/messages?of=grievances&page=2', AN_OWNER, { of: 'grievances' })
  const standard = await screen.findByRole('link', { name: 'Standard' })
  expect(standard.getAttribute('aria-current')).toBe('page')
  expect(standard.getAttribute('href')).toContain('?of=grievances')
})

test('a filter of a list beside another one leaves its standard view unmarked', async () => {
  show([], '/admin/messages?of=grievances&state=all', AN_OWNER, { of: 'grievances' })
  expect((await screen.findByRole('link', { name: 'Standard' })).getAttribute('aria-current')).toBe(null)
})
