import { pluralIn } from '@sopaan/domain/plural'
import { formatDateTime } from '@sopaan/domain/time/format'
import type { EventNotifications } from '#api/features/operations/notifications/event-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

export const eventNotifications: NotificationWords<EventNotifications> = {
  'event-offered': ({ title, until }) => ({
    title: `A seat came free: ${title}`,
    body: `It is waiting for you until ${formatDateTime(until, 'en')}.`,
  }),
  'event-changed': ({ title, startsAt }) => ({
    title: `Changed: ${title}`,
    body: `It starts on ${formatDateTime(startsAt, 'en')}.`,
  }),
  'event-cancelled': ({ title, startsAt }) => ({
    title: `Cancelled: ${title}`,
    body: `It was to start on ${formatDateTime(startsAt, 'en')}.`,
  }),
  'event-soon': ({ title, startsAt, isHour }) => ({
    title: isHour ? `Within an hour: ${title}` : `Within a day: ${title}`,
    body: `It starts on ${formatDateTime(startsAt, 'en')}.`,
  }),
  'event-recording': ({ title }) => ({
    title: `Recording ready: ${title}`,
    body: 'Watch it on the event page.',
  }),
  'event-full': ({ title, capacity }) => ({
    title: `Full: ${title}`,
    body: pluralIn('en')(capacity, { 1: 'Its one seat is taken.', other: `All ${capacity} seats are taken.` }),
  }),
}
