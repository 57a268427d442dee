import type { Notification } from '@sopaan/contract/notifications'
import { paths } from '@sopaan/contract/paths'
import type { Role } from '@sopaan/contract/users'
import { addDays } from '@sopaan/domain/time/days'
import { formatDate, formatTime } from '@sopaan/domain/time/format'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import { useId } from 'react'
import { Link } from 'react-router'
import { dashboardOf, linkFor } from '#web/identity/landing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { markRead } from './notifications.queries.ts'

type Props = { role: Role; notifications: readonly Notification[]; onFollow?: (() => void) | undefined }

/**
 * Notifications, newest first, a list for each day in India; following one marks it read. One whose page is for others by now
 * leads to the whole list.
 */
export function NotificationList({ role, notifications, onFollow }: Props) {
  const { language, notifications: words } = useWords()
  const id = useId()
  const today = istDate(new Date())
  const days = [...Map.groupBy(notifications, ({ createdAt }) => istDate(createdAt))]
  const nameOf = (day: string) =>
    day === today
      ? words.today
      : day === addDays(today, -1)
        ? words.yesterday
        : formatDate(startOfIstDay(day), language)
  return (
    <div className="grid gap-4">
      {days.map(([day, ofDay]) => (
        <div key={day}>
          <p id={`${id}-${day}`} className="type-tick pb-1 text-secondary">
            {nameOf(day)}
          </p>
          <ul aria-labelledby={`${id}-${day}`} className="divide-y divide-border">
            {ofDay.map((notification) => (
              <li key={notification._id}>
                <NotificationLink role={role} notification={notification} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type LinkProps = Pick<Props, 'role' | 'onFollow'> & { notification: Notification }

function NotificationLink({ role, notification, onFollow }: LinkProps) {
  const { language, notifications: words } = useWords()
  const handleFollow = () => {
    onFollow?.()
    // The page it leads to matters more than the mark: where that fails, it stays unread.
    markRead(role, notification).catch(() => undefined)
  }
  return (
    <Link
      to={linkFor(role, notification.link) ?? `${paths.dashboard(dashboardOf(role))}/notifications`}
      onClick={handleFollow}
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
        <span className="type-small block text-tertiary">{formatTime(notification.createdAt, language)}</span>
      </span>
    </Link>
  )
}
