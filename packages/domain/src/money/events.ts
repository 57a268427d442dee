import { HOUR_MS, MINUTE_MS } from '../time/durations.ts'

/** The kinds of event that forms and filters offer. */
export const EVENT_TYPES = ['webinar', 'workshop', 'mentoring', 'counselling', 'other'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** How an event stands. An admin decides draft and cancelled; the clock decides the rest. */
export const EVENT_STATUSES = ['draft', 'upcoming', 'live', 'completed', 'cancelled'] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]

/** Who may take a seat: anyone signed in, people whose plan runs, people who pay for it. */
export const EVENT_ADMISSIONS = ['free', 'plan', 'paid'] as const
export type EventAdmission = (typeof EVENT_ADMISSIONS)[number]

/** How long a seat is kept while it is being paid for, ms. Source: control EVT-10. */
export const SEAT_RESERVATION_MS = 10 * MINUTE_MS

/** How long one person's holds of one event may last together, min. */
export const SEAT_RESERVATIONS_MINUTES = 30
const RESERVATIONS_TOGETHER_MS = SEAT_RESERVATIONS_MINUTES * MINUTE_MS
/** When a new row of holds may begin, after the first of the row. */
const NEXT_RESERVATIONS_AFTER_MS = HOUR_MS

const CLAIM_SHARE = 4
const CLAIM_MIN_MS = 15 * MINUTE_MS
const CLAIM_MAX_MS = 12 * HOUR_MS

/** An event as far as its own dates and its admin decide about it. */
export type EventTimes = {
  state: 'draft' | 'published' | 'cancelled'
  startsAt: Date
  endsAt: Date
  /** Absent: open until the end. */
  closesAt?: Date | undefined
}

/** How an event stands at an instant: live from its start on, completed from its end on. */
export function eventStatus(event: EventTimes, now: Date): EventStatus {
  if (event.state !== 'published') return event.state
  if (now >= event.endsAt) return 'completed'
  return now >= event.startsAt ? 'live' : 'upcoming'
}

export type RegistrationFault = 'draft' | 'cancelled' | 'over' | 'closed'

/** Why nobody may register any more, or yet; undefined while registration is open. */
export function findRegistrationFault(event: EventTimes, now: Date): RegistrationFault | undefined {
  const status = eventStatus(event, now)
  if (status === 'draft' || status === 'cancelled') return status
  if (status === 'completed') return 'over'
  return event.closesAt !== undefined && now >= event.closesAt ? 'closed' : undefined
}

/**
 * How long a seat that came free waits for the person it is offered to: a quarter of the time that is left before the
 * start, at least 15 minutes and at most 12 hours, and never beyond the start.
 * @returns ms; 0 or less from the start on, when nothing is offered any more
 */
export function claimWindowMs(startsAt: Date, now: Date): number {
  const leftMs = startsAt.getTime() - now.getTime()
  return Math.min(leftMs, Math.max(CLAIM_MIN_MS, Math.min(CLAIM_MAX_MS, leftMs / CLAIM_SHARE)))
}

/**
 * Until when a seat is kept for somebody who orders it. Ordering again never makes a hold that runs longer. When it ran
 * out, a person may hold again, half an hour together within an hour: then others get their turn.
 * @param firstHeldAt  when the present row of holds began, if any was
 * @param heldUntil    the end of a hold or offer that still stands
 * @returns `over` where nothing is kept for now
 */
export function seatReservedUntil(
  now: Date,
  { firstHeldAt, heldUntil }: { firstHeldAt: Date | undefined; heldUntil: Date | undefined },
): { until: Date; firstHeldAt: Date } | 'over' {
  const sinceMs = firstHeldAt === undefined ? Number.POSITIVE_INFINITY : now.getTime() - firstHeldAt.getTime()
  const first = firstHeldAt === undefined || sinceMs >= NEXT_RESERVATIONS_AFTER_MS ? now : firstHeldAt
  if (heldUntil !== undefined && heldUntil > now) return { until: heldUntil, firstHeldAt: first }
  const lastMs = first.getTime() + RESERVATIONS_TOGETHER_MS
  const untilMs = Math.min(now.getTime() + SEAT_RESERVATION_MS, lastMs)
  return untilMs <= now.getTime() ? 'over' : { until: new Date(untilMs), firstHeldAt: first }
}

/** How somebody stands to an event's seats. */
export type RegistrationState = 'registered' | 'waiting' | 'offered' | 'held' | 'withdrawn' | 'lapsed'

/** Whether a state has a seat: registered, or one that is kept for its person. */
export function hasSeat(state: RegistrationState | undefined): boolean {
  return state === 'registered' || state === 'offered' || state === 'held'
}

/** The seats of an event as they stand. */
export type Seats = {
  /** Absent: as many as come. */
  capacity?: number | undefined
  taken: number
  waiting: number
  hasWaitlist: boolean
  admission: EventAdmission
}

/** What becomes of somebody who asks for a seat. */
export type SeatAnswer = 'stays' | 'seated' | 'waits' | 'pays' | 'full'

/**
 * What becomes of somebody who asks for a seat now. Nobody passes those who wait: a free seat behind a waitlist is theirs.
 * A seat offered to the person is taken by asking; where seats are paid for, it is paid for first.
 */
export function answerSeeker(seats: Seats, state: RegistrationState | undefined): SeatAnswer {
  if (state === 'registered' || state === 'waiting') return 'stays'
  if (state === 'offered' || state === 'held') return seats.admission === 'paid' ? 'pays' : 'seated'
  if (seatsLeft(seats) > 0 && seats.waiting === 0) return seats.admission === 'paid' ? 'pays' : 'seated'
  return seats.hasWaitlist ? 'waits' : 'full'
}

/** Seats nobody has; Infinity where as many as come may. */
export function seatsLeft({ capacity, taken }: Pick<Seats, 'capacity' | 'taken'>): number {
  return capacity === undefined ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken)
}
