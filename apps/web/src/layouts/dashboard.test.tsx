import { feedbacks } from '@sopaan/contract/feedback'
import { notifications } from '@sopaan/contract/notifications'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import DashboardLayout from './dashboard.tsx'

/** The frame of a dashboard opens, on a page that asks for nothing. */
function open(role: 'mentee' | 'mentor') {
  const api = fakeApi()
    .answer(feedbacks.history, [])
    .answer(notifications.list, { data: [], unread: 0, page: { page: 1, limit: 8, total: 0 } })
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
