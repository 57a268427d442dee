import type { PageLanguage } from './languages.ts'

/**
 * What is said of a count: by the plural categories that the language has, `other` for all that has none of its own; a
 * number as the key is for exactly that count (`{ 1: 'Ends within a day', other: … }`).
 */
export type PluralForms<T = string> = { other: T } & { [category in Intl.LDMLPluralRule]?: T } & { [exact: number]: T }

/**
 * Chooses among the forms of a count in a language: `plural(3, { one: '1 seat', other: '3 seats' })`. A category may hold
 * several numbers (`one` is 0 and 1 in Hindi), so a form writes its count. Source: Unicode CLDR, through `Intl.PluralRules`.
 */
export function pluralIn(language: PageLanguage): <T>(count: number, forms: PluralForms<T>) => T {
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    return forms[count] ?? forms[rules.select(count)] ?? forms.other
  }
}
