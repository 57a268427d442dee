import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { runBlocking } from '#web/blocking.ts'
import { runClearOldPassword } from '#web/clear-old-password.ts'
import { pass } from '#web/testing/signed-out.tsx'
import { Button } from '#web/ui/button.tsx'
import { Preparing } from '#web/ui/preparing.tsx'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { HomeNotices } from './home-notices.tsx'
import { RequestOverlay } from './request-overlay.tsx'
import { runHomeNotices } from './run-home-notices.ts'
import { runLate } from './run-late.ts'
import { runOpening } from './run-opening.ts'
import { runSplash } from './run-splash.ts'
import { ScriptNotice } from './script-notice.tsx'
import { Splash } from './splash.tsx'
import { Toaster } from './toaster.tsx'
import { useStoredNotice } from './use-stored-notice.ts'

const root = document.documentElement

beforeEach(() => void vi.useFakeTimers())

const inEnglish = (part: React.ReactNode) => <WordsProvider words={en}>{part}</WordsProvider>

test('R90, R92 to R96: the opening screen has the name, the tagline, a bar and its five lines', () => {
  const { container } = render(inEnglish(<Splash />))
  expect(screen.getByText('Sopaan')).toBeTruthy()
  expect(screen.getByText('Your Gateway to Academic Excellence')).toBeTruthy()
  expect(container.querySelector('.splash-bar')).not.toBeNull()
  expect([...container.querySelectorAll('.splash-lines p')].map((line) => line.textContent)).toEqual([
    'Unlocking knowledge vault...',
    'Setting up your learning desk...',
    'Fueling mentorship engine...',
    'Securing academic network...',
    'Preparing your digital campus...',
  ])
})

test('R91, R97, R415, R416: a line stays 2.2 s, the screen goes 0.8 s after the load, once a browser session', () => {
  runSplash()
  const shown = [root.dataset.splash]
  for (let at = 0; at < 5; at += 1) {
    vi.advanceTimersByTime(2_199)
    expect(root.dataset.splash).toBe(shown.at(-1))
    vi.advanceTimersByTime(1)
    shown.push(root.dataset.splash)
  }
  expect(shown).toEqual(['0', '1', '2', '3', '4', '0'])
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(799)
  expect(root.dataset.splash).toBe('0')
  vi.advanceTimersByTime(1)
  expect(root.dataset.splash).toBeUndefined()
  runSplash()
  expect(root.dataset.splash).toBeUndefined()
})

test('R112, R417: the sign-in pages are covered for half a second', () => {
  runOpening()
  vi.advanceTimersByTime(499)
  expect(root.dataset.opening).toBe('true')
  vi.advanceTimersByTime(1)
  expect(root.dataset.opening).toBeUndefined()
})

test('R100 to R102: the loader says what is being prepared', () => {
  render(inEnglish(<Preparing />))
  expect(screen.getByRole('status').textContent).toBe(
    'Preparing Your ExperienceLoading resources...Optimizing your journey',
  )
})

test('R103: while a request that nothing may happen beside is on its way, the page says "Please wait..."', async () => {
  render(inEnglish(<RequestOverlay />))
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = runBlocking(() => promise)
  await act(() => vi.advanceTimersByTimeAsync(299))
  expect(screen.queryByText('Please wait...')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('Please wait...')).toBeTruthy()
  await act(async () => {
    resolve()
    await done
  })
  expect(screen.queryByText('Please wait...')).toBeNull()
})

function StoredNotice() {
  useStoredNotice()
  return <Toaster />
}

test('R418: the notice of the page before is shown once, for three seconds', async () => {
  sessionStorage.setItem('notice', 'You are signed out.')
  render(inEnglish(<StoredNotice />))
  const leaving = () => screen.getByText('You are signed out.').closest('.toast-leaves')
  await pass(2_990)
  expect(leaving()).toBeNull()
  await pass(20)
  expect(leaving()).not.toBeNull()
  await pass(1_500)
  expect(screen.queryByText('You are signed out.')).toBeNull()
  expect(sessionStorage.getItem('notice')).toBeNull()
})

test('R418: the first page, which is sent without React, shows that notice for three seconds too, once', () => {
  sessionStorage.setItem('notice', 'You are signed out.')
  document.body.innerHTML = renderToString(inEnglish(<HomeNotices />))
  const place = document.querySelector('[data-notice]')
  runHomeNotices()
  vi.advanceTimersByTime(2_999)
  expect(place?.textContent).toBe('You are signed out.')
  vi.advanceTimersByTime(1)
  expect(place?.textContent).toBe('')
  expect(sessionStorage.getItem('notice')).toBeNull()
})

test('R99: a page whose scripts are off or do not come says so, and one whose scripts came does not', () => {
  const served = document.createElement('div')
  served.innerHTML = renderToString(inEnglish(<ScriptNotice />))
  document.body.append(served)
  expect(served.querySelector('noscript')?.innerHTML).toContain('This page needs JavaScript.')
  const late = served.querySelector<HTMLElement>('[data-late]')
  expect(late?.textContent).toContain('This is taking long. Check your connection.')
  runLate()
  vi.advanceTimersByTime(14_999)
  expect(late?.hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(late?.hidden).toBe(false)
  served.remove()
  render(inEnglish(<ScriptNotice />))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R149, R152: a button that needs the scripts cannot be pressed before they have come', () => {
  const handlePress = vi.fn()
  const button = (
    <Button type="submit" needsScript onClick={handlePress}>
      Sign In
    </Button>
  )
  expect(renderToString(button)).toContain('disabled=""')
  render(button)
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(handlePress).toHaveBeenCalledTimes(1)
})

test('R142, C3: a password that an earlier form kept in clear goes at start', () => {
  localStorage.setItem('password', 'hunter2')
  localStorage.setItem('email', 'asha@example.org')
  runClearOldPassword()
  expect({ ...localStorage }).toEqual({ email: 'asha@example.org' })
})
