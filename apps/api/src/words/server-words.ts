import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { en } from './en/all.ts'
import { hi } from './hi/all.ts'

export type ServerWords = typeof en

/** What the server says to people: mails, notifications, printed papers, calendars, pictures, samples. A folder for each language. */
export const SERVER_WORDS: Readonly<Record<Language, ServerWords>> = { en, hi }

/** One of the server's words in every language, as what staff write is kept. */
export function inEveryLanguage<T>(pick: (words: ServerWords) => T): Record<Language, T> {
  const picked = LANGUAGES.map((language) => [language, pick(SERVER_WORDS[language])])
  // One for each language of the list.
  return Object.fromEntries(picked) as Record<Language, T>
}
