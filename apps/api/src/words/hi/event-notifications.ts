import { pluralIn } from '@sopaan/domain/plural'
import { formatDateTime } from '@sopaan/domain/time/format'
import type { EventNotifications } from '#api/features/operations/notifications/event-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

export const eventNotifications: NotificationWords<EventNotifications> = {
  'event-offered': ({ title, until }) => ({
    title: `एक सीट खाली हुई: ${title}`,
    body: `वह ${formatDateTime(until, 'hi')} तक आपके लिए रखी है।`,
  }),
  'event-changed': ({ title, startsAt }) => ({
    title: `बदलाव: ${title}`,
    body: `यह ${formatDateTime(startsAt, 'hi')} को शुरू होगा।`,
  }),
  'event-cancelled': ({ title, startsAt }) => ({
    title: `रद्द: ${title}`,
    body: `यह ${formatDateTime(startsAt, 'hi')} को होने वाला था।`,
  }),
  'event-soon': ({ title, startsAt, isHour }) => ({
    title: isHour ? `एक घंटे के भीतर: ${title}` : `एक दिन के भीतर: ${title}`,
    body: `यह ${formatDateTime(startsAt, 'hi')} को शुरू होगा।`,
  }),
  'event-recording': ({ title }) => ({ title: `रिकॉर्डिंग आ गई: ${title}`, body: 'उसे कार्यक्रम के पेज पर देखें।' }),
  'event-full': ({ title, capacity }) => ({
    title: `भर गया: ${title}`,
    body: pluralIn('hi')(capacity, {
      1: 'इसकी एक ही सीट थी, वह ली जा चुकी है।',
      other: `सभी ${capacity} सीटें ली जा चुकी हैं।`,
    }),
  }),
}
