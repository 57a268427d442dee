import type { FieldFault } from '@sopaan/contract/refusal-details'
import { fillRefusal, isRefusal, type Refusal } from '@sopaan/contract/refusals'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import type { Words } from './words/en.ts'

/** What is wrong with each field, by its whole path in what was sent: `name.hi`. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * The wrong fields of a refusal by their whole path, in the language of the page. The first fault of a field wins. A fault
 * inside a list stands at the list too (`features.2` at `features`), for a form that has one field for all of it.
 */
export function fieldErrorsOf(refusal: Refusal, { refusals }: Pick<Words, 'refusals'>): FieldErrors {
  const errors: Record<string, string> = {}
  for (const fault of faultsOf(refusal)) {
    for (const path of [fault.path, listOf(fault.path)])
      if (path !== undefined) errors[path] ??= wordsOfFault(fault, refusals)
  }
  return errors
}

/** The words of a refusal: the server's own in English, ours under the same code in any other language. */
export function wordsOf(
  refusal: Pick<Refusal, 'code' | 'message' | 'details'>,
  { language, refusals }: Pick<Words, 'refusals' | 'language'>,
): string | undefined {
  const said =
    language === FIRST_LANGUAGE ? refusal.message : fillRefusal(refusals[refusal.code] ?? '', refusal.details)
  return said === '' ? undefined : said
}

/** What the server says to what was thrown; undefined where it has no words for it: a broken server, a lost network. */
export function serverWordsOf(thrown: unknown, words: Pick<Words, 'refusals' | 'language'>): string | undefined {
  return isRefusal(thrown) && !thrown.is('INTERNAL') ? wordsOf(thrown, words) : undefined
}

function faultsOf({ details }: { details?: unknown }): readonly FieldFault[] {
  if (typeof details !== 'object' || details === null || !('errors' in details)) return []
  // The contract's list of wrong fields.
  return details.errors as readonly FieldFault[]
}

/** The words of one fault; those for any other value where a newer server names a code that this page does not know. */
function wordsOfFault({ code, values }: FieldFault, { fieldFaults }: Words['refusals']): string {
  // The contract ties the values to the code; the wire carries the two side by side.
  const known: Readonly<Record<string, (values: FieldFault['values']) => string>> = fieldFaults as never
  return Object.hasOwn(known, code) ? (known[code]?.(values) ?? fieldFaults.invalid()) : fieldFaults.invalid()
}

function listOf(path: string): string | undefined {
  const [list] = path.split(/\.\d+(?:\.|$)/)
  return list === path ? undefined : list
}
