import type { ByLanguage } from '@sopaan/domain/languages'
import type { Db } from '#api/db/connect.ts'
import { PURCHASE, type PurchaseRow } from './purchases.queries.ts'

const OWNED = ['paid', 'refunded_partial'] as const
/** States in which money of a purchase may still go back. */
const UNDER_WAY = ['asked', 'held', 'sending', 'pending', 'failed'] as const

/** Purchases of plans that somebody holds, of which no refund is open, oldest first. */
export async function listUpgradablePurchases(db: Db, userId: string, now: Date): Promise<PurchaseRow[]> {
  return upgradablePurchases(db, now).where('userId', '=', userId).where('planId', 'is not', null).limit(100).execute()
}

/** The same of those that an order was written with, held until the transaction ends. */
export async function lockUpgradablePurchases(db: Db, ids: readonly string[], now: Date): Promise<PurchaseRow[]> {
  return upgradablePurchases(db, now)
    .where('id', 'in', [...ids])
    .forUpdate()
    .execute()
}

function upgradablePurchases(db: Db, now: Date) {
  return db
    .selectFrom('purchases')
    .select(PURCHASE)
    .where('status', 'in', OWNED)
    .where('frozenAt', 'is', null)
    .where('upgradedTo', 'is', null)
    .where('expiresAt', '>', now)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.purchaseId', '=', 'purchases.id')
            .where('refunds.state', 'in', UNDER_WAY),
        ),
      ),
    )
    .orderBy('paidAt')
    .orderBy('id')
}

export type UpgradePart = { fromPurchaseId: string; creditedPaise: number; sessions: number }

/** Writes with what of which purchases a larger plan is ordered. */
export async function insertUpgrade(db: Db, purchaseId: string, parts: readonly UpgradePart[]): Promise<void> {
  await db
    .insertInto('planUpgrades')
    .values(parts.map((part) => ({ purchaseId, ...part })))
    .execute()
}

/** With what of which purchases a larger plan was ordered. */
export async function listUpgradeParts(db: Db, purchaseId: string): Promise<UpgradePart[]> {
  return db
    .selectFrom('planUpgrades')
    .select(['fromPurchaseId', 'creditedPaise', 'sessions'])
    .where('purchaseId', '=', purchaseId)
    .orderBy('fromPurchaseId')
    .execute()
}

/** Ends a plan for a larger one; false where it does not stand any more. */
export async function replacePurchase(db: Db, id: string, upgradedTo: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchases')
    .set({ upgradedTo, changedAt: now })
    .where('id', '=', id)
    .where('status', 'in', OWNED)
    .where('upgradedTo', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lets the plans that a purchase took the place of stand again; those that were paid back since are left out. */
export async function restorePurchases(
  db: Db,
  upgradedTo: string,
  now: Date,
): Promise<{ id: string; expiresAt: Date | null; itemName: ByLanguage<string> }[]> {
  return db
    .updateTable('purchases')
    .set({ upgradedTo: null, changedAt: now })
    .where('upgradedTo', '=', upgradedTo)
    .where('status', 'in', OWNED)
    .returning(['id', 'expiresAt', 'itemName'])
    .execute()
}
