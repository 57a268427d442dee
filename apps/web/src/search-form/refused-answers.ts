import type { FieldFault } from '@sopaan/contract/refusal-details'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Words } from '#web/words/en.ts'
import { RANK_FIELDS } from './rank-fields.ts'

/** The largest rank the call takes. Held to the contract by a test. */
export const LARGEST_RANK = 2_000_000

const CHOICES = ['category', 'gender', 'pwd', 'state', 'aat']

/**
 * What to write under each answer that was refused, and whether something else in the address (a filter) was.
 * @param errors  the refusal's own list; the path is the key of the query
 */
export function wordsOfRefusal(
  errors: readonly FieldFault[],
  search: URLSearchParams,
  words: Words['predictor'],
): { byKey: Record<string, string>; isElsewhere: boolean } {
  const keys = errors.map(({ path }) => path.split('.').at(-1) ?? path)
  const isRankGiven = RANK_FIELDS.some(({ key }) => (search.get(key) ?? '') !== '')
  const byKey = Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      if (CHOICES.includes(key)) return [[key, words.choiceTakes]]
      if (key === 'main' && !isRankGiven) return [[key, words.rankNeeded]]
      if (key.startsWith('main')) return [[key, words.mainTakes]]
      return RANK_FIELDS.some((field) => field.key === key) ? [[key, words.rankTakes(groupIndian(LARGEST_RANK))]] : []
    }),
  )
  return { byKey, isElsewhere: keys.some((key) => byKey[key] === undefined) }
}
