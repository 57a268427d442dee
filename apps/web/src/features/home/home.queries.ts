import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { collegePredictor, type PredictedSeat } from '@sopaan/contract/college-predictor'

/** A seat that stands on the ruler of the first page, with the rank it closed at. */
export type RulerSeat = { label: string; closing: number }
export type HomeRuler = { seats: RulerSeat[]; season: number; round: number }

type PredictInput = RequestInput<typeof collegePredictor.predict>

/** Well-known branches over the whole field of ranks: what to look for, and the short name a flag has room for. */
const LANDMARKS = [
  { q: 'Tiruchirappalli Computer Science', label: 'NIT Trichy CSE' },
  { q: 'Surathkal Information Technology', label: 'NIT Surathkal IT' },
  { q: 'Allahabad Computer Science', label: 'MNNIT CSE' },
  { q: 'Rourkela Electrical Engineering', label: 'NIT Rourkela EE' },
  { q: 'Nagpur Mechanical Engineering', label: 'VNIT Nagpur ME' },
  { q: 'Meghalaya Electrical', label: 'NIT Meghalaya EE' },
  { q: 'Srinagar Civil', label: 'NIT Srinagar CE' },
] as const

/** A state with none of the landmarks: each is then a seat for other states. */
const HOME_STATE = 'Sikkim'
/** Any rank is within reach of the first, so every seat that is asked for is answered. */
const FIRST_RANK = 1

/** Where well-known seats closed in the newest season: open seats of every gender, from outside the college's state. */
export async function findHomeRuler(request: Request): Promise<HomeRuler> {
  const answers = await Promise.all(
    LANDMARKS.map(({ q }) => {
      const input: PredictInput = {
        query: { main: FIRST_RANK, state: HOME_STATE, type: ['NIT'], quota: ['OS'], sort: 'hardest', limit: 1, q },
      }
      return request(collegePredictor.predict, input)
    }),
  )
  const season = answers[0]?.newestSeason ?? 0
  const round = answers[0]?.newestRound ?? 0
  const seats = answers.flatMap(({ data: [seat] }, at): RulerSeat[] => {
    const closing = seat && closingOf(seat, season)
    const label = LANDMARKS[at]?.label
    return closing === undefined || label === undefined ? [] : [{ label, closing }]
  })
  return { seats: seats.sort((a, b) => a.closing - b.closing), season, round }
}

function closingOf(seat: PredictedSeat, season: number): number | undefined {
  return seat.seasons.find((each) => each.season === season)?.closing ?? undefined
}
