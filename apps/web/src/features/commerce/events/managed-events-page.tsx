import type { ManagedEvent } from '@sopaan/contract/managed-events'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { EVENT_STATUSES } from '@sopaan/domain/money/events'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { SaleNav } from '#web/features/commerce/plans/sale-nav.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type EventAction, EventActions } from './event-actions.tsx'
import { EventFilters } from './event-filters.tsx'
import { instantWords } from './event-words.ts'
import { managedEventsQuery } from './managed-events.queries.ts'

const TONES: Record<ManagedEvent['status'], Tone> = {
  draft: 'plain',
  upcoming: 'safe',
  live: 'likely',
  completed: 'plain',
  cancelled: 'reach',
}

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

/** Events as a table of admins: what, when, how full, and what can be done. */
function EventTable({ events, onDeed }: { events: readonly ManagedEvent[]; onDeed: (deed: EventAction) => void }) {
  const { managedEvents: words, events: shared, language } = useWords()
  const seats = ({ attendees, capacity }: ManagedEvent) =>
    capacity === null ? groupIndian(attendees) : `${groupIndian(attendees)} / ${groupIndian(capacity)}`
  const status = (event: ManagedEvent) => <Badge tone={TONES[event.status]}>{shared.statuses[event.status]}</Badge>
  const title = (event: ManagedEvent) => (
    <Link
      to={paths.managedEvent(event._id)}
      className="inline-flex min-h-11 items-center font-semibold text-primary-text"
    >
      {writtenIn(language, event.title)}
    </Link>
  )
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.title}
        rows={events}
        keyOf={({ _id }) => _id}
        columns={[
          { name: words.name, cell: title },
          {
            name: words.start,
            cell: ({ date }) => <span className="whitespace-nowrap">{instantWords(date, language)}</span>,
          },
          { name: shared.type, cell: ({ type }) => shared.types[type] },
          { name: words.status, cell: status },
          {
            name: words.seats,
            isFigure: true,
            cell: (event) => <span className="whitespace-nowrap">{seats(event)}</span>,
          },
          { name: words.waiting, isFigure: true, cell: ({ waiting }) => groupIndian(waiting) },
          { name: words.present, isFigure: true, cell: ({ present }) => groupIndian(present) },
        ]}
        item={(event) => (
          <>
            <p className="flex flex-wrap items-center justify-between gap-2">
              {title(event)} {status(event)}
            </p>
            <p className="type-small mt-1 text-secondary tabular-nums">
              {[instantWords(event.date, language), shared.types[event.type], seats(event)].join(' · ')}
            </p>
          </>
        )}
        menu={{
          name: words.more,
          of: (event) => (
            <Menu label={words.moreOf(writtenIn(language, event.title))} items={itemsOf(event, words, onDeed)} />
          ),
        }}
      />
    </div>
  )
}

function itemsOf(
  event: ManagedEvent,
  words: ReturnType<typeof useWords>['managedEvents'],
  onDeed: (deed: EventAction) => void,
): MenuItem[] {
  const isAhead = event.status === 'upcoming' || event.status === 'live' || event.status === 'draft'
  return [
    { key: 'open', label: words.open, to: paths.managedEvent(event._id) },
    ...(event.status === 'cancelled'
      ? []
      : [{ key: 'edit', label: words.edit, onChoose: () => onDeed({ kind: 'form', event }) }]),
    ...(isAhead && event.status !== 'draft'
      ? [{ key: 'cancel', label: words.cancel, isDanger: true, onChoose: () => onDeed({ kind: 'cancel', event }) }]
      : []),
    { key: 'remove', label: words.remove, isDanger: true, onChoose: () => onDeed({ kind: 'remove', event }) },
  ]
}
