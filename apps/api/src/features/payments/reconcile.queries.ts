import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { OrderRow } from './orders.queries.ts'

export type OpenOrder = Pick<OrderRow, 'id' | 'purchase_id' | 'gateway_order_id' | 'amount_paise' | 'currency'>

/** Takes unpaid orders that are due for a look and puts their next one off; another worker gets others. */
export async function takeOpenOrders(
  db: Db,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<OpenOrder[]> {
  const due = db
    .selectFrom('payment_orders')
    .innerJoin('purchases', 'purchases.id', 'payment_orders.purchase_id')
    .select('payment_orders.id')
    .where('payment_orders.next_check_at', '<=', now)
    .where('payment_orders.asked_at', '>', since)
    .where('payment_orders.gateway_order_id', 'is not', null)
    .where('purchases.status', 'in', ['created', 'attempted', 'authorized', 'failed'])
    .orderBy('payment_orders.next_check_at')
    .orderBy('payment_orders.id')
    .limit(limit)
    .forUpdate('payment_orders')
    .skipLocked()
  return db
    .updateTable('payment_orders')
    .set({
      // Every 2 minutes for the first half hour, then every 10: what was paid is found within 15 minutes (PAY-16).
      next_check_at: sql<Date>`${now}::timestamptz + case when checks < 15 then interval '2 minutes' else interval '10 minutes' end`,
      checks: sql<number>`checks + 1`,
    })
    .where('id', 'in', due)
    .returning(['id', 'purchase_id', 'gateway_order_id', 'amount_paise', 'currency'])
    .execute()
}

/** Purchases that were never paid and were ordered before `before` are over. @returns their ids */
export async function expireUnpaid(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const old = db
    .selectFrom('purchases')
    .innerJoin('payment_orders', 'payment_orders.purchase_id', 'purchases.id')
    .select('purchases.id')
    .where('purchases.status', 'in', ['created', 'attempted', 'authorized', 'failed'])
    .where('payment_orders.asked_at', '<=', before)
    .orderBy('purchases.id')
    .limit(limit)
    .forUpdate('purchases')
    .skipLocked()
  const rows = await db
    .updateTable('purchases')
    .set({ status: 'expired', changed_at: now })
    .where('id', 'in', old)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Purchases that end between two instants and are not renewed, by a cursor over their ends. */
export async function listEnding(
  db: Db,
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
): Promise<
  {
    id: string
    user_id: string
    item_name_en: string
    item_name_hi: string
    expires_at: Date | null
    validity_days: number | null
  }[]
> {
  return db
    .selectFrom('purchases')
    .select(['id', 'user_id', 'item_name_en', 'item_name_hi', 'expires_at', 'validity_days'])
    .where('status', 'in', ['paid', 'refunded_partial'])
    .where('expires_at', '>', from)
    .where('expires_at', '<=', to)
    .where('id', '>', after)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('purchases as later')
            .select('later.id')
            .whereRef('later.user_id', '=', 'purchases.user_id')
            .whereRef('later.plan_id', '=', 'purchases.plan_id')
            .whereRef('later.expires_at', '>', 'purchases.expires_at')
            .where('later.status', 'in', ['paid', 'refunded_partial']),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
