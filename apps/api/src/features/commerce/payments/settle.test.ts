import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { reconcile, workOffAllEvents } from '#api/features/commerce/payments/payment-jobs.service.ts'
import { aBusiness, aBuyer, aPlanOnSale, deliver, orderPlan, startShop, tally, verify } from '#api/testing/payments.ts'

const SETTLED_ONCE = { status: 'paid', invoices: 1, grants: 1, mails: 1, refunds: 0 }

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  return { shop }
}

test('PAY-04: a paid purchase is active, with credits, one invoice and one mail', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const ordered = await orderPlan(buyer, await aPlanOnSale(shop))
  expect(ordered).toMatchObject({
    amount: 49_900,
    currency: 'INR',
    userId: buyer.userId,
    validity: 30,
    couponCode: null,
  })
  const answer = await verify(buyer, ordered.purchaseId, shop.standIn.pay(ordered.orderId))
  expect([answer.statusCode, answer.json().data]).toEqual([200, { purchaseId: ordered.purchaseId, state: 'paid' }])
  expect(await tally(shop, ordered.purchaseId)).toMatchObject({
    ...SETTLED_ONCE,
    startsAt: shop.clock.now(),
    // 2 June, 11 in the morning in India, and 30 whole days from the midnight that follows.
    expiresAt: new Date('2026-07-01T18:30:00.000Z'),
  })
  await shop.runWorker()
  const mail = shop.mails.find(({ to }) => to === buyer.email)
  expect(mail?.subject).toMatch(/^Paid: Plan/)
  expect(mail?.text).toMatch(/number: SO\/26-27\/000001[\s\S]*https:\/\/sopaan\.test\/api\/v1\/invoice\/[\w-]{32}/)
})

test('PAY-06: verified five times, the answer is the same and there is one invoice', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const { purchaseId, orderId } = await orderPlan(buyer, await aPlanOnSale(shop))
  const handed = shop.standIn.pay(orderId)
  const answers = []
  for (let time = 0; time < 5; time += 1) answers.push(await verify(buyer, purchaseId, handed))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  expect(await tally(shop, purchaseId)).toMatchObject(SETTLED_ONCE)
})

test('PAY-03: each part of what is handed over, broken in turn, is refused and leaves the purchase as it was', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  const mine = await orderPlan(buyer, plan)
  const handed = shop.standIn.pay(mine.orderId)
  const stranger = await aBuyer(shop)
  const theirs = await orderPlan(stranger, plan)
  const theirPayment = shop.standIn.pay(theirs.orderId)
  const cheap = shop.standIn.ledger.createOrder({ amount: 100, currency: 'INR' })
  const broken: [typeof buyer, string, object][] = [
    [stranger, mine.purchaseId, handed],
    [buyer, mine.purchaseId, { ...handed, razorpay_order_id: theirs.orderId }],
    [buyer, mine.purchaseId, theirPayment],
    [buyer, mine.purchaseId, shop.standIn.pay(cheap.id)],
    [buyer, mine.purchaseId, { ...handed, razorpay_payment_id: theirPayment.razorpay_payment_id }],
    [buyer, mine.purchaseId, { ...handed, razorpay_signature: theirPayment.razorpay_signature }],
    [buyer, 'no-purchase', handed],
  ]
  for (const [who, purchaseId, fields] of broken) {
    const answer = await verify(who, purchaseId, fields)
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Payment verification failed'])
  }
  expect(await tally(shop, mine.purchaseId)).toMatchObject({ status: 'created', invoices: 0, mails: 0 })
})

test.each([
  ['another amount', { amount: 49_899 }],
  ['another currency', { currency: 'USD' }],
])('PAY-03, PAY-11: a payment of %s does not activate, whoever brings it', async (_what, how) => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const { purchaseId, orderId } = await orderPlan(buyer, await aPlanOnSale(shop))
  const handed = shop.standIn.pay(orderId, how)
  expect((await verify(buyer, purchaseId, handed)).statusCode).toBe(400)
  const webhook = shop.standIn.webhook({ event: 'payment.captured', paymentId: handed.razorpay_payment_id })
  expect((await deliver(shop, webhook)).statusCode).toBe(200)
  await workOffAllEvents(shop.deps)
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'created', invoices: 0, mails: 0 })
  expect(shop.logged).toContainEqual(expect.objectContaining({ event: 'payment_alert', reason: 'mismatch' }))
})

