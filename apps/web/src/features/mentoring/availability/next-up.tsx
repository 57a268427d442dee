import type { MentorSession } from '@sopaan/contract/mentoring'
import { paths } from '@sopaan/contract/paths'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { Link } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'
import { MenteeLine } from './mentee-line.tsx'

/** The one blue panel of a mentor's week: the next session, with whom, and what was said last time. */
export function NextUp({ session }: { session: MentorSession | undefined }) {
  const { mentoring, language } = useWords()
  const words = mentoring.mentor
  if (session === undefined)
    return (
      <section aria-labelledby="next-up" className="rounded-sheet border border-border bg-surface p-5 sm:p-6">
        <h2 id="next-up" className="type-card">
          {mentoring.session.nextOne}
        </h2>
        <p className="mt-1 text-secondary">{words.nothingNext}</p>
      </section>
    )
  const { _id, startsAt, other, meetingUrl, mentee, question, unreadMessages } = session
  const isToday = istDate(startsAt) === istDate(new Date())
  return (
    <section aria-labelledby="next-up" className="blue-panel grid gap-3 rounded-sheet p-5 sm:p-6">
      <h2 id="next-up" className="font-semibold">
        {mentoring.session.nextOne}
      </h2>
      <p className="type-subsection tabular-nums">{formatDayAndTime(startsAt, language)}</p>
      <p className="wrap-anywhere">
        <span className="font-semibold">{other.firstName}</span>, <MenteeLine mentee={mentee} />
      </p>
      <p className="line-clamp-3 wrap-anywhere">
        {mentee.lastNote === '' ? question : `${words.lastTime}: ${mentee.lastNote}`}
      </p>
      {mentee.openItems > 0 && <p>{words.openItems(mentee.openItems)}</p>}
      {unreadMessages > 0 && <p className="font-semibold">{mentoring.session.unread(unreadMessages)}</p>}
      <div className="flex flex-wrap gap-3">
        {isToday && meetingUrl !== null && (
          <a href={meetingUrl} target="_blank" rel="noopener noreferrer" className="blue-panel-button">
            {mentoring.session.join}
          </a>
        )}
        <Link
          to={paths.session('mentor-dashboard', _id)}
          className={isToday ? 'inline-flex min-h-12 min-w-11 items-center underline' : 'blue-panel-button'}
        >
          {words.openNotes}
        </Link>
      </div>
    </section>
  )
}
