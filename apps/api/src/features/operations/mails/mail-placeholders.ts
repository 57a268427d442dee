import { isByLanguage, type Language, writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime } from '@sopaan/domain/time/format'
import { startOfIstDay } from '@sopaan/domain/time/ist'
import { SERVER_WORDS } from '#api/words/server-words.ts'

/** Names in braces. */
const PLACEHOLDER = /\{(\w+)\}/g
const INSTANT = /^\d{4}-\d\d-\d\dT/
const DAY = /^\d{4}-\d\d-\d\d$/

/** The forms in which the mails that ship write a day; the first is how a placeholder is filled. */
const DAY_FORMS = ['long', 'medium'] as const

/** The facts of a mail that can stand in its words, as they are written there, by name. */
export function placeholdersOf(facts: object, language: Language): Map<string, string> {
  const written = Object.entries(facts).map(([name, value]): [string, string | undefined] => [
    name,
    writeFact(name, value, language),
  ])
  return new Map(written.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Words with each name in braces replaced by its fact; a name without a fact stays as it stands. */
export function fillPlaceholders(words: string, facts: ReadonlyMap<string, string>): string {
  return words.replace(PLACEHOLDER, (whole, name: string) => facts.get(name) ?? whole)
}

/** The names in braces of some words. */
export function placeholdersIn(words: string): string[] {
  return [...words.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? [])
}

/** Words of a mail that were filled in with facts, with names in braces where the facts stand. */
export function markPlaceholders(words: string, facts: object, language: Language): string {
  const forms = Object.entries(facts)
    .flatMap(([name, value]) => formsOf(name, value, language).map((form) => ({ name, form })))
    .filter(({ form }) => form.length > 1)
    .toSorted((one, other) => other.form.length - one.form.length)
  return forms.reduce((marked, { name, form }) => marked.replaceAll(form, `{${name}}`), words)
}

function writeFact(name: string, value: unknown, language: Language): string | undefined {
  if (name === 'device') return typeof value === 'string' ? value : SERVER_WORDS[language].mailFrame.unknownDevice
  return formsOf(name, value, language)[0]
}

/** Every form in which a fact is written; none for what is not for reading: addresses, codes, yes and no, lists. */
function formsOf(name: string, value: unknown, language: Language): string[] {
  if (/(?:Id|[uU]rl)$|^(?:kind|role|because)$/.test(name)) return []
  if (typeof value === 'number') return [/Paise$/.test(name) ? writeRupees(value) : String(value)]
  if (isByLanguage(value)) return [String(writtenIn(language, value))]
  if (typeof value !== 'string') return []
  if (DAY.test(value)) return writeDays(startOfIstDay(value), language)
  if (INSTANT.test(value)) return [formatDateTime(value, language), ...writeDays(new Date(value), language)]
  return [value]
}

function writeDays(at: Date, language: Language): string[] {
  return DAY_FORMS.flatMap((dateStyle) =>
    SERVER_WORDS[language].mailFrame.locales.map((locale) =>
      new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'Asia/Kolkata' }).format(at),
    ),
  )
}
