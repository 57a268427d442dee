import { auth } from '@sopaan/contract/auth'
import { isRefusal } from '@sopaan/contract/refusals'
import { loadActor, setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { hasSignInHint } from '#web/identity/sign-in-hint.ts'

/** What `startFirst` answers where this browser is signed in now. */
export const SIGNED_IN = 'signed-in'

/**
 * Signs this browser in after the link of its sign-up was opened, where it is the one in which the password was typed.
 * @returns undefined where it is not, or the server is out of reach: then the password is asked for
 */
export async function startFirst(email: string): Promise<typeof SIGNED_IN | undefined> {
  try {
    const { data } = await request(auth.startFirst, { body: { email } }, { withoutRefresh: true })
    await loadActor().catch(() => setCurrentUser(data.user))
    return SIGNED_IN
  } catch (thrown) {
    // Another tab of this browser may have been first.
    if (!isRefusal(thrown, 'LINK_INVALID') || !hasSignInHint(document.cookie)) return undefined
    return loadActor().then(
      () => SIGNED_IN,
      () => undefined,
    )
  }
}
