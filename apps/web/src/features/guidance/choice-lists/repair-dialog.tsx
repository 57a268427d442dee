import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChangeList } from './change-list.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  what: string
  why: string
  effect: string | undefined
  changes: readonly string[]
  repair: string
  onRepair: () => void
}

/** What a repair changes, before it does. */
export function RepairDialog({ isOpen, onClose, what, why, effect, changes, repair, onRepair }: Props) {
  const { choices } = useWords()
  return (
    <Dialog title={what} isOpen={isOpen} onClose={onClose}>
      <p className="text-secondary">{why}</p>
      {effect !== undefined && <p className="mt-3 font-semibold tabular-nums">{effect}</p>}
      <h3 className="mt-3 font-semibold">{choices.check.changes}</h3>
      <ChangeList changes={changes} />
      <Button
        className="mt-5 w-full"
        onClick={() => {
          onClose()
          onRepair()
        }}
      >
        {repair}
      </Button>
      <Button look="quiet" className="mt-3 w-full" onClick={onClose}>
        {choices.cancel}
      </Button>
    </Dialog>
  )
}
