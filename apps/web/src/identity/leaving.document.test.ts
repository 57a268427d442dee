import { auth } from '@sopaan/contract/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE } from '#web/testing/signed-in.tsx'

const ORIGIN = 'https://sopaan.test'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.body.innerHTML = ''
  document.documentElement.lang = 'en'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A dashboard page that somebody stands on; each is a new page of the browser. */
async function openPage(path: string, person: typeof A_MENTEE | null = A_MENTEE) {
  const { pathname, search, hash } = new URL(path, ORIGIN)
  const replace = vi.fn()
  vi.stubGlobal('location', { pathname, search, hash, origin: ORIGIN, replace })
  const { actorQuery, queryClient } = await import('./actor.queries.ts')
  queryClient.setQueryData(actorQuery.queryKey, person)
  return { replace, leaving: await import('./leaving.ts'), drafts: await import('./drafts.ts') }
}

test('a sign-in that is lost leads to the site root, once, and the page is remembered with its part (R88, R161)', async () => {
  const { replace, leaving } = await openPage('/mentee-dashboard/profile?a=1#notifications')
  leaving.leaveToSignIn()
  leaving.leaveToSignIn()
  expect(replace.mock.calls).toEqual([['/']])
  expect(sessionStorage.getItem('from')).toBe('/mentee-dashboard/profile?a=1#notifications')
})

test.each([
  ['once', 'You are signed out.'],
  ['twice', 'Still signed in at the server.'],
])('a sign-out whose call fails %s clears the person here, and says what is true (R153)', async (times, notice) => {
  const { replace, leaving } = await openPage('/mentee-dashboard')
  const { actorQuery, queryClient } = await import('./actor.queries.ts')
  const api = fakeApi()
    .inTurn(
      auth.logout,
      (one) => one.refuse(auth.logout, 'UNAVAILABLE', { retryAfterSeconds: 1 }),
      (one) => times === 'once' && one.answer(auth.logout, { message: 'Bye' }),
    )
    .listen()
  await leaving.signOut({ done: 'You are signed out.', failed: 'Still signed in at the server.' })
  expect(replace.mock.calls).toEqual([['/']])
  expect(sessionStorage.getItem('notice')).toBe(notice)
  expect(queryClient.getQueryData(actorQuery.queryKey)).toBeNull()
  expect(api.sent(auth.logout)).toHaveLength(2)
})

test('an account that was deleted leaves nothing in this browser but that the splash was seen (R154)', async () => {
  const { leaving } = await openPage('/mentee-dashboard')
  localStorage.setItem('darkMode', 'true')
  localStorage.setItem('choiceLists', '[]')
  sessionStorage.setItem('from', '/mentee-dashboard')
  sessionStorage.setItem('splashSeen', 'true')
  leaving.emptyStorage()
  expect({ ...localStorage }).toEqual({})
  expect({ ...sessionStorage }).toEqual({ splashSeen: 'true' })
})

test('whoever read in Hindi last comes to the Hindi root, also before the page knew its language', async () => {
  localStorage.setItem('language', 'hi')
  const { replace, leaving } = await openPage('/mentee-dashboard', null)
  leaving.leaveToSignIn()
  expect(replace.mock.calls).toEqual([['/hi']])
})

/** Somebody writes on a page, and asks for something when the sign-in is lost. */
async function writeAndLose(signsIn: boolean) {
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>'
  const { replace, leaving, drafts } = await openPage('/mentee-dashboard/feedback')
  const { offerSignInAgain } = await import('./sign-in-again.ts')
  const { reportSignInLost } = await import('./browser-request.ts')
  const ends = [drafts.watchWriting(), leaving.watchSignIn()]
  const asked = vi.fn(async () => {
    expect(sessionStorage.getItem('draft'), 'a tab that is closed now loses nothing either').toContain('More mentors')
    return signsIn
  })
  ends.push(offerSignInAgain(asked))
  const field = document.querySelector('textarea')
  if (field) field.value = 'More mentors, please'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  const isSignedIn = await Promise.all([reportSignInLost(), reportSignInLost()])
  for (const end of ends) end()
  return { replace, asked, isSignedIn, text: field?.value }
}

test('whoever was writing is asked to sign in over the page, once, and goes on with what is there', async () => {
  const { replace, asked, isSignedIn, text } = await writeAndLose(true)
  expect(isSignedIn).toEqual([true, true])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
  expect(text).toBe('More mentors, please')
  expect([sessionStorage.getItem('draft'), sessionStorage.getItem('from')], 'nothing waits for a page').toEqual([
    null,
    null,
  ])
})

test('whoever does not sign in over the page comes to the sign-in, and the text is kept', async () => {
  const { replace, isSignedIn } = await writeAndLose(false)
  expect(isSignedIn).toEqual([false, false])
  expect(replace.mock.calls).toEqual([['/login']])
  expect(sessionStorage.getItem('draft')).toContain('More mentors')
})

test('whoever was writing comes to the sign-in, with the text kept for the same account', async () => {
  document.documentElement.lang = 'hi'
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>'
  const { replace, leaving, drafts } = await openPage('/mentee-dashboard/feedback')
  const end = drafts.watchWriting()
  const field = document.querySelector('textarea')
  if (field) field.value = 'More mentors, please'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  leaving.leaveToSignIn()
  end()
  expect(replace.mock.calls).toEqual([['/hi/login']])
  expect(JSON.parse(sessionStorage.getItem('draft') ?? '')).toMatchObject([
    { user: A_MENTEE._id, path: '/mentee-dashboard/feedback' },
  ])
})

test('from a page that public buttons lead to the way is to the sign-in for it', async () => {
  const { replace, leaving } = await openPage('/mentee-dashboard/become-a-mentor', null)
  leaving.leaveToSignIn()
  expect(replace.mock.calls).toEqual([['/login?to=%2Fmentee-dashboard%2Fbecome-a-mentor']])
})

test('a sign-out throws kept text away, and another tab that hears of it leaves too', async () => {
  sessionStorage.setItem('draft', '{}')
  localStorage.setItem('closedDrafts', '[]')
  const { replace, leaving } = await openPage('/mentee-dashboard')
  const end = leaving.watchSignIn()
  dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: 'true' }))
  expect(replace).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: 'yes' }))
  expect(replace.mock.calls).toEqual([['/']])
  end()
  vi.resetModules()
  const next = await openPage('/mentee-dashboard')
  next.leaving.clearAndLeave('You are signed out.')
  expect(sessionStorage.getItem('draft')).toBeNull()
  expect(localStorage.getItem('closedDrafts')).toBeNull()
  expect(localStorage.getItem('signedOut')).toBeNull()
})

test('a sign-out on a dead line leaves after five seconds, whatever the server does', async () => {
  const { replace, leaving } = await openPage('/mentee-dashboard')
  vi.useFakeTimers()
  const signals: (AbortSignal | undefined)[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal?: AbortSignal }) => {
    signals.push(signal)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const left = leaving.signOut({ done: 'You are signed out.', failed: 'Still signed in at the server.' })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(replace).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await left
  vi.useRealTimers()
  expect(replace.mock.calls).toEqual([['/']])
  expect(sessionStorage.getItem('notice')).toBe('Still signed in at the server.')
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
})
