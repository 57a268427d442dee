import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { PageInfo } from '@sopaan/contract/fields'
import type { EventChange, EventFields, EventSort, ManagedEvent } from '@sopaan/contract/managed-events'
import { refuse } from '@sopaan/contract/refusals'
import { eventStatus } from '@sopaan/domain/money/events'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { countPresent, listRegisteredPeople } from './attendees.queries.ts'
import { changedFields, eventColumns, findNotified, refuseUnfit } from './event-changes.ts'
import { notifyCancelled, notifyChanged, notifyRecording } from './event-notifications.ts'
import { eventTimesOf, managedEventOf } from './event-view.ts'
import {
  changeEventRow,
  countEvents,
  type EventRow,
  findEventRow,
  insertEventRow,
  listManagedRows,
  lockEvent,
  removeEventRow,
} from './events.queries.ts'
import { type EventSearch, filterOf } from './events.service.ts'
import { changeRegistrations, hasRegistrations } from './registrations.queries.ts'
import { settleSeats } from './seat-counts.ts'

/** Events as admins see them, drafts too. */
export async function listManagedEvents(
  deps: Deps,
  search: EventSearch & { sort: EventSort },
): Promise<{ data: ManagedEvent[]; page: PageInfo }> {
  const { page, limit, sort } = search
  const now = deps.now()
  const filter = filterOf(search)
  const [rows, total] = await Promise.all([
    listManagedRows(deps.db, filter, now, { page, limit, sort }),
    countEvents(deps.db, filter, now),
  ])
  return { data: await managedEventsOf(deps, rows), page: { page, limit, total } }
}

/** Rows of events with how many of their people were there. */
export async function managedEventsOf(deps: Deps, rows: readonly EventRow[]): Promise<ManagedEvent[]> {
  const present = await countPresent(
    deps.db,
    rows.map(({ id }) => id),
  )
  const now = deps.now()
  return rows.map((row) => managedEventOf(row, now, present.get(row.id) ?? 0))
}

/** One event as admins see it. @throws {Refusal} NOT_FOUND */
export async function findManagedEvent(deps: Deps, id: string): Promise<ManagedEvent> {
  const row = (await findEventRow(deps.db, id)) ?? refuse('NOT_FOUND')
  const present = await countPresent(deps.db, [id])
  return managedEventOf(row, deps.now(), present.get(id) ?? 0)
}

/** Makes an event. @throws {Refusal} INVALID_INPUT where its dates or its price do not fit together */
export async function createEvent(
  deps: Deps,
  { actor, request }: Caller<'admin'>,
  fields: EventFields,
): Promise<ManagedEvent> {
  refuseUnfit(fields)
  const row = await inTransaction(deps, async (deps) => {
    const columns = { ...eventColumns(fields), changedAt: deps.now() }
    const state = fields.status === 'draft' ? ('draft' as const) : ('published' as const)
    const row = await insertEventRow(deps.db, { ...columns, state })
    const change = { event: { after: fields } }
    await writeAudit(deps, { action: 'event.create', actor, target: { type: 'event', id: row.id }, change, request })
    return row
  })
  return managedEventOf(row, deps.now(), 0)
}

/**
 * Changes an event, and tells its people of what concerns them.
 * @throws {Refusal} NOT_FOUND, INVALID_INPUT, EVENT_CAPACITY_TAKEN, EVENT_CANCELLED, EVENT_HAS_PEOPLE, EVENT_OVER
 */
export async function changeEvent(
  deps: Deps,
  caller: Caller<'admin'>,
  id: string,
  change: EventChange,
): Promise<ManagedEvent> {
  await inTransaction(deps, async (deps) => {
    const before = (await lockEvent(deps.db, id)) ?? refuse('NOT_FOUND')
    if (before.state === 'cancelled') refuse('EVENT_CANCELLED')
    if (change.status === 'cancelled') return cancel(deps, caller, before, change.cancelReason ?? null)
    const fields = changedFields(before, change)
    refuseUnfit(fields)
    refuseHarm(before, fields)
    await applyChange(deps, caller, before, fields)
  })
  return findManagedEvent(deps, id)
}

