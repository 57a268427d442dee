import type { BodyOf } from '@sopaan/contract/call'
import type { payments } from '@sopaan/contract/payments'
import type { OwnRefund } from '@sopaan/contract/purchase-shapes'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { findPaymentById, type PaymentRow } from './payments.queries.ts'
import { lockPurchase, type PurchaseRow } from './purchases.queries.ts'
import { bookCheckPaid, bookPaid } from './refund-news.ts'
import { findRefund, lockRefund, moveRefund, type StoredRefund, sumTakenFrom, sumUnderWay } from './refunds.queries.ts'
import { ownRefundOf } from './shown-refund.ts'

type Settling = BodyOf<typeof payments.settleRefund>
/** `purchase`: undefined for a parent's rupee. */
type Failed = { refund: StoredRefund; purchase: PurchaseRow | undefined; payment: PaymentRow; amountPaise: number }

/**
 * Ends what a bank did not take: it is sent anew under another key, noted as paid by hand, or closed unpaid with words for
 * the buyer.
 * @throws {Refusal} NOT_FOUND, REAUTH_REQUIRED, REFUND_SETTLED where it did not fail, REFUND_TOO_MUCH where so much is not
 *   left since, REFUND_STAYS_OPEN where a parent's rupee would be closed unpaid
 */
export async function settleRefund(deps: Deps, caller: Caller, id: string, settling: Settling): Promise<OwnRefund> {
  requireFresh(deps, caller.actor)
  return settleFailedRefund(deps, caller, id, settling)
}

/**
 * The same for who gave the password when it was asked for.
 * @throws {Refusal} NOT_FOUND, REFUND_SETTLED, REFUND_TOO_MUCH, REFUND_STAYS_OPEN
 */
export async function settleFailedRefund(
  deps: Deps,
  caller: CallerTrace,
  id: string,
  settling: Settling,
): Promise<OwnRefund> {
  return inTransaction(deps, async (deps) => {
    const found = (await findRefund(deps.db, id)) ?? refuse('NOT_FOUND')
    const purchase = found.purchaseId === null ? undefined : await lockPurchase(deps.db, found.purchaseId)
    const refund = await lockRefund(deps.db, id)
    if (refund?.state !== 'failed' || refund.paymentId === null) return refuse('REFUND_SETTLED')
    const payment = await findPaymentById(deps.db, refund.paymentId)
    if (!payment) throw new Error('A refund without its payment.')
    const failed = { refund, purchase, payment, amountPaise: refund.amountPaise ?? 0 }
    await settle(deps, failed, settling, caller.actor)
    const { action, ...said } = settling
    const change = { state: { before: 'failed', after: action }, settled: { after: said } }
    await writeAudit(deps, { action: `refund.${action}`, target: { type: 'refund', id }, change, ...caller })
    return ownRefundOf((await findRefund(deps.db, id)) ?? refuse('NOT_FOUND'))
  })
}

async function settle(deps: Deps, failed: Failed, settling: Settling, actor: CallerTrace['actor']): Promise<void> {
  const { refund, purchase, amountPaise } = failed
  const now = deps.now()
  const by = { settledBy: actor.userId, changedAt: now }
  if (settling.action === 'close') {
    if (purchase === undefined) return refuse('REFUND_STAYS_OPEN')
    await moveRefund(deps.db, refund.id, ['failed'], { ...by, state: 'closed', answer: settling.reason })
    const { itemName } = purchase
    const facts = { itemName, amountPaise, answer: settling.reason }
    return notifyBuyer(deps, purchase, { kind: 'refund-closed', facts, key: `refund-closed-${refund.id}` })
  }
  await requireLeft(deps, failed)
  if (settling.action === 'paid') {
    const paid = { ...by, answer: settling.reason, settledReference: settling.reference }
    await moveRefund(deps.db, refund.id, ['failed'], paid)
    const booked = { refund: { ...refund, ...paid }, paymentId: failed.payment.gatewayPaymentId, amountPaise }
    await (purchase === undefined ? bookCheckPaid(deps, booked) : bookPaid(deps, { ...booked, purchase }))
    return
  }
  await moveRefund(deps.db, refund.id, ['failed'], {
    state: 'sending',
    tries: refund.tries + 1,
    attempts: 0,
    gatewayRefundId: null,
    dueAt: now,
    changedAt: now,
    leasedUntil: null,
    lastError: null,
  })
}

/** While it stood failed, another may have been paid out. @throws {Refusal} REFUND_TOO_MUCH */
async function requireLeft(deps: Deps, { purchase, payment, amountPaise }: Failed): Promise<void> {
  const leftOfPayment = payment.amountPaise - (await sumTakenFrom(deps.db, payment.id))
  if (purchase === undefined) return amountPaise > leftOfPayment ? refuse('REFUND_TOO_MUCH') : undefined
  const leftOfPurchase = purchase.totalPaise - purchase.refundedPaise - (await sumUnderWay(deps.db, purchase.id))
  const left = payment.settledAt === null ? leftOfPayment : Math.min(leftOfPayment, leftOfPurchase)
  if (amountPaise > left) refuse('REFUND_TOO_MUCH')
}
