import { auth } from '@sopaan/contract/auth'
import { VIEW_AS_COOKIE } from '@sopaan/contract/cookies'
import { type User, users } from '@sopaan/contract/users'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type DataTag, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { clearOwn, isLost, recallUser, storeFor } from '#web/offline/own-store.ts'
import { renewSignIn, reportSignInLost, request } from './browser-request.ts'
import { clearSignInHint, hasSignInHint } from './sign-in-hint.ts'

/** How long an answer counts as fresh, ms: a tab that comes back after that asks again. */
const FRESH_MS = MINUTE_MS

/** Staff read as somebody else. */
const VIEWS = new RegExp(`(?:^|;\\s*)${VIEW_AS_COOKIE}=`)

/** What signed-in pages have asked, in memory; it goes with the page. Nothing is repeated but by the 401 rule. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** The answer to "who am I" names nobody (R217). */
export class NoUserInAnswer extends Error {
  override readonly name = 'NoUserInAnswer'
}

/** Who is signed in; null when nobody is. */
export const actorQuery = queryOptions({ queryKey: ['actor'], queryFn: watchActor })

/** Puts a changed account where every screen reads it. */
export function setCurrentUser(user: User): void {
  storeActor(user)
  queryClient.setQueryData(actorQuery.queryKey, user)
}

/** Asks again, now or when it is next shown, for every query whose key begins with these. */
export function invalidate(...queryKey: readonly unknown[]): Promise<void> {
  return queryClient.invalidateQueries({ queryKey })
}

/** Puts an answer where its page reads it: what was asked before it says what was, and is no longer waited for. */
export async function setWatched<A, E>(queryKey: DataTag<QueryKey, A, E>, answer: NoInfer<A>): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<unknown>(queryKey, answer)
}

/** Forgets the person and everything asked in the person's name. */
export function clearCurrentUser(): void {
  // The query of the actor stays, because screens are listening to it.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== actorQuery.queryKey[0] })
  queryClient.setQueryData(actorQuery.queryKey, null)
}

/** The account behind the cookies, asked anew (R150). @throws {NoUserInAnswer} */
export async function loadActor(): Promise<User> {
  const { data } = await request(users.getMe, {})
  if (data?.user === undefined) throw new NoUserInAnswer()
  setCurrentUser(data.user)
  return data.user
}

/** Whose page stands there and is signed in no more is told before the page goes. */
async function watchActor(): Promise<User | null> {
  const user = await findActor()
  if (user === null && queryClient.getQueryData(['actor']) && (await reportSignInLost())) return findActor()
  return user
}

/** Who is signed in; where nobody can be asked, whoever was when this device was last told. */
async function findActor(): Promise<User | null> {
  if (!hasSignInHint(document.cookie)) return null
  try {
    const user = await fetchActor()
    if (user !== null) storeActor(user)
    return user
  } catch (thrown) {
    const known = isLost(thrown) ? recallUser() : undefined
    if (known === undefined) throw thrown
    return known
  }
}

/** What a person sees is kept on this device; what staff do, and whom they read as, never is. */
function storeActor(user: User): void {
  if (user.role === 'admin' || VIEWS.test(document.cookie)) clearOwn()
  else storeFor(user)
}

async function fetchActor(): Promise<User | null> {
  const { code } = await request(auth.checkSession, {})
  // The access cookie has run out, and the hint says that the refresh cookie may be good (C22).
  if (code !== 200 && !(await renewSignIn())) {
    clearSignInHint()
    return null
  }
  const { data } = await request(users.getMe, {})
  if (data?.user === undefined) throw new NoUserInAnswer()
  return data.user
}
