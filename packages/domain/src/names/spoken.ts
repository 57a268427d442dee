import type { FIRST_LANGUAGE, Language } from '../languages.ts'
import { inEnglish as fromHindi } from './hi/spoken.ts'

/** What turns the days and hours that people say in a language into English. */
const SPOKEN: Readonly<Record<Exclude<Language, typeof FIRST_LANGUAGE>, (text: string) => string>> = { hi: fromHindi }

/** A line with its days and hours in English, whichever language they were said in. */
export function inEnglish(text: string): string {
  return Object.values(SPOKEN).reduce((line, translate) => translate(line), text)
}
