import type { NotificationMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** The words around a notification. */
export const notificationMails: Templates<keyof NotificationMails> = {
  notification: ({ title, body, page, also = [] }) => ({
    subject: also.length === 0 ? title : `${title}, और ${also.length} ${also.length === 1 ? 'बात' : 'बातें'}`,
    paragraphs: also.length === 0 ? [body] : [{ title, body }, ...also].map((each) => `${each.title}: ${each.body}`),
    action: also.length === 0 ? 'Sopaan में खोलें' : 'Sopaan खोलें',
    page: also.at(-1)?.page ?? page,
    after: ['कौन से ईमेल आएँ, यह चुनें: सूचनाएँ, फिर सेटिंग।'],
  }),
  digest: ({ pace, items }) => ({
    subject: `${pace === 'daily' ? 'Sopaan में आपका दिन' : 'Sopaan में आपका हफ्ता'}: ${items.length} बातें`,
    paragraphs: items.map(({ title, body }) => `${title}: ${body}`),
    action: 'Sopaan खोलें',
    page: items.at(-1)?.page ?? '/',
    after: ['ये मेल कितनी बार आएँ, यहाँ चुनें: सूचनाएँ, फिर सेटिंग।'],
  }),
}
