import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { anEvent } from '#api/testing/events.ts'
import {
  aBusiness,
  aBuyer,
  aPlanOnSale,
  buy,
  deliver,
  orderPlan,
  sendDecidedRefunds,
  startShop,
  tally,
  verify,
} from '#api/testing/payments.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { workOffAllEvents } from './payment-jobs.service.ts'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const buyer = await aBuyer(shop)
  const reprice = (planId: string, pricePaise: number) =>
    shop.deps.db.updateTable('plans').set({ pricePaise }).where('id', '=', planId).execute()
  const send = (body: object) => buyer.browser.call(payments.createOrder, { body: { billingState: '07', ...body } })
  const aCoupon = (code: string, percentBp: number, more: object = {}) =>
    shop.deps.db
      .insertInto('coupons')
      .values({ changedAt: shop.deps.now(), code, percentBp, ...more })
      .execute()
  const own = async () => (await buyer.browser.call(payments.listOwn)).json().data
  return { shop, buyer, reprice, send, aCoupon, own }
}

test('another price than the page showed is not ordered: the new bill comes back, and its total is', async () => {
  const { shop, reprice, send } = await start()
  const planId = await aPlanOnSale(shop)
  await reprice(planId, 59_900)
  const refused = await send({ planId, expectedTotalPaise: 49_900 })
  // 59,900 × 18 / 118 = 9,137.3: 4,568 each to Centre and State, the odd paisa back to the value.
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'PRICE_CHANGED', bill: { totalPaise: 59_900, cgstPaise: 4_568, sgstPaise: 4_568, taxablePaise: 50_764 } },
  ])
  expect(await shop.deps.db.selectFrom('purchases').select('id').execute()).toEqual([])
  expect((await send({ planId, expectedTotalPaise: 59_900 })).json().amount).toBe(59_900)
})

test('an open order at another price, tax rate or length is closed, and not given again', async () => {
  const { shop, buyer, reprice, send } = await start()
  const planId = await aPlanOnSale(shop)
  const first = await orderPlan(buyer, planId)
  await reprice(planId, 19_900)
  const second = (await send({ planId, expectedTotalPaise: 19_900 })).json()
  expect([second.amount, second.orderId === first.orderId]).toEqual([19_900, false])
  expect((await tally(shop, first.purchaseId)).status).toBe('expired')
  expect((await send({ planId, expectedTotalPaise: 19_900 })).json().orderId).toBe(second.orderId)
  await shop.deps.db.updateTable('plans').set({ gstRateBp: 500 }).where('id', '=', planId).execute()
  const third = (await send({ planId, expectedTotalPaise: 19_900 })).json()
  expect(third.orderId).not.toBe(second.orderId)
  await shop.deps.db.updateTable('plans').set({ validityDays: 10 }).where('id', '=', planId).execute()
  expect((await send({ planId })).json()).toMatchObject({ validity: 10 })
  // What the first window still asks for is still what it buys.
  await verify(buyer, first.purchaseId, shop.standIn.pay(first.orderId))
  expect(await tally(shop, first.purchaseId)).toMatchObject({ status: 'paid', invoices: 1, grants: 1 })
})

test('a coupon that changed, and an event’s seat at another price, are not ordered at the price that was shown', async () => {
  const { shop, send, aCoupon } = await start()
  const planId = await aPlanOnSale(shop)
  await aCoupon('TEN', 1_000)
  const wish = { planId, couponCode: 'TEN', expectedTotalPaise: 44_910 }
  expect((await send(wish)).json().amount).toBe(44_910)
  await shop.deps.db.updateTable('coupons').set({ percentBp: 500 }).execute()
  expect((await send(wish)).json()).toMatchObject({ code: 'PRICE_CHANGED', bill: { totalPaise: 47_405 } })
  const eventId = await anEvent(await aSignedIn(shop, 'admin'), { admission: 'paid', pricePaise: 19_900 })
  await shop.deps.db.updateTable('events').set({ pricePaise: 29_900 }).where('id', '=', eventId).execute()
  const seat = { eventId, expectedTotalPaise: 19_900 }
  expect((await send(seat)).json()).toMatchObject({ code: 'PRICE_CHANGED', bill: { totalPaise: 29_900 } })
})

test('R324: an empty coupon code is none', async () => {
  const { shop, send } = await start()
  const planId = await aPlanOnSale(shop)
  const answer = await send({ planId, couponCode: '' })
  expect([answer.statusCode, answer.json().amount, answer.json().couponCode]).toEqual([200, 49_900, null])
})