/**
 * Removes an event nobody ever registered for, and cancels any other: its people are told and its history stays (EVT-06).
 * @returns whether it is gone
 * @throws {Refusal} NOT_FOUND, EVENT_OVER where it took place with people
 */
export async function removeEvent(deps: Deps, caller: Caller<'admin'>, id: string): Promise<{ isRemoved: boolean }> {
  return inTransaction(deps, async (deps) => {
    const before = (await lockEvent(deps.db, id)) ?? refuse('NOT_FOUND')
    if (await hasRegistrations(deps.db, id)) {
      if (before.state !== 'cancelled') await cancel(deps, caller, before, null)
      return { isRemoved: false }
    }
    await removeEventRow(deps.db, id)
    await audit(deps, caller, { action: 'event.remove', id, change: { event: { before: readable(before) } } })
    return { isRemoved: true }
  })
}

async function applyChange(deps: Deps, caller: Caller<'admin'>, before: EventRow, fields: EventFields): Promise<void> {
  const now = deps.now()
  const columns = eventColumns(fields)
  const told = findNotified(before, fields)
  const isAnnounced = before.state === 'published'
  const state = fields.status === 'draft' ? ('draft' as const) : ('published' as const)
  const changed = await changeEventRow(deps.db, before.id, {
    ...columns,
    state,
    changedAt: now,
    calendarSequence: before.calendarSequence + (told.length > 0 ? 1 : 0),
  })
  const after = await settleSeats(deps, changed)
  const people = isAnnounced
    ? await listRegisteredPeople(deps.db, before.id, ['registered', 'waiting', 'offered', 'held'])
    : []
  const isAhead = eventStatus(eventTimesOf(after), now) !== 'completed'
  if (told.length > 0 && isAhead) await notifyChanged(deps, after, people, told)
  if (after.recordingUrl !== null && before.recordingUrl === null) await notifyRecording(deps, after, people)
  const change = { event: { before: readable(before), after: fields } }
  await audit(deps, caller, { action: 'event.change', id: before.id, change })
}

async function cancel(deps: Deps, caller: Caller<'admin'>, before: EventRow, reason: string | null): Promise<void> {
  const now = deps.now()
  if (eventStatus(eventTimesOf(before), now) === 'completed') refuse('EVENT_OVER')
  const people = await listRegisteredPeople(deps.db, before.id, ['registered', 'waiting', 'offered', 'held'])
  const after = await changeEventRow(deps.db, before.id, {
    state: 'cancelled',
    cancelledAt: now,
    cancelReason: reason,
    changedAt: now,
    calendarSequence: before.calendarSequence + 1,
  })
  const paid = people.filter(({ state, purchaseId }) => state === 'registered' && purchaseId !== null)
  await changeRegistrations(
    deps.db,
    paid.map(({ id }) => id),
    { refundDueAt: now },
  )
  await notifyCancelled(deps, after, people)
  const change = {
    state: { before: before.state, after: 'cancelled' },
    reason: { after: reason },
    people: { after: people.length },
  }
  await audit(deps, caller, { action: 'event.cancel', id: before.id, change })
}

function refuseHarm(before: EventRow, fields: EventFields): void {
  if (fields.capacity != null && fields.capacity < before.seatsTaken) refuse('EVENT_CAPACITY_TAKEN')
  const isLosing = fields.status === 'draft' && before.state === 'published'
  const isRepriced = fields.admission !== before.admission || (fields.pricePaise ?? null) !== before.pricePaise
  const hasPeople = before.seatsTaken > 0 || before.waitingCount > 0
  if (hasPeople && (isLosing || (isRepriced && (fields.admission === 'paid' || before.admission === 'paid'))))
    refuse('EVENT_HAS_PEOPLE')
}

function readable({ id: _, changedAt: __, ...row }: EventRow): Record<string, unknown> {
  return row
}

type EventEdit = { action: AuditAction; id: string; change: Record<string, { before?: unknown; after?: unknown }> }

async function audit(
  deps: Deps,
  { actor, request }: Caller<'admin'>,
  { action, id, change }: EventEdit,
): Promise<void> {
  await writeAudit(deps, { action, actor, target: { type: 'event', id }, change, request })
}
