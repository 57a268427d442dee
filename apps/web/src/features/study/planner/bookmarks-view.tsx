import type { StudySession } from '@sopaan/contract/sessions'
import { minuteOf } from '@sopaan/domain/planner/planner-facts'
import { formatMinute, formatShortDay } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { bookmarkedQuery, sendSessionBookmark } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

/** The sessions that bear a bookmark, the latest first; each leads to its week. */
export function BookmarksView({ today }: { today: string }) {
  const { planner: words } = useWords()
  const query = useQuery(bookmarkedQuery(today))
  return (
    <Card>
      <h2 className="type-card">{words.bookmarksTitle}</h2>
      <Loaded query={query} failed={words.fetchFailed}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="mt-1 text-secondary">{words.bookmarksNone}</p>
          ) : (
            <ul className="mt-2">
              {sessions.map((session) => (
                <BookmarkRow key={session._id} session={session} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function BookmarkRow({ session }: { session: StudySession }) {
  const { planner: words, syllabus, language } = useWords()
  const { pathname } = useLocation()
  const { isBusy, run } = useAction(sayFailure)
  const day = istDate(session.startsAt)
  const title = syllabus.title(session)
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-border py-2">
      <Link
        to={`${pathname}?view=week&week=${day}`}
        className="min-h-11 min-w-0 grow basis-60 py-1 text-default no-underline"
      >
        <span className="block font-semibold break-words">
          {title} {session.isCompleted && <Badge tone="safe">{words.finished}</Badge>}
        </span>
        <span className="type-small block text-secondary tabular-nums">
          {formatShortDay(day, language)}, {formatMinute(minuteOf(session.startsAt), language)},{' '}
          {words.minutes(String(session.durationMinutes))}
        </span>
      </Link>
      <Button
        look="quiet"
        disabled={isBusy}
        aria-label={`${words.unbookmark}: ${title}`}
        onClick={() => void run(() => sendSessionBookmark(session._id, false), { failed: words.toggleFailed })}
      >
        {words.unbookmark}
      </Button>
    </li>
  )
}
