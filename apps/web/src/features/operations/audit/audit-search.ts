import { AUDIT_ROLES, type AuditFilter } from '@sopaan/contract/audit'

const WORDS = ['actor', 'action', 'targetType', 'targetId', 'q'] as const
const DAYS = ['from', 'to'] as const
/** Looks are left out until somebody wants them. */
const PRESET_VIEWS = 'hidden'

/** The filter in the address of the page; what is empty or no day is left out. */
export function readFilter(search: URLSearchParams): AuditFilter {
  const role = AUDIT_ROLES.find((one) => one === search.get('role'))
  const said = (name: string) => search.get(name)?.trim() ?? ''
  return {
    ...Object.fromEntries(WORDS.flatMap((name) => (said(name) === '' ? [] : [[name, said(name)]]))),
    ...Object.fromEntries(DAYS.flatMap((name) => (/^\d{4}-\d\d-\d\d$/.test(said(name)) ? [[name, said(name)]] : []))),
    ...(role && { role }),
    looks: search.get('looks') === 'shown' ? 'shown' : PRESET_VIEWS,
  }
}

/** Where a page of the trail begins; undefined for the newest. */
export function readBefore(search: URLSearchParams): number | undefined {
  const before = Number(search.get('before'))
  return Number.isSafeInteger(before) && before > 0 ? before : undefined
}

/**
 * The query part under which the page opens with this filter.
 * @param before  the entry the next page begins after
 */
export function addressOf(filter: AuditFilter, before?: number): string {
  const said = Object.entries(filter).filter(([name, value]) => name !== 'looks' || value !== PRESET_VIEWS)
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  if (before !== undefined) search.set('before', String(before))
  return `?${search}`
}
