import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PaymentsRow } from '#api/db/rows.ts'
import type { GatewayPayment } from '#api/outside/payment-gateway.ts'

export type PaymentRow = Selectable<PaymentsRow>

const COLUMNS = [
  'id',
  'createdAt',
  'seenAt',
  'changedAt',
  'orderId',
  'gatewayPaymentId',
  'amountPaise',
  'currency',
  'status',
  'method',
  'cardLast4',
  'settledAt',
  'disputedAt',
  'endedDisputeId',
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
    .set({ status: payment.status, changedAt: now })
    .where('id', '=', before.id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return { row, isNew: false, isNews }
}

async function insertPayment(db: Db, orderId: string, payment: GatewayPayment, now: Date): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({
      orderId,
      gatewayPaymentId: payment.id,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
      status: payment.status,
      method: payment.method ?? null,
      cardLast4: payment.cardLast4 ?? null,
      seenAt: now,
      changedAt: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** A payment by the provider's id. */
export async function findPayment(db: Db, gatewayPaymentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').select(COLUMNS).where('gatewayPaymentId', '=', gatewayPaymentId).executeTakeFirst()
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
    .where('orderId', '=', orderId)
    .where('settledAt', 'is not', null)
    .executeTakeFirst()
}

/** The payment that money was taken by, whether or not it settled its purchase. */
export async function findCapturedPayment(db: Db, purchaseId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.orderId')
    .select(COLUMNS.map((column) => `payments.${column}` as const))
    .where('paymentOrders.purchaseId', '=', purchaseId)
    .where('payments.status', 'in', ['captured', 'refunded'])
    .orderBy('payments.settledAt', (order) => order.asc().nullsLast())
    .orderBy('payments.id')
    .executeTakeFirst()
}

/** Says that a payment paid its purchase. */
export async function markSettled(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('payments').set({ settledAt: now }).where('id', '=', id).execute()
}

/** Says that a bank disputes a payment; false where it was known. */
export async function markDisputed(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ disputedAt: now })
    .where('id', '=', id)
    .where('disputedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Says that a dispute of a payment is over. */
export async function endDispute(db: Db, id: string, disputeId: string): Promise<void> {
  await db.updateTable('payments').set({ disputedAt: null, endedDisputeId: disputeId }).where('id', '=', id).execute()
}

/** Payments whose ids say that they were made up, with their orders, as the books of a sandbox have them. */
export async function listSampleEntries(db: Db, mark: string) {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.orderId')
    .leftJoin('purchases', 'purchases.id', 'paymentOrders.purchaseId')
    .select(['gatewayOrderId', 'gatewayPaymentId', 'payments.amountPaise', 'payments.method', 'payments.status'])
    .select(['purchases.refundedPaise', 'payments.settledAt'])
    .where('gatewayPaymentId', 'like', `pay\\_${mark}%`)
    .orderBy('payments.seenAt')
    .execute()
  return rows.map((row) => ({
    orderId: row.gatewayOrderId ?? '',
    paymentId: row.gatewayPaymentId,
    amount: row.amountPaise,
    amountRefunded: row.settledAt === null ? 0 : (row.refundedPaise ?? 0),
    method: row.method ?? 'upi',
    outcome: row.status === 'failed' ? ('failed' as const) : ('captured' as const),
  }))
}
