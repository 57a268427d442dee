import type { QueryOf } from '@sopaan/contract/call'
import { factEditions } from '@sopaan/contract/fact-editions'
import type { HandedInSort } from '@sopaan/contract/handed-in'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { meantNames } from '#web/forms/meant-names.ts'
import { readSearch } from '#web/forms/read-search.ts'

// Editions and State tables are asked for alike.
const CONSTRAINTS = constraintsOf(factEditions.list)
/** How long the words are that a file is found by. */
export const HANDED_IN_SEARCH_LIMITS = limitsOf(CONSTRAINTS, 'q')
/** The order of files where the address names none. */
export const USUAL_HANDED_IN_SORT: HandedInSort = '-createdAt'

export type HandedInSearch = QueryOf<typeof factEditions.csv>
export type HandedInWords = { history: string; empty: string; emptyText: string }

/**
 * What of the files an address asks for.
 * @param names  what a file can be of, in words: those that hold what is searched for are found too
 */
export function readHandedInSearch(
  search: URLSearchParams,
  names: Readonly<Record<string, string>> = {},
): HandedInSearch {
  const { q, state, sort = USUAL_HANDED_IN_SORT } = readSearch(CONSTRAINTS, search).taken
  return { q, state, sort, ...meantNames(q, names) }
}
