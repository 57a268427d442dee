import { mocks } from '@sopaan/contract/mocks'
import { planner } from '@sopaan/contract/planner'
import { sessions } from '@sopaan/contract/sessions'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import ProgressPage from './progress-page.tsx'

const words = en.mocks
const NO_LOG: DataOf<typeof mocks.list> = { mocks: [], mistakes: [] }
const show = (overview: DataOf<typeof planner.find>, log = NO_LOG) => {
  // Monday noon in India.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:30:00.000Z') })
  showSignedIn(<ProgressPage />, {
    words: en,
    path: '/mentee-dashboard/progress',
    api: fakeApi().answer(planner.find, overview).answer(sessions.list, { sessions: [] }).answer(mocks.list, log),
  })
}

test('hours are summed by weeks of India, the running one first', async () => {
  const finished = [
    { day: '2026-11-23', minutes: 90 },
    { day: '2026-11-22', minutes: 60 },
    { day: '2026-11-16', minutes: 45 },
  ]
  show({ ...aPlanner(), finished })
  const items = (await screen.findByRole('heading', { name: words.hoursTitle })).parentElement?.querySelectorAll('li')
  const weeks = [...(items ?? [])].map((item) => item.textContent ?? '')
  expect(weeks).toHaveLength(8)
  // 90 minutes are 1.5 hours; 60 and 45 of the week before are 1.75, written 1.8.
  expect(weeks[0]).toContain(words.hours('1.5'))
  expect(weeks[1]).toContain(words.hours('1.8'))
})

test('without a record the page says what to begin with', async () => {
  show({ ...aPlanner(), settings: null })
  expect((await screen.findByRole('link', { name: words.setUp })).getAttribute('href')).toBe(
    '/mentee-dashboard/tools/study-planner',
  )
  expect(screen.getByText(words.hoursNone)).toBeTruthy()
  expect(await screen.findByText(words.noMocks)).toBeTruthy()
})
