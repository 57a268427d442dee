import type { Deps } from '#api/deps.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { RefundCause } from './own-refunds.ts'

/** Something about a payment that a person should look at: in the log, and before the admins' eyes; told twice it is one. */
export async function alertOfPayment(
  deps: Deps,
  reason: RefundCause | 'mismatch',
  { paymentId, purchaseId }: { paymentId: string; purchaseId: string | null },
): Promise<void> {
  deps.log.warn('payment_alert', { reason, purchaseId, paymentId })
  await notifyStaff(deps, {
    kind: 'payment-alert',
    facts: { reason, paymentId },
    key: `${reason}-${paymentId}`,
  })
}
