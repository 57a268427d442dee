import type { Db } from '#api/db/connect.ts'
import { PURCHASE, type PurchaseRow } from './orders.queries.ts'

/** States that say something to the buyer: what was never paid and is over does not. */
const DISCLOSED = [
  'attempted',
  'authorized',
  'paid',
  'refunded_partial',
  'refunded',
  'review',
  'created',
  'failed',
] as const

/** One page of the purchases of somebody, newest first. */
export async function listPurchasesOf(
  db: Db,
  userId: string,
  page: { page: number; limit: number },
): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchases')
    .select(PURCHASE)
    .where('user_id', '=', userId)
    .where('status', 'in', [...DISCLOSED])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute()
}

/** How many purchases somebody has. */
export async function countPurchasesOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('purchases')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', [...DISCLOSED])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** What somebody owns of plans that have not ended and that no bank disputes. */
export async function listRunning(db: Db, userId: string, now: Date): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchases')
    .select(PURCHASE)
    .where('user_id', '=', userId)
    .where('plan_id', 'is not', null)
    .where('status', 'in', ['paid', 'refunded_partial'])
    .where('frozen_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(100)
    .execute()
}
