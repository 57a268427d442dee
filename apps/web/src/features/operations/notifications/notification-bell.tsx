import { paths } from '@sopaan/contract/paths'
import type { User } from '@sopaan/contract/users'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardOf } from '#web/identity/landing.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { closeSheet, Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MarkAllReadButton } from './mark-all.tsx'
import { NotificationList } from './notification-list.tsx'
import { bellQuery } from './notifications.queries.ts'

const PANEL = 'notifications-panel'
/** More is told as 9+: the number is a nudge, the page counts. */
const COUNT_SHOWN_MAX = 9
const closePanel = () => closeSheet(PANEL)

/** The bell in the frame of a dashboard: how many are unread, and the newest under it. */
export function NotificationBell({ user }: { user: User }) {
  const { shell, notifications: words } = useWords()
  const query = useQuery(bellQuery(user.role))
  const unread = query.data?.unread ?? 0
  const [newest] = query.data?.data ?? []
  return (
    <>
      <span className="relative">
        <IconButton icon="bell" label={words.bell(unread)} popoverTarget={PANEL} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -end-0.5 -top-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-chip bg-primary px-1 text-[13px] leading-none font-semibold text-on-primary tabular-nums"
          >
            {unread > COUNT_SHOWN_MAX ? `${COUNT_SHOWN_MAX}+` : unread}
          </span>
        )}
      </span>
      <Sheet id={PANEL} title={words.title} closeLabel={shell.close} isFromBar>
        <Loaded query={query} failed={words.loadFailed}>
          {({ data }) => (
            <>
              {data.length === 0 ? (
                <p className="text-secondary">{user.role === 'admin' ? words.emptyStaff : words.emptyText}</p>
              ) : (
                <NotificationList role={user.role} notifications={data} onFollow={closePanel} />
              )}
              <div className="mt-4 flex flex-wrap gap-3">
                <Link
                  to={`${paths.dashboard(dashboardOf(user.role))}/notifications`}
                  onClick={closePanel}
                  className={buttonClasses('line')}
                >
                  {words.allOfThem}
                </Link>
                {newest && <MarkAllReadButton role={user.role} newest={newest} unread={unread} />}
              </div>
            </>
          )}
        </Loaded>
      </Sheet>
    </>
  )
}
