import type { QueryOf } from '@sopaan/contract/call'
import type { ImportSort } from '@sopaan/contract/imports-filter'
import { managedImports } from '@sopaan/contract/managed-imports'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'

const CONSTRAINTS = constraintsOf(managedImports.list)
/** How long the words are that an import is found by. */
export const IMPORTS_SEARCH_LIMITS = limitsOf(CONSTRAINTS, 'q')
export const USUAL_IMPORT_SORT: ImportSort = '-askedAt'

/** What of the imports an address asks for. */
export function readImportsSearch(search: URLSearchParams): QueryOf<typeof managedImports.csv> {
  const { q, kind, state, sort = USUAL_IMPORT_SORT } = readSearch(CONSTRAINTS, search).taken
  return { q, kind, state, sort }
}
