import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'
import type { PurchasesRow } from '#api/db/rows.ts'

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

export type PurchaseRow = Selectable<PurchasesRow>

/** The columns of a purchase. */
export const PURCHASE = [
  'id',
  'createdAt',
  'changedAt',
  'userId',
  'planId',
  'eventId',
  'status',
  'itemName',
  'validityDays',
  'mentoringCredits',
  'sac',
  'gstRateBp',
  'listPricePaise',
  'discountPaise',
  'creditedPaise',
  'totalPaise',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'refundedPaise',
  'couponId',
  'couponCode',
  'billingName',
  'billingStateCode',
  'billingGstin',
  'placeOfSupplyCode',
  'paidAt',
  'startsAt',
  'expiresAt',
  'frozenAt',
  'upgradedTo',
] as const satisfies readonly (keyof PurchasesRow)[]

/** Writes what somebody wants to own. */
export async function insertPurchase(db: Db, purchase: Insertable<PurchasesRow>): Promise<PurchaseRow> {
  return db.insertInto('purchases').values(purchase).returning(PURCHASE).executeTakeFirstOrThrow()
}

/** Unlocked, so only to read from. */
export async function findPurchase(db: Db, id: string): Promise<PurchaseRow | undefined> {
  return db.selectFrom('purchases').select(PURCHASE).where('id', '=', id).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export async function lockPurchase(db: Db, id: string): Promise<PurchaseRow> {
  return db.selectFrom('purchases').select(PURCHASE).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Moves a purchase from one of some states to another; false where it stands in none of them. */
export async function movePurchase(
  db: Db,
  id: string,
  from: readonly PurchaseRow['status'][],
  change: Partial<Pick<PurchaseRow, 'status' | 'paidAt' | 'startsAt' | 'expiresAt' | 'refundedPaise' | 'frozenAt'>> & {
    changedAt: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchases')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The State that somebody was billed in last. */
export async function findLastBillingState(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select('billingStateCode')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.billingStateCode
}

/** Until when somebody owns a plan, by other purchases than one; undefined where nobody does at `now`. */
export async function findOwnedUntil(
  db: Db,
  { userId, planId, now }: { userId: string; planId: string; now: Date },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select((each) => each.fn.max('expiresAt').as('until'))
    .where('userId', '=', userId)
    .where('planId', '=', planId)
    .where('status', 'in', ['paid', 'refunded_partial'])
    .where('frozenAt', 'is', null)
    .where('upgradedTo', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.until ?? undefined
}
