import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { due, inHand } from '#api/db/due-rows.ts'
import type { WebhookEventsRow } from '#api/db/rows.ts'

export type WebhookEvent = Pick<
  Selectable<WebhookEventsRow>,
  'id' | 'eventId' | 'kind' | 'body' | 'attempts' | 'gatewayOrderId'
>

/** Keeps an event, once for each id; false where it is there. */
export async function insertEvent(db: Db, event: Insertable<WebhookEventsRow>): Promise<boolean> {
  const row = await db
    .insertInto('webhookEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the events that are due into hand until `leasedUntil`; another worker gets others. */
export async function leaseEvents(db: Db, now: Date, leasedUntil: Date, limit: number): Promise<WebhookEvent[]> {
  const free = db
    .selectFrom('webhookEvents')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('dueAt')
    .orderBy('id')
    .$call(due({ now, limit }))
  return db
    .updateTable('webhookEvents')
    .set(inHand('webhookEvents', leasedUntil))
    .where('id', 'in', free)
    .returning(['id', 'eventId', 'kind', 'body', 'attempts', 'gatewayOrderId'])
    .execute()
}

/** An event is worked off. */
export async function markEventDone(db: Db, id: string, now: Date, note: string): Promise<void> {
  await db
    .updateTable('webhookEvents')
    .set({ state: 'done', doneAt: now, note, leasedUntil: null })
    .where('id', '=', id)
    .execute()
}

/** An event is about an order that is not ours, or not yet. */
export async function parkEvent(db: Db, id: string, note: string): Promise<void> {
  await db.updateTable('webhookEvents').set({ state: 'parked', note, leasedUntil: null }).where('id', '=', id).execute()
}

/** An event could not be worked off now: it is due again then. */
export async function postponeEvent(db: Db, id: string, dueAt: Date, note: string): Promise<void> {
  await db.updateTable('webhookEvents').set({ dueAt, note, leasedUntil: null }).where('id', '=', id).execute()
}

/** Parked events whose order is known by now are due again. @returns how many */
export async function unparkEvents(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhookEvents')
    .set({ state: 'waiting', dueAt: now })
    .where('state', '=', 'parked')
    .where('gatewayOrderId', 'in', (orders) =>
      orders
        .selectFrom('paymentOrders')
        .select('gatewayOrderId')
        .where('gatewayOrderId', 'is not', null)
        .$narrowType<{ gatewayOrderId: string }>(),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Forgets the bodies of events received before `before`; id and hash stay. */
export async function clearBodies(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('webhookEvents')
    .set({ body: null })
    .where('receivedAt', '<', before)
    .where('body', 'is not', null)
    .where('state', '<>', 'waiting')
    .execute()
}
