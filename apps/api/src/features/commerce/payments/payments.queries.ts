import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PaymentsRow } from '#api/db/rows.ts'
import type { GatewayPayment } from '#api/outside/payment-gateway.ts'

export type PaymentRow = Selectable<PaymentsRow>

const COLUMNS = [
  'id',
  'created_at',
  'seen_at',
  'changed_at',
  'order_id',
  'gateway_payment_id',
  'amount_paise',
  'currency',
  'status',
  'method',
  'card_last4',
  'settled_at',
  'disputed_at',
  'ended_dispute_id',
] as const

/** How far a payment has come: news that arrive late never take it back (PAY-10). */
const PROGRESS = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const

/**
 * Keeps what the provider says of a payment; older news change nothing. The order is held, so nobody writes in between.
 * @returns the row as it stands now, whether it is new, and whether anything changed
 */
export async function upsertPayment(
  db: Db,
  orderId: string,
  payment: GatewayPayment,
  now: Date,
): Promise<{ row: PaymentRow; isNew: boolean; isNews: boolean }> {
  const before = await findPayment(db, payment.id)
  if (before === undefined) return { row: await insertPayment(db, orderId, payment, now), isNew: true, isNews: true }
  const isNews = PROGRESS.indexOf(payment.status) > PROGRESS.indexOf(before.status)
  if (!isNews) return { row: before, isNew: false, isNews }
  const row = await db
    .updateTable('payments')
    .set({ status: payment.status, changed_at: now })
    .where('id', '=', before.id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return { row, isNew: false, isNews }
}

async function insertPayment(db: Db, orderId: string, payment: GatewayPayment, now: Date): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({
      order_id: orderId,
      gateway_payment_id: payment.id,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      status: payment.status,
      method: payment.method ?? null,
      card_last4: payment.cardLast4 ?? null,
      seen_at: now,
      changed_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** A payment by the provider's id. */
export async function findPayment(db: Db, gatewayPaymentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').select(COLUMNS).where('gateway_payment_id', '=', gatewayPaymentId).executeTakeFirst()
}

/** By our id, not the provider’s; undefined where there is none. */
export async function findPaymentById(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The payment that paid an order. */
export async function findSettledPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('settled_at', 'is not', null)
    .executeTakeFirst()
}

/** The payment that money was taken by, whether or not it settled its purchase. */
export async function findCapturedPayment(db: Db, purchaseId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.order_id')
    .select(COLUMNS.map((column) => `payments.${column}` as const))
    .where('payment_orders.purchase_id', '=', purchaseId)
    .where('payments.status', 'in', ['captured', 'refunded'])
    .orderBy('payments.settled_at', (order) => order.asc().nullsLast())
    .orderBy('payments.id')
    .executeTakeFirst()
}

/** Says that a payment paid its purchase. */
export async function markSettled(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('payments').set({ settled_at: now }).where('id', '=', id).execute()
}

/** Says that a bank disputes a payment; false where it was known. */
export async function markDisputed(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ disputed_at: now })
    .where('id', '=', id)
    .where('disputed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Says that a dispute of a payment is over. */
export async function endDispute(db: Db, id: string, disputeId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ disputed_at: null, ended_dispute_id: disputeId })
    .where('id', '=', id)
    .execute()
}
