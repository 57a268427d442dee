import type { Item } from './question-items.ts'
import type { ValueKey } from './question-words.ts'

/** What an address calls a thing that a question may say. */
export type QuestionKey =
  | ValueKey
  | ('main' | 'mainCategory' | 'advanced' | 'advancedCategory' | 'state' | 'collegeState' | 'feeMax' | 'kmMax')
  | ('from' | 'round' | 'exceptFamily' | 'exceptType' | 'exceptState' | 'q' | 'marks' | 'percentile')

/** An item of a question, and whether its meaning was used or is not known. */
export type Mark = { item: Item; state: 'open' | 'done' | 'unknown' }
/** A question while it is read: its items, and what was understood. */
export type Reading = { marks: Mark[]; values: Partial<Record<QuestionKey, string[]>> }

/** Puts values under a key, each once. */
export function addValue({ values }: Pick<Reading, 'values'>, key: QuestionKey, ...added: readonly string[]): void {
  values[key] = [...new Set([...(values[key] ?? []), ...added])]
}
