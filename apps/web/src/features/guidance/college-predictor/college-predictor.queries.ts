import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { collegeChoices } from '@sopaan/contract/college-choices'
import { collegePredictor, type RanksAnswer } from '@sopaan/contract/college-predictor'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { isRefusal } from '@sopaan/contract/refusals'
import type { EligibleState } from '@sopaan/domain/state/states'
import { isSearched, profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { RANK_LIMITS } from './limit-keys.ts'
import { findStateReaches, type StateOpenings } from './state-reach.queries.ts'

/** What the page of all ranks shows: the questions, what was wrong, or what each rank opens. */
export type RanksView =
  | { state: 'asking' }
  | { state: 'refused'; errors: FieldFault[] }
  | {
      state: 'answered'
      answer: RanksAnswer
      /** What the counsellings of States open; undefined without common rank or home state, null where it could not be had. */
      states: StateOpenings | null | undefined
      /** What comes next in the counselling, as markup. */
      next?: string | undefined
    }

/** What each rank of an address opens, within its limits. Whatever else stands in it, such as filters of a list, is left out. */
export async function judgeRanks(request: Request, search: URLSearchParams): Promise<RanksView> {
  const profile = new URLSearchParams(profileEntries(search))
  if (!isSearched(profile)) return { state: 'asking' }
  try {
    const limits = RANK_LIMITS.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : []))
    const query = { ...queryOf(profile), ...Object.fromEntries(limits) } as RequestInput<
      typeof collegePredictor.reach
    >['query']
    const [answer, states] = await Promise.all([
      request(collegePredictor.reach, { query }),
      // Without them the ranks still stand.
      findStateReaches(request, search).catch(() => null),
    ])
    return { state: 'answered', answer, states }
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return { state: 'refused', errors: thrown.details.errors }
    throw thrown
  }
}

/** What a state gives and takes against another, or in its own colleges against a stranger. */
export type StateEffect = { instead: EligibleState | undefined; better: number; worse: number }

/** @returns undefined where no rank was given, or the answers carried along are none that the call takes */
export async function fetchStateComparison(
  request: Request,
  search: URLSearchParams,
  states: { state: EligibleState; instead: EligibleState | undefined },
): Promise<StateEffect | undefined> {
  const query = { ...queryOf(new URLSearchParams(profileEntries(search))), ...states }
  try {
    const input = { query } as RequestInput<typeof collegeChoices.compareStates>
    return { instead: states.instead, ...(await request(collegeChoices.compareStates, input)) }
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return undefined
    throw thrown
  }
}
