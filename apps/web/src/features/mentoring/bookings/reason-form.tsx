import type { BookingPage } from '@sopaan/contract/bookings'
import { formatLastDay } from '@sopaan/domain/time/format'
import { type FormEvent, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { cancelBooking, declineBooking, reportMiss } from './bookings.queries.ts'
import { isReadByMentor } from './session-facts.ts'

const REASON_MAX = 500

type Props = { booking: BookingPage; deed: 'decline' | 'cancel' | 'report'; onClose: () => void }

/** Declines, cancels or reports, with what is said of it; says beforehand what becomes of the credit. */
export function ReasonForm({ booking, deed, onClose }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { isBusy, fields, run, setFields } = useAction()
  const [text, setText] = useState('')
  const isReport = deed === 'report'
  const { creditEnds } = booking
  const isBack = deed === 'decline' || booking.isCreditSafe
  const keptWords = creditEnds?.isOver ? words.creditExpired(formatLastDay(creditEnds.at, language)) : words.creditSafe
  const creditWords = isBack ? keptWords : words.creditLost
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = text.trim()
    if (isReport && reason === '') return setFields({ reason: words.reasonMissing })
    const body = reason === '' ? {} : { reason }
    const work = () => {
      if (deed === 'report') return reportMiss(booking._id, reason)
      return deed === 'decline' ? declineBooking(booking._id, body) : cancelBooking(booking._id, body)
    }
    if (await run(work, { done: words.done, failed: words.failed, field: 'reason' })) onClose()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      {isReport && <p>{words.reportHint}</p>}
      {!isReport && !isReadByMentor(booking) && <p className="font-semibold">{creditWords}</p>}
      <TextArea
        label={isReport ? words.reason : words.reasonOptional}
        maxLength={REASON_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={fields.reason}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={isReport ? 'pen' : 'danger'} doing={isBusy ? words.sending : undefined}>
          {isReport ? words.send : words[deed]}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
