import { Button } from '#web/ui/button.tsx'
import type { Settled } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { useAction } from './use-action.ts'

type SettledLineProps = { text: string; undo?: { label: string; doing?: string | undefined; onUndo: () => void } }

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

/**
 * What was done with a row, in the place of its buttons and as high as they were. Undo stands at the far end: never where
 * the second press of a double click falls.
 */
function SettledLine({ text, undo }: SettledLineProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
      <p role="status" className="font-semibold text-secondary">
        {text}
      </p>
      {undo && (
        <Button look="line" doing={undo.doing} onClick={undo.onUndo}>
          {undo.label}
        </Button>
      )}
    </div>
  )
}
