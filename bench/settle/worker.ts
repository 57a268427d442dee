import { randomUUID } from 'node:crypto'
import { findOrderOfPurchase } from '@sopaan/api/features/commerce/payments/orders.queries'
import { settleVerified, verifyPayment } from '@sopaan/api/features/commerce/payments/verify.service'
import { processWebhooks, receiveEvent } from '@sopaan/api/features/commerce/payments/webhooks.service'
import type { Webhook } from '@sopaan/api/testing/razorpay-stand-in'
import { openShop } from './shop.ts'

/** One telling of a payment: by the browser, by the provider, or found by the reconciler. */
export type SettleJob = {
  kind: 'verify' | 'webhook' | 'retry'
  userId: string
  purchaseId: string
  handed: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
  webhook: Webhook
}

/** A process that does one job at a time and answers each; it is killed while it works. */
const { deps, request } = await openShop(JSON.parse(process.env.PLACE ?? '{}'))

process.on('message', (job: SettleJob) => {
  void work(job).then(() => process.send?.('done'))
})
process.send?.('ready')

async function work(job: SettleJob): Promise<void> {
  switch (job.kind) {
    case 'verify': {
      const actor = { userId: job.userId, role: 'mentee' as const, signInId: randomUUID() }
      await verifyPayment(deps, actor, { ...job.handed, purchaseId: job.purchaseId })
      return
    }
    case 'webhook': {
      const header = (name: string) => job.webhook.headers[name]
      await receiveEvent(deps, { ...request, header }, Buffer.from(job.webhook.body))
      await processWebhooks(deps)
      return
    }
    case 'retry': {
      const order = await findOrderOfPurchase(deps.db, { purchaseId: job.purchaseId, userId: job.userId })
      if (!order || !deps.gateway) throw new Error('There is no order to look after.')
      for (const payment of await deps.gateway.listPayments(job.handed.razorpay_order_id))
        await settleVerified(deps, deps.gateway, payment, order)
      return
    }
  }
}
