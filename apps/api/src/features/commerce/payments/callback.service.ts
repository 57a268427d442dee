import { paths } from '@sopaan/contract/paths'
import type { Deps } from '#api/deps.ts'
import { SeeOther } from './see-other.ts'
import { verifyCallback } from './verify.service.ts'

/**
 * Takes the form that the provider's page sends along with a browser (S47), and leads on: to the purchase where the
 * signature fits, else to the purchases with word that it failed. What stands in the form is never repeated.
 */
export async function answerCallback(deps: Deps, body: Buffer): Promise<SeeOther> {
  const form = new URLSearchParams(body.toString())
  const purchaseId = await verifyCallback(deps, {
    orderId: form.get('razorpay_order_id') ?? '',
    paymentId: form.get('razorpay_payment_id') ?? '',
    signature: form.get('razorpay_signature') ?? '',
  })
  return new SeeOther(purchaseId === undefined ? `${paths.purchases()}?payment=failed` : paths.checkoutDone(purchaseId))
}
