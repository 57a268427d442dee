import type { ManagedEvent } from '@sopaan/contract/managed-events'
import { paths } from '@sopaan/contract/paths'
import { writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AttendeesSection } from './attendees-section.tsx'
import { type EventAction, EventActions } from './event-actions.tsx'
import { EventBadges } from './event-badges.tsx'
import { EventFacts } from './event-facts.tsx'
import { managedEventQuery, sendEventChange } from './managed-events.queries.ts'
import { OneEvent } from './one-event.tsx'

/** One event as admins run it: its facts, its deeds, who is on its list. */
export default function ManagedEventPage() {
  const { managedEvents: words } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(managedEventQuery(id))
  return (
    <OneEvent list={{ to: paths.managedEvents(), label: words.title }} query={query}>
      {(event) => <Shown event={event} />}
    </OneEvent>
  )
}

function Shown({ event }: { event: ManagedEvent }) {
  const { language } = useWords()
  const navigate = useNavigate()
  const title = writtenIn(language, event.title)
  const [deed, setDeed] = useState<EventAction>()
  return (
    <>
      <DocumentHead title={title} isIndexed={false} />
      <Card className="grid gap-5">
        <EventBadges event={event} />
        <h1 className="type-subsection">{title}</h1>
        <EventFacts event={event} />
        {event.cancelReason !== null && <p className="text-secondary">{event.cancelReason}</p>}
        <EventActionBar event={event} onDeed={setDeed} />
      </Card>
      {event.status !== 'draft' && <AttendeesSection event={event} />}
      <EventActions
        deed={deed}
        onClose={() => setDeed(undefined)}
        onRemoved={() => void navigate(paths.managedEvents())}
      />
    </>
  )
}

function EventActionBar({ event, onDeed }: { event: ManagedEvent; onDeed: (deed: EventAction) => void }) {
  const { managedEvents: words } = useWords()
  const { isBusy, run } = useAction()
  const { status, _id } = event
  const announce = () =>
    run(() => sendEventChange(_id, { status: 'upcoming' }), { done: words.announced, failed: words.updateFailed })
  if (status === 'cancelled') return null
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'draft' && (
        <Button doing={isBusy ? words.saving : undefined} onClick={() => void announce()}>
          {words.announce}
        </Button>
      )}
      {status !== 'draft' && (
        <Link to={paths.eventCheckIn(_id)} className={buttonClasses('pen')}>
          {words.checkIn}
        </Link>
      )}
      <Button look="line" onClick={() => onDeed({ kind: 'form', event })}>
        {words.edit}
      </Button>
      {(status === 'upcoming' || status === 'live') && (
        <Button look="danger" onClick={() => onDeed({ kind: 'cancel', event })}>
          {words.cancel}
        </Button>
      )}
      {status === 'draft' && (
        <Button look="danger" onClick={() => onDeed({ kind: 'remove', event })}>
          {words.remove}
        </Button>
      )}
    </div>
  )
}
