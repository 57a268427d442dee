import { expect, type Page } from '@playwright/test'
import type { StandIn } from '../apps/api/src/testing/razorpay-stand-in.ts'
import { callAs, getServed } from './calls.ts'

type Bought = { purchaseId: string; paymentId: string; paise: number }

/** Somebody buys the first plan that costs something, through the provider. */
export async function buyPlan(buyer: Page, standIn: StandIn): Promise<Bought> {
  const { data } = await (await getServed(buyer.request, '/api/v1/public/plans')).json()
  const { _id: planId, pricePaise: paise } = data.find((plan: { pricePaise: number }) => plan.pricePaise > 0)
  const order = (await callAs(buyer, 'POST', '/api/v1/payments/create-order', { planId, billingState: '27' })) as {
    orderId: string
    purchaseId: string
  }
  const paid = standIn.pay(order.orderId)
  await callAs(buyer, 'POST', '/api/v1/payments/verify', { ...paid, purchaseId: order.purchaseId })
  return { purchaseId: order.purchaseId, paymentId: paid.razorpay_payment_id, paise }
}

/** The provider tells of an event, as it does by itself. */
async function sendEvent(url: string, { body, headers }: ReturnType<StandIn['webhook']>): Promise<void> {
  const answer = await fetch(`${url}/api/v1/payments/webhook`, { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
}

/** The provider takes a refund that is being sent, and the bank gives the money back to it. Our own asking finds it down meanwhile. */
export async function refuseAtBank(
  admin: Page,
  { standIn, url, bought }: { standIn: StandIn; url: string; bought: Bought },
): Promise<void> {
  const { purchaseId, paymentId, paise: amount } = bought
  const listed = async () => {
    const answer = await getServed(admin.request, `/api/v1/admin/refunds?purchaseId=${purchaseId}`)
    return (await answer.json()).data[0]
  }
  const { _id: receipt } = await listed()
  const { id: refundId } = standIn.ledger.refund(paymentId, { amount, receipt })
  Object.assign(standIn.ledger.payment(paymentId), { amount_refunded: 0, status: 'captured', refund_status: null })
  const change = (event: Record<string, unknown>) => {
    const { refund } = event.payload as { refund: { entity: Record<string, unknown> } }
    refund.entity.status = 'failed'
  }
  await sendEvent(url, standIn.webhook({ event: 'refund.failed', paymentId, refundId, change }))
  await expect.poll(async () => (await listed()).state, { timeout: 120_000 }).toBe('failed')
}

/** A bank disputes a payment, or says how that ended. */
export async function disputeAtBank(
  { standIn, url, bought }: { standIn: StandIn; url: string; bought: Bought },
  event: 'created' | 'won',
): Promise<void> {
  const { paymentId, paise: amount } = bought
  const change = (sent: Record<string, unknown>) => {
    sent.payload = {
      ...(sent.payload as object),
      dispute: { entity: { id: 'disp_EsIAlDcoUr8CaQ', payment_id: paymentId, amount } },
    }
  }
  await sendEvent(url, standIn.webhook({ event: `payment.dispute.${event}`, paymentId, change }))
}
