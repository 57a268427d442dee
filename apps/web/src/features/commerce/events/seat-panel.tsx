import type { MenteeEvent } from '@sopaan/contract/events'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { OwnSeat } from './own-seat.tsx'
import { RegisterForm } from './register-form.tsx'

/** Where the mentee stands to an event, and what can be done about it. */
export function SeatPanel({ event }: { event: MenteeEvent }) {
  const { events: words } = useWords()
  const { status, registration, cancelReason } = event
  if (status === 'cancelled')
    return (
      <Card>
        <p className="type-card">{words.cancelledTitle}</p>
        {cancelReason !== null && <p className="mt-2 text-secondary">{cancelReason}</p>}
      </Card>
    )
  if (registration?.state === 'registered') return <OwnSeat event={event} registration={registration} />
  if (status === 'completed')
    return (
      <Card>
        <p className="type-card">{words.overTitle}</p>
      </Card>
    )
  return <RegisterForm event={event} />
}
