import type { Refusal } from '@sopaan/contract/refusals'
import type { Words } from './words/en.ts'

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * The wrong fields of a refusal, by the last step of their path: `body.email` is `email`. The first word wins. In the
 * language of the page.
 */
export function fieldErrorsOf(refusal: Refusal, { refusals }: Pick<Words, 'refusals'>): FieldErrors {
  return Object.fromEntries(
    wrongFieldsOf(refusal)
      .reverse()
      .map(({ path, msg }) => [path.split('.').at(-1) ?? path, refusals.ofField(msg)]),
  )
}

/** The wrong fields of a refusal by their whole path in what was sent, such as `weekly.0.range.to`. The first word wins. */
export function errorsByPath(refusal: Refusal, { refusals }: Pick<Words, 'refusals'>): FieldErrors {
  return Object.fromEntries(
    wrongFieldsOf(refusal)
      .reverse()
      .map(({ path, msg }) => [path, refusals.ofField(msg)]),
  )
}

function wrongFieldsOf({ details }: { details?: unknown }): { path: string; msg: string }[] {
  if (typeof details !== 'object' || details === null || !('errors' in details)) return []
  // The contract's list of wrong fields; a copy, which the caller may turn round.
  return [...(details.errors as readonly { path: string; msg: string }[])]
}

/** The words of a refusal: the server's own in English, ours under the same code in Hindi. */
export function wordsOf(
  refusal: Refusal,
  { language, refusals }: Pick<Words, 'refusals' | 'language'>,
): string | undefined {
  const said = language === 'en' ? refusal.message : refusals[refusal.code]
  return said === '' ? undefined : said
}
