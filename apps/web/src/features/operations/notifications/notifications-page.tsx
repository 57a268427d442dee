import type { NotificationPage as Answer } from '@sopaan/contract/notifications'
import { paths } from '@sopaan/contract/paths'
import type { User } from '@sopaan/contract/users'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MarkAllReadButton } from './mark-all.tsx'
import { NotificationList } from './notification-list.tsx'
import { notificationsQuery } from './notifications.queries.ts'

/** Everything a person was told, a page at a time. */
export default function NotificationsPage() {
  const { notifications: words } = useWords()
  const user = useSignedIn()
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  const isUnreadOnly = search.get('unread') === 'true'
  const query = useQuery(notificationsQuery(user.role, { page, unread: isUnreadOnly }))
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <DocumentHead title={words.title} isIndexed={false} />
      <Loaded query={query} failed={words.loadFailed}>
        {(answer) => <Full user={user} answer={answer} isUnreadOnly={isUnreadOnly} />}
      </Loaded>
    </div>
  )
}

function Full({ user, answer, isUnreadOnly }: { user: User; answer: Answer; isUnreadOnly: boolean }) {
  const { notifications: words } = useWords()
  const { data, unread, page } = answer
  const [newest] = data
  const settings = `${paths.dashboard(dashboardOf(user.role))}/profile#notifications`
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={words.filter}
          tabs={[
            {
              key: 'all',
              label: words.all,
              count: isUnreadOnly ? '' : String(page.total),
              to: '?',
              isCurrent: !isUnreadOnly,
            },
            { key: 'unread', label: words.unread, count: String(unread), to: '?unread=true', isCurrent: isUnreadOnly },
          ]}
        />
        {newest && page.page === 1 && <MarkAllReadButton role={user.role} newest={newest} unread={unread} />}
      </div>
      {data.length === 0 ? (
        <EmptyState title={words.empty}>
          {isUnreadOnly ? words.noneUnread : user.role === 'admin' ? words.emptyStaff : words.emptyText}
        </EmptyState>
      ) : (
        <Card className="py-2! sm:py-3!">
          <NotificationList role={user.role} notifications={data} />
        </Card>
      )}
      <PageNav label={words.pages} page={page} directions={words} />
      <p>
        <Link to={settings} className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          {words.choose}
        </Link>
      </p>
    </>
  )
}
