import type { RequestInput } from '@sopaan/contract/call'
import type { choiceLists } from '@sopaan/contract/choice-lists'
import { queryOf } from '#web/search-form/predictor-search.ts'

type JudgeBody = RequestInput<typeof choiceLists.judge>['body']

/** Who a search speaks of, as the calls take it; nothing where it names no rank. */
export function profileOf(search: URLSearchParams): Pick<JudgeBody, 'profile'> {
  // The search comes from an address anyone may have written: the call itself reads and refuses it.
  return isRankGiven(search) ? { profile: queryOf(search) as NonNullable<JudgeBody['profile']> } : {}
}

/** Whether a search names a rank. */
export function isRankGiven(search: URLSearchParams): boolean {
  return Object.keys(queryOf(search)).some((key) => /^(?:main|arch|plan|advanced)/.test(key))
}
