import type { PageLanguage } from '../languages.ts'
import { lakh as english } from './en/numbers.ts'
import { lakh as hindi } from './hi/numbers.ts'
import { lakh as marathi } from './mr/numbers.ts'

/** What a hundred thousand is called. */
export const LAKH_WORDS: Readonly<Record<PageLanguage, string>> = { en: english, hi: hindi, mr: marathi }
