import type { FIRST_LANGUAGE, Language } from '@sopaan/domain/languages'
import type { Words } from './en.ts'

/** All words of a language but the first, whose words come with each page: fetched when somebody reads in it. */
const OTHER_WORDS: Readonly<Record<Exclude<Language, typeof FIRST_LANGUAGE>, () => Promise<Words>>> = {
  hi: async () => (await import('./hi.ts')).hi,
}

/** What fetches the words of a language; undefined for the first one. */
export function fetchWordsOf(language: Language): (() => Promise<Words>) | undefined {
  const words: Readonly<Partial<Record<Language, () => Promise<Words>>>> = OTHER_WORDS
  return words[language]
}
