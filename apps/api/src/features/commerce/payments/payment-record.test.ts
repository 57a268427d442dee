import { payments } from '@sopaan/contract/payments'
import type { PaymentRecord, PaymentStep } from '@sopaan/contract/purchase-shapes'
import { expect, onTestFinished, test } from 'vitest'
import {
  aBusiness,
  aBuyer,
  aPlanOnSale,
  deliver,
  orderPlan,
  sendDecidedRefunds,
  startShop,
  verify,
} from '#api/testing/payments.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { workOffAllEvents } from './payment-jobs.service.ts'

const UNKNOWN = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const admin = await aSignedIn(shop, 'admin')
  const buyer = await aBuyer(shop)
  const { purchaseId, orderId } = await orderPlan(buyer, await aPlanOnSale(shop))
  const read = (id = purchaseId) => admin.browser.call(payments.getRecord, { params: { id } })
  return { shop, admin, buyer, purchaseId, orderId, read }
}

const said = (step: PaymentStep) => {
  switch (step.kind) {
    case 'attempt':
      return `attempt ${step.state}`
    case 'event':
      return `event ${step.name} ${step.state}`
    case 'mail':
      return `mail ${step.name}`
    case 'action':
      return `action ${step.action}`
    default:
      return step.kind
  }
}

test('staff read one payment with its tries, the words of the provider, mails, papers and actions, oldest first', async () => {
  const { shop, admin, buyer, purchaseId, orderId, read } = await start()
  const failed = shop.standIn.pay(orderId, { outcome: 'failed' })
  await deliver(shop, shop.standIn.webhook({ event: 'payment.failed', paymentId: failed.razorpay_payment_id }))
  await workOffAllEvents(shop.deps)
  shop.clock.advance(60_000)
  await verify(buyer, purchaseId, shop.standIn.pay(orderId))
  shop.clock.advance(60_000)
  await admin.browser.call(payments.makeRefund, {
    body: { purchaseId, amountPaise: 9_900, reason: 'Goodwill' },
  })
  await sendDecidedRefunds(shop)
  const record: PaymentRecord = (await read()).json().data
  expect(record).toMatchObject({
    _id: purchaseId,
    userId: buyer.userId,
    status: 'refunded_partial',
    amount: 49_900,
    refundedPaise: 9_900,
    listPricePaise: 49_900,
    discountPaise: 0,
    validityDays: 30,
    facts: { sessions: 2, held: 0, ahead: 0 },
  })
  expect(record.papers.map(({ kind }) => kind)).toEqual(['tax_invoice', 'credit_note'])
  const steps = record.steps.map(said)
  expect(steps[0]).toBe('ordered')
  expect(steps).toEqual(
    expect.arrayContaining([
      'attempt failed',
      'event payment.failed done',
      'attempt captured',
      'mail purchase-paid',
      'action refund.make',
      'mail refund-paid',
    ]),
  )
  const actions = steps.filter((step) => step.startsWith('action refund'))
  expect(actions).toEqual(['action refund.make', 'action refund.pay'])
  const instants = record.steps.map(({ at }) => at)
  expect(instants).toEqual(instants.toSorted())
  const made = record.steps.find((step) => step.kind === 'action' && step.action === 'refund.make')
  expect(made).toMatchObject({ by: { _id: admin.userId } })
})

test('a look at one payment is in the trail, and is no step of it', async () => {
  const { shop, admin, purchaseId, read } = await start()
  await read()
  const looks = await shop.deps.db
    .selectFrom('auditEvents')
    .select(['actorId', 'targetType', 'targetId'])
    .where('action', '=', 'payment.look')
    .execute()
  expect(looks).toEqual([{ actorId: admin.userId, targetType: 'purchase', targetId: purchaseId }])
  const record: PaymentRecord = (await read()).json().data
  expect(record.steps.map(said)).not.toContain('action payment.look')
})

test('one payment is for admins alone, and an unknown one is not found', async () => {
  const { buyer, purchaseId, read } = await start()
  expect((await read(UNKNOWN)).json()).toMatchObject({ code: 'NOT_FOUND' })
  const own = await buyer.browser.call(payments.getRecord, { params: { id: purchaseId } })
  expect(own.json()).toMatchObject({ code: 'FORBIDDEN' })
})
