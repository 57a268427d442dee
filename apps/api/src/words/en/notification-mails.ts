import { pluralIn } from '@sopaan/domain/plural'
import type { NotificationMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** The words around a notification. */
export const notificationMails: Templates<keyof NotificationMails> = {
  notification: ({ title, body, page, also = [] }) => ({
    subject: also.length === 0 ? title : `${title}, and ${also.length} more`,
    paragraphs: also.length === 0 ? [body] : [{ title, body }, ...also].map((each) => `${each.title}: ${each.body}`),
    action: also.length === 0 ? 'Open it in Sopaan' : 'Open Sopaan',
    page: also.at(-1)?.page ?? page,
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
