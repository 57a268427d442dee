import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

const RepairDialog = lazy(async () => ({ default: (await import('./repair-dialog.tsx')).RepairDialog }))

type Props = {
  text: string
  why: string
  effect: string | undefined
  changes: readonly string[]
  /** What the tap is called; undefined where the check has more to say than a tap does. */
  repair: string | undefined
  /** Does it, once what it changes was shown. */
  onRepair: () => void
  /** Shows what changes by itself; absent where it is shown here. */
  onAsk?: (() => void) | undefined
}

/** The worst fault of a list, above its rows, with the tap that repairs it. */
export function FixBar({ text, why, effect, changes, repair, onRepair, onAsk }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  function ask(): void {
    setIsOpen(true)
    setWasOpen(true)
  }
  return (
    <div className="missing-bar">
      <p>{text}</p>
      {repair !== undefined && (
        <button type="button" className="missing-go" onClick={onAsk ?? ask}>
          <span>{repair}</span>
        </button>
      )}
      {wasOpen && repair !== undefined && (
        <Suspense>
          <RepairDialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            what={text}
            why={why}
            effect={effect}
            changes={changes}
            repair={repair}
            onRepair={onRepair}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Says what was repaired, with the way back. */
export function Done({ what, onUndo }: { what: string | undefined; onUndo: () => void }) {
  const { check: words } = useWords().choices
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 not-empty:mt-3">
      {what !== undefined && (
        <>
          <span>{words.done(what)}</span>
          <Button look="quiet" onClick={onUndo}>
            {words.undo}
          </Button>
        </>
      )}
    </p>
  )
}
