import { isUnreachable } from '@sopaan/contract/client'
import { serverWordsOf } from '#web/refusal-words.ts'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Sends what a parent decided: while it is sent, and what went wrong, in words that stay on the page. */
export function useAnswer() {
  const words = useWords()
  const { isBusy, failure, send } = useSending<string>()
  const sayFailure = (thrown: unknown) =>
    serverWordsOf(thrown, words) ?? (isUnreachable(thrown) ? words.parents.unreachable : words.parents.failed)
  return { isWorking: isBusy, fault: failure, send: (call: () => Promise<void>) => send(call, sayFailure) }
}
