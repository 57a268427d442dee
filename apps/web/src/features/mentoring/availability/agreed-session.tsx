import type { Booking } from '@sopaan/contract/bookings'
import { paths } from '@sopaan/contract/paths'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** A session that is agreed on: when, with whom, what is asked, and the door to it. */
export function AgreedSession({ booking, mayJoin }: { booking: Booking; mayJoin: boolean }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { _id, startsAt, other, question, meetingUrl, unreadMessages } = booking
  return (
    <li className="grid gap-2 rounded-sheet border border-border bg-surface p-5 sm:p-6">
      <p className="font-semibold tabular-nums">{formatDateTime(startsAt, language)}</p>
      <h3 className="type-card wrap-anywhere">{words.with(other.firstName)}</h3>
      <p className="line-clamp-3 wrap-anywhere whitespace-pre-line text-secondary">{question}</p>
      {unreadMessages > 0 && <p className="font-semibold text-likely">{words.unread(unreadMessages)}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        {mayJoin && meetingUrl !== null && (
          <a
            href={meetingUrl}
            target="_blank"
            rel="noopener noreferrer"
            title={words.joinHint}
            className={buttonClasses('pen')}
          >
            {words.join}
          </a>
        )}
        <Link to={paths.session('mentor-dashboard', _id)} className={buttonClasses('line')}>
          {words.open}
        </Link>
      </div>
    </li>
  )
}
