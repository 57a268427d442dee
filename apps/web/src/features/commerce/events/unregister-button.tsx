import { useState } from 'react'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { unregisterFromEvent } from './events.queries.ts'

/** Gives a seat or a place on the waitlist back, after one question. */
export function UnregisterButton({ id, isWaiting = false }: { id: string; isWaiting?: boolean }) {
  const { events: words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const label = isWaiting ? words.leaveWaitlist : words.giveBack
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmAction
        title={label}
        text={isWaiting ? undefined : words.giveBackAsk}
        deed={label}
        cancel={words.keep}
        doing={words.givingBack}
        isOpen={isOpen}
        work={() => unregisterFromEvent(id)}
        said={{ done: words.givenBack, failed: words.unregisterFailed }}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
