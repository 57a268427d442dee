import { answerSeeker, findRegistrationFault, hasSeat, type RegistrationFault } from '@sopaan/domain/money/events'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type NewAuditEntry, writeAudits } from '#api/features/operations/audit/audit.service.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { listRegisteredPeopleOf, type RegistrationRow } from './attendees.queries.ts'
import { notifyFull, notifySeated, notifyWaiting, notifyWithdrawn } from './event-notifications.ts'
import { eventTimesOf, seatsOf } from './event-view.ts'
import { type EventRow, lockEvent } from './events.queries.ts'
import { changeRegistrations, listRegistrationsOf, upsertRegistrations } from './registrations.queries.ts'
import { countSeats, newCheckInCode, offerFreed, settleSeats } from './seat-counts.ts'

/** Somebody who asks for a seat, or gives what they have back. */
export type EventSeatRequest = CallerTrace & { wants: 'seat' | 'leave' }

/** Why not; undefined where it was done, or was so already. */
export type SeekerAnswer =
  | (typeof FAULT_CODES)[RegistrationFault]
  | 'EVENT_FULL'
  | 'EVENT_PAYMENT_NEEDED'
  | 'EVENT_SEAT_PAID'
  | undefined

const FAULT_CODES = {
  draft: 'NOT_FOUND',
  cancelled: 'EVENT_CANCELLED',
  over: 'EVENT_OVER',
  closed: 'EVENT_CLOSED',
} as const satisfies Record<RegistrationFault, string>

/** A seat or a place given now, with the event as it stood then. */
export type AssignedSeat = { event: EventRow; registration: RegistrationRow; place: number | null }

/** What came of a wish, with what was given where that was new. */
export type SeatOutcome = { refused: SeekerAnswer; seat?: AssignedSeat | undefined }

type SeatChange = {
  seeker: EventSeatRequest
  before: RegistrationRow | undefined
  state: 'registered' | 'waiting' | 'withdrawn'
  /** On the waitlist; 0 elsewhere. */
  place: number
}
type SeatState = {
  seats: ReturnType<typeof seatsOf>
  known: Map<string, RegistrationRow | SeatChange>
  waitingLast: number
}

/**
 * Gives seats of an event to many who ask and takes back those of who leaves, in the order they stand, in one transaction:
 * the event is held once, and what is written of everybody goes in together.
 * @param seekers  nobody with two different wishes
 * @returns what came of each, in their order
 */
export async function seatMany(
  deps: Deps,
  eventId: string,
  seekers: readonly EventSeatRequest[],
): Promise<SeatOutcome[]> {
  return inTransaction(deps, async (deps) => {
    const held = await lockEvent(deps.db, eventId)
    if (!held) return seekers.map(() => ({ refused: 'NOT_FOUND' }))
    const event = await settleSeats(deps, held)
    const userIds = [...new Set(seekers.map(({ actor }) => actor.userId))]
    const rows = await listRegistrationsOf(deps.db, eventId, userIds)
    const hall: SeatState = {
      seats: seatsOf(event),
      known: new Map(rows.map((row) => [row.userId, row])),
      waitingLast: event.waitingLast,
    }
    const fault = findRegistrationFault(eventTimesOf(event), deps.now())
    const placings: SeatChange[] = []
    const answers = seekers.map((seeker) =>
      seeker.wants === 'leave' ? leave(hall, seeker, fault, placings) : seatOf(hall, seeker, fault, placings),
    )
    const seats = await write(deps, event, placings)
    return seekers.map(({ actor }, at) => ({ refused: answers[at], seat: seats.get(actor.userId) }))
  })
}

/** Decides about one, and counts it, so that the next finds the seats as they are then. */
function seatOf(
  hall: SeatState,
  seeker: EventSeatRequest,
  fault: RegistrationFault | undefined,
  placings: SeatChange[],
): SeekerAnswer {
  const { userId } = seeker.actor
  const before = hall.known.get(userId)
  const answer = answerSeeker(hall.seats, before?.state)
  const keepsPlace = answer === 'stays' || hasSeat(before?.state)
  if (fault !== undefined && !(fault === 'closed' && keepsPlace)) return FAULT_CODES[fault]
  if (answer === 'stays') return undefined
  if (answer === 'full') return 'EVENT_FULL'
  if (answer === 'pays') return 'EVENT_PAYMENT_NEEDED'
  const row = before !== undefined && 'id' in before ? before : undefined
  const isSeated = answer === 'seated'
  if (!isSeated) hall.waitingLast += 1
  const placing: SeatChange = {
    seeker,
    before: row,
    state: isSeated ? 'registered' : 'waiting',
    place: isSeated ? 0 : hall.waitingLast,
  }
  if (isSeated && !hasSeat(before?.state)) hall.seats.taken += 1
  if (!isSeated) hall.seats.waiting += 1
  hall.known.set(userId, placing)
  placings.push(placing)
  return undefined
}

