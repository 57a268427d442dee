import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { collegePredictor, type RanksAnswer } from '@sopaan/contract/college-predictor'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { isRefusal } from '@sopaan/contract/refusals'
import { isSearched, profileEntries, queryOf } from '#web/search-form/predictor-search.ts'

/** What the page of all ranks shows: the questions, what was wrong, or what each rank opens. */
export type RanksView =
  | { state: 'asking' }
  | { state: 'refused'; errors: FieldFault[] }
  | { state: 'answered'; answer: RanksAnswer }

/** What each rank of an address opens. Whatever else stands in it, such as filters of a list, is left out. */
export async function judgeRanks(request: Request, search: URLSearchParams): Promise<RanksView> {
  const profile = new URLSearchParams(profileEntries(search))
  if (!isSearched(profile)) return { state: 'asking' }
  try {
    const query = queryOf(profile) as RequestInput<typeof collegePredictor.reach>['query']
    return { state: 'answered', answer: await request(collegePredictor.reach, { query }) }
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return { state: 'refused', errors: thrown.details.errors }
    throw thrown
  }
}
