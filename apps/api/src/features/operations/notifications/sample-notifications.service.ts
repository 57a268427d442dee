import type { Deps } from '#api/deps.ts'
import type { NotificationKind } from './notification-kinds.ts'
import { withLink } from './notification-links.ts'
import { insertNotifications } from './notifications.queries.ts'
import type { NewNotification } from './notifications.service.ts'

/** Tells a sample person something in the app alone, as of an instant: nobody is mailed of what was made up. */
export async function notifySamplePerson<K extends NotificationKind>(
  deps: Deps,
  userId: string,
  notice: NewNotification<K> & { key: string },
  raisedAt: Date,
): Promise<void> {
  await insertNotifications(deps.db, [
    {
      userId,
      kind: notice.kind,
      facts: JSON.stringify(notice.facts),
      link: withLink(notice).link,
      raisedAt,
      dedupeKey: notice.key,
    },
  ])
}
