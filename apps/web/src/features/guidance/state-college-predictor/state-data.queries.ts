import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { type StateDataAnswer, stateData } from '@sopaan/contract/state-data'
import { constraintsOf } from '#web/forms/constraints.ts'
import { changeSearch, readSearch } from '#web/forms/read-search.ts'

/** How many rows one answer brings. */
const PAGE_ROWS = 50

const { limit: _, ...CONSTRAINTS } = constraintsOf(stateData.list)
/** What the fields of the search take. */
export const STATE_DATA_FIELDS = CONSTRAINTS

/** What the page shows: rows, or that something in the address is not known. */
export type StateDataView = { state: 'refused' } | { state: 'answered'; answer: StateDataAnswer }

/** The published seats of State counsellings that an address asks for. */
export async function fetchStateData(request: Request, search: URLSearchParams): Promise<StateDataView> {
  try {
    const query = { ...readSearch(CONSTRAINTS, search).typed, limit: String(PAGE_ROWS) }
    // The query comes from an address anyone may have written: the call itself reads and refuses it.
    const answer = await request(stateData.list, { query } as RequestInput<typeof stateData.list>)
    return { state: 'answered', answer }
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return { state: 'refused' }
    throw thrown
  }
}

/** Whether an address narrows the table at all. */
export function isDataNarrowed(search: URLSearchParams): boolean {
  return Object.keys(readSearch(CONSTRAINTS, search).typed).some((key) => key !== 'sort' && key !== 'page')
}

/** The same search with some keys changed; the first page of it, unless one is named. */
export function withDataChanged(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const { page: _page, ...kept } = readSearch(CONSTRAINTS, search).typed
  return `?${changeSearch(new URLSearchParams(kept), changes)}`
}
