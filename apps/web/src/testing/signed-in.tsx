import type { User } from '@sopaan/contract/users'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { vi } from 'vitest'
import { useFaultFocus } from '#web/fault-focus.ts'
import { actorQuery, queryClient } from '#web/identity/actor.queries.ts'
import type { Words } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { type Answered, checkAnswer, type FakeApi, fakeApi } from './fake-api.ts'

export type Sent = { method: string; url: string; body: unknown }

/** Somebody of 19 who may do everything a mentee may. */
export const A_MENTEE: User = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33',
  role: 'mentee',
  email: 'asha@example.org',
  fullName: 'Asha Rao',
  profilePic: null,
  feedbacks: [],
  phone: null,
  language: 'en',
  isVerified: true,
  isActive: true,
  createdAt: '2026-06-02T05:30:00.000Z',
  lastLoginAt: null,
  birthMonth: '2007-01',
  ageBand: 'adult',
  parent: { state: 'none', email: null, waitsFor: null },
  pendingEmail: null,
  hasTwoFactor: false,
  mustEnrolTwoFactor: false,
  studentFacts: {
    studyClass: null,
    targetYear: null,
    category: null,
    gender: null,
    isPwd: null,
    hasPassedAat: null,
    homeState: null,
    ranks: {},
  },
}

/**
 * Shows a part of a dashboard to somebody signed in, before a server that answers by path; tells what was sent to it.
 * Nothing of it outlives the test.
 */
export function showSignedIn(
  part: ReactNode,
  {
    user = A_MENTEE,
    words,
    path = '/mentee-dashboard',
    api = fakeApi(),
    answer,
  }: {
    user?: User
    words: Words
    path?: string
    api?: FakeApi
    answer?: (sent: Sent) => Answered | Promise<Answered>
  },
): Sent[] {
  const sent: Sent[] = answer ? [] : (api.requests as Sent[])
  queryClient.clear()
  queryClient.setQueryData(actorQuery.queryKey, user)
  if (!answer) api.listen()
  else
    vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
      const call = { method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined }
      sent.push(call)
      const { status = 200, body: answered, ...rest } = await answer(call)
      checkAnswer(call, { status, body: answered, ...rest })
      return new Response(JSON.stringify(answered), { status })
    })
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => {
        // As the root of the product does.
        useFaultFocus()
        return (
          <QueryClientProvider client={queryClient}>
            <WordsProvider words={words}>{part}</WordsProvider>
          </QueryClientProvider>
        )
      },
    },
  ])
  render(<Stub initialEntries={[path]} />)
  return sent
}
