import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { vi } from 'vitest'
import AuthLayout from '#web/layouts/auth.tsx'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { checkAnswer, type Answered as FakeAnswer, type FakeApi, fakeApi } from './fake-api.ts'
import type { Sent } from './signed-in.tsx'

/** What a server of a test answers: JSON with a status, or nothing at all. */
export type Answered = FakeAnswer | 'nothing'

/**
 * Shows a sign-in page in its frame to somebody signed out, before a server that answers by path; tells what was sent.
 * @param state  what the browser's history keeps with the page, as after a reload
 */
export function showSignedOut(
  Page: () => ReactNode,
  {
    path,
    state,
    api = fakeApi(),
    answer,
  }: { path: string; state?: unknown; api?: FakeApi; answer?: (sent: Sent) => Answered },
): Sent[] {
  const sent: Sent[] = []
  if (!answer) api.listen()
  else
    vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
      const call = { method, url, body: body === undefined ? undefined : JSON.parse(body) }
      sent.push(call)
      const answered = answer(call)
      if (answered === 'nothing') throw new TypeError('no network')
      checkAnswer(call, answered)
      return new Response(JSON.stringify(answered.body), { status: answered.status ?? 200 })
    })
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
      ].filter((route, at, all) => all.findIndex((each) => each.path === route.path) === at),
    },
  ])
  const [pathname = path, hash = ''] = path.split('#')
  render(<Stub initialEntries={[{ pathname, hash, state }]} />)
  return sent
}

/** A step in which the page may draw itself, ms. */
const STEP_MS = 250

/** Lets time pass on the fake clock, in steps between which the page draws itself and starts timers of its own. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
}
