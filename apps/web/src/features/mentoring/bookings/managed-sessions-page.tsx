import { managedBookings } from '@sopaan/contract/managed-bookings'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { BOOKING_STATES } from '@sopaan/domain/mentoring/bookings'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { MentoringTabs } from '#web/features/mentoring/mentor-applications/mentoring-tabs.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { sendExportRequest } from '#web/features/operations/staff/staff.queries.ts'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { changeSearch, readSearch } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { downloadSessions, managedSessionsQuery } from './managed-sessions.queries.ts'
import { ManagedSessionsTable } from './managed-sessions-table.tsx'

const CONSTRAINTS = constraintsOf(managedBookings.list)

/** Sessions of everybody for staff: found by either name, by where they stand, in any order. */
export default function ManagedSessionsPage() {
  return (
    <ReauthenticationProvider>
      <SessionsSection />
    </ReauthenticationProvider>
  )
}

function SessionsSection() {
  const { sessionRecord: words } = useWords()
  const [search] = useSearchParams()
  const { page = 1, limit: _, ...asked } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(managedSessionsQuery({ ...asked, page }))
  const { q, state, userId, sort } = asked
  const isSupport = hasStaffRole(useSignedIn().staffRoles, ['support'])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <MentoringTabs current="sessions" />
      <h1 className="sr-only">{words.title}</h1>
      <ListViews list="sessions">
        {query.data && (
          <p className="font-semibold tabular-nums" role="status">
            {words.count(groupIndian(query.data.total))}
          </p>
        )}
      </ListViews>
      <FilterRow
        key={search.toString()}
        search={{ label: words.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
        kept={{ sort, userId }}
        words={words}
        isNarrowed={[q, state, userId].some((value) => value !== undefined)}
      >
        <ChipSelect label={words.state} name="state" defaultValue={state ?? ''}>
          <option value="">{words.anyState}</option>
          {BOOKING_STATES.map((each) => (
            <option key={each} value={each}>
              {words.states[each]}
            </option>
          ))}
        </ChipSelect>
        {userId !== undefined && (
          <Link
            to={`?${changeSearch(search, { userId: undefined })}`}
            aria-label={words.drop(words.onlyPerson)}
            className="inline-flex min-h-11 items-center gap-1 rounded-chip border border-primary-text bg-primary-soft px-3 font-semibold text-primary-text no-underline lg:min-h-9"
          >
            {words.onlyPerson}
            <Icon name="close" />
          </Link>
        )}
      </FilterRow>
      <Loaded query={query} failed={words.failed}>
        {(answer) => (
          <>
            {answer.data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <ManagedSessionsTable rows={answer.data} search={search} />
            )}
            <p className="type-small text-tertiary">{words.lead}</p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              {isSupport && (
                <FileButton
                  label={words.csv}
                  words={{ done: words.csvDone, failed: words.csvFailed }}
                  onTake={() => downloadSessions(asked)}
                  long={{ list: 'sessions', filter: asked }}
                  onAsk={(reason) => sendExportRequest(managedBookings.askExport, { query: asked, body: { reason } })}
                />
              )}
              <PageNav label={words.pages} page={answer} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}
