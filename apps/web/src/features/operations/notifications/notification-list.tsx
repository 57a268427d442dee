import type { Notification } from '@sopaan/contract/notifications'
import { paths } from '@sopaan/contract/paths'
import type { Role } from '@sopaan/contract/users'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { dashboardOf, linkFor } from '#web/identity/landing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { markRead } from './notifications.queries.ts'

type Props = { role: Role; notifications: readonly Notification[]; onFollow?: () => void }

/** Notifications, newest first; following one marks it read. One whose page is for others by now leads to the whole list. */
export function NotificationList({ role, notifications, onFollow }: Props) {
  const { language, notifications: words } = useWords()
  const follow = (notification: Notification) => {
    onFollow?.()
    // The page it leads to matters more than the mark: where that fails, it stays unread.
    markRead(role, notification).catch(() => undefined)
  }
  const list = `${paths.dashboard(dashboardOf(role))}/notifications`
  return (
    <ul className="divide-y divide-border">
      {notifications.map((notification) => (
        <li key={notification._id}>
          <Link
            to={linkFor(role, notification.link) ?? list}
            onClick={() => follow(notification)}
            className="group -mx-3 flex gap-3 rounded-control px-3 py-3 text-default no-underline hover:bg-surface-sunken"
          >
            <span
              aria-hidden="true"
              className={classNames('mt-2 size-2.5 shrink-0 rounded-chip', notification.isRead ? '' : 'bg-primary')}
            />
            <span className="min-w-0 grow">
              <span className={classNames('block', notification.isRead ? '' : 'font-semibold')}>
                {!notification.isRead && <span className="sr-only">{words.unread}: </span>}
                {notification.title}
              </span>
              <span className="block text-secondary wrap-anywhere">{notification.body}</span>
              <span className="type-small block text-tertiary">{formatDateTime(notification.createdAt, language)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
