import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { CouponUsesRow } from '#api/db/rows.ts'

export type CouponUse = Pick<Selectable<CouponUsesRow>, 'id' | 'couponId' | 'userId' | 'state' | 'heldUntil'>

const COLUMNS = ['id', 'couponId', 'userId', 'state', 'heldUntil'] as const

/** The use that belongs to a purchase. */
export async function findUseOfPurchase(db: Db, purchaseId: string): Promise<CouponUse | undefined> {
  return db.selectFrom('couponUses').select(COLUMNS).where('purchaseId', '=', purchaseId).executeTakeFirst()
}

/** Takes one use of a coupon. @returns whether there was one left */
export async function reserveUse(db: Db, couponId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ usesTaken: sql<number>`uses_taken + 1` })
    .where('id', '=', couponId)
    .where((row) => row.or([row('usesMax', 'is', null), row('usesTaken', '<', row.ref('usesMax'))]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes that a purchase holds a use until an instant. */
export async function insertReservation(
  db: Db,
  use: { couponId: string; userId: string; purchaseId: string; heldUntil: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('couponUses')
    .values({
      couponId: use.couponId,
      userId: use.userId,
      purchaseId: use.purchaseId,
      state: 'held',
      heldUntil: use.heldUntil,
      changedAt: use.now,
    })
    .execute()
}

/** How many uses of a coupon a person holds or has used. */
export async function countUsesOf(db: Db, couponId: string, userId: string): Promise<{ held: number; used: number }> {
  const row = await db
    .selectFrom('couponUses')
    .select([
      sql<string>`count(*) filter (where state = 'held')`.as('held'),
      sql<string>`count(*) filter (where state = 'used')`.as('used'),
    ])
    .where('couponId', '=', couponId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return { held: Number(row?.held ?? 0), used: Number(row?.used ?? 0) }
}

/** Moves the use of a purchase from one state to another. @returns whether it stood in that state */
export async function moveUse(
  db: Db,
  purchaseId: string,
  { from, to, now }: { from: CouponUse['state']; to: CouponUse['state']; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('couponUses')
    .set({ state: to, changedAt: now })
    .where('purchaseId', '=', purchaseId)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives back one use of a coupon. */
export async function returnUse(db: Db, couponId: string, count: number): Promise<void> {
  await db
    .updateTable('coupons')
    .set({ usesTaken: sql<number>`uses_taken - ${count}::int` })
    .where('id', '=', couponId)
    .execute()
}

/** Lets go what is held of a coupon: of one person, or whatever ran out. The coupon must be held. @returns how many */
export async function releaseReservation(
  db: Db,
  couponId: string,
  whose: { userId: string } | { ranOutBy: Date },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('couponUses')
    .set({ state: 'released', changedAt: now })
    .where('couponId', '=', couponId)
    .where('state', '=', 'held')
    .$if('userId' in whose, (query) => query.where('userId', '=', 'userId' in whose ? whose.userId : ''))
    .$if('ranOutBy' in whose, (query) => query.where('heldUntil', '<=', 'ranOutBy' in whose ? whose.ranOutBy : now))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Coupons with holds that ran out. */
export async function listCouponsWithEndedReservations(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('couponUses')
    .select('couponId')
    .distinct()
    .where('state', '=', 'held')
    .where('heldUntil', '<=', now)
    .limit(limit)
    .execute()
  return rows.map(({ couponId }) => couponId)
}

/** How many uses of each coupon are held and paid. */
export async function countUses(
  db: Db,
  couponIds: readonly string[],
): Promise<Map<string, { held: number; used: number }>> {
  if (couponIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('couponUses')
    .select([
      'couponId',
      sql<string>`count(*) filter (where state = 'held')`.as('held'),
      sql<string>`count(*) filter (where state = 'used')`.as('used'),
    ])
    .where('couponId', 'in', [...couponIds])
    .groupBy('couponId')
    .execute()
  return new Map(rows.map(({ couponId, held, used }) => [couponId, { held: Number(held), used: Number(used) }]))
}
