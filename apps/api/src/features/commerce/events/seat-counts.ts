import { claimWindowMs, eventStatus, seatsLeft } from '@sopaan/domain/money/events'
import type { Deps } from '#api/deps.ts'
import { notifyOffered } from './event-notifications.ts'
import { eventTimesOf, seatsOf } from './event-view.ts'
import { changeEventRow, type EventRow } from './events.queries.ts'
import { changeRegistrations, lapseEnded, listNextWaiting } from './registrations.queries.ts'

/** Seats offered in one go: a capacity lifted far takes several. */
const OFFERS_MAX = 100
const CODE_BYTES = 10
const CODE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Ends the offers and holds of an event that ran out, and offers what is free to those who wait. Call it with the event
 * held, before seats are given: then a seat is never kept for who is gone, and nobody passes the waitlist.
 * @returns the event as it stands now
 */
export async function settleSeats(deps: Deps, event: EventRow): Promise<EventRow> {
  const ended = await lapseEnded(deps.db, event.id, deps.now())
  const settled = ended.length === 0 ? event : await countSeats(deps, event, { taken: -ended.length })
  return offerFreed(deps, settled)
}

/** Offers the free seats of an event to those who wait, in their order, and writes to them. Call it with the event held. */
export async function offerFreed(deps: Deps, event: EventRow): Promise<EventRow> {
  const now = deps.now()
  const windowMs = claimWindowMs(event.startsAt, now)
  const left = seatsLeft(seatsOf(event))
  if (eventStatus(eventTimesOf(event), now) !== 'upcoming' || windowMs <= 0 || left === 0 || event.waitingCount === 0)
    return event
  const next = await listNextWaiting(deps.db, event.id, Math.min(left, OFFERS_MAX))
  if (next.length === 0) return event
  const until = new Date(now.getTime() + windowMs)
  const ids = next.map(({ id }) => id)
  await changeRegistrations(deps.db, ids, { state: 'offered', untilAt: until, changedAt: now })
  const offered = await countSeats(deps, event, { taken: next.length, waiting: -next.length })
  for (const person of next) await notifyOffered(deps, offered, person, until)
  return offerFreed(deps, offered)
}

/** Moves an event's counts. The constraints of the table refuse what cannot be. */
export async function countSeats(
  deps: Deps,
  event: EventRow,
  by: { taken?: number; waiting?: number; waitingLast?: number; calendar?: number },
): Promise<EventRow> {
  return changeEventRow(deps.db, event.id, {
    seatsTaken: event.seatsTaken + (by.taken ?? 0),
    waitingCount: event.waitingCount + (by.waiting ?? 0),
    waitingLast: event.waitingLast + (by.waitingLast ?? 0),
    calendarSequence: event.calendarSequence + (by.calendar ?? 0),
  })
}

/** A code for the door: 80 random bits in base32, as people can read aloud. */
export function newCheckInCode(deps: Pick<Deps, 'random'>): string {
  const bits = [...deps.random(CODE_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => CODE_ALPHABET[Number.parseInt(five, 2)] ?? '')
}
