import type { Booking } from '@sopaan/contract/bookings'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { waitingWords } from './session-facts.ts'
import { SESSION_TONES } from './session-tones.ts'

type Props = {
  booking: Booking
  /** Left out where the bubbles of the session say it already. */
  hasBadge?: boolean
}

/** Where a session stands, and whose answer it waits for. */
export function SessionState({ booking, hasBadge = true }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { state, answerBy, people } = booking
  const waiting = waitingWords(booking, words)
  return (
    <>
      {hasBadge && <Badge tone={SESSION_TONES[state]}>{words.states[state]}</Badge>}
      {people !== null && (
        <span className="type-small text-secondary">{mentoring.people(people.count, people.max)}</span>
      )}
      {waiting !== undefined && (
        <span className="type-small text-secondary">
          {answerBy === null ? waiting : words.answerBy(waiting, formatDateTime(answerBy, language))}
        </span>
      )}
    </>
  )
}
