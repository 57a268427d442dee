import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { isRefusal } from '@sopaan/contract/refusals'
import {
  type StateCounsellingEntry,
  type StatePredictorAnswer,
  stateCollegePredictor,
} from '@sopaan/contract/state-college-predictor'
import { isSearched, stateAddress } from './state-address.ts'

export type StateSeatState = keyof StatePredictorAnswer['standings']
/** A counselling with figures, as the form follows from it. */
export type OpenCounselling = StateCounsellingEntry & { figures: NonNullable<StateCounsellingEntry['figures']> }

/** What the page shows: which counselling, its questions, what was wrong with the answers, or the seats of one standing. */
export type StateView = { counsellings: StateCounsellingEntry[] } & (
  | { state: 'choosing' }
  | { state: 'without-figures'; counselling: StateCounsellingEntry }
  | { state: 'asking'; counselling: OpenCounselling }
  | { state: 'refused'; counselling: OpenCounselling; errors: FieldFault[] }
  | { state: 'answered'; counselling: OpenCounselling; standing: StateSeatState; answer: StatePredictorAnswer }
)

/** The order in which an empty standing gives way to another when the address names none. */
const STANDINGS_TO_OPEN = ['just-inside', 'well-inside', 'just-outside', 'well-outside'] as const

/** What the state predictor says to an address. */
export async function judgeState(request: Request, search: URLSearchParams): Promise<StateView> {
  const { data: counsellings } = await request(stateCollegePredictor.list, {})
  const chosen = counsellings.find(({ id }) => id === search.get('counselling'))
  if (!chosen) return { state: 'choosing', counsellings }
  if (chosen.figures === null) return { state: 'without-figures', counselling: chosen, counsellings }
  const counselling = { ...chosen, figures: chosen.figures }
  if (!isSearched(search)) return { state: 'asking', counselling, counsellings }
  try {
    const asked = stateAddress.queryOf(search)
    const standing = STANDINGS_TO_OPEN.find((each) => each === asked.standing)
    const answer = await predict(request, { ...asked, standing: asked.standing || 'just-inside' })
    if (standing !== undefined) return { state: 'answered', standing, answer, counselling, counsellings }
    const open = STANDINGS_TO_OPEN.find((each) => answer.standings[each] > 0) ?? 'just-inside'
    const opened = open === 'just-inside' ? answer : await predict(request, { ...asked, standing: open })
    return { state: 'answered', standing: open, answer: opened, counselling, counsellings }
  } catch (thrown) {
    if (!isRefusal(thrown, 'INVALID_QUERY')) throw thrown
    return { state: 'refused', errors: thrown.details.errors, counselling, counsellings }
  }
}

function predict(request: Request, query: Record<string, string>): Promise<StatePredictorAnswer> {
  // The query comes from an address anyone may have written: the call itself reads and refuses it.
  return request(stateCollegePredictor.predict, { query } as RequestInput<typeof stateCollegePredictor.predict>)
}
