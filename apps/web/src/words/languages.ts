import type { Language } from '@sopaan/domain/languages'

/** What leads to a language, said in that language: as a sentence, and as the two or three letters of a button. */
export const LANGUAGE_LINKS: Readonly<Record<Language, { text: string; short: string }>> = {
  en: { text: 'Read in English', short: 'EN' },
  hi: { text: 'हिन्दी में पढ़ें', short: 'हिं' },
}
