import type { AnnouncementNotifications } from '#api/features/operations/notifications/announcement-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

/** Staff wrote the words in each language. */
export const announcementNotifications: NotificationWords<AnnouncementNotifications> = {
  'announced-service': ({ title, body }) => ({ title, body }),
  'announced-news': ({ title, body }) => ({ title, body }),
}
