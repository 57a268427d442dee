import type { NotificationTopic } from '@sopaan/contract/notification-topics'
import type { Language } from '@sopaan/domain/languages'
import type { MailText } from './mail-words.ts'

/** A notification by mail: its words as they were when it was raised, the page it leads to, and what it is about. */
export type NotificationMails = {
  notification: {
    title: string
    body: string
    page: string
    /** Absent in mails that were written before they could be ended by a link. */
    topic?: NotificationTopic
  }
}

type Words = { [K in keyof NotificationMails]: (facts: NotificationMails[K]) => MailText }

/** The words around a notification. */
export const NOTIFICATION_WORDS: Record<Language, Words> = {
  en: {
    notification: ({ title, body, page }) => ({
      subject: title,
      paragraphs: [body],
      action: 'Open it in Sopaan',
      page,
      after: ['Which of these come by mail is your choice: Notifications, then Settings.'],
    }),
  },
  hi: {
    notification: ({ title, body, page }) => ({
      subject: title,
      paragraphs: [body],
      action: 'Sopaan में खोलें',
      page,
      after: ['इनमें से कौन-से मेल से आएँ, यह आप चुनते हैं: सूचनाएँ, फिर सेटिंग।'],
    }),
  },
}
