import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Words } from '#web/words/en.ts'

/**
 * What a value of a filter says on its chip; as it is where the value is its own name.
 * @param city  where distances are measured from, in words
 */
export function filterWords(
  { results: words, states }: Pick<Words, 'results' | 'states'>,
  key: string,
  value: string,
  city: string,
): string {
  switch (key) {
    case 'collegeState':
      return states[value as keyof typeof states] ?? value
    case 'feeMax':
      return words.feeUpTo(groupIndian(Number(value)))
    case 'nirfMax':
      return `${words.nirfRank} ${words.nirfUpTo(value)}`
    case 'salaryMin':
      return `${words.salary}: ${words.salaryFrom(groupIndian(Number(value)))}`
    case 'womenMin':
      return `${words.womenShare}: ${words.womenFrom(value)}`
    case 'kmMax':
      return words.withinKm(groupIndian(Number(value)), city)
    default:
      return value
  }
}

/** Values that a chip names; of a whole region it counts the others. */
const NAMED_MAX = 3

/** What a chip says of all values of its filter: "CSE, ECE". */
export function chipLabel({ results: words }: Pick<Words, 'results'>, named: readonly string[]): string {
  const [shown, rest] = [named.slice(0, NAMED_MAX).join(', '), named.length - NAMED_MAX]
  return rest > 0 ? words.chip.more(shown, String(rest)) : shown
}
