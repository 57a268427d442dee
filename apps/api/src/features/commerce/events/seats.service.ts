import { refuse } from '@sopaan/contract/refusals'
import type { ByLanguage } from '@sopaan/domain/languages'
import {
  answerSeeker,
  eventStatus,
  findRegistrationFault,
  hasSeat,
  SEAT_RESERVATIONS_MINUTES,
  seatReservedUntil,
} from '@sopaan/domain/money/events'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { findRegisteredPerson, type RegistrationRow } from './attendees.queries.ts'
import { notifyFull, notifySeated, notifyWithdrawn } from './event-notifications.ts'
import { eventTimesOf, seatsOf } from './event-view.ts'
import { type EventRow, findEventRow, lockEvent } from './events.queries.ts'
import {
  changeRegistrations,
  listOwnRegistrations,
  listRefundsDue,
  lockRegistrationByPurchase,
  upsertRegistrations,
} from './registrations.queries.ts'
import { countSeats, newCheckInCode, settleSeats } from './seat-counts.ts'

/** What is bought: its names, and the price with GST, whole paise. */
export type SeatForSale = { eventId: string; title: ByLanguage<string>; pricePaise: number }

/** Whose seat, and the purchase that pays for it. */
export type SeatPurchase = { eventId: string; userId: string; purchaseId: string }

/** `seated`: the seat is theirs. The others say why the money goes back. */
export type SeatSettlement = 'seated' | 'full' | 'cancelled' | 'over' | 'had-one'

const REFUNDS_MAX = 100

/**
 * What a seat at an event costs, for the order.
 * @throws {Refusal} NOT_FOUND where there is no such event or its seats are not sold
 */
export async function findSeatForSale(deps: Deps, eventId: string): Promise<SeatForSale> {
  const row = await findEventRow(deps.db, eventId)
  if (!row || row.state === 'draft' || row.pricePaise === null) return refuse('NOT_FOUND')
  return { eventId, title: row.title, pricePaise: row.pricePaise }
}

/** Whether somebody has a seat at an event for good. */
export async function hasOwnSeat(deps: Deps, { eventId, userId }: Omit<SeatPurchase, 'purchaseId'>): Promise<boolean> {
  const [own] = await listOwnRegistrations(deps.db, userId, [eventId])
  return own?.state === 'registered'
}

/**
 * Keeps a seat for 10 minutes while it is paid for (EVT-10): call it in the transaction that makes the order, once the
 * purchase is written. A second order of the same person keeps the same seat, no longer than the first did.
 * @returns until when it is kept
 * @throws {Refusal} NOT_FOUND, EVENT_CANCELLED, EVENT_OVER, EVENT_CLOSED, EVENT_FULL, EVENT_REGISTERED, EVENT_HOLD_OVER
 */
export async function reserveEventSeat(deps: Deps, { eventId, userId, purchaseId }: SeatPurchase): Promise<Date> {
  return inTransaction(deps, async (deps) => {
    const held = (await lockEvent(deps.db, eventId)) ?? refuse('NOT_FOUND')
    if (held.pricePaise === null) refuse('NOT_FOUND')
    const event = await settleSeats(deps, held)
    const [own] = await listOwnRegistrations(deps.db, userId, [eventId])
    refuseReservation(deps, event, own)
    const hold = seatReservedUntil(deps.now(), {
      firstHeldAt: own?.firstHeldAt ?? undefined,
      heldUntil: hasSeat(own?.state) ? (own?.untilAt ?? undefined) : undefined,
    })
    if (hold === 'over') return refuse('EVENT_HOLD_OVER', { max: SEAT_RESERVATIONS_MINUTES })
    await saveSeat(deps, event, own, { eventId, userId, purchaseId, state: 'held', ...hold })
    return hold.until
  })
}

/**
 * Gives the seat that was paid for: call it in the transaction that settles the payment; twice is once. Where the hold ran
 * out and the seat went to somebody else, the answer says so and nothing is given: the money goes back (EVT-10).
 */
