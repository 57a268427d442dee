import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/audit/audit.service.ts'
import { notifyStaff } from '#api/features/notifications/notifications.service.ts'
import { findPayment, markDisputed } from './payments.queries.ts'

/** A bank disputes a payment, or has stopped to: it is marked, and staff are told when it begins. */
export async function noteDispute(deps: Deps, event: string, gatewayPaymentId: string): Promise<string> {
  const isOver = event.endsWith('.won') || event.endsWith('.closed')
  return inTransaction(deps, async (deps) => {
    if (!(await findPayment(deps.db, gatewayPaymentId))) return 'unknown'
    if (!(await markDisputed(deps.db, gatewayPaymentId, isOver ? null : deps.now()))) return 'known'
    if (!isOver) {
      deps.log.warn('payment_alert', { reason: 'dispute', paymentId: gatewayPaymentId })
      await notifyStaff(deps, {
        kind: 'payment-alert',
        facts: { reason: 'dispute', paymentId: gatewayPaymentId },
        link: '/admin/payments',
        key: `dispute-${gatewayPaymentId}`,
      })
    }
    const action = isOver ? 'payment.dispute-ended' : 'payment.dispute'
    await writeAudit(deps, { action, target: { type: 'payment', id: gatewayPaymentId } })
    return isOver ? 'dispute ended' : 'disputed'
  })
}
