import { auth } from '@sopaan/contract/auth'
import { isUnreachable } from '@sopaan/contract/client'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { clearCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { ERROR_TOAST_MS } from '#web/toast-times.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Uses a link once: runs the call, says what came of it, and goes to the sign-in page when it worked. */
export function useLink(): { isWorking: boolean; go: (call: () => Promise<unknown>, said: string) => Promise<void> } {
  const words = useWords()
  const navigate = useNavigate()
  const [isWorking, setIsWorking] = useState(false)
  const go = async (call: () => Promise<unknown>, said: string) => {
    setIsWorking(true)
    try {
      await call()
      clearCurrentUser()
      toast.success(said, { duration: ERROR_TOAST_MS })
      navigate(inLanguage(paths.login(), words.language), { replace: true })
    } catch (thrown) {
      setIsWorking(false)
      if (isUnreachable(thrown)) return void toast.error(words.auth.links.unreachable, { duration: ERROR_TOAST_MS })
      const told = isRefusal(thrown) && !thrown.is('INTERNAL') ? wordsOf(thrown, words) : undefined
      toast.error(told ?? words.auth.links.resetFailed, { duration: ERROR_TOAST_MS })
    }
  }
  return { isWorking, go }
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
