import type { Booking } from '@sopaan/contract/bookings'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { DeclineForm } from './decline-form.tsx'
import { WaitingRequest } from './waiting-request.tsx'

type Open = { kind: 'decline' | 'suggest'; booking: Booking }

type Props = {
  requests: readonly Booking[]
  /** Where another time is chosen for a session. */
  suggestForm: (booking: Booking, onDone: () => void) => ReactNode
}

/** What waits for an answer; the mentor's own turn first. */
export function RequestsSection({ requests, suggestForm }: Props) {
  const { mentoring } = useWords()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const inTurn = requests.toSorted((a, b) => Number(b.waitsFor === 'mentor') - Number(a.waitsFor === 'mentor'))
  return (
    <section aria-labelledby="requests-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="requests-title" className="type-subsection">
        {mentoring.mentor.requests}
      </h2>
      {requests.length === 0 && <p className="text-secondary">{mentoring.mentor.noRequests}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {inTurn.map((booking) => (
          <WaitingRequest
            key={booking._id}
            booking={booking}
            onDecline={() => setOpen({ kind: 'decline', booking })}
            onSuggest={() => setOpen({ kind: 'suggest', booking })}
          />
        ))}
      </ul>
      <Dialog
        title={open?.kind === 'suggest' ? mentoring.session.suggest : mentoring.session.decline}
        isOpen={open !== undefined}
        onClose={close}
      >
        {open?.kind === 'suggest' && suggestForm(open.booking, close)}
        {open?.kind === 'decline' && <DeclineForm id={open.booking._id} onDone={close} />}
      </Dialog>
    </section>
  )
}
