import { EVENT_STATUSES } from '@sopaan/domain/money/events'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { SaleNav } from '#web/features/commerce/plans/sale-nav.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type EventAction, EventActions } from './event-actions.tsx'
import { EventFilters } from './event-filters.tsx'
import { EventTable } from './event-table.tsx'
import { managedEventsQuery } from './managed-events.queries.ts'

/** Every event as admins run them; plans and coupons stand beside. */
export default function ManagedEventsPage() {
  const { managedEvents: words, events } = useWords()
  const { data: offered } = useQuery(overviewQuery)
  const [search] = useSearchParams()
  const query = useQuery(managedEventsQuery(search))
  const [deed, setDeed] = useState<EventAction>()
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <SaleNav counts={offered?.onSale} />
          <Button onClick={() => setDeed({ kind: 'form' })}>{words.add}</Button>
        </div>
        <div>
          <h1 className="type-subsection">{words.title}</h1>
          <p className="mt-1 text-secondary">{words.lead}</p>
        </div>
        <EventFilters search={search} statuses={EVENT_STATUSES} searchLabel={words.search} />
        <Loaded query={query} failed={words.listFailed}>
          {({ data, page }) =>
            data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <>
                <EventTable events={data} onDeed={setDeed} />
                <PageNav label={events.pagerLabel} page={page} />
              </>
            )
          }
        </Loaded>
      </div>
      <EventActions deed={deed} onClose={() => setDeed(undefined)} />
    </ReauthenticationProvider>
  )
}
