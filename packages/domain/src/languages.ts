/** The languages of the product. Pages of the first stand at their plain address, those of another under its name: `/hi`. */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Languages on trial: the public tools alone are read in them, and each page says so, until a speaker has read the words. One
 * that leaves the trial moves to the list above, which asks for all the rest.
 */
export const TRIAL_LANGUAGES = ['mr'] as const

/** Every language that pages are read in. */
export const PAGE_LANGUAGES = [...LANGUAGES, ...TRIAL_LANGUAGES] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

/** The language of addresses that name none, and of what has no words in another. */
export const FIRST_LANGUAGE = LANGUAGES[0]

/** A language by its name; the first one for any other word. */
export function readLanguageName(word: unknown): Language {
  return LANGUAGES.find((language) => language === word) ?? FIRST_LANGUAGE
}

/**
 * The languages that staff are asked to write in. One that joins the list above is asked for, and joins these when all that
 * was written before has words in it; until then it reads the first.
 */
export const REQUIRED_LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[]

/** What was written, by language: in the first one always, in any other where somebody took the trouble. */
export type ByLanguage<T> = Readonly<
  Record<typeof FIRST_LANGUAGE, T> & { [language in Exclude<PageLanguage, typeof FIRST_LANGUAGE>]?: T | undefined }
>

/** What was written in a language, or in the first one where nobody wrote it. */
export function writtenIn<T>(language: PageLanguage, written: ByLanguage<T>): T {
  return written[language] ?? written[FIRST_LANGUAGE]
}

/** The words in a language, or in the first one where nobody wrote them; with the language they then have. */
export function wordsIn(language: PageLanguage, written: ByLanguage<string>): { text: string; lang: PageLanguage } {
  const text = written[language]
  return text === undefined ? { text: written[FIRST_LANGUAGE], lang: FIRST_LANGUAGE } : { text, lang: language }
}

/** Facts as they are read in one language, which each of them has that is written by language. */
export type InOneLanguage<F> = {
  [K in keyof F]: [F[K]] extends [never] ? F[K] : F[K] extends ByLanguage<infer T> ? T : F[K]
}

/** Facts as they are read in a language; what has no words in it is read in the first one. */
export function inOneLanguage<F extends object>(facts: F, language: PageLanguage): InOneLanguage<F> {
  const read = Object.entries(facts).map(([name, value]) => [
    name,
    isByLanguage(value) ? writtenIn(language, value) : value,
  ])
  // The same names, each with what the type says of it.
  return Object.fromEntries(read) as InOneLanguage<F>
}

/** Whether something is written by language. */
export function isByLanguage(value: unknown): value is ByLanguage<unknown> {
  return typeof value === 'object' && value !== null && FIRST_LANGUAGE in value
}
