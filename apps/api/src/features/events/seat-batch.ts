import { answerSeeker, findRegistrationFault, hasSeat, type RegistrationFault } from '@sopaan/domain/events'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type AuditEntry, writeAudits } from '#api/features/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Exchange } from '#api/http/serve.ts'
import { tellFull, tellSeated, tellWaiting } from './event-telling.ts'
import { seatsOf, timesOf } from './event-view.ts'
import { type EventRow, holdEventRow } from './events.queries.ts'
import { listPeopleOf, listRegistrationsOf, putRegistrations, type RegistrationRow } from './registrations.queries.ts'
import { countSeats, newCheckInCode, offerFreed, settleSeats } from './seat-counts.ts'

/** Somebody who asks for a seat. */
export type Seeker = { actor: Pick<Actor, 'userId' | 'role'>; exchange: Exchange }

/** What came of it; undefined where the seat was given, or there already. */
export type SeekerAnswer = (typeof FAULT_CODES)[RegistrationFault] | 'EVENT_FULL' | 'EVENT_PAYMENT_NEEDED' | undefined

const FAULT_CODES = {
  draft: 'NOT_FOUND',
  cancelled: 'EVENT_CANCELLED',
  over: 'EVENT_OVER',
  closed: 'EVENT_CLOSED',
} as const satisfies Record<RegistrationFault, string>

type Placing = { seeker: Seeker; before: RegistrationRow | undefined; state: 'registered' | 'waiting'; place: number }
type Hall = { seats: ReturnType<typeof seatsOf>; known: Map<string, RegistrationRow | Placing>; waitingLast: number }

/**
 * Gives the seats of an event to many who ask, in the order they stand, in one transaction: the event is held once, and
 * what is written of everybody goes in together.
 * @returns what came of each, in their order
 */
export async function seatMany(deps: Deps, eventId: string, seekers: readonly Seeker[]): Promise<SeekerAnswer[]> {
  return inTransaction(deps, async (deps) => {
    const held = await holdEventRow(deps.db, eventId)
    if (!held) return seekers.map(() => 'NOT_FOUND')
    const event = await settleSeats(deps, held)
    const userIds = [...new Set(seekers.map(({ actor }) => actor.userId))]
    const rows = await listRegistrationsOf(deps.db, eventId, userIds)
    const hall: Hall = {
      seats: seatsOf(event),
      known: new Map(rows.map((row) => [row.user_id, row])),
      waitingLast: event.waiting_last,
    }
    const fault = findRegistrationFault(timesOf(event), deps.now())
    const placings: Placing[] = []
    const answers = seekers.map((seeker) => place(hall, seeker, fault, placings))
    await write(deps, event, placings)
    return answers
  })
}

/** Decides about one, and counts it, so that the next finds the seats as they are then. */
function place(hall: Hall, seeker: Seeker, fault: RegistrationFault | undefined, placings: Placing[]): SeekerAnswer {
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
  const placing: Placing = {
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

async function write(deps: Deps, event: EventRow, placings: readonly Placing[]): Promise<void> {
  if (placings.length === 0) return
  const now = deps.now()
  const seated = placings.filter(({ state }) => state === 'registered')
  const written = await putRegistrations(
    deps.db,
    placings.map(({ seeker, state, place }) => ({
      event_id: event.id,
      user_id: seeker.actor.userId,
      state,
      changed_at: now,
      registered_at: state === 'registered' ? now : null,
      waiting_number: state === 'waiting' ? place : null,
      until_at: null,
      purchase_id: null,
      check_in_code: newCheckInCode(deps),
    })),
  )
  const counted = await countSeats(deps, event, {
    taken: seated.filter(({ before }) => !hasSeat(before?.state)).length,
    waiting: placings.length - seated.length,
    waitingLast: placings.length - seated.length,
    // Somebody who comes back had a cancellation: the new invitation must count higher.
    calendar: seated.some(({ before }) => before !== undefined) ? 1 : 0,
  })
  await tell(deps, { before: event, after: counted, written })
  // Who waits although a seat is free stands behind closed accounts alone: the seat is theirs.
  await offerFreed(deps, counted)
  await writeAudits(deps, placings.map(entryOf(event, written)))
}

async function tell(
  deps: Deps,
  { before, after, written }: { before: EventRow; after: EventRow; written: readonly RegistrationRow[] },
): Promise<void> {
  const people = await listPeopleOf(
    deps.db,
    written.map(({ id }) => id),
  )
  // Places are told in the order of asking: those written now stand at the end of the waitlist.
  const firstNew = Math.min(...written.map(({ waiting_number }) => waiting_number ?? Number.POSITIVE_INFINITY))
  for (const person of people) {
    if (person.state === 'registered') await tellSeated(deps, after, person)
    else await tellWaiting(deps, after, person, before.waiting_count + (person.waiting_number ?? 0) - firstNew + 1)
  }
  if (after.seats_taken === after.capacity && before.seats_taken !== before.capacity) await tellFull(deps, after)
}

function entryOf(event: EventRow, written: readonly RegistrationRow[]): (placing: Placing) => AuditEntry {
  const ids = new Map(written.map(({ user_id, id }) => [user_id, id]))
  return ({ seeker, before, state }) => ({
    action: 'event.register',
    actor: seeker.actor,
    target: { type: 'event', id: event.id },
    change: {
      registration: { after: ids.get(seeker.actor.userId) },
      state: { ...(before && { before: before.state }), after: state },
    },
    exchange: seeker.exchange,
  })
}
