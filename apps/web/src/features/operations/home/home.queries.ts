import type { Request } from '@sopaan/contract/client'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { events, type ShownEvent } from '@sopaan/contract/events'
import { feedbacks, type Testimonial } from '@sopaan/contract/feedback'
import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { type MentorCard, mentors } from '@sopaan/contract/mentors'
import { plans, type ShownPlan } from '@sopaan/contract/plans'
import { reportCards } from '@sopaan/contract/report-cards'

/** What the first page shows of the day: each part stands only where it could be had, and is left out where not. */
export type HomeParts = {
  seats: readonly PredictedSeat[]
  mentors: readonly MentorCard[]
  /** Undefined where they could not be had: of these alone the page says so (R375). */
  testimonials: readonly Testimonial[] | undefined
  plans: readonly ShownPlan[]
  events: readonly ShownEvent[]
  record: ForecastRecord | undefined
}

/** Of so many seats, in how many the newest season kept to what was forecast of it. */
export type ForecastRecord = { times: number; of: number; season: number }

/** Whose answers the first page shows until the reader gives own ones. */
export const EXAMPLE_PROFILE = { main: 12_450, gender: 'female', state: 'Kerala', category: 'OPEN' } as const

/** One of each band, of the branch that most ask for first. */
const BANDS_SHOWN = ['likely', 'safe', 'reach'] as const
const BRANCH_SHOWN = 'CSE'
const TIMES = 5
const MENTORS_SHOWN = 4
const TESTIMONIALS_SHOWN = 3
const PLANS_SHOWN = 3
const EVENTS_SHOWN = 3

/** Asks for every part at once. Whatever fails is empty or, where the page says so, undefined: the page itself never fails. */
export async function loadHome(ask: Request): Promise<HomeParts> {
  const [seats, people, said, offers, dates, record] = await Promise.all([
    Promise.all(BANDS_SHOWN.map((band) => listSeats(ask, band))),
    ask(mentors.list, { query: { limit: MENTORS_SHOWN } })
      .then(({ data }) => data)
      .catch(() => []),
    ask(feedbacks.testimonials, { query: { limit: TESTIMONIALS_SHOWN } })
      .then(({ data }) => data)
      .catch(() => undefined),
    ask(plans.list, {})
      .then(({ data }) => data)
      .catch(() => []),
    ask(events.list, { query: { status: 'upcoming', limit: EVENTS_SHOWN } })
      .then(({ data }) => data)
      .catch(() => []),
    findRecord(ask).catch(() => undefined),
  ])
  return {
    seats: seats.flat(),
    mentors: people,
    testimonials: said,
    plans: offers.slice(0, PLANS_SHOWN),
    events: dates,
    record,
  }
}

async function listSeats(ask: Request, band: (typeof BANDS_SHOWN)[number]): Promise<readonly PredictedSeat[]> {
  return ask(collegePredictor.predict, { query: { ...EXAMPLE_PROFILE, family: [BRANCH_SHOWN], band, limit: 1 } })
    .then(({ data }) => data)
    .catch(() => [])
}

/** How many of five seats closed inside the range that was forecast for the newest season; rounded down, never up. */
async function findRecord(ask: Request): Promise<ForecastRecord | undefined> {
  const { bySeason } = await ask(reportCards.get, {})
  const newest = bySeason.at(-1)
  if (newest === undefined) return undefined
  return { times: Math.floor(newest.insideRange * TIMES), of: TIMES, season: Number(newest.name) }
}
