import { writeSearch } from '#web/forms/read-search.ts'
import { HIDE_KEY, writeHidden } from '#web/hidden-columns.ts'

/** What an address says of how far somebody has read, or has open. */
const PASSING: ReadonlySet<string> = new Set(['page', 'before', 'open', 'part'])

/**
 * What an address narrows, orders and leaves out, in one order whatever way it came about; its page is no part of it, nor
 * what is open.
 */
export function viewSearchOf(search: URLSearchParams | string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !PASSING.has(name))
  return writeSearch(kept.toSorted(([one], [other]) => one.localeCompare(other)))
}

/** The view of an address together with the columns that this browser leaves out, where the address says none itself. */
export function withHidden(search: string, hidden: readonly string[]): string {
  const params = new URLSearchParams(search)
  if (!params.has(HIDE_KEY) && hidden.length > 0) params.set(HIDE_KEY, writeHidden(hidden))
  return viewSearchOf(params)
}
