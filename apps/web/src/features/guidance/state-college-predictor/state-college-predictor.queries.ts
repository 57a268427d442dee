import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { isRefusal } from '@sopaan/contract/refusals'
import {
  type StateCounsellingEntry,
  type StatePredictorAnswer,
  stateCollegePredictor,
} from '@sopaan/contract/state-college-predictor'
import type { Band } from '@sopaan/domain/predictor/bands'
import { isStateSearched, stateAddress } from './state-address.ts'

type StateSeatState = keyof StatePredictorAnswer['standings']
/** Which seats are open: by chance where the counselling has a forecast, else by how they stood. */
export type StateTab = { key: 'band'; open: Band } | { key: 'standing'; open: StateSeatState }
/** A counselling with figures, as the form follows from it. */
export type OpenCounselling = StateCounsellingEntry & { figures: NonNullable<StateCounsellingEntry['figures']> }

/** What the page shows: which counselling, its questions, what was wrong with the answers, or the seats of one tab. */
export type StateView = { counsellings: StateCounsellingEntry[] } & (
  | { state: 'choosing' }
  | { state: 'without-figures'; counselling: StateCounsellingEntry }
  | { state: 'asking'; counselling: OpenCounselling }
  | { state: 'refused'; counselling: OpenCounselling; errors: FieldFault[] }
  | { state: 'answered'; counselling: OpenCounselling; tab: StateTab; answer: StatePredictorAnswer }
)

/** The order in which an empty standing gives way to another when the address names none. */
const STANDINGS_TO_OPEN = ['just-inside', 'well-inside', 'just-outside', 'well-outside'] as const
const BANDS_TO_OPEN = ['likely', 'safe', 'reach', 'long-shot'] as const

/** What the state predictor says to an address. */
export async function judgeState(request: Request, search: URLSearchParams): Promise<StateView> {
  const { data: counsellings } = await request(stateCollegePredictor.list, {})
  const chosen = counsellings.find(({ id }) => id === search.get('counselling'))
  if (!chosen) return { state: 'choosing', counsellings }
  if (chosen.figures === null) return { state: 'without-figures', counselling: chosen, counsellings }
  const counselling = { ...chosen, figures: chosen.figures }
  // A profile knows scores, and not where a candidate is from as this counselling has it: that is asked, not refused.
  const isHomeOpen = search.has('start') && counselling.figures.homes.length > 0 && !search.get('home')
  if (!isStateSearched(search) || isHomeOpen) return { state: 'asking', counselling, counsellings }
  try {
    const open = counselling.figures.forecastSeason === null ? openSeatState : openBand
    return { state: 'answered', ...(await open(request, stateAddress.queryOf(search))), counselling, counsellings }
  } catch (thrown) {
    if (!isRefusal(thrown, 'INVALID_QUERY')) throw thrown
    return { state: 'refused', errors: thrown.details.errors, counselling, counsellings }
  }
}

type OpenedTab = { tab: StateTab; answer: StatePredictorAnswer }

/** Seats by chance: the band that the address names, or the first that has seats; by standing where no score gives a chance. */
async function openBand(request: Request, asked: Record<string, string>): Promise<OpenedTab> {
  const { standing: _, ...question } = asked
  const first = await predict(request, { ...question, band: asked.band || 'likely' })
  const { bands } = first
  if (bands === null) return openSeatState(request, asked)
  const named = BANDS_TO_OPEN.find((each) => each === asked.band)
  const open = named ?? BANDS_TO_OPEN.find((each) => bands[each] > 0) ?? 'likely'
  const answer = open === (named ?? 'likely') ? first : await predict(request, { ...question, band: open })
  return { tab: { key: 'band', open }, answer }
}

/** Seats by how they stood: the standing that the address names, or the first that has seats. */
async function openSeatState(request: Request, asked: Record<string, string>): Promise<OpenedTab> {
  const { band: _, ...question } = asked
  const first = await predict(request, { ...question, standing: asked.standing || 'just-inside' })
  const named = STANDINGS_TO_OPEN.find((each) => each === asked.standing)
  const open = named ?? STANDINGS_TO_OPEN.find((each) => first.standings[each] > 0) ?? 'just-inside'
  const answer = open === (named ?? 'just-inside') ? first : await predict(request, { ...question, standing: open })
  return { tab: { key: 'standing', open }, answer }
}

function predict(request: Request, query: Record<string, string>): Promise<StatePredictorAnswer> {
  // The query comes from an address anyone may have written: the call itself reads and refuses it.
  return request(stateCollegePredictor.predict, { query } as RequestInput<typeof stateCollegePredictor.predict>)
}
