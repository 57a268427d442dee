import { type ManagedEvent, managedEvents as managedEventCalls } from '@sopaan/contract/managed-events'
import { writtenIn } from '@sopaan/domain/languages'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { EventForm } from './event-form.tsx'
import { sendEventChange, sendEventRemoval } from './managed-events.queries.ts'

const CONSTRAINTS = constraintsOf(managedEventCalls.change)

/** What is being done to an event. */
export type EventAction = { kind: 'form'; event?: ManagedEvent } | { kind: 'cancel' | 'remove'; event: ManagedEvent }

type Props = { deed: EventAction | undefined; onClose: () => void; onRemoved?: (() => void) | undefined }

/** The dialog in which an event is made, changed, cancelled or deleted. */
export function EventActions({ deed, onClose, onRemoved }: Props) {
  const { managedEvents: words, language } = useWords()
  const removed = deed?.kind === 'remove' ? deed.event : undefined
  const remove = async ({ _id }: ManagedEvent) => {
    const { isRemoved } = await sendEventRemoval(_id)
    toast.success(isRemoved ? words.removed : words.cancelledInstead)
    if (isRemoved) onRemoved?.()
  }
  const named = deed?.event === undefined ? '' : writtenIn(language, deed.event.title)
  const title = deed?.kind === 'form' && deed.event === undefined ? words.add : named
  return (
    <>
      <Dialog title={title} isOpen={deed !== undefined && removed === undefined} onClose={onClose}>
        {deed?.kind === 'form' && <EventForm event={deed.event} onDone={onClose} />}
        {deed?.kind === 'cancel' && <Cancel event={deed.event} onClose={onClose} />}
      </Dialog>
      <ConfirmAction
        title={title}
        text={words.removeAsk}
        deed={words.remove}
        cancel={words.back}
        doing={words.saving}
        isOpen={removed !== undefined}
        work={async () => removed && remove(removed)}
        said={{ failed: words.deleteFailed }}
        onClose={onClose}
      />
    </>
  )
}

function Cancel({ event, onClose }: { event: ManagedEvent; onClose: () => void }) {
  const { managedEvents: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const [reason, setReason] = useState('')
  const cancel = async () => {
    const change = { status: 'cancelled' as const, cancelReason: reason.trim() === '' ? null : reason }
    if (await run(() => sendEventChange(event._id, change), { done: words.cancelled, failed: words.updateFailed }))
      onClose()
  }
  return (
    <div className="grid gap-4">
      <p>{words.cancelAsk}</p>
      <TextArea
        label={words.reason}
        hint={words.optional}
        {...limitsOf(CONSTRAINTS, 'cancelReason')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={fields.cancelReason}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="danger" doing={isBusy ? words.saving : undefined} onClick={() => void cancel()}>
          {words.cancel}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}
