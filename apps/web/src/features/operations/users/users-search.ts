import { managedUsers, type UserFilter } from '@sopaan/contract/managed-users'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch, writeSearch } from '#web/forms/read-search.ts'

const CONSTRAINTS = constraintsOf(managedUsers.list)
/** The newest first. */
export const USUAL_SORT = '-createdAt'

/** The filter in the address of the page and the page itself, from 1; what the call would refuse is left out. */
export function readUsersSearch(search: URLSearchParams): { filter: Partial<UserFilter>; page: number } {
  const { page = 1, limit: _, sort, ...filter } = readSearch(CONSTRAINTS, search).taken
  return { filter: { ...filter, ...(sort !== undefined && sort !== USUAL_SORT && { sort }) }, page }
}

/** The query of a filter, without its question mark; for a view to keep. */
export function searchOf(filter: Partial<UserFilter>, page = 1): string {
  return writeSearch({ ...filter, page })
}

/** The query part under which the list opens with this filter. */
export function usersAddress(filter: Partial<UserFilter>, page = 1): string {
  return `?${searchOf(filter, page)}`
}
