import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { LOCKS } from '#api/db/locks.ts'
import type { PaymentOrdersRow, PurchasesRow } from '#api/db/rows.ts'

export type OrderRow = Selectable<PaymentOrdersRow>
/** What is bought with an order that is not paid yet. */
export type OpenOrder = { purchase_id: string; user_id: string; event_id: string | null }
export type PurchaseRow = Selectable<PurchasesRow>

/** An order as far as it says what is asked for and given. */
type FoundOrder = Pick<
  PurchaseRow,
  'list_price_paise' | 'total_paise' | 'gst_rate_bp' | 'validity_days' | 'mentoring_credits'
> & { id: string }

const ORDER = [
  'id',
  'created_at',
  'asked_at',
  'purchase_id',
  'is_parent_check',
  'consent_id',
  'user_id',
  'intent_hash',
  'amount_paise',
  'currency',
  'gateway_order_id',
  'ordering_until',
  'tries',
  'attempts',
  'next_check_at',
  'checks',
] as const

/** The columns of a purchase. */
export const PURCHASE = [
  'id',
  'created_at',
  'changed_at',
  'user_id',
  'plan_id',
  'event_id',
  'status',
  'item_name_en',
  'item_name_hi',
  'validity_days',
  'mentoring_credits',
  'sac',
  'gst_rate_bp',
  'list_price_paise',
  'discount_paise',
  'total_paise',
  'taxable_paise',
  'cgst_paise',
  'sgst_paise',
  'igst_paise',
  'refunded_paise',
  'coupon_id',
  'coupon_code',
  'billing_name',
  'billing_state_code',
  'billing_gstin',
  'place_of_supply_code',
  'paid_at',
  'starts_at',
  'expires_at',
  'frozen_at',
] as const satisfies readonly (keyof PurchasesRow)[]

/** Waits until the same buyer orders nothing else; held until the transaction ends. */
export async function lockBuyer(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.buyer}, hashtext(${userId}))`.execute(db)
}

/** The order of the same wish that is not paid, or that cost nothing, asked for since `since`. */
export async function findOpenOrder(
  db: Db,
  wish: { userId: string; intentHash: Buffer; since: Date },
): Promise<(OpenOrder & FoundOrder) | undefined> {
  return db
    .selectFrom('payment_orders')
    .innerJoin('purchases', 'purchases.id', 'payment_orders.purchase_id')
    .select([
      'payment_orders.id',
      'purchases.id as purchase_id',
      'payment_orders.user_id',
      'purchases.event_id',
      'purchases.list_price_paise',
      'purchases.total_paise',
      'purchases.gst_rate_bp',
      'purchases.validity_days',
      'purchases.mentoring_credits',
    ])
    .where('payment_orders.user_id', '=', wish.userId)
    .where('payment_orders.intent_hash', '=', wish.intentHash)
    .where('payment_orders.asked_at', '>', wish.since)
    .where((row) =>
      row.or([
        row('purchases.status', 'in', ['created', 'attempted', 'failed']),
        row.and([row('purchases.status', '=', 'paid'), row('purchases.total_paise', '=', 0)]),
      ]),
    )
    .orderBy('payment_orders.asked_at', 'desc')
    .orderBy('payment_orders.id')
    .executeTakeFirst()
}

/** Writes what somebody wants to own. */
export async function insertPurchase(db: Db, purchase: Insertable<PurchasesRow>): Promise<PurchaseRow> {
  return db.insertInto('purchases').values(purchase).returning(PURCHASE).executeTakeFirstOrThrow()
}

/** Writes the order of a purchase. */
export async function insertOrder(db: Db, order: Insertable<PaymentOrdersRow>): Promise<string> {
  const { id } = await db.insertInto('payment_orders').values(order).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What the provider was asked for; unlocked, so only to read from. */
export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('payment_orders').select(ORDER).where('id', '=', id).executeTakeFirst()
}

/** The order of a purchase of somebody. */
export async function findOrderOfPurchase(
  db: Db,
  own: { purchaseId: string; userId: string },
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('payment_orders')
    .select(ORDER)
    .where('purchase_id', '=', own.purchaseId)
    .where('user_id', '=', own.userId)
    .executeTakeFirst()
}

/** The order of an id of the provider. */
export async function findOrderOfGateway(db: Db, gatewayOrderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('payment_orders').select(ORDER).where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export async function lockOrderOfGateway(db: Db, gatewayOrderId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('payment_orders')
    .select(ORDER)
    .where('gateway_order_id', '=', gatewayOrderId)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes it on to ask the provider for an order; false where it has one, or somebody else asks. */
export async function claimOrdering(db: Db, id: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_orders')
    .set({ ordering_until: until, tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .where((row) => row.or([row('ordering_until', 'is', null), row('ordering_until', '<', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps the provider's id of an order, once. */
export async function insertGatewayOrder(db: Db, id: string, gatewayOrderId: string): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ gateway_order_id: gatewayOrderId, ordering_until: null })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute()
}

/** Lets the next one ask the provider. */
export async function leaveOrdering(db: Db, id: string): Promise<void> {
  await db.updateTable('payment_orders').set({ ordering_until: null }).where('id', '=', id).execute()
}

/** Counts a payment that failed. */
export async function countAttempt(db: Db, id: string): Promise<void> {
  await db.updateTable('payment_orders').set({ attempts: sql<number>`attempts + 1` }).where('id', '=', id).execute()
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
  change: Partial<
    Pick<PurchaseRow, 'status' | 'paid_at' | 'starts_at' | 'expires_at' | 'refunded_paise' | 'frozen_at'>
  > & {
    changed_at: Date
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
    .select('billing_state_code')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.billing_state_code
}

/** Until when somebody owns a plan, by other purchases than one; undefined where nobody does at `now`. */
export async function findOwnedUntil(
  db: Db,
  { userId, planId, now }: { userId: string; planId: string; now: Date },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select((each) => each.fn.max('expires_at').as('until'))
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .where('status', 'in', ['paid', 'refunded_partial'])
    .where('frozen_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.until ?? undefined
}
