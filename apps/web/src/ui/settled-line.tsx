import { Button } from './button.tsx'

type Props = { text: string; undo?: { label: string; doing?: string | undefined; onUndo: () => void } }

/**
 * What was done with a row, in the place of its buttons and as high as they were. Undo stands at the far end: never where
 * the second press of a double click falls.
 */
export function SettledLine({ text, undo }: Props) {
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
