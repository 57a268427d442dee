import type { Language, PageLanguage } from '@sopaan/domain/languages'
import { crash as english } from './en/crash.ts'
import { crash as hindi } from './hi/crash.ts'

/** What leads to a language, said in that language: as a sentence, and as the two or three letters of a button. */
export const LANGUAGE_LINKS: Readonly<Record<PageLanguage, { text: string; short: string }>> = {
  en: { text: 'Read in English', short: 'EN' },
  hi: { text: 'हिन्दी में पढ़ें', short: 'हिं' },
  mr: { text: 'मराठी (ट्रायल)', short: 'म' },
}

/** What a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }

/** What is said in every language at once when the words of none could be loaded. */
export const CRASH_WORDS: Readonly<Record<Language, typeof english>> = { en: english, hi: hindi }
