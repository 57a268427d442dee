import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { instantWords, titleOf } from './event-words.ts'
import { nextEventsQuery } from './events.queries.ts'

/**
 * The next events of a mentee, those with a seat first.
 * @param children  what else comes up, above them
 */
export function ComingUpCard({ children }: { children?: ReactNode }) {
  const { menteeHome: words, language } = useWords()
  const query = useQuery(nextEventsQuery)
  return (
    <Card>
      <h3 className="type-subsection mb-3">{words.comingTitle}</h3>
      {children}
      <Loaded query={query}>
        {(events) =>
          events.length === 0 ? (
            <p className="mt-3 text-secondary">{words.comingNone}</p>
          ) : (
            <ul className="mt-1">
              {events.map((event) => {
                const title = titleOf(event, language)
                return (
                  <li key={event._id} className="border-b border-border py-3 last:border-b-0">
                    <Link
                      to={paths.ownEvent(event._id)}
                      lang={title.lang}
                      className="font-bold text-default no-underline hover:underline"
                    >
                      {title.text}
                    </Link>
                    <p className="type-small text-secondary tabular-nums">{instantWords(event.date, language)}</p>
                    <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
                      {event.registration?.state === 'registered' && <Badge tone="safe">{words.registered}</Badge>}
                      {event.isSample && <Badge tone="plain">{words.sample}</Badge>}
                    </p>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
      <Link to={paths.ownEvents()} className={`${buttonClasses('line')} mt-3`}>
        {words.comingAll}
      </Link>
    </Card>
  )
}
