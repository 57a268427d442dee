import type { FIRST_LANGUAGE, Language } from '../languages.ts'

/** The letters that a name in each language but the first is written in. */
export const NAME_SCRIPTS: Readonly<Record<Exclude<Language, typeof FIRST_LANGUAGE>, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
}
