import type { MenteeEvent } from '@sopaan/contract/events'
import { refuse } from '@sopaan/contract/refusals'
import { eventStatus, hasSeat } from '@sopaan/domain/events'
import { type Deps, inTransaction } from '#api/deps.ts'
import { requireConsentingAge } from '#api/features/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Exchange } from '#api/http/serve.ts'
import { tellWithdrawn } from './event-telling.ts'
import { timesOf } from './event-view.ts'
import { type EventRow, findEventRow, holdEventRow } from './events.queries.ts'
import { findForMentee } from './mentee-events.service.ts'
import { changeRegistrations, findPerson, hasRunningPlan, listOwnRegistrations } from './registrations.queries.ts'
import { countSeats, settleSeats } from './seat-counts.ts'
import type { AskForSeat } from './seat-queue.ts'

type Asked = { actor: Actor<'mentee'>; eventId: string; exchange: Exchange }

/**
 * Takes a seat, a place on the waitlist, or the seat that was offered.
 * @throws {Refusal} NOT_FOUND, EVENT_FULL, EVENT_CLOSED, EVENT_OVER, EVENT_CANCELLED, EVENT_PLAN_NEEDED,
 *   EVENT_PAYMENT_NEEDED, AGE_REQUIRED, PARENT_CONSENT_REQUIRED
 */
export async function register(
  deps: Deps,
  askForSeat: AskForSeat,
  { actor, eventId, exchange }: Asked,
): Promise<MenteeEvent> {
  const event = (await findEventRow(deps.db, eventId)) ?? refuse('NOT_FOUND')
  await requireAdmission(deps, actor, event)
  const refused = await askForSeat(eventId, { actor, exchange })
  if (refused !== undefined) refuse(refused)
  return findForMentee(deps, actor, eventId)
}

/**
 * Gives a seat, an offer or a place on the waitlist back; the seat goes to who waits. Giving back nothing changes nothing.
 * @throws {Refusal} NOT_FOUND, EVENT_OVER, EVENT_SEAT_PAID
 */
export async function unregister(deps: Deps, { actor, eventId, exchange }: Asked): Promise<MenteeEvent> {
  await inTransaction(deps, async (deps) => {
    const held = (await holdEventRow(deps.db, eventId)) ?? refuse('NOT_FOUND')
    const [own] = await listOwnRegistrations(deps.db, actor.userId, [eventId])
    if (!own || own.state === 'withdrawn' || own.state === 'lapsed') return
    if (eventStatus(timesOf(held), deps.now()) === 'completed') refuse('EVENT_OVER')
    if (own.state === 'registered' && own.purchase_id !== null) refuse('EVENT_SEAT_PAID')
    const change = { state: 'withdrawn', until_at: null, changed_at: deps.now() } as const
    await changeRegistrations(deps.db, [own.id], { ...change, checked_in_at: null, checked_in_by: null })
    const counted = await countSeats(deps, held, {
      taken: hasSeat(own.state) ? -1 : 0,
      waiting: own.state === 'waiting' ? -1 : 0,
      calendar: own.state === 'registered' ? 1 : 0,
    })
    const person = own.state === 'registered' ? await findPerson(deps.db, own.id) : undefined
    if (person) await tellWithdrawn(deps, counted, person)
    await settleSeats(deps, counted)
    await writeAudit(deps, {
      action: 'event.unregister',
      actor,
      target: { type: 'event', id: eventId },
      change: { state: { before: own.state, after: 'withdrawn' } },
      exchange,
    })
  })
  return findForMentee(deps, actor, eventId)
}

async function requireAdmission(deps: Deps, actor: Actor, event: EventRow): Promise<void> {
  if (event.state === 'draft') refuse('NOT_FOUND')
  // Who is under 18 is mentored once a parent agreed (decision C23); other events are open to them.
  if (event.type === 'mentoring') await requireConsentingAge(deps, actor)
  if (event.admission !== 'plan') return
  if (!(await hasRunningPlan(deps.db, actor.userId, deps.now()))) refuse('EVENT_PLAN_NEEDED')
}
