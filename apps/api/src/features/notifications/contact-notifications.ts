import type { Kinds } from './notification-kind.ts'

/** What staff are told of people who wrote to us. */
export type ContactNotifications = {
  'messages-waiting': { count: number }
  'grievance-filed': { number: string; dueOn: string }
}

/** Their words. */
export const CONTACT_KINDS: Kinds<ContactNotifications> = {
  'messages-waiting': {
    topic: 'feedback',
    words: {
      en: ({ count }) => ({
        title: count === 1 ? 'A message waits for an answer' : `${count} messages wait for an answer`,
        body: 'They came through the contact form.',
      }),
      hi: ({ count }) => ({ title: `${count} संदेश जवाब की प्रतीक्षा में`, body: 'ये संपर्क फ़ॉर्म से आए हैं।' }),
    },
  },
  'grievance-filed': {
    topic: 'feedback',
    words: {
      en: ({ number, dueOn }) => ({ title: `Grievance ${number}`, body: `The law asks for our answer by ${dueOn}.` }),
      hi: ({ number, dueOn }) => ({ title: `शिकायत ${number}`, body: `क़ानून के अनुसार जवाब ${dueOn} तक देना है।` }),
    },
  },
}
