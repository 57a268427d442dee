import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { findOrder } from './orders.queries.ts'
import { endDispute, findPayment, markDisputed, type PaymentRow } from './payments.queries.ts'
import { lockPurchase, movePurchase, type PurchaseRow } from './purchases.queries.ts'
import { bookPaid } from './refund-news.ts'
import { insertRefundOnce, sumUnderWay } from './refunds.queries.ts'

const OWNED = ['paid', 'refunded_partial'] as const
/** The least that a refund can say, paise. */
const REFUND_MIN = 100

type Dispute = { event: string; disputeId: string; paymentId: string; amountPaise: number | undefined }
type Disputed = { payment: PaymentRow; purchase: PurchaseRow; dispute: Dispute }

/**
 * What a bank does about a payment its customer disputes (decision 0077). While it looks, what was bought rests; where the
 * customer loses, it goes on; where we lose, the money is gone and so is what was bought, as after a refund.
 */
export async function noteDispute(deps: Deps, dispute: Dispute): Promise<string> {
  return inTransaction(deps, async (deps) => {
    const payment = await findPayment(deps.db, dispute.paymentId)
    const order = payment && (await findOrder(deps.db, payment.orderId))
    if (!payment || !order) return 'unknown'
    if (order.purchaseId === null) return noteCheckDispute(deps, payment, dispute)
    const purchase = await lockPurchase(deps.db, order.purchaseId)
    const now = await findPayment(deps.db, dispute.paymentId)
    if (now?.endedDisputeId === dispute.disputeId) return 'known'
    const disputed = { payment, purchase, dispute }
    if (dispute.event.endsWith('.lost')) return noteLost(deps, disputed)
    if (dispute.event.endsWith('.won') || dispute.event.endsWith('.closed')) return noteWon(deps, disputed)
    return noteOpen(deps, disputed)
  })
}

/** A parent's rupee bought nothing that could rest: staff see to it at the provider, who knows that it went back. */
async function noteCheckDispute(deps: Deps, payment: PaymentRow, dispute: Dispute): Promise<string> {
  if (!dispute.event.endsWith('.created')) return 'known'
  if (!(await markDisputed(deps.db, payment.id, deps.now()))) return 'known'
  await alert(deps, 'dispute', dispute)
  await writeAudit(deps, { action: 'payment.dispute', target: { type: 'payment', id: dispute.paymentId } })
  return 'disputed'
}

async function noteOpen(deps: Deps, { payment, purchase, dispute }: Disputed): Promise<string> {
  if (!(await markDisputed(deps.db, payment.id, deps.now()))) return 'known'
  if (payment.settledAt !== null && purchase.planId !== null) {
    const now = deps.now()
    await movePurchase(deps.db, purchase.id, OWNED, { frozenAt: now, changedAt: now })
    const facts = { itemName: purchase.itemName }
    await notifyBuyer(deps, purchase, { kind: 'plan-frozen', facts, key: `frozen-${dispute.disputeId}` })
  }
  await alert(deps, 'dispute', dispute)
  await writeAudit(deps, { action: 'payment.dispute', target: { type: 'payment', id: dispute.paymentId } })
  return 'disputed'
}

async function noteWon(deps: Deps, { payment, purchase, dispute }: Disputed): Promise<string> {
  await endDispute(deps.db, payment.id, dispute.disputeId)
  if (purchase.frozenAt !== null) {
    await movePurchase(deps.db, purchase.id, OWNED, { frozenAt: null, changedAt: deps.now() })
    const facts = { itemName: purchase.itemName }
    await notifyBuyer(deps, purchase, { kind: 'plan-unfrozen', facts, key: `unfrozen-${dispute.disputeId}` })
  }
  await writeAudit(deps, { action: 'payment.dispute-ended', target: { type: 'payment', id: dispute.paymentId } })
  return 'dispute ended'
}

/** The bank gave the money back to its customer: that is booked as a refund that nobody here made. */
async function noteLost(deps: Deps, { payment, purchase, dispute }: Disputed): Promise<string> {
  const now = deps.now()
  await endDispute(deps.db, payment.id, dispute.disputeId)
  await movePurchase(deps.db, purchase.id, [purchase.status], { frozenAt: null, changedAt: now })
  await alert(deps, 'dispute_lost', dispute)
  const leftPaise = purchase.totalPaise - purchase.refundedPaise - (await sumUnderWay(deps.db, purchase.id))
  const amountPaise = Math.min(dispute.amountPaise ?? leftPaise, leftPaise)
  const lost =
    amountPaise < REFUND_MIN
      ? undefined
      : await insertRefundOnce(deps.db, {
          purchaseId: purchase.id,
          paymentId: payment.id,
          askedBy: 'gateway',
          reason: '',
          cause: 'dispute',
          state: 'pending',
          amountPaise,
          askedAt: now,
          changedAt: now,
          dueAt: now,
        })
  if (lost) await bookPaid(deps, { refund: lost, purchase, paymentId: dispute.paymentId, amountPaise })
  await writeAudit(deps, {
    action: 'payment.dispute-lost',
    target: { type: 'payment', id: dispute.paymentId },
    change: { amountPaise: { after: amountPaise } },
  })
  return 'dispute lost'
}

async function alert(deps: Deps, reason: 'dispute' | 'dispute_lost', { paymentId, disputeId }: Dispute): Promise<void> {
  deps.log.warn('payment_alert', { reason, paymentId })
  await notifyStaff(deps, {
    kind: 'payment-alert',
    facts: { reason, paymentId },
    key: `${reason}-${paymentId}-${disputeId}`,
  })
}
