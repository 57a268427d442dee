import { auth } from '@sopaan/contract/auth'
import { isUnreachable } from '@sopaan/contract/client'
import { inLanguage, paths } from '@sopaan/contract/paths'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { SIGNED_IN } from '#web/features/account/sign-ins/first-sign-in.queries.ts'
import { clearCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { serverWordsOf } from '#web/refusal-words.ts'
import { ERROR_TOAST_MS } from '#web/toast-times.ts'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Uses a link once: runs the call, says what came of it, and goes to the sign-in page when it worked, from where whoever the call signed in is led on. */
export function useLink(): { isWorking: boolean; go: (call: () => Promise<unknown>, said: string) => Promise<void> } {
  const words = useWords()
  const navigate = useNavigate()
  const { isBusy, send } = useSending<never>()
  const { links } = words.auth
  const sayFailure = (thrown: unknown) => {
    const said = serverWordsOf(thrown, words) ?? (isUnreachable(thrown) ? links.unreachable : links.resetFailed)
    toast.error(said, { duration: ERROR_TOAST_MS })
    return undefined
  }
  const go = async (call: () => Promise<unknown>, said: string) => {
    const use = async () => {
      const isSignedIn = (await call()) === SIGNED_IN
      if (!isSignedIn) clearCurrentUser()
      toast.success(isSignedIn ? words.auth.notices.verifiedHere : said, { duration: ERROR_TOAST_MS })
      // Who is signed in is led on from there.
      await navigate(inLanguage(paths.login(), words.language), { replace: true })
    }
    await send(use, sayFailure)
  }
  return { isWorking: isBusy, go }
}

/** The calls that use a link of each kind which needs nothing but a click. */
export const LINK_CALLS = {
  verify: (token: string, email: string) =>
    request(auth.verifyEmail, { body: { token, email, type: 'verify' } }, { withoutRefresh: true }),
  reactivation: (token: string, email: string) =>
    request(auth.verifyEmail, { body: { token, email, type: 'reactivation' } }, { withoutRefresh: true }),
  'change-email': (token: string) => request(auth.confirmEmailChange, { body: { token } }, { withoutRefresh: true }),
  'undo-deletion': (token: string) => request(auth.undoDeletion, { body: { token } }, { withoutRefresh: true }),
} as const
