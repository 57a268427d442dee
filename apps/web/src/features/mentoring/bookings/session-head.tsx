import type { BookingPage } from '@sopaan/contract/bookings'
import { paths } from '@sopaan/contract/paths'
import { formatDateTime, formatLastDay } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SessionActions } from './session-actions.tsx'
import { isReadByMentor, minutesOf, whenOf } from './session-facts.ts'
import { SessionState } from './session-state.tsx'
import { Countdown } from './time-to.tsx'

/** With whom, when, where it stands, the way into the meeting, and what may be done. */
export function SessionHead({ booking }: { booking: BookingPage }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { other, reason, state, credit, creditEnds } = booking
  const isOver = !['requested', 'suggested', 'accepted'].includes(state)
  return (
    <Card className="grid gap-5">
      <div className="flex items-start gap-4 sm:gap-6">
        <MentorArch name={other.firstName} pictureUrl={other.pictureUrl} />
        <div className="grid min-w-0 gap-1">
          <h1 className="type-section wrap-anywhere">{words.with(other.firstName)}</h1>
          {other.seat !== null && (
            <p className="text-secondary wrap-anywhere">
              {other.seat.programme}, {other.seat.institute}
            </p>
          )}
          <p className="text-lg font-semibold tabular-nums">
            {whenOf(booking, language)}, {mentoring.minutes(minutesOf(booking))}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <SessionState booking={booking} />
          </div>
        </div>
      </div>
      {state === 'accepted' && <Countdown startsAt={booking.startsAt} endsAt={booking.endsAt} />}
      <Meeting booking={booking} />
      {reason !== null && (
        <p className="wrap-anywhere">
          <span className="font-semibold">{words.reason}: </span>
          {reason}
        </p>
      )}
      {credit !== null && !isReadByMentor(booking) && (
        <p>
          {credit.isBack
            ? words.creditBack(formatDateTime(credit.at, language))
            : words.creditDue(formatDateTime(credit.at, language))}
          {credit.isBack && creditEnds !== null && (
            <> {(creditEnds.isOver ? words.creditOver : words.creditUntil)(formatLastDay(creditEnds.at, language))}</>
          )}
        </p>
      )}
      <SessionActions booking={booking} />
      {isOver && !isReadByMentor(booking) && (
        <Link to={paths.bookMentor(other._id)} className={`${buttonClasses('line')} justify-self-start`}>
          {words.bookAgain}
        </Link>
      )}
    </Card>
  )
}

function Meeting({ booking: { meetingUrl, state } }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  if (state === 'requested' || state === 'suggested') return <p className="text-secondary">{words.linkLater}</p>
  if (meetingUrl === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a href={meetingUrl} target="_blank" rel="noopener noreferrer" className={buttonClasses('pen')}>
        {words.join}
      </a>
      <p className="type-small text-secondary">{words.joinHint}</p>
    </div>
  )
}