export async function settleEventSeat(
  deps: Deps,
  { eventId, userId, purchaseId }: SeatPurchase,
): Promise<SeatSettlement> {
  return inTransaction(deps, async (deps) => {
    const held = await lockEvent(deps.db, eventId)
    if (!held) throw new Error('A seat was paid for at an event that is not there.')
    const event = await settleSeats(deps, held)
    const [own] = await listOwnRegistrations(deps.db, userId, [eventId])
    if (own?.state === 'registered') return own.purchaseId === purchaseId ? 'seated' : 'had-one'
    const status = eventStatus(eventTimesOf(event), deps.now())
    if (status === 'cancelled' || status === 'draft') return 'cancelled'
    if (status === 'completed') return 'over'
    if (!hasSeat(own?.state) && answerSeeker(seatsOf(event), undefined) !== 'pays') return 'full'
    await saveSeat(deps, event, own, { eventId, userId, purchaseId, state: 'registered' })
    await writeAudit(deps, {
      action: 'event.register',
      target: { type: 'event', id: eventId },
      change: { user: { after: userId }, purchase: { after: purchaseId }, state: { after: 'registered' } },
    })
    return 'seated'
  })
}

/**
 * Takes back the seat a purchase paid for or holds: call it in the transaction that refunds it or lets it fail. The seat
 * goes to who waits; a purchase that has none is no mistake.
 */
export async function releaseEventSeat(deps: Deps, purchaseId: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const found = await lockRegistrationByPurchase(deps.db, purchaseId)
    if (!found) return
    const event = await lockEvent(deps.db, found.eventId)
    const [own] = await listOwnRegistrations(deps.db, found.userId, [found.eventId])
    if (!event || !own || own.purchaseId !== purchaseId) return
    if (!hasSeat(own.state)) return changeRegistrations(deps.db, [own.id], { refundDueAt: null })
    const wasIn = own.state === 'registered'
    await changeRegistrations(deps.db, [own.id], {
      state: 'withdrawn',
      untilAt: null,
      refundDueAt: null,
      checkedInAt: null,
      checkedInBy: null,
      changedAt: deps.now(),
    })
    const counted = await countSeats(deps, event, { taken: -1, calendar: wasIn ? 1 : 0 })
    const person = wasIn && event.state === 'published' ? await findRegisteredPerson(deps.db, own.id) : undefined
    if (person) await notifyWithdrawn(deps, counted, person)
    await settleSeats(deps, counted)
    await writeAudit(deps, {
      action: 'event.release',
      target: { type: 'event', id: event.id },
      change: { user: { after: own.userId }, state: { before: own.state, after: 'withdrawn' } },
    })
  })
}

/**
 * Purchases of seats at events that were cancelled, whose money is to be paid back. Refund each and call
 * `releaseEventSeat` in the same transaction: it is not in the list any more then.
 */
export async function listSeatRefundsDue(deps: Deps): Promise<string[]> {
  const rows = await listRefundsDue(deps.db, REFUNDS_MAX)
  return rows.map(({ purchaseId }) => purchaseId).filter((id) => id !== null)
}

function refuseReservation(deps: Deps, event: EventRow, own: RegistrationRow | undefined): void {
  if (own?.state === 'registered') refuse('EVENT_REGISTERED')
  const fault = findRegistrationFault(eventTimesOf(event), deps.now())
  if (fault === 'draft') refuse('NOT_FOUND')
  if (fault === 'cancelled') refuse('EVENT_CANCELLED')
  if (fault === 'over') refuse('EVENT_OVER')
  if (hasSeat(own?.state)) return
  if (fault === 'closed') refuse('EVENT_CLOSED')
  if (answerSeeker(seatsOf(event), undefined) !== 'pays') refuse('EVENT_FULL')
}

type SavedSeat = SeatPurchase & ({ state: 'held'; until: Date; firstHeldAt: Date } | { state: 'registered' })

async function saveSeat(deps: Deps, event: EventRow, own: RegistrationRow | undefined, put: SavedSeat): Promise<void> {
  const now = deps.now()
  const isIn = put.state === 'registered'
  const [written] = await upsertRegistrations(deps.db, [
    {
      eventId: put.eventId,
      userId: put.userId,
      state: put.state,
      changedAt: now,
      registeredAt: isIn ? now : null,
      waitingNumber: null,
      untilAt: isIn ? null : put.until,
      purchaseId: put.purchaseId,
      checkInCode: newCheckInCode(deps),
      ...(put.state === 'held' && { firstHeldAt: put.firstHeldAt }),
    },
  ])
  const counted = await countSeats(deps, event, {
    taken: hasSeat(own?.state) ? 0 : 1,
    waiting: own?.state === 'waiting' ? -1 : 0,
    calendar: isIn && own?.registeredAt != null ? 1 : 0,
  })
  if (isIn && written) {
    const person = await findRegisteredPerson(deps.db, written.id)
    if (person?.userStatus === 'active') await notifySeated(deps, counted, [person])
  }
  if (counted.seatsTaken === counted.capacity && event.seatsTaken !== event.capacity) await notifyFull(deps, counted)
}
