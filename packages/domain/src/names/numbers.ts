import type { Language } from '../languages.ts'
import { lakh as english } from './en/numbers.ts'
import { lakh as hindi } from './hi/numbers.ts'

/** What a hundred thousand is called. */
export const LAKH_WORDS: Readonly<Record<Language, string>> = { en: english, hi: hindi }
