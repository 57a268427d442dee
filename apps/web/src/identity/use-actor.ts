import type { User } from '@sopaan/contract/users'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { actorQuery, NoUserInAnswer } from './actor.queries.ts'

/**
 * Where the question who is signed in stands. `unreachable`: nobody knows, because the server did not answer, or answered
 * without a user; `failedAt` tells one failure from the next, ms.
 */
export type ActorState =
  | { state: 'checking' }
  | { state: 'unreachable'; why: 'no-answer' | 'no-user'; failedAt: number; retry: () => void }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: User }

/** Who is signed in. On the server and until the first answer it is `checking`. */
export function useActor(): ActorState {
  const { data, isPending, refetch, error, errorUpdatedAt } = useQuery(actorQuery)
  if (data) return { state: 'signed-in', user: data }
  if (data === null) return { state: 'signed-out' }
  if (isPending) return { state: 'checking' }
  const why = error instanceof NoUserInAnswer ? 'no-user' : 'no-answer'
  return { state: 'unreachable', why, failedAt: errorUpdatedAt, retry: () => void refetch() }
}

/**
 * The person whom the guard of a dashboard let in. What stands inside reads this and not the question who is there: a
 * sign-out in the middle of a rendering would answer that one differently above and below.
 */
export const SignedInContext = createContext<User | undefined>(undefined)

/** The signed-in person, for pages that stand behind the guard of a dashboard. */
export function useSignedIn(): User {
  const user = useContext(SignedInContext)
  if (user === undefined) throw new Error('useSignedIn stands outside of a dashboard')
  return user
}
