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
  digest: ({ pace, items }) => ({
    subject: `${pace === 'daily' ? 'Sopaan में आपका दिन' : 'Sopaan में आपका हफ्ता'}: ${items.length} बातें`,
    paragraphs: items.map(({ title, body }) => `${title}: ${body}`),
    action: 'Sopaan खोलें',
    page: items.at(-1)?.page ?? '/',
    after: ['ये मेल कितनी बार आएँ, यहाँ चुनें: सूचनाएँ, फिर सेटिंग।'],
  }),
}
