import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { vi } from 'vitest'
import AuthLayout from '#web/layouts/auth.tsx'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { type FakeApi, type FakeRequest, fakeApi } from './fake-api.ts'

/**
 * Shows a sign-in page in its frame to somebody signed out, before a server; tells what was sent.
 * @param state  what the browser's history keeps with the page, as after a reload
 */
export function showSignedOut(
  Page: () => ReactNode,
  { path, state, api = fakeApi() }: { path: string; state?: unknown; api?: FakeApi },
): readonly FakeRequest[] {
  api.listen()
  const Stub = createRoutesStub([
    {
      Component: () => (
        <WordsProvider words={en}>
          <AuthLayout />
        </WordsProvider>
      ),
      children: [
        { path, Component: Page },
        { path: '/login', Component: () => <p>The sign-in page</p> },
        { path: '/mentee-dashboard', Component: () => <p>The dashboard</p> },
      ].filter((route, at, all) => all.findIndex((each) => each.path === route.path) === at),
    },
  ])
  const [pathname = path, hash = ''] = path.split('#')
  render(<Stub initialEntries={[{ pathname, hash, state }]} />)
  return api.requests
}

/** A step in which the page may draw itself, ms. */
const STEP_MS = 250

/** Lets time pass on the fake clock, in steps between which the page draws itself and starts timers of its own. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
}
