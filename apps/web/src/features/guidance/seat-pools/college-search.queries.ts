import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { type BranchList, type CollegeSearch, collegeSearches } from '@sopaan/contract/college-search'
import { findReadable } from '#web/search-form/find-readable.ts'

const KEYS = [
  'q',
  'type',
  'collegeState',
  'family',
  'feeMax',
  'nirfMax',
  'salaryMin',
  'kmMax',
  'from',
  'sort',
  'chance',
]

/** The colleges that an address asks for, for the reader in it; `isUnread`: what it says of the reader could not be read. */
export async function fetchCollegeSearch(
  request: Request,
  search: URLSearchParams,
): Promise<{ answer: CollegeSearch; isUnread: boolean }> {
  return findReadable(search, KEYS, (query) =>
    // What the address says is read and refused by the call.
    request(collegeSearches.find, { query: query as RequestInput<typeof collegeSearches.find>['query'] }),
  )
}

/** Every branch family of the newest season. */
export async function fetchBranches(request: Request): Promise<BranchList> {
  return request(collegeSearches.listBranches, {})
}

/** The branches that an address asks for, for the reader in it; `isUnread`: what it says of the reader could not be read. */
export async function fetchBranchSearch(
  request: Request,
  search: URLSearchParams,
): Promise<{ answer: BranchList; isUnread: boolean }> {
  return findReadable(search, ['q', 'type', 'collegeState'], (query) =>
    // What the address says is read and refused by the call.
    request(collegeSearches.listBranches, {
      query: query as RequestInput<typeof collegeSearches.listBranches>['query'],
    }),
  )
}
