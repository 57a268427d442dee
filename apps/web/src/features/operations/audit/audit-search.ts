import { type AuditFilter, audit } from '@sopaan/contract/audit'
import { AUDIT_ACTIONS } from '@sopaan/contract/audit-actions'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch, writeSearch } from '#web/forms/read-search.ts'

const CONSTRAINTS = constraintsOf(audit.all)
/** Looks are left out until somebody wants them. */
const PRESET_VIEWS = 'hidden'
const PRESET_SORT: AuditFilter['sort'] = '-at'
/** So many actions are meant by one word at most. */
const MEANT_MAX = 60

/** The filter in the address of the page and where that page begins; what the call would refuse is left out. */
export function readAuditSearch(search: URLSearchParams): { filter: AuditFilter; before: number | undefined } {
  const { before, limit: _, meant: __, looks = PRESET_VIEWS, ...filter } = readSearch(CONSTRAINTS, search).taken
  return { filter: { ...filter, looks }, before }
}

/** A filter with the actions whose words hold what is searched for, in the language of the page. */
export function withMeant(filter: AuditFilter, auditActions: Readonly<Record<string, string>>): AuditFilter {
  const q = filter.q?.toLowerCase()
  if (q === undefined) return filter
  const meant = AUDIT_ACTIONS.filter((action) => auditActions[action]?.toLowerCase().includes(q))
  return meant.length === 0 ? filter : { ...filter, meant: meant.slice(0, MEANT_MAX).join(',') }
}

/**
 * The query part under which the page opens with this filter.
 * @param before  the entry the next page begins after
 */
export function auditAddress(filter: AuditFilter, before?: number): string {
  const looks = filter.looks === PRESET_VIEWS ? undefined : filter.looks
  const sort = filter.sort === PRESET_SORT ? undefined : filter.sort
  return `?${writeSearch({ ...filter, looks, sort, before })}`
}
