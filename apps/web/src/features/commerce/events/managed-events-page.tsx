import { type EventSort, managedEvents as eventCalls, type ManagedEvent } from '@sopaan/contract/managed-events'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { EVENT_STATUSES, EVENT_TYPES } from '@sopaan/domain/money/events'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { SaleNav } from '#web/features/commerce/plans/sale-nav.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { DayChip } from '#web/ui/day-chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useAddressAction } from '#web/use-address-action.ts'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { type EventAction, EventActions } from './event-actions.tsx'
import { readManagedEventSearch } from './event-search.ts'
import { instantWords } from './event-words.ts'
import { downloadEvents, managedEventsQuery } from './managed-events.queries.ts'

const CONSTRAINTS = constraintsOf(eventCalls.list)
const USUAL_SORT: EventSort = '-date'

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
  useAddressAction('add', () => setDeed({ kind: 'form' }))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <SaleNav counts={offered?.onSale} />
          <Button onClick={() => setDeed({ kind: 'form' })}>{words.add}</Button>
        </div>
        <h1 className="sr-only">{words.title}</h1>
        <ListViews list="events" />
        <ManagedEventFilter key={search.toString()} search={search} />
        <Loaded query={query} failed={words.listFailed}>
          {({ data, page }) =>
            data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <>
                <EventTable events={data} search={search} onDeed={setDeed} />
                <p className="type-small text-tertiary">{words.lead}</p>
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <FileButton
                    label={words.listCsv}
                    words={{ failed: words.listCsvFailed }}
                    onTake={() => downloadEvents(search)}
                    long={{ list: 'events', filter: readManagedEventSearch(search) }}
                  />
                  <PageNav label={events.pagerLabel} page={page} />
                </div>
              </>
            )
          }
        </Loaded>
      </div>
      <EventActions deed={deed} onClose={() => setDeed(undefined)} />
    </ReauthenticationProvider>
  )
}

/** What the list is narrowed to, in one row and in the address. */
function ManagedEventFilter({ search }: { search: URLSearchParams }) {
  const { managedEvents: words, events } = useWords()
  const given = (name: string) => search.get(name) ?? ''
  return (
    <FilterRow
      search={{ label: words.search, hint: words.search, value: given('q'), ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ sort: search.get('sort') ?? undefined }}
      words={{ show: events.show, clear: words.clear }}
      isNarrowed={['q', 'status', 'type', 'from', 'to'].some((name) => given(name) !== '')}
    >
      <ChipSelect label={events.status} name="status" defaultValue={given('status')}>
        <option value="">{words.anyStatus}</option>
        {EVENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {events.statuses[status]}
          </option>
        ))}
      </ChipSelect>
      <ChipSelect label={events.type} name="type" defaultValue={given('type')}>
        <option value="">{events.allTypes}</option>
        {EVENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {events.types[type]}
          </option>
        ))}
      </ChipSelect>
      <DayChip
        label={words.days}
        show={events.show}
        days={(['from', 'to'] as const).map((name) => ({
          name,
          label: events[name],
          value: search.get(name) || undefined,
        }))}
      />
    </FilterRow>
  )
}

type TableProps = {
  events: readonly ManagedEvent[]
  search: URLSearchParams
  onDeed: (deed: EventAction) => void
}

/** Events as a table of admins: what, when, how full, and what can be done. */
function EventTable({ events, search, onDeed }: TableProps) {
  const { managedEvents: words, events: shared, language } = useWords()
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: USUAL_SORT, ...(first && { first }) })
  const seats = ({ attendees, capacity }: ManagedEvent) =>
    capacity === null ? groupIndian(attendees) : `${groupIndian(attendees)} / ${groupIndian(capacity)}`
  const status = (event: ManagedEvent) => <Badge tone={TONES[event.status]}>{shared.statuses[event.status]}</Badge>
  const title = (event: ManagedEvent) => (
    <Link
      to={paths.managedEvent(event._id)}
      className="-my-2 inline-flex min-h-11 max-w-full items-center font-semibold text-primary-text lg:max-w-56"
    >
      <span className="wrap-anywhere lg:line-clamp-1">{writtenIn(language, event.title)}</span>
    </Link>
  )
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.title}
        rows={events}
        keyOf={({ _id }) => _id}
        choice={useColumnChoice('events')}
        columns={[
          { name: words.name, sort: sortBy('title', 'ascending'), cell: title },
          {
            name: words.start,
            key: 'start',
            sort: sortBy('date'),
            cell: ({ date }) => <span className="whitespace-nowrap">{instantWords(date, language)}</span>,
          },
          {
            name: shared.type,
            key: 'type',
            sort: sortBy('type', 'ascending'),
            cell: ({ type }) => shared.types[type],
          },
          { name: words.status, key: 'status', sort: sortBy('status', 'ascending'), cell: status },
          {
            name: words.seats,
            key: 'seats',
            isFigure: true,
            sort: sortBy('seats'),
            cell: (event) => <span className="whitespace-nowrap">{seats(event)}</span>,
          },
          {
            name: words.waiting,
            key: 'waiting',
            isFigure: true,
            sort: sortBy('waiting'),
            cell: ({ waiting }) => groupIndian(waiting),
          },
          {
            name: words.present,
            key: 'present',
            isFigure: true,
            sort: sortBy('present'),
            cell: ({ present }) => groupIndian(present),
          },
        ]}
        item={(event) => (
          <RowItem
            title={title(event)}
            note={[instantWords(event.date, language), seats(event), shared.types[event.type]].join(' · ')}
            noteEnd={status(event)}
          />
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
