import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import DashboardLayout from './dashboard.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const HISTORY = '/api/v1/mentee/feedbackHistory'

/** The frame of a dashboard opens, on a page that asks for nothing. */
function open(role: 'mentee' | 'mentor') {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  return showSignedIn(<DashboardLayout />, {
    user: { ...A_MENTEE, role },
    words: en,
    path: `/${role}-dashboard`,
    answer: () => ({ body: { status: 'success', data: [] } }),
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
