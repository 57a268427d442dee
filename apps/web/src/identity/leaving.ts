import { auth } from '@sopaan/contract/auth'
import { inLanguage } from '#web/paths.ts'
import { removeStored, STORED, type StoredKey, writeStored } from '#web/stored.ts'
import { forgetActor } from './actor.queries.ts'
import { onSignInLost, request } from './browser-request.ts'
import { forgetSignInHint } from './sign-in-hint.ts'

let isLeaving = false

/** Sends a signed-out person to the site root and remembers where it was (R87, R88). Does so once a page. */
export function leaveToSignIn(): void {
  if (isLeaving) return
  writeStored('from', location.pathname + location.search)
  goHome()
}

/** Signs this browser out and goes to the site root, with a notice to show there; also when the call fails (R153). */
export async function signOut(notice: string): Promise<void> {
  try {
    await request(auth.logout, {}, { withoutRefresh: true })
  } catch {
    // The person wants out: what is known here is forgotten whatever the server says.
  }
  forgetAndGo(notice)
}

/** Forgets the person after the server has ended the sign-in, and goes to the site root with a notice. */
export function forgetAndGo(notice: string): void {
  writeStored('notice', notice)
  removeStored('from')
  forgetActor()
  goHome()
}

/** Empties what the product keeps in this browser, after an account was deleted (R154). */
export function emptyStorage(): void {
  for (const key of Object.keys(STORED) as StoredKey[]) if (key !== 'splashSeen') removeStored(key)
}

/** From now on a sign-in that cannot be renewed sends the page to the site root, once (R161). */
export function watchSignIn(): void {
  onSignInLost(leaveToSignIn)
}

/** The first page in the language that was read last. */
function goHome(): void {
  isLeaving = true
  forgetSignInHint()
  location.replace(inLanguage('/', document.documentElement.lang === 'hi' ? 'hi' : 'en'))
}
