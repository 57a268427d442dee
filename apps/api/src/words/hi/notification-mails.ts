import type { NotificationMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** The words around a notification. */
export const notificationMails: Templates<keyof NotificationMails> = {
  notification: ({ title, body, page }) => ({
    subject: title,
    paragraphs: [body],
    action: 'Sopaan में खोलें',
    page,
    after: ['कौन से ईमेल आएँ, यह चुनें: सूचनाएँ, फिर सेटिंग।'],
  }),
}
