import { pluralIn } from '@sopaan/domain/plural'
import type { NotificationMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** The words around a notification. */
export const notificationMails: Templates<keyof NotificationMails> = {
  notification: ({ title, body, page }) => ({
    subject: title,
    paragraphs: [body],
    action: 'Open it in Sopaan',
    page,
    after: ['Choose which emails you get: Notifications, then Settings.'],
  }),
  digest: ({ pace, items }) => ({
    subject: `${pace === 'daily' ? 'Your day in Sopaan' : 'Your week in Sopaan'}: ${pluralIn('en')(items.length, {
      one: '1 thing',
      other: `${items.length} things`,
    })}`,
    paragraphs: items.map(({ title, body }) => `${title}: ${body}`),
    action: 'Open Sopaan',
    page: items.at(-1)?.page ?? '/',
    after: ['Choose how often these mails come: Notifications, then Settings.'],
  }),
}
