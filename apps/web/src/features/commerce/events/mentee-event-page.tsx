import type { MenteeEvent } from '@sopaan/contract/events'
import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { PushOffer } from '#web/features/operations/notifications/push-offer.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { EventBadges } from './event-badges.tsx'
import { EventFacts } from './event-facts.tsx'
import { descriptionOf, titleOf } from './event-words.ts'
import { menteeEventQuery } from './events.queries.ts'
import { OneEvent } from './one-event.tsx'
import { SeatPanel } from './seat-panel.tsx'

/** One event with the mentee's seat: its link, its code for the door, and the way to give it back. */
export default function MenteeEventPage() {
  const { events: words } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(menteeEventQuery(id))
  return (
    <OneEvent list={{ to: paths.ownEvents(), label: words.all }} query={query}>
      {(event) => <Shown event={event} />}
    </OneEvent>
  )
}

function Shown({ event }: { event: MenteeEvent }) {
  const { events: words, notifications, language } = useWords()
  const title = titleOf(event, language)
  const about = descriptionOf(event, language)
  return (
    <>
      <DocumentHead title={title.text} isIndexed={false} />
      <div>
        <EventBadges event={event} />
        <h1 className="type-section mt-3" lang={title.lang}>
          {title.text}
        </h1>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="lg:col-start-2">
          <SeatPanel event={event} />
          {event.registration?.state === 'waitlisted' && (
            <div className="mt-4">
              <PushOffer topic="events" label={notifications.push.offer.events} />
            </div>
          )}
        </div>
        <div className="grid gap-6 lg:col-start-1 lg:row-start-1">
          <Card>
            <EventFacts event={event} />
          </Card>
          <section>
            <h2 className="type-subsection">{words.about}</h2>
            <p className="measure mt-3 whitespace-pre-line" lang={about.lang}>
              {about.text}
            </p>
          </section>
        </div>
      </div>
    </>
  )
}
