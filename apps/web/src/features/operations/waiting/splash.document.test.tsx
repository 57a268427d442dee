import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { runSplash } from './run-splash.ts'
import { Splash } from './splash.tsx'

const root = document.documentElement

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dispatchEvent(new Event('load'))
  vi.runAllTimers()
  vi.useRealTimers()
  delete root.dataset.splash
})

test('the opening screen shows the name, the tagline and the five lines in the fixed words (R2, R90 to R96)', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <WordsProvider words={en}>
          <Splash />
        </WordsProvider>
      ),
    },
  ])
  const { container } = render(<Stub />)
  expect(screen.getByText('Sopaan')).toBeTruthy()
  expect(screen.getByText('Your Gateway to Academic Excellence')).toBeTruthy()
  expect([...container.querySelectorAll('.splash-lines p')].map((line) => line.textContent)).toEqual([
    'Unlocking knowledge vault...',
    'Setting up your learning desk...',
    'Fueling mentorship engine...',
    'Securing academic network...',
    'Preparing your digital campus...',
  ])
  expect(container.querySelector('.splash-bar')).toBeTruthy()
})

test('its line changes every 2.2 s, round and round, and it goes 0.8 s after the page has loaded (R91, R97, R415, R416)', () => {
  runSplash()
  const lines = [root.dataset.splash]
  for (let at = 0; at < 5; at += 1) {
    vi.advanceTimersByTime(2199)
    expect(root.dataset.splash).toBe(lines.at(-1))
    vi.advanceTimersByTime(1)
    lines.push(root.dataset.splash)
  }
  expect(lines).toEqual(['0', '1', '2', '3', '4', '0'])
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(799)
  expect(root.dataset.splash).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(root.dataset.splash).toBeUndefined()
})

test('it is shown once a browser session', () => {
  runSplash()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(800)
  runSplash()
  expect(root.dataset.splash).toBeUndefined()
})
