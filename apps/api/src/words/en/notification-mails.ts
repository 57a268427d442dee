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
}
