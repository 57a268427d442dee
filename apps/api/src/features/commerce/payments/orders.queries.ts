import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PaymentOrdersRow } from '#api/db/rows.ts'
import type { PurchaseRow } from './purchases.queries.ts'

export type OrderRow = Selectable<PaymentOrdersRow>
/** What is bought with an order that is not paid yet. */
export type UnpaidOrder = { purchaseId: string; userId: string; eventId: string | null }
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
