import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { collegeChoices } from '@sopaan/contract/college-choices'
import { isRefusal } from '@sopaan/contract/refusals'
import type { State } from '@sopaan/domain/state/states'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'

/** What a state gives and takes against another. */
export type StateEffect = { instead: State; better: number; worse: number }

/** @returns undefined where no rank was given, or the answers carried along are none that the call takes */
export async function compareStates(
  request: Request,
  search: URLSearchParams,
  states: { state: State; instead: State },
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
