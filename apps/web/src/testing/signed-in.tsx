import type { User } from '@sopaan/contract/users'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { useFaultFocus } from '#web/fault-focus.ts'
import { actorQuery, queryClient } from '#web/identity/actor.queries.ts'
import { SignedInContext, useActor } from '#web/identity/use-actor.ts'
import type { Words } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { type FakeApi, type FakeRequest, fakeApi } from './fake-api.ts'

/** Somebody of 19 who may do everything a mentee may. */
export const A_MENTEE: User = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33',
  role: 'mentee',
  staffRoles: [],
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
  birthMonthOpenUntil: null,
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

/** An admin who may everything of the staff area. */
export const AN_OWNER: User = { ...A_MENTEE, role: 'admin', staffRoles: ['owner'] }

/** What stands inside is for whoever is signed in at the moment. */
function AsActor({ children }: { children: ReactNode }) {
  const actor = useActor()
  return <SignedInContext value={actor.state === 'signed-in' ? actor.user : undefined}>{children}</SignedInContext>
}

/**
 * Shows a part of a dashboard to somebody signed in, before a server; tells what was sent to it.
 * Nothing of it outlives the test.
 */
export function showSignedIn(
  part: ReactNode,
  {
    user = A_MENTEE,
    words,
    path = '/mentee-dashboard',
    api = fakeApi(),
  }: {
    user?: User
    words: Words
    path?: string
    api?: FakeApi
  },
): readonly FakeRequest[] {
  queryClient.clear()
  queryClient.setQueryData(actorQuery.queryKey, user)
  api.listen()
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => {
        // As the root of the product does.
        useFaultFocus()
        return (
          <QueryClientProvider client={queryClient}>
            <WordsProvider words={words}>
              <AsActor>{part}</AsActor>
            </WordsProvider>
          </QueryClientProvider>
        )
      },
    },
  ])
  render(<Stub initialEntries={[path]} />)
  return api.requests
}
