/** The languages of the product. Pages of the first stand at their plain address, those of another under its name: `/hi`. */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of addresses that name none, and of what has no words in another. */
export const FIRST_LANGUAGE = LANGUAGES[0]
