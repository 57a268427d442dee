import { feedbacks } from '@sopaan/contract/feedback'
import { notifications } from '@sopaan/contract/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announceListCount } from '#web/features/guidance/choice-lists/list-count.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import DashboardLayout from './dashboard.tsx'

/** The frame of a dashboard opens, on a page that asks for nothing. */
function open(role: 'mentee' | 'mentor') {
  const api = fakeApi()
    .answer(feedbacks.history, [])
    .answer(notifications.list, {
      data: [],
      unread: 0,
      waiting: { choices: 7, sessions: 1 },
      page: { page: 1, limit: 8, total: 0 },
    })
  showSignedIn(<DashboardLayout />, {
    user: { ...A_MENTEE, role },
    words: en,
    path: `/${role}-dashboard`,
    api,
  })
  return api
}

test('R147: a mentee’s feedback history is loaded with the session, whichever page is open', async () => {
  const api = open('mentee')
  await waitFor(() => expect(api.sent(feedbacks.history)).toHaveLength(1))
})

test('R147: a mentor has none, and asks for none', async () => {
  const api = open('mentor')
  await waitFor(() => expect(api.requests.length).toBeGreaterThan(0))
  expect(api.sent(feedbacks.history)).toEqual([])
})

test('the menu says how much is on the list and how many sessions wait, without a request of its own', async () => {
  const api = open('mentee')
  const menus = await screen.findAllByRole('navigation', { name: en.shell.mainNavigation })
  await waitFor(() => expect(screen.getAllByTitle('7 choices').length).toBeGreaterThan(0))
  const rail = within(menus[0] ?? document.body)
  const saysOfList = (text: string) =>
    waitFor(() => expect(rail.getByRole('link', { name: /^My list/ }).textContent).toBe(text))
  await saysOfList('My list7')
  expect(rail.getByRole('link', { name: /^Sessions/ }).textContent).toBe('Sessions1')
  announceListCount(8)
  await saysOfList('My list8')
  announceListCount(0)
  await saysOfList('My list')
  expect(api.sent(notifications.list)).toHaveLength(1)
})
