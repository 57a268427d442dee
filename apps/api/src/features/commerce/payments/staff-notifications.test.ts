import { adminNotifications } from '@sopaan/contract/notifications'
import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { aBusiness, aBuyer, aPlanOnSale, deliver, orderPlan, startShop, verify } from '#api/testing/payments.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { workOffAllEvents } from './payment-jobs.service.ts'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const admin = await aSignedIn(shop, 'admin')
  const ordered = async () => {
    const buyer = await aBuyer(shop)
    return { buyer, ...(await orderPlan(buyer, await aPlanOnSale(shop))) }
  }
  /** What an admin was told, newest first. */
  const notified = async (): Promise<{ kind: string; topic: string; title: string; body: string; link: string }[]> =>
    (await admin.browser.call(adminNotifications.list)).json().data
  const pay = ({ orderId }: { orderId: string }) => shop.standIn.pay(orderId).razorpay_payment_id
  return { shop, ordered, notified, pay }
}

test('R247: staff are told of a payment once, however often it is told of, and of a refund that is asked for', async () => {
  const { shop, ordered, notified } = await start()
  const { buyer, purchaseId, orderId } = await ordered()
  const handed = shop.standIn.pay(orderId)
  await verify(buyer, purchaseId, handed)
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId: handed.razorpay_payment_id }))
  await workOffAllEvents(shop.deps)
  const [paid, ...others] = await notified()
  expect(paid).toMatchObject({
    kind: 'payment-received',
    topic: 'payments',
    title: 'Paid: ₹499',
    link: '/admin/payments',
  })
  expect(others).toEqual([])
  shop.clock.advance(1_000)
  await buyer.browser.call(payments.askRefund, { params: { id: purchaseId }, body: { reason: 'Two by mistake' } })
  expect(await notified()).toMatchObject([
    { kind: 'refund-asked', title: 'Refund asked: ₹499', link: '/admin/refunds' },
    { kind: 'payment-received' },
  ])
})

test('R247: a webhook that cannot be read is told to staff', async () => {
  const { shop, ordered, notified, pay } = await start()
  const paymentId = pay(await ordered())
  const change = (event: Record<string, unknown>) => {
    const { payment } = event.payload as { payment: { entity: Record<string, unknown> } }
    payment.entity.amount = 'a lot'
  }
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId, change }))
  await workOffAllEvents(shop.deps)
  expect(await notified()).toMatchObject([
    { kind: 'payment-alert', topic: 'webhooks', body: expect.stringMatching(/notice/) },
  ])
})

test('R247: a webhook that fails on our side is told to staff once, and is still worked off when we are well again', async () => {
  const { shop, ordered, notified, pay } = await start()
  const { buyer, orderId, purchaseId } = await ordered()
  const { gateway } = shop.deps
  if (!gateway) throw new Error('There is no gateway.')
  await deliver(shop, shop.standIn.webhook({ event: 'payment.authorized', paymentId: pay({ orderId }) }))
  const getPayment = () => Promise.reject(new Error('a fault of ours'))
  for (let time = 0; time < 2; time += 1) {
    await workOffAllEvents({ ...shop.deps, gateway: { ...gateway, getPayment } })
    shop.clock.advance(120_000)
  }
  expect(await notified()).toMatchObject([{ kind: 'payment-alert', title: `Look at payment ${orderId}` }])
  await workOffAllEvents(shop.deps)
  const own = await buyer.browser.call(payments.getOwn, { params: { id: purchaseId } })
  expect(own.json().data.status).toBe('paid')
})
