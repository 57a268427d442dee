import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import type { OrderRow } from './orders.queries.ts'

export type OpenOrder = Pick<OrderRow, 'id' | 'purchase_id' | 'gateway_order_id' | 'amount_paise' | 'currency'>

/** Takes unpaid orders that are due for a look, the newest first, and puts their next one off; another worker gets others. */
export async function leaseOpenOrders(
  db: Db,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<OpenOrder[]> {
  const due = db
    .selectFrom('payment_orders')
    .leftJoin('purchases', 'purchases.id', 'payment_orders.purchase_id')
    .select('payment_orders.id')
    .where('payment_orders.next_check_at', '<=', now)
    .where('payment_orders.asked_at', '>', since)
    .where('payment_orders.gateway_order_id', 'is not', null)
    .where((row) =>
      row.or([
        row('purchases.status', 'in', ['created', 'attempted', 'authorized', 'failed']),
        row.and([
          row('payment_orders.is_parent_check', '=', true),
          row.not(
            row.exists(
              row
                .selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.order_id', '=', 'payment_orders.id')
                .where('payments.settled_at', 'is not', null),
            ),
          ),
        ]),
      ]),
    )
    // The newest first: who pays now does not wait behind carts that were left days ago.
    .orderBy('payment_orders.asked_at', 'desc')
    .orderBy('payment_orders.id')
    .$call(unlocked({ limit, of: 'payment_orders' }))
  const taken = await db
    .updateTable('payment_orders')
    .set({
      // First looked at after 2 minutes, then 2, 3, 5 and 10 minutes apart: what was paid in the window's time is found
      // within 15 minutes (PAY-16). Then half an hour, two hours and six hours on end: about 24 looks in four days.
      next_check_at: sql<Date>`${now}::timestamptz + (array['2 min', '3 min', '5 min', '10 min', '10 min', '30 min', '2 h', '6 h']::interval[])[least(checks, 7) + 1]`,
      checks: sql<number>`checks + 1`,
    })
    .where('id', 'in', due)
    .returning(['id', 'purchase_id', 'gateway_order_id', 'amount_paise', 'currency', 'asked_at'])
    .execute()
  // Rows that were changed come in any order.
  return taken.toSorted((one, other) => other.asked_at.getTime() - one.asked_at.getTime())
}

/** Puts orders back that were not asked after: the look does not count, and comes again at `at`. */
export async function postponeCheck(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ next_check_at: at, checks: sql<number>`greatest(checks - 1, 0)` })
    .where('id', 'in', [...ids])
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
    .$call(unlocked({ limit, of: 'purchases' }))
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
