import type { Deps } from '#api/deps.ts'
import { proveConsent } from '#api/features/account/parents/proofs.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { GatewayPayment } from '#api/outside/payment-gateway.ts'
import { countAttempt, type OrderRow } from './orders.queries.ts'
import { queueOwnRefund } from './own-refunds.ts'
import { alertOfPayment } from './payment-alerts.ts'
import { findSettledPayment, markSettled, type PaymentRow, upsertPayment } from './payments.queries.ts'

/**
 * What came of news about a payment. `review`: the money came and nothing could be given for it, so it goes back;
 * `mismatch`: another amount or currency than was ordered; `unknown`: an order that is not ours.
 */
export type Settlement = 'paid' | 'pending' | 'failed' | 'review' | 'mismatch' | 'unknown'

/**
 * The part of `settlePayment` for a parent's rupee: its capture gives the consent, once, and every rupee goes back whole,
 * also where the consent was given or ended meanwhile. There is no purchase, so there is no paper and no revenue. Call it in
 * the transaction that holds the order.
 */
export async function settleCheck(deps: Deps, order: OrderRow, payment: GatewayPayment): Promise<Settlement> {
  const { row, isNew, isNews } = await upsertPayment(deps.db, order.id, payment, deps.now())
  const isOrdered = payment.amountPaise === order.amountPaise && payment.currency === order.currency
  if (!isOrdered && isNews)
    await alertOfPayment(deps, 'mismatch', { paymentId: row.gatewayPaymentId, purchaseId: null })
  if (row.status === 'failed' && isNew) await countAttempt(deps.db, order.id)
  const outcome = isOrdered ? await bookCheck(deps, order, row) : 'mismatch'
  if (isNews)
    await writeAudit(deps, {
      action: `payment.${row.status}`,
      target: { type: 'payment', id: row.gatewayPaymentId },
      change: { parentCheck: { after: order.id }, outcome: { after: outcome } },
    })
  return outcome
}

async function bookCheck(deps: Deps, order: OrderRow, row: PaymentRow): Promise<Settlement> {
  if (row.status === 'captured') await queueOwnRefund(deps, { purchaseId: null, payment: row, cause: 'parent_check' })
  if (row.status !== 'captured' && row.status !== 'refunded') return row.status === 'failed' ? 'failed' : 'pending'
  if (await findSettledPayment(deps.db, order.id)) return 'paid'
  await markSettled(deps.db, row.id, deps.now())
  if (order.consentId === null) return 'review'
  const proof = { kind: 'payment', paymentId: row.gatewayPaymentId } as const
  return (await proveConsent(deps, order.consentId, proof)) ? 'paid' : 'review'
}
