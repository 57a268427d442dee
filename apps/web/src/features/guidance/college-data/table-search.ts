import { collegeData } from '@sopaan/contract/college-data'
import { constraintsOf } from '#web/forms/constraints.ts'
import { changeSearch, readSearch } from '#web/forms/read-search.ts'

/** What an address may ask of the table: the fields of its call, of which the page sets how many rows come. */
const { limit: _, ...CONSTRAINTS } = constraintsOf(collegeData.list)
const FILTER_KEYS = Object.keys(CONSTRAINTS).filter((key) => key !== 'sort' && key !== 'page')

/** The search as the call takes it, always in one order; what the call would refuse stays, for the page to say so. */
export function tableQueryOf(search: URLSearchParams): Record<string, string> {
  return readSearch(CONSTRAINTS, search).typed
}

/** Whether an address narrows the table at all. */
export function isNarrowed(search: URLSearchParams): boolean {
  const query = tableQueryOf(search)
  return FILTER_KEYS.some((key) => query[key] !== undefined)
}

/** The same search with some keys changed; an absent value takes the key out, and `page` goes unless it is set. */
export function withChanged(search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const { page: _, ...kept } = tableQueryOf(search)
  return `?${changeSearch(new URLSearchParams(kept), changes)}`
}

/** The address of the file with the rows of this search. */
export function csvAddress(search: URLSearchParams): string {
  const { page: _, ...query } = tableQueryOf(search)
  return `${collegeData.download.path}?${new URLSearchParams(query)}`
}
