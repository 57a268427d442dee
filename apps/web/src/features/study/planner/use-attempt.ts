import { isRefusal } from '@sopaan/contract/refusals'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { startSending } from '#web/identity/unsaved.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { useWords } from '#web/words/use-words.tsx'

/**
 * Runs a change of the planner and says what came of it. Where the server gives no words of its own, the toast is the one
 * the specification fixes. What was typed stays with whoever called: nothing is cleared before the answer.
 */
export function useAttempt(): {
  isBusy: boolean
  attempt: (work: () => Promise<unknown>, words: { done?: string; failed: string }) => Promise<boolean>
} {
  const words = useWords()
  const [busy, setBusy] = useState(0)
  const attempt = async (work: () => Promise<unknown>, { done, failed }: { done?: string; failed: string }) => {
    setBusy((count) => count + 1)
    const endSending = startSending()
    let isAccepted = false
    try {
      await work()
      isAccepted = true
      if (done !== undefined) toast.success(done)
      return true
    } catch (thrown) {
      const said = isRefusal(thrown) && !thrown.is('INTERNAL') ? wordsOf(thrown, words) : undefined
      const isInvalid = thrown instanceof Error && thrown.message === 'Invalid session update response'
      toast.error(said ?? (isInvalid ? words.planner.invalidUpdate : failed))
      return false
    } finally {
      endSending(isAccepted)
      setBusy((count) => count - 1)
    }
  }
  return { isBusy: busy > 0, attempt }
}
