import { MANAGED_STATUSES, USER_SORTS } from '@sopaan/contract/managed-user-shapes'
import type { UserFilter } from '@sopaan/contract/managed-users'
import { ROLES } from '@sopaan/contract/users'

const DAYS = ['from', 'to'] as const
const CHOICES = ['verified', 'twoFactor'] as const
const Q_LENGTH_MAX = 100

/** The filter in the address of the page; what cannot be one is left out. */
export function readFilter(search: URLSearchParams): Partial<UserFilter> {
  const said = (name: string) => search.get(name)?.trim() ?? ''
  const q = said('q').slice(0, Q_LENGTH_MAX)
  const role = ROLES.find((one) => one === said('role'))
  const status = MANAGED_STATUSES.find((one) => one === said('status'))
  const sort = USER_SORTS.find((one) => one === said('sort'))
  return {
    ...(q !== '' && { q }),
    ...(role && { role }),
    ...(status && { status }),
    ...Object.fromEntries(
      CHOICES.flatMap((name) => (/^(?:true|false)$/.test(said(name)) ? [[name, said(name) === 'true']] : [])),
    ),
    ...Object.fromEntries(DAYS.flatMap((name) => (/^\d{4}-\d\d-\d\d$/.test(said(name)) ? [[name, said(name)]] : []))),
    ...(sort && sort !== '-createdAt' && { sort }),
  }
}

/** The page asked for, from 1. */
export function readPage(search: URLSearchParams): number {
  return Math.min(10_000, Math.max(1, Math.trunc(Number(search.get('page')) || 1)))
}

/** The query of a filter, without its question mark; for a view to keep. */
export function searchOf(filter: Partial<UserFilter>, page = 1): string {
  const search = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  if (page > 1) search.set('page', String(page))
  return String(search)
}

/** The query part under which the list opens with this filter. */
export function addressOf(filter: Partial<UserFilter>, page = 1): string {
  return `?${searchOf(filter, page)}`
}
