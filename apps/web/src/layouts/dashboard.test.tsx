import { feedbacks } from '@sopaan/contract/feedback'
import { notifications } from '@sopaan/contract/notifications'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import DashboardLayout from './dashboard.tsx'

const api = fakeApi()
  .answer(feedbacks.history, [])
  .answer(notifications.list, { data: [], unread: 0, page: { page: 1, limit: 8, total: 0 } })
const HISTORY = '/api/v1/mentee/feedbackHistory'

/** The frame of a dashboard opens, on a page that asks for nothing. */
function open(role: 'mentee' | 'mentor') {
  return showSignedIn(<DashboardLayout />, {
    user: { ...A_MENTEE, role },
    words: en,
    path: `/${role}-dashboard`,
    api,
  })
}

test('R147: a mentee’s feedback history is loaded with the session, whichever page is open', async () => {
  const sent = open('mentee')
  await waitFor(() => expect(sent.filter(({ url }) => url === HISTORY)).toHaveLength(1))
})

test('R147: a mentor has none, and asks for none', async () => {
  const sent = open('mentor')
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(sent.map(({ url }) => url)).not.toContain(HISTORY)
})
