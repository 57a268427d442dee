import { auth } from '@sopaan/contract/auth'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { FIRST_LANGUAGE, type PageLanguage, readLanguageName } from '@sopaan/domain/languages'
import { clearOwn } from '#web/offline/own-store.ts'
import { CACHE_OF_ROUNDS } from '#web/offline/worker-words.ts'
import { readStored, removeStored, STORED, type StoredKey, writeStored } from '#web/stored.ts'
import { actorQuery, clearCurrentUser, queryClient } from './actor.queries.ts'
import { onSignInLost, request } from './browser-request.ts'
import { removeDrafts, removePageDraft, storeDrafts } from './drafts.ts'
import { visitorWay } from './landing.ts'
import { resumeSignIn } from './sign-in-again.ts'
import { clearSignInHint } from './sign-in-hint.ts'
import { releaseForms } from './unsaved.ts'

/** How long a sign-out waits for the server before it leaves all the same, ms. */
const SIGN_OUT_MS = 5_000

let isLeaving = false

/**
 * Leads a person whose sign-in is gone away, once a page, and remembers the page (R88). Where something was being written it
 * is kept, and the way is to the sign-in (decision 0170); from the pages that public buttons lead to likewise; otherwise to
 * the site root (R87, R161).
 */
export function leaveToSignIn(): void {
  if (isLeaving) return
  const here = location.pathname + location.search
  writeStored('from', here + location.hash)
  const person = queryClient.getQueryData(actorQuery.queryKey)
  const hasDrafts = person != null && storeDrafts(person._id)
  const language = languageRead()
  go(
    hasDrafts
      ? inLanguage(paths.login(), language)
      : (visitorWay(location.pathname, location.search, language) ?? root()),
  )
}

/**
 * A sign-in is gone in the middle of a page. Whoever was writing signs in again over it and goes on; what was written is kept
 * meanwhile, for a tab that is closed. Otherwise, and where nobody does, the page is left.
 * @returns whether the same person is signed in again
 */
async function resumeOrLeave(): Promise<boolean> {
  const person = queryClient.getQueryData(actorQuery.queryKey)
  if (!isLeaving && person != null && storeDrafts(person._id)) {
    writeStored('from', location.pathname + location.search + location.hash)
    if (await resumeSignIn()) {
      removePageDraft()
      removeStored('from')
      return true
    }
  }
  leaveToSignIn()
  return false
}

/**
 * Signs this browser out and goes to the site root, with a notice to show there; also when the call fails twice, or no answer
 * came within 5 s (R153). Then the notice says that the sign-in still lives on the server.
 */
export async function signOut(notice: { done: string; failed: string }): Promise<void> {
  const stop = new AbortController()
  const logOut = () => request(auth.logout, {}, { withoutRefresh: true, signal: stop.signal })
  const answered = logOut()
    .catch((thrown) => (stop.signal.aborted ? Promise.reject(thrown) : logOut()))
    .then(
      () => true,
      () => false,
    )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), SIGN_OUT_MS)
  })
  const isDone = await Promise.race([answered, late])
  clearTimeout(timer)
  stop.abort()
  clearAndLeave(isDone ? notice.done : notice.failed)
}

/** Forgets the person after the server has ended the sign-in, and goes to the site root with a notice. */
export function clearAndLeave(notice: string): void {
  writeStored('notice', notice)
  removeStored('from')
  removeDrafts()
  clearCurrentUser()
  clearOwn()
  if ('caches' in globalThis) void caches.delete(CACHE_OF_ROUNDS)
  // Other tabs hear of the change and leave too; nothing has to stay.
  writeStored('signedOut', 'yes')
  removeStored('signedOut')
  go(root())
}

/** Empties what the product keeps in this browser, after an account was deleted (R154). */
export function emptyStorage(): void {
  for (const key of Object.keys(STORED) as StoredKey[]) if (key !== 'splashSeen') removeStored(key)
}

/**
 * From now on a sign-in that cannot be renewed is asked for over the page where somebody was writing, and leads away
 * otherwise, once (R161). A sign-out in another tab leads away too.
 * @returns ends the watch over other tabs
 */
export function watchSignIn(): () => void {
  onSignInLost(resumeOrLeave)
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== ('signedOut' satisfies StoredKey) || newValue === null || isLeaving) return
    clearCurrentUser()
    go(root())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

function go(to: string): void {
  isLeaving = true
  releaseForms()
  clearSignInHint()
  location.replace(to)
}

/** The first page in the language that was read last. */
function root(): string {
  return inLanguage(paths.home(), languageRead())
}

/** A dashboard that has not opened yet does not know its language: this browser does. */
function languageRead(): PageLanguage {
  const read = [document.documentElement.lang, readStored('language')].map(readLanguageName)
  return read.find((language) => language !== FIRST_LANGUAGE) ?? FIRST_LANGUAGE
}