test('PAY-07: a signature that is empty, none, a list, too short, too long or in capitals is refused with 400', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const { purchaseId, orderId } = await orderPlan(buyer, await aPlanOnSale(shop))
  const handed = shop.standIn.pay(orderId)
  const good = handed.razorpay_signature
  for (const bad of ['', null, [good], good.slice(1), `${good}0`, good.toUpperCase(), 7, {}]) {
    const answer = await verify(buyer, purchaseId, { ...handed, razorpay_signature: bad })
    expect([bad, answer.statusCode]).toEqual([bad, 400])
  }
  expect((await verify(buyer, purchaseId, handed)).statusCode).toBe(200)
})

test('PAY-05: verify, webhook and reconciler at once settle once', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const { purchaseId, orderId } = await orderPlan(buyer, await aPlanOnSale(shop))
  const handed = shop.standIn.pay(orderId)
  shop.clock.advance(2 * 60_000)
  const event = () =>
    deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId: handed.razorpay_payment_id }))
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) => {
      if (turn % 3 === 0) return verify(buyer, purchaseId, handed)
      if (turn % 3 === 1) return event().then(() => workOffAllEvents(shop.deps))
      return reconcile(shop.deps)
    }),
  )
  expect(await tally(shop, purchaseId)).toMatchObject(SETTLED_ONCE)
})

test('a payment that a bank only holds is captured, by verify and by its webhook', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  const first = await orderPlan(buyer, plan)
  const handed = shop.standIn.pay(first.orderId, { outcome: 'authorized' })
  expect((await verify(buyer, first.purchaseId, handed)).json().data.state).toBe('paid')
  expect(shop.standIn.ledger.payment(handed.razorpay_payment_id).captured).toBe(true)
  const second = await orderPlan(await aBuyer(shop), plan)
  const held = shop.standIn.pay(second.orderId, { outcome: 'authorized' })
  await deliver(shop, shop.standIn.webhook({ event: 'payment.authorized', paymentId: held.razorpay_payment_id }))
  await workOffAllEvents(shop.deps)
  expect(await tally(shop, second.purchaseId)).toMatchObject(SETTLED_ONCE)
})

test('a renewal begins where the running time ends: no day is lost', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  for (let turn = 0; turn < 2; turn += 1) {
    const { purchaseId, orderId } = await orderPlan(buyer, plan)
    await verify(buyer, purchaseId, shop.standIn.pay(orderId))
  }
  const own = await buyer.browser.call(payments.listOwn)
  // 30 days up to 1 July and 30 more up to 31 July, at midnight in India.
  expect(own.json().data.activePlans).toMatchObject([
    { planId: plan, expiresAt: '2026-07-31T18:30:00.000Z', daysLeft: 60 },
  ])
  expect(own.json().data.credits).toBe(4)
})

test('PAY-16: paid with the browser closed and no webhook, it is active at the next look', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const { purchaseId, orderId } = await orderPlan(buyer, await aPlanOnSale(shop))
  shop.standIn.pay(orderId)
  await reconcile(shop.deps)
  expect((await tally(shop, purchaseId)).status).toBe('created')
  shop.clock.advance(2 * 60_000)
  await reconcile(shop.deps)
  expect(await tally(shop, purchaseId)).toMatchObject(SETTLED_ONCE)
})

test('PAY-18: what was ordered is paid at the price it was ordered at', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  const { purchaseId, orderId } = await orderPlan(buyer, plan)
  await shop.deps.db.updateTable('plans').set({ pricePaise: 99_900 }).where('id', '=', plan).execute()
  await verify(buyer, purchaseId, shop.standIn.pay(orderId))
  const invoice = await shop.deps.db.selectFrom('invoices').select('totalPaise').executeTakeFirstOrThrow()
  expect([(await tally(shop, purchaseId)).status, invoice.totalPaise]).toEqual(['paid', 49_900])
})
