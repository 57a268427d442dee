import { isUnreachable } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { useState } from 'react'
import { wordsOf } from '#web/refusal-words.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Sends what a parent decided: while it is sent, and what went wrong, in words that stay on the page. */
export function useAnswer(): {
  isWorking: boolean
  fault: string | undefined
  send: (call: () => Promise<void>) => Promise<void>
} {
  const words = useWords()
  const [isWorking, setIsWorking] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async (call: () => Promise<void>) => {
    setIsWorking(true)
    setFault(undefined)
    try {
      await call()
    } catch (thrown) {
      if (isUnreachable(thrown)) setFault(words.parents.unreachable)
      else setFault((isRefusal(thrown) ? wordsOf(thrown, words) : undefined) ?? words.parents.failed)
    }
    setIsWorking(false)
  }
  return { isWorking, fault, send }
}
