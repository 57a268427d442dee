import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'
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
export async function listPurchasesOf(db: Db, userId: string, page: Page): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchases')
    .select(PURCHASE)
    .where('userId', '=', userId)
    .where('status', 'in', [...DISCLOSED])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .$call(onPage(page))
    .execute()
}

/** How many purchases somebody has. */
export async function countPurchasesOf(db: Db, userId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('purchases')
      .where('userId', '=', userId)
      .where('status', 'in', [...DISCLOSED]),
  )
}

/** What somebody owns of plans that have not ended and that no bank disputes. */
export async function listRunning(db: Db, userId: string, now: Date): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchases')
    .select(PURCHASE)
    .where('userId', '=', userId)
    .where('planId', 'is not', null)
    .where('status', 'in', ['paid', 'refunded_partial'])
    .where('frozenAt', 'is', null)
    .where('upgradedTo', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .orderBy('id')
    .limit(100)
    .execute()
}
