import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { type CollegeSearch, collegeSearches, type ListedBranch } from '@sopaan/contract/college-search'
import { isRefusal } from '@sopaan/contract/refusals'

const KEYS = ['q', 'type', 'state', 'family', 'feeMax', 'nirfMax', 'kmMax', 'from', 'sort']

/** The colleges that an address asks for; an address that nobody wrote in our form shows them all. */
export async function searchColleges(request: Request, search: URLSearchParams): Promise<CollegeSearch> {
  const entries = KEYS.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : []))
  try {
    // What the address says is read and refused by the call.
    const query = Object.fromEntries(entries) as RequestInput<typeof collegeSearches.find>['query']
    return await request(collegeSearches.find, { query })
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return request(collegeSearches.find, { query: {} })
    throw thrown
  }
}

/** Every branch family of the newest season. */
export async function listBranches(request: Request): Promise<{ branches: ListedBranch[]; newestSeason: number }> {
  return request(collegeSearches.listBranches, {})
}
