import type { Booking } from '@sopaan/contract/bookings'
import { JOIN_EARLY_MS } from '@sopaan/domain/mentoring/session-phase'
import { formatTime } from '@sopaan/domain/time/format'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { useSessionPhase } from './use-session-phase.ts'

type Props = {
  booking: Booking
  className: string
  /** What it looks like before its time. */
  early: string
}

/** The way into a meeting; before its time a button that says from when it opens, so that nobody waits in an empty room. */
export function JoinWay({ booking, className, early }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const phase = useSessionPhase(booking)
  const { meetingUrl, startsAt } = booking
  if (meetingUrl === null) return null
  if (phase === 'before')
    return (
      <button type="button" disabled className={classNames(className, early)}>
        {words.joinFrom(formatTime(new Date(Date.parse(startsAt) - JOIN_EARLY_MS), language))}
      </button>
    )
  return (
    <a href={meetingUrl} target="_blank" rel="noopener noreferrer" className={className}>
      {words.join}
    </a>
  )
}
