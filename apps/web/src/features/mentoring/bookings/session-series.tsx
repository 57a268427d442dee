import { bookingSeries } from '@sopaan/contract/booking-series'
import type { BookingPage } from '@sopaan/contract/bookings'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendFollowingCancellation, sendSeriesAcceptance } from './bookings.queries.ts'
import { isReadByMentor } from './session-facts.ts'

const CONSTRAINTS = constraintsOf(bookingSeries.cancel)

type Props = { booking: BookingPage; series: NonNullable<BookingPage['series']> }

/** Which session of a weekly series it is, and what can be done with all of them. */
export function SessionSeries({ booking, series }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.weekly
  const { isBusy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const said = { done: mentoring.session.did.accept, failed: mentoring.session.failed }
  const canAccept = isReadByMentor(booking) && series.waiting > 1
  return (
    <Card className="grid gap-3">
      <h2 className="type-card">{words.title}</h2>
      <p className="text-secondary">{words.number(series.number, series.count)}</p>
      <div className="flex flex-wrap gap-3">
        {canAccept && (
          <Button
            doing={isBusy ? mentoring.session.sending : undefined}
            onClick={() => void run(() => sendSeriesAcceptance(booking._id), said)}
          >
            {words.acceptAll(series.waiting)}
          </Button>
        )}
        {series.following > 1 && (
          <Button look="line" onClick={() => setAsking(true)}>
            {words.cancelAll(series.following)}
          </Button>
        )}
      </div>
      <Dialog title={words.cancelAll(series.following)} isOpen={isAsking} onClose={() => setAsking(false)}>
        <CancelForm booking={booking} series={series} onClose={() => setAsking(false)} />
      </Dialog>
    </Card>
  )
}

function CancelForm({ booking, series, onClose }: Props & { onClose: () => void }) {
  const { mentoring } = useWords()
  const { weekly: words, session } = mentoring
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="reason"
      words={{
        ...{ label: session.reasonOptional, submit: words.cancelAll(series.following), doing: session.sending },
        ...{ cancel: session.keep, done: session.did.cancel, failed: session.failed },
      }}
      look="danger"
      isRefusedHere
      send={(body) => sendFollowingCancellation(booking._id, body)}
      onDone={onClose}
      onCancel={onClose}
      lead={
        !isReadByMentor(booking) && (
          <p className="font-semibold">{words.creditsBack(series.creditsBack, series.following)}</p>
        )
      }
    />
  )
}
