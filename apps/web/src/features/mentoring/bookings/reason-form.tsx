import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { formatLastDay } from '@sopaan/domain/time/format'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { cancelBooking, declineBooking, reportMiss } from './bookings.queries.ts'
import { isReadByMentor } from './session-facts.ts'

const CONSTRAINTS = constraintsOf(bookings.decline)

type Props = { booking: BookingPage; deed: 'decline' | 'cancel' | 'report'; onClose: () => void }

/** Declines, cancels or reports, with what is said of it; says beforehand what becomes of the credit. */
export function ReasonForm({ booking, deed, onClose }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const isReport = deed === 'report'
  const { creditEnds } = booking
  const isBack = deed === 'decline' || booking.isCreditSafe
  const keptWords = creditEnds?.isOver ? words.creditExpired(formatLastDay(creditEnds.at, language)) : words.creditSafe
  const creditWords = isBack ? keptWords : words.creditLost
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }) => (isReport && reason === undefined ? { reason: words.reasonMissing } : {}),
    send: (body) => {
      if (deed === 'report') return reportMiss(booking._id, body.reason ?? '')
      return deed === 'decline' ? declineBooking(booking._id, body) : cancelBooking(booking._id, body)
    },
    onDone: onClose,
    words: { done: words.done, failed: words.failed, field: 'reason' },
  })
  return (
    <form {...form.props} className="grid gap-4">
      {isReport && <p>{words.reportHint}</p>}
      {!isReport && !isReadByMentor(booking) && <p className="font-semibold">{creditWords}</p>}
      <TextArea label={isReport ? words.reason : words.reasonOptional} {...form.area('reason')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={isReport ? 'pen' : 'danger'} doing={form.isBusy ? words.sending : undefined}>
          {isReport ? words.send : words[deed]}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
