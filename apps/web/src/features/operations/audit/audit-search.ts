import { type AuditFilter, audit } from '@sopaan/contract/audit'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch, writeSearch } from '#web/forms/read-search.ts'

const CONSTRAINTS = constraintsOf(audit.all)
/** Looks are left out until somebody wants them. */
const PRESET_VIEWS = 'hidden'

/** The filter in the address of the page and where that page begins; what the call would refuse is left out. */
export function readAuditSearch(search: URLSearchParams): { filter: AuditFilter; before: number | undefined } {
  const { before, limit: _, looks = PRESET_VIEWS, ...filter } = readSearch(CONSTRAINTS, search).taken
  return { filter: { ...filter, looks }, before }
}

/**
 * The query part under which the page opens with this filter.
 * @param before  the entry the next page begins after
 */
export function auditAddress(filter: AuditFilter, before?: number): string {
  const looks = filter.looks === PRESET_VIEWS ? undefined : filter.looks
  return `?${writeSearch({ ...filter, looks, before })}`
}
