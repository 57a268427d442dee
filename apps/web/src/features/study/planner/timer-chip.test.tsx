import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { TimerChip } from './timer-chip.tsx'
import { storeTimer, type TimerState } from './timer-state.ts'

const TIMER: TimerState = {
  title: 'Optics',
  chapterKey: null,
  subject: null,
  sessionId: null,
  minutes: 25,
  runningSince: null,
  elapsedMs: 60_000,
  key: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0001',
}

test('a timer stands in the bar and leads to where it is stopped, and in the title while it runs', async () => {
  document.title = 'Home | Sopaan'
  showSignedIn(<TimerChip planner="/planner" />, { words: en, api: fakeApi() })
  expect(screen.queryByRole('link')).toBeNull()
  act(() => storeTimer(TIMER))
  expect(screen.getByRole('link', { name: /Focus timer: Optics\s*24:00/ }).getAttribute('href')).toBe('/planner#timer')
  expect(document.title).toBe('Home | Sopaan')
  // Begun an hour ago on this device: it has run out, and never below nothing.
  act(() => storeTimer({ ...TIMER, runningSince: Date.now() - 3_600_000 }))
  expect(document.title).toBe('0:00 · Home | Sopaan')
  act(() => storeTimer(undefined))
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.title).toBe('Home | Sopaan')
})
