import { collegeData } from '@sopaan/contract/college-data'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readAddressBy } from '#web/search-form/search-address.ts'

/** What an address may ask of the table: the fields of its call, of which the page sets how many rows come. */
const KEYS = Object.keys(constraintsOf(collegeData.list)).filter((key) => key !== 'limit')
const FILTER_KEYS = KEYS.filter((key) => key !== 'sort' && key !== 'page')

const address = readAddressBy({ profileKeys: [], filterKeys: FILTER_KEYS, numberKeys: [], usual: {} })

/** The search as the call takes it, always in one order: repeated keys joined by commas, empty answers and foreign keys left out. */
export function queryOf(search: URLSearchParams): Record<string, string> {
  const asked = address.queryOf(search)
  return Object.fromEntries(KEYS.flatMap((key) => (asked[key] === undefined ? [] : [[key, asked[key]]])))
}

/** Whether an address narrows the table at all. */
export function isNarrowed(search: URLSearchParams): boolean {
  const query = queryOf(search)
  return FILTER_KEYS.some((key) => query[key] !== undefined)
}

/** The same search with some keys changed; an absent value takes the key out, and `page` goes unless it is set. */
export function withChanged(search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const { page: _, ...kept } = queryOf(search)
  return address.withChanged(new URLSearchParams(kept), changes)
}

/** The address of the file with the rows of this search. */
export function csvOf(search: URLSearchParams): string {
  const { page: _, ...query } = queryOf(search)
  return `${collegeData.download.path}?${new URLSearchParams(query)}`
}
