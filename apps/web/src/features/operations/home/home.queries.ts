import type { Request } from '@sopaan/contract/client'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { events, type ShownEvent } from '@sopaan/contract/events'
import { feedbacks, type Testimonial } from '@sopaan/contract/feedback'
import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { type MentorCard, mentors } from '@sopaan/contract/mentors'
import { plans, type ShownPlan } from '@sopaan/contract/plans'

/** What the first page shows of the day: each part stands only where it could be had, and is left out where not. */
export type HomeParts = {
  seats: readonly PredictedSeat[]
  mentors: readonly MentorCard[]
  /** Undefined where they could not be had: of these alone the page says so (R375). */
  testimonials: readonly Testimonial[] | undefined
  plans: readonly ShownPlan[]
  events: readonly ShownEvent[]
}

/** Two that are in question and one that is not: what a reader comes to find out. */
const BANDS_SHOWN = [
  { band: 'likely', limit: 2 },
  { band: 'safe', limit: 1 },
] as const
const MENTORS_SHOWN = 4
const TESTIMONIALS_SHOWN = 3
const PLANS_SHOWN = 3
const EVENTS_SHOWN = 3

/**
 * Asks for every part at once. Whatever fails is empty or, where the page says so, undefined: the page itself never fails.
 * @param rank  the rank in JEE Main whose seats are shown
 */
export async function loadHome(ask: Request, rank: number): Promise<HomeParts> {
  const [seats, people, said, offers, dates] = await Promise.all([
    Promise.all(BANDS_SHOWN.map(({ band, limit }) => listSeats(ask, { rank, band, limit }))),
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
  ])
  return {
    seats: seats.flat(),
    mentors: people,
    testimonials: said,
    plans: offers.slice(0, PLANS_SHOWN),
    events: dates,
  }
}

type LoadedPart = { rank: number; band: 'likely' | 'safe'; limit: number }

async function listSeats(ask: Request, { rank, band, limit }: LoadedPart): Promise<readonly PredictedSeat[]> {
  return ask(collegePredictor.predict, { query: { main: rank, category: 'OPEN', band, limit } })
    .then(({ data }) => data)
    .catch(() => [])
}
