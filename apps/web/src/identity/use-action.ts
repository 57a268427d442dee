import { isUnreachable } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { type FieldErrors, fieldErrorsOf, wordsOf } from '#web/refusal-words.ts'
import { useWords } from '#web/words/use-words.tsx'
import { useReauthentication } from './reauthentication.tsx'
import { startSending } from './unsaved.ts'

type Action = {
  isBusy: boolean
  /** What was wrong, by the whole path of the field in what was sent: `words.hi.name`. */
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

/** One change a section of the profile makes: its wait, its words, and the fields it was refused for. */
export function useAction(): Action {
  const words = useWords()
  const askAgain = useReauthentication()
  const [isBusy, setIsBusy] = useState(false)
  const [fields, setFields] = useState<FieldErrors>({})
  const run: Action['run'] = async (work, { done, failed, field, unread = {} }) => {
    setIsBusy(true)
    setFields({})
    const endSending = startSending()
    let isAccepted = false
    try {
      await withFreshSignIn(work, askAgain)
      isAccepted = true
      if (done !== undefined) toast.success(done)
      return true
    } catch (thrown) {
      if (thrown instanceof NotConfirmed) return false
      const wrong = isRefusal(thrown) ? { ...fieldErrorsOf(thrown, words), ...unread } : {}
      const said = isRefusal(thrown) && !thrown.is('INTERNAL') ? wordsOf(thrown, words) : undefined
      const message = isUnreachable(thrown) ? words.account.unreachable : (said ?? failed)
      if (Object.keys(wrong).length > 0) setFields(wrong)
      else if (field !== undefined && isRefusal(thrown)) setFields({ [field]: message })
      else toast.error(message)
      return false
    } finally {
      endSending(isAccepted)
      setIsBusy(false)
    }
  }
  return { isBusy, fields, run, setFields }
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
