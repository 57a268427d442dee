import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { due, inHand } from '#api/db/due-rows.ts'
import type { WebhookEventsRow } from '#api/db/rows.ts'

export type WebhookEvent = Pick<
  Selectable<WebhookEventsRow>,
  'id' | 'event_id' | 'kind' | 'body' | 'attempts' | 'gateway_order_id'
>

/** Keeps an event, once for each id; false where it is there. */
export async function insertEvent(db: Db, event: Insertable<WebhookEventsRow>): Promise<boolean> {
  const row = await db
    .insertInto('webhook_events')
    .values(event)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the events that are due into hand until `leasedUntil`; another worker gets others. */
export async function leaseEvents(db: Db, now: Date, leasedUntil: Date, limit: number): Promise<WebhookEvent[]> {
  const free = db
    .selectFrom('webhook_events')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .orderBy('id')
    .$call(due({ now, limit }))
  return db
    .updateTable('webhook_events')
    .set(inHand('webhook_events', leasedUntil))
    .where('id', 'in', free)
    .returning(['id', 'event_id', 'kind', 'body', 'attempts', 'gateway_order_id'])
    .execute()
}

/** An event is worked off. */
export async function markEventDone(db: Db, id: string, now: Date, note: string): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ state: 'done', done_at: now, note, leased_until: null })
    .where('id', '=', id)
    .execute()
}

/** An event is about an order that is not ours, or not yet. */
export async function parkEvent(db: Db, id: string, note: string): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ state: 'parked', note, leased_until: null })
    .where('id', '=', id)
    .execute()
}

/** An event could not be worked off now: it is due again then. */
export async function postponeEvent(db: Db, id: string, dueAt: Date, note: string): Promise<void> {
  await db.updateTable('webhook_events').set({ due_at: dueAt, note, leased_until: null }).where('id', '=', id).execute()
}

/** Parked events whose order is known by now are due again. @returns how many */
export async function unparkEvents(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_events')
    .set({ state: 'waiting', due_at: now })
    .where('state', '=', 'parked')
    .where('gateway_order_id', 'in', (orders) =>
      orders
        .selectFrom('payment_orders')
        .select('gateway_order_id')
        .where('gateway_order_id', 'is not', null)
        .$narrowType<{ gateway_order_id: string }>(),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Forgets the bodies of events received before `before`; id and hash stay. */
export async function clearBodies(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ body: null })
    .where('received_at', '<', before)
    .where('body', 'is not', null)
    .where('state', '<>', 'waiting')
    .execute()
}
