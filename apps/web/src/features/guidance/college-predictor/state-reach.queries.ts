import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import {
  type StateCounsellingEntry,
  type StatePredictorAnswer,
  type StateSeatRow,
  stateCollegePredictor,
} from '@sopaan/contract/state-college-predictor'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'

type Profile = Readonly<Record<string, string>>
type StateQuery = RequestInput<typeof stateCollegePredictor.predict>['query']

/** What a State counselling opens for the common rank of JEE Main. */
export type StateReach = {
  id: string
  name: string
  state: string
  season: number
  /** For whom it was judged, as the address of its own page has it. */
  answers: Readonly<Record<string, string>>
  isHome: boolean
  /** Seats that the rank would have got, and all that this person may take. */
  inside: number
  total: number
  /** The hardest of those it would have got, as many as fit under a rank. */
  best: readonly (Pick<StateSeatRow, 'key' | 'choiceKey' | 'closing' | 'kind' | 'quality' | 'standing'> & {
    institute: string
    programme: string
    isForWomen: boolean
  })[]
}

/** What the counsellings of States open beside JoSAA; `own` are those of the home state that go by a rank of their own. */
export type StateOpenings = { reaches: readonly StateReach[]; own: readonly { id: string; name: string }[] }

const BEST_SHOWN = 3
/** What a category of the central list is called in the lists of the States; only the home state's own counts there. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  EWS: ['ews'],
  'OBC-NCL': ['obc', 'bc'],
  SC: ['sc'],
  ST: ['st'],
}

/**
 * What every State counselling that goes by JEE Main opens for the common rank of an address.
 * @returns undefined where the address names no common rank or no State, by which each counselling parts its seats
 */
export async function findStateReaches(request: Request, search: URLSearchParams): Promise<StateOpenings | undefined> {
  const profile = queryOf(new URLSearchParams(profileEntries(search)))
  if (!profile.main || !profile.state || profile.state === 'Overseas') return undefined
  const { data: counsellings } = await request(stateCollegePredictor.list, {})
  const byJee = counsellings.filter(({ figures }) => figures?.measures.some(({ key }) => key === 'jeeRank'))
  const reaches = await Promise.all(byJee.map((each) => findReach(request, each, profile)))
  return {
    reaches: reaches
      .flatMap((reach) => reach ?? [])
      .toSorted((a, b) => Number(b.isHome) - Number(a.isHome) || b.inside - a.inside || a.name.localeCompare(b.name)),
    own: counsellings
      .filter(
        ({ state, figures }) =>
          state === profile.state && figures !== null && !byJee.some((each) => each.figures === figures),
      )
      .map(({ id, name }) => ({ id, name })),
  }
}

async function findReach(
  request: Request,
  counselling: StateCounsellingEntry,
  profile: Profile,
): Promise<StateReach | undefined> {
  const { id, name, state, figures } = counselling
  if (figures === null) return undefined
  const isHome = state === profile.state
  const answers = answersFor(figures, profile, { isHome, state })
  const readSeats = (standing: 'just-inside' | 'well-inside') =>
    // The answers come from an address anyone may have written: the call itself reads and refuses them.
    request(stateCollegePredictor.predict, {
      query: { ...answers, counselling: id, standing, limit: BEST_SHOWN } as StateQuery,
    })
  const near = await readSeats('just-inside')
  const { standings, season } = near
  const far = near.data.length < BEST_SHOWN && standings['well-inside'] > 0 ? (await readSeats('well-inside')).data : []
  return {
    id,
    name,
    state,
    season,
    answers,
    isHome,
    inside: standings['just-inside'] + standings['well-inside'],
    total: Object.values(standings).reduce((sum, count) => sum + count, 0),
    best: [...near.data, ...far].slice(0, BEST_SHOWN).map(bestOf),
  }
}

function answersFor(
  { categories, homes }: NonNullable<StateCounsellingEntry['figures']>,
  { main = '', category: central = '', gender }: Profile,
  { isHome, state }: { isHome: boolean; state: string },
): Record<string, string> {
  const named = isHome ? (CATEGORIES[central] ?? []) : []
  const category = named.find((key) => categories.some((each) => each.key === key))
  const slug = state.toLowerCase().replaceAll(' ', '-')
  const place = isHome ? slug : `outside-${slug}`
  const home = homes.find(({ key }) => key === place)?.key
  return {
    jeeRank: main,
    ...(category && { category }),
    ...(gender && { gender }),
    ...(home && { home }),
  }
}

function bestOf({
  key,
  choiceKey,
  closing,
  kind,
  quality,
  standing,
  institute,
  programme,
  gender,
}: StatePredictorAnswer['data'][number]) {
  return {
    key,
    choiceKey,
    closing,
    kind,
    quality,
    standing,
    institute: institute.name,
    programme: programme.name,
    isForWomen: gender === 'female',
  }
}
