import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { EventFilters } from './event-filters.tsx'
import { EventList } from './event-list.tsx'
import { menteeEventsQuery, registeredEventsQuery } from './events.queries.ts'

/** A mentee's own events, and all that can be registered for; who mentors now has the own ones alone. */
export default function MenteeEventsPage() {
  const { events: words } = useWords()
  const [search] = useSearchParams()
  const { role } = useSignedIn()
  const isMine = role !== 'mentee' || search.get('show') === 'mine'
  const tabs = [
    { key: 'all', label: words.tabs.all, count: '', to: paths.ownEvents(), isCurrent: !isMine },
    { key: 'mine', label: words.tabs.mine, count: '', to: `${paths.ownEvents()}?show=mine`, isCurrent: isMine },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      {role === 'mentee' && (
        <div className="justify-self-start max-sm:w-full">
          <Tabs label={words.tabs.label} tabs={tabs} />
        </div>
      )}
      {isMine ? <Mine search={search} /> : <All search={search} />}
    </div>
  )
}

function All({ search }: { search: URLSearchParams }) {
  const { events: words } = useWords()
  const query = useQuery(menteeEventsQuery(search))
  return (
    <>
      <EventFilters search={search} />
      <Loaded query={query} failed={words.listFailed}>
        {({ data, page }) =>
          data.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
          ) : (
            <>
              <EventList events={data} to={paths.ownEvent} />
              <PageNav label={words.pagerLabel} page={page} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function Mine({ search }: { search: URLSearchParams }) {
  const { events: words } = useWords()
  const query = useQuery(registeredEventsQuery(readPageNumber(search)))
  return (
    <Loaded query={query} failed={words.listFailed}>
      {({ data, page }) =>
        data.length === 0 ? (
          <EmptyState title={words.mineEmpty}>{words.mineEmptyText}</EmptyState>
        ) : (
          <>
            <EventList events={data} to={paths.ownEvent} />
            <PageNav label={words.pagerLabel} page={page} />
          </>
        )
      }
    </Loaded>
  )
}
