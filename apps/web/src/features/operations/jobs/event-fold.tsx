import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { eventQuery } from './jobs.queries.ts'

/** What the payment provider sent, fetched once somebody opens it: each look is in the audit log. */
export function EventFold({ id }: { id: string }) {
  const { jobs: words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text">
        {words.openEvent}
      </summary>
      {isOpen && <EventText id={id} />}
    </details>
  )
}

function EventText({ id }: { id: string }) {
  const { jobs: words } = useWords()
  const query = useQuery(eventQuery(id))
  return (
    <Loaded query={query} failed={words.failed}>
      {({ eventId, gatewayOrderId, body }) => (
        <div className="grid gap-1 pb-2">
          <p className="type-small text-secondary wrap-anywhere" lang="en">
            {[eventId, ...(gatewayOrderId === null ? [] : [gatewayOrderId])].join(' · ')}
          </p>
          {body === null ? (
            <p className="text-secondary">{words.eventGone}</p>
          ) : (
            <pre
              className="type-small max-h-80 overflow-y-auto rounded-box bg-surface-sunken p-3 whitespace-pre-wrap wrap-anywhere"
              lang="en"
            >
              {body}
            </pre>
          )}
        </div>
      )}
    </Loaded>
  )
}
