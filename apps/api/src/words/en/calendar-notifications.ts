import { pluralIn } from '@sopaan/domain/plural'
import type { CalendarNotifications } from '#api/features/operations/notifications/calendar-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

export const calendarNotifications: NotificationWords<CalendarNotifications> = {
  'calendar-expired': ({ host }) => ({
    title: 'Connect your calendar again',
    body: `${host} no longer lets us in. Your plan is safe here; connect again and it goes on.`,
  }),
  'calendar-ending': ({ host, days }) => ({
    title: pluralIn('en')(days, {
      0: 'Your calendar stops within a day',
      1: 'Your calendar stops in 1 day',
      other: `Your calendar stops in ${days} days`,
    }),
    body: `${host} lets us in until then only. Connect it again in your profile and nothing is missed.`,
  }),
  'calendar-put-back': ({ title }) => ({
    title: `“${title}” could not be moved from your calendar`,
    body: 'Its time stays as it is in Sopaan, and your calendar shows that again. Move it here if you can.',
  }),
  'calendar-removed': ({ title }) => ({
    title: `“${title}” is still in Sopaan`,
    body: 'You deleted it in your calendar only. If you do not need it, delete it in Sopaan too.',
  }),
}