function leave(
  hall: SeatState,
  seeker: EventSeatRequest,
  fault: RegistrationFault | undefined,
  placings: SeatChange[],
): SeekerAnswer {
  const before = hall.known.get(seeker.actor.userId)
  if (before === undefined || !('id' in before)) return undefined
  if (before.state === 'withdrawn' || before.state === 'lapsed') return undefined
  if (fault === 'over') return 'EVENT_OVER'
  if (before.state === 'registered' && before.purchaseId !== null) return 'EVENT_SEAT_PAID'
  if (hasSeat(before.state)) hall.seats.taken -= 1
  else hall.seats.waiting -= 1
  const placing: SeatChange = { seeker, before, state: 'withdrawn', place: 0 }
  hall.known.set(seeker.actor.userId, placing)
  placings.push(placing)
  return undefined
}

async function write(deps: Deps, event: EventRow, placings: readonly SeatChange[]): Promise<Map<string, AssignedSeat>> {
  if (placings.length === 0) return new Map()
  const now = deps.now()
  const coming = placings.filter(({ state }) => state !== 'withdrawn')
  const leaving = placings.filter(({ state }) => state === 'withdrawn')
  const written = await upsertRegistrations(deps.db, coming.map(rowOf(deps, event)))
  await changeRegistrations(
    deps.db,
    leaving.flatMap(({ before }) => (before ? [before.id] : [])),
    { state: 'withdrawn', untilAt: null, checkedInAt: null, checkedInBy: null, changedAt: now },
  )
  const isIn = ({ state }: SeatChange) => state === 'registered'
  const gaveSeat = leaving.filter(({ before }) => hasSeat(before?.state)).length
  const counted = await countSeats(deps, event, {
    taken: coming.filter((one) => isIn(one) && !hasSeat(one.before?.state)).length - gaveSeat,
    waiting: coming.filter((one) => !isIn(one)).length - (leaving.length - gaveSeat),
    waitingLast: coming.filter((one) => !isIn(one)).length,
    // A cancellation counts higher than its invitation, and the invitation of somebody who comes back higher still.
    calendar: placings.some(({ before, state }) => before !== undefined && state !== 'waiting') ? 1 : 0,
  })
  await notifyComing(deps, { before: event, after: counted, written })
  await notifyLeaving(deps, counted, leaving)
  const settled = await offerFreed(deps, counted)
  await writeAudits(deps, placings.map(entryOf(event, written)))
  // What was offered on in the same breath is read anew by who asks.
  if (settled !== counted) return new Map()
  const placeOf = seatsLeftIn(counted, written)
  return new Map(
    written.map((registration) => {
      const place = isWaiting(registration) ? placeOf(registration) : null
      return [registration.userId, { event: counted, registration, place }]
    }),
  )
}

function rowOf(deps: Deps, event: EventRow) {
  const now = deps.now()
  return ({ seeker, state, place }: SeatChange) => ({
    eventId: event.id,
    userId: seeker.actor.userId,
    state,
    changedAt: now,
    registeredAt: state === 'registered' ? now : null,
    waitingNumber: state === 'waiting' ? place : null,
    untilAt: null,
    purchaseId: null,
    checkInCode: newCheckInCode(deps),
  })
}

async function notifyLeaving(deps: Deps, event: EventRow, leaving: readonly SeatChange[]): Promise<void> {
  const ids = leaving.flatMap(({ before }) => (before?.state === 'registered' ? [before.id] : []))
  if (event.state !== 'published') return
  for (const person of await listRegisteredPeopleOf(deps.db, ids)) await notifyWithdrawn(deps, event, person)
}

async function notifyComing(
  deps: Deps,
  { before, after, written }: { before: EventRow; after: EventRow; written: readonly RegistrationRow[] },
): Promise<void> {
  const people = await listRegisteredPeopleOf(
    deps.db,
    written.map(({ id }) => id),
  )
  await notifySeated(
    deps,
    after,
    people.filter(({ state }) => state === 'registered'),
  )
  await notifyWaiting(deps, after, people.filter(isWaiting), seatsLeftIn(after, written))
  if (after.seatsTaken === after.capacity && before.seatsTaken !== before.capacity) await notifyFull(deps, after)
}

/** The place of somebody written now: those stand together at the end of the waitlist, in the order of asking. */
function seatsLeftIn(after: EventRow, written: readonly RegistrationRow[]): (row: RegistrationRow) => number {
  const numbers = written.filter(isWaiting).map(({ waitingNumber }) => waitingNumber ?? 0)
  const firstNew = Math.min(...numbers)
  return ({ waitingNumber }) => after.waitingCount - numbers.length + (waitingNumber ?? 0) - firstNew + 1
}

function isWaiting({ state }: RegistrationRow): boolean {
  return state === 'waiting'
}

function entryOf(event: EventRow, written: readonly RegistrationRow[]): (placing: SeatChange) => NewAuditEntry {
  const ids = new Map(written.map(({ userId, id }) => [userId, id]))
  return ({ seeker, before, state }) => ({
    action: state === 'withdrawn' ? 'event.unregister' : 'event.register',
    actor: seeker.actor,
    target: { type: 'event', id: event.id },
    change: {
      registration: { after: before?.id ?? ids.get(seeker.actor.userId) },
      state: { ...(before && { before: before.state }), after: state },
    },
    request: seeker.request,
  })
}
