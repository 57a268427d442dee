import type { MenteeEvent } from '@sopaan/contract/events'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { menteeEventOf } from './event-view.ts'
import type { EventRow } from './events.queries.ts'
import { findForMentee } from './mentee-events.service.ts'
import { hasRunningPlan } from './own-events.queries.ts'
import type { SeatQueue } from './seat-queue.ts'

type Registration = { eventId: string; seatQueue: SeatQueue }

/**
 * Takes a seat, a place on the waitlist, or the seat that was offered.
 * @throws {Refusal} NOT_FOUND, EVENT_FULL, EVENT_CLOSED, EVENT_OVER, EVENT_CANCELLED, EVENT_PLAN_NEEDED,
 *   EVENT_PAYMENT_NEEDED, AGE_REQUIRED, PARENT_CONSENT_REQUIRED
 */
export async function register(
  deps: Deps,
  { actor, request }: Caller<'mentee'>,
  { eventId, seatQueue }: Registration,
): Promise<MenteeEvent> {
  const event = (await seatQueue.findEvent(eventId)) ?? refuse('NOT_FOUND')
  await requireAdmission(deps, actor, event)
  const { refused, seat } = await seatQueue.ask(eventId, { actor, request, wants: 'seat' })
  if (refused !== undefined) refuse(refused)
  // A rush is answered from what was just written; only who had a seat before is read again.
  return seat ? menteeEventOf(seat.event, deps.now(), seat) : findForMentee(deps, actor, eventId)
}

/**
 * Gives a seat, an offer or a place on the waitlist back; the seat goes to who waits. Giving back nothing changes nothing.
 * @throws {Refusal} NOT_FOUND, EVENT_OVER, EVENT_SEAT_PAID
 */
export async function unregister(
  deps: Deps,
  { actor, request }: Caller,
  { eventId, seatQueue }: Registration,
): Promise<MenteeEvent> {
  const { refused } = await seatQueue.ask(eventId, { actor, request, wants: 'leave' })
  if (refused !== undefined) refuse(refused)
  return findForMentee(deps, actor, eventId)
}

async function requireAdmission(deps: Deps, actor: Actor, event: EventRow): Promise<void> {
  if (event.state === 'draft') refuse('NOT_FOUND')
  // Who is under 18 is mentored once a parent agreed (decision C23); other events are open to them.
  if (event.type === 'mentoring') await requireConsentingAge(deps, actor)
  if (event.admission !== 'plan') return
  if (!(await hasRunningPlan(deps.db, actor.userId, deps.now()))) refuse('EVENT_PLAN_NEEDED')
}
