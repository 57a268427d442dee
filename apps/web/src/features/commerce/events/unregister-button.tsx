import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { unregisterFromEvent } from './events.queries.ts'

/** Gives a seat or a place on the waitlist back, after one question. */
export function UnregisterButton({ id, isWaiting = false }: { id: string; isWaiting?: boolean }) {
  const { events: words } = useWords()
  const { isBusy, run } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const label = isWaiting ? words.leaveWaitlist : words.giveBack
  const giveBack = async () => {
    await run(() => unregisterFromEvent(id), { done: words.givenBack, failed: words.unregisterFailed })
    setIsOpen(false)
  }
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog title={label} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {!isWaiting && <p>{words.giveBackAsk}</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="danger" doing={isBusy ? words.givingBack : undefined} onClick={() => void giveBack()}>
            {label}
          </Button>
          <Button look="quiet" onClick={() => setIsOpen(false)}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
