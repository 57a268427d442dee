import type { MenteeEvent, ShownEvent } from '@sopaan/contract/events'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { EventBadges } from './event-badges.tsx'
import { costWords, seatWords, timeWords, titleOf } from './event-words.ts'

type Props = {
  events: readonly (ShownEvent & Pick<Partial<MenteeEvent>, 'registration'>)[]
  to: (id: string) => string
  /** Loads the page whole: the pages of visitors stand without React. */
  isReload?: boolean
}

/** Events as cards that lead to each. */
export function EventList({ events, to, isReload = false }: Props) {
  const { events: words, language } = useWords()
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {events.map((event) => {
        const title = titleOf(event, language)
        return (
          <li key={event._id}>
            <Card className="relative flex h-full flex-col gap-2">
              <EventBadges event={event} />
              <h2 className="type-card mt-1" lang={title.lang}>
                <Link
                  to={to(event._id)}
                  reloadDocument={isReload}
                  className="text-default no-underline after:absolute after:inset-0 after:rounded-sheet hover:underline"
                >
                  {title.text}
                </Link>
              </h2>
              <p className="font-semibold tabular-nums">{timeWords(event, words, language)}</p>
              <p className="mt-auto text-secondary">
                {[event.place ?? words.online, costWords(event, words), seatWords(event, words)].join(' · ')}
              </p>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
