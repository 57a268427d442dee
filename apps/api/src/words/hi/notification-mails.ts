import type { NotificationMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** The words around a notification. */
export const notificationMails: Templates<keyof NotificationMails> = {
  notification: ({ title, body, page }) => ({
    subject: title,
    paragraphs: [body],
    action: 'Sopaan में खोलें',
    page,
    after: ['इनमें से कौन-से मेल से आएँ, यह आप चुनते हैं: सूचनाएँ, फिर सेटिंग।'],
  }),
}
