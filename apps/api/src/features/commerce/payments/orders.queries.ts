import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PaymentOrdersRow, PurchasesRow } from '#api/db/rows.ts'

export type OrderRow = Selectable<PaymentOrdersRow>
/** What is bought with an order that is not paid yet. */
export type UnpaidOrder = { purchaseId: string; userId: string; eventId: string | null }
export type PurchaseRow = Selectable<PurchasesRow>

/** An order as far as it says what is asked for and given. */
type FoundOrder = Pick<
  PurchaseRow,
  'listPricePaise' | 'creditedPaise' | 'totalPaise' | 'gstRateBp' | 'validityDays' | 'mentoringCredits'
> & { id: string }

const ORDER = [
  'id',
  'createdAt',
  'askedAt',
  'purchaseId',
  'isParentCheck',
  'consentId',
  'userId',
  'intentHash',
  'amountPaise',
  'currency',
  'gatewayOrderId',
  'orderingUntil',
  'tries',
  'attempts',
  'nextCheckAt',
  'checks',
] as const

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

/** The order of the same wish that is not paid, or that cost nothing, asked for since `since`. */
export async function findOpenOrder(
  db: Db,
  wish: { userId: string; intentHash: Buffer; since: Date },
): Promise<(UnpaidOrder & FoundOrder) | undefined> {
  return db
    .selectFrom('paymentOrders')
    .innerJoin('purchases', 'purchases.id', 'paymentOrders.purchaseId')
    .select([
      'paymentOrders.id',
      'purchases.id as purchaseId',
      'paymentOrders.userId',
      'purchases.eventId',
      'purchases.listPricePaise',
      'purchases.creditedPaise',
      'purchases.totalPaise',
      'purchases.gstRateBp',
      'purchases.validityDays',
      'purchases.mentoringCredits',
    ])
    .where('paymentOrders.userId', '=', wish.userId)
    .where('paymentOrders.intentHash', '=', wish.intentHash)
    .where('paymentOrders.askedAt', '>', wish.since)
    .where((row) =>
      row.or([
        row('purchases.status', 'in', ['created', 'attempted', 'failed']),
        row.and([row('purchases.status', '=', 'paid'), row('purchases.totalPaise', '=', 0)]),
      ]),
    )
    .orderBy('paymentOrders.askedAt', 'desc')
    .orderBy('paymentOrders.id')
    .executeTakeFirst()
}

/** Writes what somebody wants to own. */
export async function insertPurchase(db: Db, purchase: Insertable<PurchasesRow>): Promise<PurchaseRow> {
  return db.insertInto('purchases').values(purchase).returning(PURCHASE).executeTakeFirstOrThrow()
}

/** Writes the order of a purchase. */
export async function insertOrder(db: Db, order: Insertable<PaymentOrdersRow>): Promise<string> {
  const { id } = await db.insertInto('paymentOrders').values(order).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What the provider was asked for; unlocked, so only to read from. */
export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('paymentOrders').select(ORDER).where('id', '=', id).executeTakeFirst()
}

/** The order of a purchase of somebody. */
export async function findOrderOfPurchase(
  db: Db,
  own: { purchaseId: string; userId: string },
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('paymentOrders')
    .select(ORDER)
    .where('purchaseId', '=', own.purchaseId)
    .where('userId', '=', own.userId)
    .executeTakeFirst()
}

/** The order of an id of the provider. */
export async function findOrderOfGateway(db: Db, gatewayOrderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('paymentOrders').select(ORDER).where('gatewayOrderId', '=', gatewayOrderId).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export async function lockOrderOfGateway(db: Db, gatewayOrderId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('paymentOrders')
    .select(ORDER)
    .where('gatewayOrderId', '=', gatewayOrderId)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes it on to ask the provider for an order; false where it has one, or somebody else asks. */
export async function claimOrdering(db: Db, id: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('paymentOrders')
    .set({ orderingUntil: until, tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('gatewayOrderId', 'is', null)
    .where((row) => row.or([row('orderingUntil', 'is', null), row('orderingUntil', '<', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps the provider's id of an order, once. */
export async function insertGatewayOrder(db: Db, id: string, gatewayOrderId: string): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ gatewayOrderId, orderingUntil: null })
    .where('id', '=', id)
    .where('gatewayOrderId', 'is', null)
    .execute()
}

/** Lets the next one ask the provider. */
export async function leaveOrdering(db: Db, id: string): Promise<void> {
  await db.updateTable('paymentOrders').set({ orderingUntil: null }).where('id', '=', id).execute()
}

/** Counts a payment that failed. */
export async function countAttempt(db: Db, id: string): Promise<void> {
  await db.updateTable('paymentOrders').set({ attempts: sql<number>`attempts + 1` }).where('id', '=', id).execute()
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
