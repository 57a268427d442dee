import { type Deps, inTransaction } from '#api/deps.ts'
import { listSeatRefundsDue, releaseEventSeat } from '#api/features/commerce/events/seats.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { findCapturedPayment, type PaymentRow } from './payments.queries.ts'
import { lockPurchase } from './purchases.queries.ts'
import { insertRefundOnce } from './refunds.queries.ts'

/** Why money goes back without anybody having asked. */
export type RefundCause =
  | 'account_closed'
  | 'event_full'
  | 'event_cancelled'
  | 'paid_twice'
  | 'coupon_over'
  | 'upgrade_gone'

/** `purchaseId`: null for a parent's rupee. */
type Return = {
  purchaseId: string | null
  payment: PaymentRow
  cause: RefundCause | 'parent_check'
  amountPaise?: number
}

/** Writes down that a payment goes back, whole unless an amount is given; the job sends it. The same payment and cause once. */
export async function queueOwnRefund(deps: Deps, { purchaseId, payment, cause, amountPaise }: Return): Promise<void> {
  const now = deps.now()
  await insertRefundOnce(deps.db, {
    purchaseId,
    paymentId: payment.id,
    askedBy: 'system',
    reason: '',
    cause,
    state: 'sending',
    amountPaise: amountPaise ?? payment.amountPaise,
    askedAt: now,
    changedAt: now,
    decidedAt: now,
    dueAt: now,
  })
}

/** Pays back the seats of events that were cancelled. */
export async function refundCancelledSeats(deps: Deps): Promise<void> {
  for (const purchaseId of await listSeatRefundsDue(deps)) {
    await inTransaction(deps, async (deps) => {
      const purchase = await lockPurchase(deps.db, purchaseId)
      const payment = await findCapturedPayment(deps.db, purchaseId)
      const left = purchase.totalPaise - purchase.refundedPaise
      if (payment && left > 0)
        await queueOwnRefund(deps, { purchaseId, payment, cause: 'event_cancelled', amountPaise: left })
      await releaseEventSeat(deps, purchaseId)
      await writeAudit(deps, { action: 'refund.cancelled-event', target: { type: 'purchase', id: purchaseId } })
    })
  }
}
