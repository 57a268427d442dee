import type { ByLanguage } from '@sopaan/domain/languages'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import type { OrderRow } from './orders.queries.ts'

export type OpenOrder = Pick<OrderRow, 'id' | 'purchaseId' | 'gatewayOrderId' | 'amountPaise' | 'currency'>

/** Takes unpaid orders that are due for a look, the newest first, and puts their next one off; another worker gets others. */
export async function leaseOpenOrders(
  db: Db,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<OpenOrder[]> {
  const due = db
    .selectFrom('paymentOrders')
    .leftJoin('purchases', 'purchases.id', 'paymentOrders.purchaseId')
    .select('paymentOrders.id')
    .where('paymentOrders.nextCheckAt', '<=', now)
    .where('paymentOrders.askedAt', '>', since)
    .where('paymentOrders.gatewayOrderId', 'is not', null)
    .where((row) =>
      row.or([
        row('purchases.status', 'in', ['created', 'attempted', 'authorized', 'failed']),
        row.and([
          row('paymentOrders.isParentCheck', '=', true),
          row.not(
            row.exists(
              row
                .selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.orderId', '=', 'paymentOrders.id')
                .where('payments.settledAt', 'is not', null),
            ),
          ),
        ]),
      ]),
    )
    // The newest first: who pays now does not wait behind carts that were left days ago.
    .orderBy('paymentOrders.askedAt', 'desc')
    .orderBy('paymentOrders.id')
    .$call(unlocked({ limit, of: 'paymentOrders' }))
  const taken = await db
    .updateTable('paymentOrders')
    .set({
      // First looked at after 2 minutes, then 2, 3, 5 and 10 minutes apart: what was paid in the window's time is found
      // within 15 minutes (PAY-16). Then ever longer, up to a day: 13 looks in four days.
      nextCheckAt: sql<Date>`${now}::timestamptz + (array['2 min', '3 min', '5 min', '10 min', '10 min', '30 min', '2 h', '6 h', '12 h', '12 h', '24 h']::interval[])[least(checks, 10) + 1]`,
      checks: sql<number>`checks + 1`,
    })
    .where('id', 'in', due)
    .returning(['id', 'purchaseId', 'gatewayOrderId', 'amountPaise', 'currency', 'askedAt'])
    .execute()
  // Rows that were changed come in any order.
  return taken.toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime())
}

/** Has the order of an unpaid purchase looked at again at once. @returns whether there is one that still can be paid */
export async function bringCheckForward(
  db: Db,
  purchaseId: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('paymentOrders')
    .from('purchases')
    .set({ nextCheckAt: now })
    .whereRef('purchases.id', '=', 'paymentOrders.purchaseId')
    .where('purchases.id', '=', purchaseId)
    .where('purchases.status', 'in', ['created', 'attempted', 'authorized', 'failed'])
    .where('paymentOrders.gatewayOrderId', 'is not', null)
    .where('paymentOrders.askedAt', '>', since)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts orders back that were not asked after: the look does not count, and comes again at `at`. */
export async function postponeCheck(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ nextCheckAt: at, checks: sql<number>`greatest(checks - 1, 0)` })
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
    .innerJoin('paymentOrders', 'paymentOrders.purchaseId', 'purchases.id')
    .select('purchases.id')
    .where('purchases.status', 'in', ['created', 'attempted', 'authorized', 'failed'])
    .where('paymentOrders.askedAt', '<=', before)
    .orderBy('purchases.id')
    .$call(unlocked({ limit, of: 'purchases' }))
  const rows = await db
    .updateTable('purchases')
    .set({ status: 'expired', changedAt: now })
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
    userId: string
    itemName: ByLanguage<string>
    expiresAt: Date | null
    validityDays: number | null
  }[]
> {
  return db
    .selectFrom('purchases')
    .select(['id', 'userId', 'itemName', 'expiresAt', 'validityDays'])
    .where('status', 'in', ['paid', 'refunded_partial'])
    .where('expiresAt', '>', from)
    .where('expiresAt', '<=', to)
    .where('id', '>', after)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('purchases as later')
            .select('later.id')
            .whereRef('later.userId', '=', 'purchases.userId')
            .whereRef('later.planId', '=', 'purchases.planId')
            .whereRef('later.expiresAt', '>', 'purchases.expiresAt')
            .where('later.status', 'in', ['paid', 'refunded_partial']),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
