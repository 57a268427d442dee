import { isUnreachable } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { type FieldErrors, fieldErrorsOf, serverWordsOf } from '#web/refusal-words.ts'
import { useSending } from '#web/use-sending.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { useReauthentication } from './reauthentication.tsx'
import { startSending } from './unsaved.ts'

type Action = {
  isBusy: boolean
  /** What was wrong, by the whole path of the field in what was sent: `name.hi`. */
  fields: FieldErrors
  /**
   * Runs a change: asks for the password where the server wants it fresh, and says what came of it.
   * `unread`: the fields that the form could not read, with their words. It is sent all the same, with a value that the
   * server refuses there, so that every wrong field is named at once.
   */
  run: (
    work: () => Promise<unknown>,
    words: { done?: string; failed: string; field?: string; unread?: FieldErrors },
  ) => Promise<boolean>
  setFields: (fields: FieldErrors) => void
}

/** What is said of a failure for which the server has no words. `failed`: what the change itself says. */
export type SayFailure = (thrown: unknown, failed: string, words: Words) => string

/** One change of somebody signed in: its wait, its words, and the fields it was refused for. */
export function useAction(sayFailure: SayFailure = sayUnreachable): Action {
  const words = useWords()
  const askAgain = useReauthentication()
  const { isBusy, send } = useSending<never>()
  const [fields, setFields] = useState<FieldErrors>({})
  const run: Action['run'] = async (work, { done, failed, field, unread = {} }) => {
    setFields({})
    const endSending = startSending()
    const isAccepted = await send(
      () => withFreshSignIn(work, askAgain),
      (thrown) => {
        if (thrown instanceof NotConfirmed) return
        const wrong = isRefusal(thrown) ? { ...fieldErrorsOf(thrown, words), ...unread } : {}
        const message = serverWordsOf(thrown, words) ?? sayFailure(thrown, failed, words)
        if (Object.keys(wrong).length > 0) setFields(wrong)
        else if (field !== undefined && isRefusal(thrown)) setFields({ [field]: message })
        else toast.error(message)
      },
    )
    endSending(isAccepted)
    if (isAccepted && done !== undefined) toast.success(done)
    return isAccepted
  }
  return { isBusy, fields, run, setFields }
}

function sayUnreachable(thrown: unknown, failed: string, { account }: Words): string {
  return isUnreachable(thrown) ? account.unreachable : failed
}

class NotConfirmed extends Error {}

async function withFreshSignIn(work: () => Promise<unknown>, askAgain: () => Promise<boolean>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    if (!isRefusal(thrown, 'REAUTH_REQUIRED')) throw thrown
    if (!(await askAgain())) throw new NotConfirmed()
    await work()
  }
}
