import { pluralIn } from '@sopaan/domain/plural'
import type { CalendarNotifications } from '#api/features/operations/notifications/calendar-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

export const calendarNotifications: NotificationWords<CalendarNotifications> = {
  'calendar-expired': ({ host }) => ({
    title: 'अपना कैलेंडर फिर जोड़ें',
    body: `${host} अब हमें अंदर नहीं आने देता। आपका प्लान यहाँ सुरक्षित है; फिर जोड़ें तो काम आगे चलेगा।`,
  }),
  'calendar-ending': ({ host, days }) => ({
    title: pluralIn('hi')(days, {
      0: 'आपका कैलेंडर एक दिन में रुक जाएगा',
      other: `आपका कैलेंडर ${days} दिन में रुक जाएगा`,
    }),
    body: `${host} हमें तभी तक अंदर आने देता है। प्रोफाइल में उसे फिर जोड़ दें, तो कुछ छूटेगा नहीं।`,
  }),
  'calendar-put-back': ({ title }) => ({
    title: `“${title}” को आपके कैलेंडर से नहीं खिसका पाए`,
    body: 'Sopaan में उसका समय वही है, और कैलेंडर फिर वही दिखाता है। हो सके तो यहाँ खिसकाएँ।',
  }),
  'calendar-removed': ({ title }) => ({
    title: `“${title}” अब भी Sopaan में है`,
    body: 'आपने उसे सिर्फ अपने कैलेंडर से हटाया। जरूरत नहीं है तो Sopaan में भी हटा दें।',
  }),
}
