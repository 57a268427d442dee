import type { BookingPage } from '@sopaan/contract/bookings'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { acceptBooking } from './bookings.queries.ts'
import { ReasonForm } from './reason-form.tsx'

/** Few sessions get another time: its calendar comes when it is asked for. */
const NewTimeForm = lazy(async () => ({ default: (await import('./new-time-form.tsx')).NewTimeForm }))

/** What asks something before it is done. */
const REQUESTED = ['suggest', 'move', 'decline', 'report', 'cancel'] as const
type SuggestedChange = (typeof REQUESTED)[number]
const ACTION_VARIANTS: Readonly<Record<SuggestedChange, ButtonVariant>> = {
  suggest: 'line',
  move: 'line',
  decline: 'danger',
  report: 'line',
  cancel: 'danger',
}

/** What the reader may do with a session now: each a button, and a dialog where something is asked first. */
export function SessionActions({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, run } = useAction()
  const [open, setOpen] = useState<SuggestedChange>()
  const close = () => setOpen(undefined)
  // Whoever may decline need not cancel: the credit comes back either way.
  const asked = REQUESTED.filter(
    (deed) => booking.may.includes(deed) && !(deed === 'cancel' && booking.may.includes('decline')),
  )
  if (booking.may.every((deed) => deed === 'review')) return null
  const accept = () => run(() => acceptBooking(booking._id), { done: words.done, failed: words.failed })
  return (
    <div className="flex flex-wrap gap-3">
      {booking.may.includes('accept') && (
        <Button doing={isBusy ? words.sending : undefined} onClick={() => void accept()}>
          {words.accept}
        </Button>
      )}
      {asked.map((deed) => (
        <Button key={deed} look={ACTION_VARIANTS[deed]} onClick={() => setOpen(deed)}>
          {words[deed]}
        </Button>
      ))}
      <Dialog title={open === undefined ? '' : words[open]} isOpen={open !== undefined} onClose={close}>
        {(open === 'suggest' || open === 'move') && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <NewTimeForm booking={booking} deed={open} onClose={close} />
          </Suspense>
        )}
        {(open === 'decline' || open === 'cancel' || open === 'report') && (
          <ReasonForm booking={booking} deed={open} onClose={close} />
        )}
      </Dialog>
    </div>
  )
}
