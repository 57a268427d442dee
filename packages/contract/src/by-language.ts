import { FIRST_LANGUAGE, LANGUAGES, type Language, REQUIRED_LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { fault } from './faults.ts'

/** The shape of `ByLanguage`, as schemas. */
type Shape<S extends z.ZodMiniType> = Record<typeof FIRST_LANGUAGE, S> & {
  [language in Exclude<Language, typeof FIRST_LANGUAGE>]: z.ZodMiniOptional<S>
}

/**
 * What is written by language, `{ en: …, hi: … }`: in the first language always, in any other where somebody wrote it.
 * @param schema  what each language holds
 */
export function byLanguage<S extends z.ZodMiniType>(schema: S): z.ZodMiniObject<Shape<S>> {
  return inEach(schema, [FIRST_LANGUAGE])
}

/** As `byLanguage`, of what staff write: refuses what lacks a language that they are asked for. */
export function byRequiredLanguage<S extends z.ZodMiniType>(schema: S): z.ZodMiniObject<Shape<S>> {
  return inEach(schema, REQUIRED_LANGUAGES)
}

type OrNone = Record<Language, string | null>

/** What staff may leave out: nothing in any language, or something in each that they are asked for. */
export function byLanguageOrNone(schema: z.ZodMiniType<string>): z.ZodMiniType<OrNone, OrNone> {
  const fields = LANGUAGES.map((language) => [language, z.nullable(schema)])
  // One field for each language of the list, as the type says.
  const words = z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniType<OrNone, OrNone>
  const isEmpty = (all: OrNone) => LANGUAGES.every((language) => all[language] === null)
  return words.check(
    ...REQUIRED_LANGUAGES.map((language) =>
      z.refine<OrNone>((all) => isEmpty(all) || all[language] !== null, {
        error: fault('language_missing'),
        path: [language],
      }),
    ),
  )
}

/** A name or a text as it is shown. */
export const shownWords = byLanguage(z.string())

function inEach<S extends z.ZodMiniType>(schema: S, required: readonly Language[]) {
  const fields = LANGUAGES.map((language) => [language, required.includes(language) ? schema : z.optional(schema)])
  // One for each language of the list, as the type says; more of them may be required.
  return z.object(Object.fromEntries(fields) as Shape<S>)
}
