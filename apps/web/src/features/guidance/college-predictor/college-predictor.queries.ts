import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { collegePredictor, type PredictorAnswer, type RanksAnswer } from '@sopaan/contract/college-predictor'
import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { isRefusal } from '@sopaan/contract/refusals'
import { isSearched, profileEntries, queryOf } from '#web/search-form/predictor-search.ts'

export type Band = 'safe' | 'likely' | 'reach' | 'long-shot'

/** What the page shows: the questions alone, the questions with what was wrong, or the seats of one band. */
export type PredictorView =
  | { state: 'asking' }
  | { state: 'refused'; errors: FieldFault[] }
  | {
      state: 'answered'
      band: Band
      answer: PredictorAnswer
      /** Where no seat has a chance of 8 % or more and none of the newest season would have come: the closest of them. */
      closest: PredictedSeat | undefined
    }

/** What the page of all ranks shows: the questions, what was wrong, or what each rank opens. */
export type RanksView =
  | { state: 'asking' }
  | { state: 'refused'; errors: FieldFault[] }
  | { state: 'answered'; answer: RanksAnswer }

/** The order in which an empty band gives way to another when the address names none. */
const BANDS_TO_OPEN = [
  ['likely', 'likely'],
  ['safe', 'safe'],
  ['reach', 'reach'],
  ['longShot', 'long-shot'],
] as const satisfies readonly (readonly [keyof PredictorAnswer['bands'], Band])[]

/** What the predictor says to an address. Without a band in it, the first that has seats is opened, Likely before others. */
export async function predictSeats(request: Request, search: URLSearchParams): Promise<PredictorView> {
  if (!isSearched(search)) return { state: 'asking' }
  try {
    const asked = queryOf(search)
    const band = readBand(asked.band)
    const answer = await predict(request, { ...asked, band: asked.band || 'likely' })
    const closest = await findClosest(request, asked, answer)
    if (band !== undefined) return { state: 'answered', band, answer, closest }
    const open = BANDS_TO_OPEN.find(([key]) => answer.bands[key] > 0)?.[1] ?? 'likely'
    if (open === 'likely') return { state: 'answered', band: open, answer, closest }
    return { state: 'answered', band: open, answer: await predict(request, { ...asked, band: open }), closest }
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return { state: 'refused', errors: thrown.details.errors }
    throw thrown
  }
}

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

/** The seat that closes furthest back against the rank, where even that one is out of reach; filters aside. */
async function findClosest(
  request: Request,
  asked: Record<string, string>,
  { bands, newestSeason }: PredictorAnswer,
): Promise<PredictedSeat | undefined> {
  if (bands.safe + bands.likely + bands.reach > 0 || bands.longShot === 0) return undefined
  const profile = Object.fromEntries(profileEntries(new URLSearchParams(asked)))
  const { data, bands: all } = await predict(request, { ...profile, sort: 'easiest', limit: '1' })
  const [first] = data
  const isOutside = all.safe + all.likely + all.reach === 0
  const newest = first?.seasons.find(({ season }) => season === newestSeason)
  return isOutside && newest?.wouldGet !== true ? first : undefined
}

function predict(request: Request, query: Record<string, string>): Promise<PredictorAnswer> {
  // The query comes from an address anyone may have written: the call itself reads and refuses it.
  return request(collegePredictor.predict, { query } as RequestInput<typeof collegePredictor.predict>)
}

function readBand(word: string | undefined): Band | undefined {
  return BANDS_TO_OPEN.find(([, band]) => band === word)?.[1]
}