test('S45: a coupon over the whole price buys at once, with an invoice over nothing, and the provider never hears of it', async () => {
  const { shop, buyer, send, aCoupon, own } = await start()
  const planId = await aPlanOnSale(shop)
  await aCoupon('ALL', 10_000, { usesMax: 1 })
  const bought = (await send({ planId, couponCode: 'ALL', expectedTotalPaise: 0 })).json()
  expect(bought).toMatchObject({ amount: 0, isSettled: true, orderId: '', keyId: '', couponCode: 'ALL' })
  expect((await send({ planId, couponCode: 'ALL', expectedTotalPaise: 0 })).json().code).toBe('COUPON_USED_UP')
  expect(await tally(shop, bought.purchaseId)).toMatchObject({ status: 'paid', invoices: 1, grants: 1, mails: 1 })
  expect(await own()).toMatchObject({
    credits: 2,
    activePlans: [{ daysLeft: 30 }],
    purchases: [{ totalPaise: 0, discountPaise: 49_900, canAskRefund: false, invoice: { kind: 'tax_invoice' } }],
  })
  expect(shop.standIn.calls).toEqual([])
  const { invoice } = (await own()).purchases[0]
  const paper = await shop.app.fastify.inject(invoice.url.replace(shop.deps.config.publicWebUrl, ''))
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  await shop.runWorker()
  expect(shop.mails.find(({ to, text }) => to === buyer.email && text.includes('Nothing to pay.'))).toBeDefined()
})

test('S45: a plan for nothing is owned at once, without a paper, and is not piled up while it runs', async () => {
  const { shop, send, own } = await start()
  const planId = await aPlanOnSale(shop, { pricePaise: 0, mentoringCredits: 1 })
  const [first, again] = [(await send({ planId })).json(), (await send({ planId })).json()]
  expect([first.isSettled, again.purchaseId]).toEqual([true, first.purchaseId])
  shop.clock.advance(16 * 60_000)
  await shop.deps.db
    .updateTable('signIns')
    .set({ accessExpiresAt: new Date(shop.clock.now().getTime() + 600_000) })
    .execute()
  expect((await send({ planId })).json().code).toBe('PLAN_OWNED')
  expect(await own()).toMatchObject({ credits: 1, purchases: [{ status: 'paid', invoice: null }] })
  expect((await own()).purchases).toHaveLength(1)
})

test('S45: a seat that a coupon pays for whole is taken at once', async () => {
  const { shop, buyer, send, aCoupon } = await start()
  const eventId = await anEvent(await aSignedIn(shop, 'admin'), { admission: 'paid', pricePaise: 19_900 })
  await aCoupon('SEAT', 10_000, { coversEvents: true })
  const bought = (await send({ eventId, couponCode: 'SEAT', expectedTotalPaise: 0 })).json()
  expect(bought.isSettled).toBe(true)
  const preview = await buyer.browser.call(payments.preview, { query: { eventId } })
  expect(preview.json().data.hasSeat).toBe(true)
})

test('a second payment on an order that could not be given goes back too, and staff are told of both', async () => {
  const { shop, buyer } = await start()
  const { purchaseId, orderId } = await orderPlan(buyer, await aPlanOnSale(shop))
  await shop.deps.db
    .updateTable('users')
    .set({ status: 'deleted', deletedAt: shop.deps.now() })
    .where('id', '=', buyer.userId)
    .execute()
  const held = () => shop.standIn.pay(orderId, { outcome: 'authorized' }).razorpay_payment_id
  const ids = [held(), held()]
  for (const id of ids) shop.standIn.ledger.capture(id, 49_900)
  for (const paymentId of [...ids, ...ids]) {
    await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId }))
    await workOffAllEvents(shop.deps)
  }
  await sendDecidedRefunds(shop)
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'review', invoices: 0, refunds: 2 })
  expect(ids.map((id) => shop.standIn.ledger.payment(id).amount_refunded)).toEqual([49_900, 49_900])
  expect(shop.logged.filter(({ event }) => event === 'payment_alert')).toHaveLength(2)
})

test('a refund is made once by its key, and the same amount again only when it is confirmed', async () => {
  const { shop, buyer } = await start()
  const admin = await aSignedIn(shop, 'admin')
  const { purchaseId } = await buy(shop, buyer, await aPlanOnSale(shop))
  const refund = (more: object, key: string) =>
    admin.browser.call(payments.makeRefund, {
      body: { purchaseId, amountPaise: 10_000, reason: 'Goodwill', ...more },
      headers: { 'idempotency-key': key },
    })
  const [first, twice] = [await refund({}, 'one'), await refund({}, 'one')]
  expect([first.statusCode, twice.json().data._id]).toEqual([201, first.json().data._id])
  const alike = await refund({}, 'two')
  expect([alike.statusCode, alike.json().code]).toEqual([409, 'REFUND_ALIKE'])
  expect((await refund({ amountPaise: 5_000 }, 'three')).statusCode).toBe(201)
  expect((await refund({ isAgain: true }, 'four')).statusCode).toBe(201)
  await sendDecidedRefunds(shop)
  expect(await tally(shop, purchaseId)).toMatchObject({ refundedPaise: 25_000, refunds: 3, notes: 3 })
  const asked = await buyer.browser.call(payments.askRefund, {
    params: { id: purchaseId },
    body: { reason: 'The rest.' },
  })
  const decide = () =>
    admin.browser.call(payments.decideRefund, {
      params: { id: asked.json().data._id },
      body: { decision: 'grant', amountPaise: 1_000 },
      headers: { 'idempotency-key': 'decided' },
    })
  const [decided, decidedAgain] = [await decide(), await decide()]
  expect([decided.json().data.state, decidedAgain.json()]).toEqual(['sending', decided.json()])
})
