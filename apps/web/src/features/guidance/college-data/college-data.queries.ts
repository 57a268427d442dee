import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { type CollegeDataAnswer, collegeData } from '@sopaan/contract/college-data'
import { isRefusal } from '@sopaan/contract/refusals'
import { tableQueryOf } from './table-search.ts'

/** How many rows one answer brings. */
export const PAGE_ROWS = 50

/** What the page shows: rows, or that something in the address is not known. */
export type CollegeDataView = { state: 'refused' } | { state: 'answered'; answer: CollegeDataAnswer }

/** The rows that an address asks for. */
export async function fetchCollegeData(request: Request, search: URLSearchParams): Promise<CollegeDataView> {
  try {
    const query = { ...tableQueryOf(search), limit: String(PAGE_ROWS) }
    // The query comes from an address anyone may have written: the call itself reads and refuses it.
    const answer = await request(collegeData.list, { query } as RequestInput<typeof collegeData.list>)
    return { state: 'answered', answer }
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return { state: 'refused' }
    throw thrown
  }
}
