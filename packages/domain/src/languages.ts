/** The languages of the product. Pages of the first stand at their plain address, those of another under its name: `/hi`. */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of addresses that name none, and of what has no words in another. */
export const FIRST_LANGUAGE = LANGUAGES[0]

/** A language by its name; the first one for any other word. */
export function readLanguageName(word: unknown): Language {
  return LANGUAGES.find((language) => language === word) ?? FIRST_LANGUAGE
}

/** What somebody wrote, by language: the first one always, any other where they took the trouble. */
type Written = Readonly<Record<typeof FIRST_LANGUAGE, string> & { [language in Language]?: string | null }>

/** The words in a language, or in the first one where nobody wrote them; with the language they then have. */
export function wordsIn(language: Language, written: Written): { text: string; lang: Language } {
  const text = written[language]
  return text == null ? { text: written[FIRST_LANGUAGE], lang: FIRST_LANGUAGE } : { text, lang: language }
}
