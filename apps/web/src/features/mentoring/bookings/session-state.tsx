import type { Booking } from '@sopaan/contract/bookings'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { waitingWords } from './session-facts.ts'

const TONES: Readonly<Record<Booking['state'], Tone>> = {
  requested: 'likely',
  suggested: 'likely',
  accepted: 'safe',
  held: 'plain',
  missed: 'reach',
  declined: 'plain',
  cancelled: 'plain',
  lapsed: 'plain',
}

/** Where a session stands, and whose answer it waits for. */
export function SessionState({ booking }: { booking: Booking }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { state, answerBy } = booking
  const waiting = waitingWords(booking, words)
  return (
    <>
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {waiting !== undefined && (
        <span className="type-small text-secondary">
          {answerBy === null ? waiting : words.answerBy(waiting, formatDateTime(answerBy, language))}
        </span>
      )}
    </>
  )
}
