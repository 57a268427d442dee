import { SettledLine } from '#web/ui/settled-line.tsx'
import type { Settled } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { useAction } from './use-action.ts'

/** What was done with a row of a list of duties, with Undo where it can be taken back. @param failed  why Undo did not */
export function SettledRow({ settled: { text, onUndo }, failed }: { settled: Settled; failed: string }) {
  const { account: words } = useWords()
  const { isBusy, run } = useAction()
  if (onUndo === undefined) return <SettledLine text={text} />
  const undo = {
    label: words.undo,
    doing: isBusy ? words.undoing : undefined,
    onUndo: () => void run(onUndo, { done: words.undone, failed }),
  }
  return <SettledLine text={text} undo={undo} />
}
