import type { Booking } from '@sopaan/contract/bookings'
import { type DashboardType, paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { bookingsQuery } from './next-sessions.queries.ts'
import { isReadByMentor, whenOf } from './session-facts.ts'
import { SessionState } from './session-state.tsx'

/** The own sessions, as mentee or mentor: those to come, and the past ones. */
export default function SessionsPage() {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { role } = useSignedIn()
  const dashboard = dashboardOf(role)
  const [search] = useSearchParams()
  const when = search.get('show') === 'past' ? 'past' : 'next'
  const query = useQuery(bookingsQuery(when, readPageNumber(search)))
  const here = paths.sessions(dashboard)
  const tabs = [
    { key: 'next', label: words.next, count: '', to: here, isCurrent: when === 'next' },
    { key: 'past', label: words.past, count: '', to: `${here}?show=past`, isCurrent: when === 'past' },
  ]
  const find = role === 'mentee' && (
    <Link to={paths.ownMentors()} className={buttonClasses('line')}>
      {words.findMentor}
    </Link>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.listTitle} isIndexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs label={words.tabs} tabs={tabs} />
        {find}
      </div>
      <Loaded query={query} failed={words.listFailed}>
        {({ data, ...page }) =>
          data.length === 0 ? (
            <EmptyState title={when === 'next' ? words.emptyNext : words.emptyPast}>
              {role === 'mentee' && when === 'next' && words.emptyNextText}
            </EmptyState>
          ) : (
            <>
              <SessionList bookings={data} dashboard={dashboard} />
              <PageNav label={words.pages} page={page} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

/** Sessions as cards that lead to each. */
function SessionList({ bookings, dashboard }: { bookings: readonly Booking[]; dashboard: DashboardType }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {bookings.map((booking) => {
        const { _id, other, unreadMessages, openSuggestions } = booking
        return (
          <li key={_id}>
            <Card className="relative flex h-full items-start gap-4">
              <MentorArch name={other.firstName} pictureUrl={other.pictureUrl} size="small" />
              <div className="grid min-w-0 grow gap-1">
                <h2 className="type-card">
                  <Link
                    to={paths.session(dashboard, _id)}
                    className="text-default no-underline after:absolute after:inset-0 after:rounded-sheet hover:underline"
                  >
                    {words.with(other.firstName)}
                  </Link>
                </h2>
                <p className="font-semibold tabular-nums">{whenOf(booking, language)}</p>
                {other.seat !== null && (
                  <p className="type-small text-secondary wrap-anywhere">
                    {other.seat.programme}, {other.seat.institute}
                  </p>
                )}
                <div className="mt-1 flex flex-wrap items-center gap-2">
                  <SessionState booking={booking} />
                  {unreadMessages > 0 && (
                    <span className="type-small font-semibold text-primary-text">{words.unread(unreadMessages)}</span>
                  )}
                  {openSuggestions > 0 && !isReadByMentor(booking) && (
                    <span className="type-small font-semibold text-primary-text">
                      {words.suggestionsOpen(openSuggestions)}
                    </span>
                  )}
                </div>
              </div>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
