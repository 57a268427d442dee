import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { aBusiness, aBuyer, aPlanOnSale, deliver, orderPlan, startShop, tally, verify } from '#api/testing/payments.ts'
import { STAND_IN_KEYS } from '#api/testing/razorpay-stand-in.ts'
import { reconcile, sendAllRefunds, workOffAllEvents } from './payment-jobs.service.ts'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const ordered = async () => {
    const buyer = await aBuyer(shop)
    return { buyer, ...(await orderPlan(buyer, await aPlanOnSale(shop))) }
  }
  const inbox = () => shop.deps.db.selectFrom('webhookEvents').select(['state', 'kind']).execute()
  return { shop, ordered, inbox }
}

test('PAY-08: an event is kept once by its id, acknowledged, and worked off afterwards', async () => {
  const { shop, ordered, inbox } = await start()
  const { purchaseId, orderId } = await ordered()
  const { razorpay_payment_id: paymentId } = shop.standIn.pay(orderId)
  const webhook = shop.standIn.webhook({ event: 'payment.captured', paymentId, eventId: 'evt_one' })
  for (let time = 0; time < 10; time += 1) expect((await deliver(shop, webhook)).statusCode).toBe(200)
  expect(await inbox()).toEqual([{ state: 'waiting', kind: 'payment.captured' }])
  expect((await tally(shop, purchaseId)).status).toBe('created')
  await workOffAllEvents(shop.deps)
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'paid', invoices: 1, mails: 1 })
})

test('PAY-08: an event without a signature, with a wrong one or with other bytes is refused and not kept', async () => {
  const { shop, ordered, inbox } = await start()
  const { orderId } = await ordered()
  const { razorpay_payment_id: paymentId } = shop.standIn.pay(orderId)
  const good = shop.standIn.webhook({ event: 'payment.captured', paymentId })
  const respelt = JSON.stringify(JSON.parse(good.body), null, 1)
  const { 'x-razorpay-signature': _, ...unsigned } = good.headers
  for (const sent of [
    { body: good.body, headers: unsigned },
    { body: respelt, headers: good.headers },
    shop.standIn.webhook({ event: 'payment.captured', paymentId, secret: 'another' }),
  ])
    expect((await deliver(shop, sent)).statusCode).toBe(400)
  expect(await inbox()).toEqual([])
})

test('PAY-09: a signed event for an unknown order is acknowledged, parked and told of, and gives nobody anything', async () => {
  const { shop, ordered, inbox } = await start()
  const { buyer, purchaseId } = await ordered()
  const notes = { userId: buyer.userId, purchaseId }
  const foreign = shop.standIn.ledger.createOrder({ amount: 49_900, currency: 'INR', notes })
  const { razorpay_payment_id: paymentId } = shop.standIn.pay(foreign.id)
  const answer = await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId }))
  await workOffAllEvents(shop.deps)
  expect([answer.statusCode, await inbox()]).toEqual([200, [{ state: 'parked', kind: 'payment.captured' }]])
  expect((await tally(shop, purchaseId)).status).toBe('created')
  expect(shop.logged).toContainEqual(expect.objectContaining({ event: 'payment_alert', reason: 'unknown_order' }))
})

test('CH-09: an event that came before its order was stored is worked off once it is', async () => {
  const { shop, ordered } = await start()
  const { purchaseId, orderId } = await ordered()
  const { db } = shop.deps
  await db.updateTable('paymentOrders').set({ gatewayOrderId: null }).execute()
  const { razorpay_payment_id: paymentId } = shop.standIn.pay(orderId)
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId }))
  await workOffAllEvents(shop.deps)
  await db.updateTable('paymentOrders').set({ gatewayOrderId: orderId }).execute()
  await reconcile(shop.deps)
  await workOffAllEvents(shop.deps)
  expect((await tally(shop, purchaseId)).status).toBe('paid')
})

test('PAY-10: failed after captured changes nothing, captured after failed activates', async () => {
  const { shop, ordered } = await start()
  const first = await ordered()
  const paid = shop.standIn.pay(first.orderId).razorpay_payment_id
  for (const event of ['payment.captured', 'payment.failed'])
    await deliver(shop, shop.standIn.webhook({ event, paymentId: paid }))
  const second = await ordered()
  const late = shop.standIn.pay(second.orderId, { outcome: 'failed' }).razorpay_payment_id
  await deliver(shop, shop.standIn.webhook({ event: 'payment.failed', paymentId: late }))
  await workOffAllEvents(shop.deps)
  expect((await tally(shop, second.purchaseId)).status).toBe('attempted')
  shop.standIn.ledger.authorizeLate(late)
  await deliver(shop, shop.standIn.webhook({ event: 'payment.authorized', paymentId: late }))
  await workOffAllEvents(shop.deps)
  for (const { purchaseId } of [first, second])
    expect(await tally(shop, purchaseId)).toMatchObject({ status: 'paid', invoices: 1 })
})

test('PAY-17: a window closed without paying leaves the order open, and a payment the next day still activates', async () => {
  const { shop, ordered } = await start()
  const { purchaseId, orderId } = await ordered()
  shop.clock.advance(24 * 3_600_000)
  const { razorpay_payment_id: paymentId } = shop.standIn.pay(orderId, { outcome: 'failed' })
  shop.standIn.ledger.authorizeLate(paymentId)
  shop.standIn.ledger.capture(paymentId, 49_900)
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId }))
  await workOffAllEvents(shop.deps)
  expect((await tally(shop, purchaseId)).status).toBe('paid')
})

test('CH-08: ten times, backwards, three hours late and with the old secret: settled once', async () => {
  const { shop, ordered, inbox } = await start()
  const { purchaseId, orderId } = await ordered()
  const { razorpay_payment_id: paymentId } = shop.standIn.pay(orderId)
  const events = ['order.paid', 'payment.captured', 'payment.authorized'].map((event) =>
    shop.standIn.webhook({ event, paymentId, secret: STAND_IN_KEYS.oldWebhookSecret }),
  )
  shop.clock.advance(3 * 3_600_000)
  for (let time = 0; time < 10; time += 1) for (const event of events) await deliver(shop, event)
  await Promise.all([workOffAllEvents(shop.deps), workOffAllEvents(shop.deps), reconcile(shop.deps)])
  expect(await inbox()).toHaveLength(3)
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'paid', invoices: 1, grants: 1, mails: 1 })
})

test('an event is read as the documentation prints it: with a time in the wrong place, no notes, and fields of any kind', async () => {
  const { shop, ordered } = await start()
  const { purchaseId, orderId } = await ordered()
  const { razorpay_payment_id: paymentId } = shop.standIn.pay(orderId)
  // Source: Razorpay, sample payloads of webhooks; `captured` and `error_code` there say nothing.
  const change = (event: Record<string, unknown>) => {
    const { payment } = event.payload as { payment: { entity: Record<string, unknown> } }
    const said = { notes: [], captured: false, error_code: '', upi: { vpa: 'a@upi' }, fee: 1178, tax: 180 }
    event.payload = { payment: { entity: { ...payment.entity, ...said } }, created_at: event.created_at }
    delete event.created_at
  }
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId, change }))
  await workOffAllEvents(shop.deps)
  expect((await tally(shop, purchaseId)).status).toBe('paid')
})

test('a dispute marks the payment and tells staff once, and one that is won takes the mark off', async () => {
  const { shop, ordered } = await start()
  const { buyer, purchaseId, orderId } = await ordered()
  const handed = shop.standIn.pay(orderId)
  await verify(buyer, purchaseId, handed)
  const paymentId = handed.razorpay_payment_id
  const dispute = { id: 'disp_EsIAlDcoUr8CaQ', paymentId, amount: 49_900 }
  const change = (event: Record<string, unknown>) => {
    event.payload = { ...(event.payload as object), dispute: { entity: dispute } }
  }
  const isMarked = async () => {
    const { disputedAt } = await shop.deps.db.selectFrom('payments').select('disputedAt').executeTakeFirstOrThrow()
    return disputedAt !== null
  }
  const happens = async (event: string) => {
    await deliver(shop, shop.standIn.webhook({ event, paymentId, change }))
    await workOffAllEvents(shop.deps)
    return isMarked()
  }
  expect(await happens('payment.dispute.created')).toBe(true)
  expect(await happens('payment.dispute.under_review')).toBe(true)
  expect(shop.logged.filter(({ reason }) => reason === 'dispute')).toHaveLength(1)
  expect(await happens('payment.dispute.won')).toBe(false)
  expect((await tally(shop, purchaseId)).status).toBe('paid')
})

test.each(['deactivated', 'deleted'] as const)(
  'PAY-19: money for an account that was %s meanwhile is kept on record, held, and sent back',
  async (status) => {
    const { shop, ordered } = await start()
    const { buyer, purchaseId, orderId } = await ordered()
    await shop.deps.db
      .updateTable('users')
      .set({ status, [`${status}_at`]: shop.deps.now() })
      .where('id', '=', buyer.userId)
      .execute()
    const { razorpay_payment_id: paymentId } = shop.standIn.pay(orderId)
    await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId }))
    await workOffAllEvents(shop.deps)
    expect(await tally(shop, purchaseId)).toMatchObject({ status: 'review', invoices: 0, grants: 0, refunds: 1 })
    await sendAllRefunds(shop.deps)
    expect(shop.standIn.ledger.payment(paymentId).amount_refunded).toBe(49_900)
    expect(shop.logged).toContainEqual(expect.objectContaining({ event: 'payment_alert', reason: 'account_closed' }))
  },
)

test('PAY-12: a full refund told twice ends what was bought once, with one credit note', async () => {
  const { shop, ordered } = await start()
  const { buyer, purchaseId, orderId } = await ordered()
  const handed = shop.standIn.pay(orderId)
  await verify(buyer, purchaseId, handed)
  const refund = shop.standIn.ledger.refund(handed.razorpay_payment_id, {})
  for (const eventId of ['evt_a', 'evt_b'])
    await deliver(shop, shop.standIn.webhook({ event: 'refund.processed', refundId: refund.id, eventId }))
  shop.clock.advance(1_000)
  await workOffAllEvents(shop.deps)
  expect(await tally(shop, purchaseId)).toMatchObject({
    status: 'refunded',
    refundedPaise: 49_900,
    notes: 1,
    expiresAt: shop.clock.now(),
  })
  const own = await buyer.browser.call(payments.listOwn)
  expect([own.json().data.activePlans, own.json().data.credits]).toEqual([[], 0])
})

test('PAY-12: a refund in part leaves the plan, flags the purchase and has its credit note', async () => {
  const { shop, ordered } = await start()
  const { buyer, purchaseId, orderId } = await ordered()
  const handed = shop.standIn.pay(orderId)
  await verify(buyer, purchaseId, handed)
  const refund = shop.standIn.ledger.refund(handed.razorpay_payment_id, { amount: 10_000 })
  await deliver(shop, shop.standIn.webhook({ event: 'refund.processed', refundId: refund.id }))
  await workOffAllEvents(shop.deps)
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'refunded_partial', refundedPaise: 10_000, notes: 1 })
  const own = await buyer.browser.call(payments.listOwn)
  expect(own.json().data.activePlans).toHaveLength(1)
})

test('S47: a browser that comes back from the provider’s page is led to its purchase, a forged one is not', async () => {
  const { shop, ordered } = await start()
  const { purchaseId, orderId } = await ordered()
  const handed = shop.standIn.pay(orderId)
  const send = (fields: Record<string, string>) =>
    shop.app.fastify.inject({
      method: 'POST',
      url: payments.comeBack.path,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://api.razorpay.com' },
    })
  const forged = await send({ ...handed, razorpay_signature: '0'.repeat(64) })
  expect([forged.statusCode, forged.headers.location]).toEqual([303, '/mentee-dashboard/purchases?payment=failed'])
  expect((await tally(shop, purchaseId)).status).toBe('created')
  const true_ = await send(handed)
  expect([true_.statusCode, true_.headers.location]).toEqual([
    303,
    `/mentee-dashboard/checkout/done?purchase=${purchaseId}`,
  ])
  expect((await tally(shop, purchaseId)).status).toBe('paid')
})

test('signed events are always taken; unsigned ones are limited by their address', async () => {
  const small = await startShop({ config: { rateLimitScale: 0.005 } })
  try {
    // 600 a minute times 0.005 is 3.
    const paymentId = small.standIn.pay(
      small.standIn.ledger.createOrder({ amount: 49_900, currency: 'INR', receipt: 'r', notes: {} }).id,
    ).razorpay_payment_id
    const send = async (more: object) =>
      (await deliver(small, small.standIn.webhook({ event: 'payment.captured', paymentId, ...more }))).statusCode
    const signed = []
    for (let at = 0; at < 12; at += 1) signed.push(await send({ eventId: `evt_${at}` }))
    expect(new Set(signed)).toEqual(new Set([200]))
    const unsigned = []
    for (let at = 0; at < 5; at += 1) unsigned.push(await send({ secret: 'not theirs' }))
    expect(unsigned).toEqual([400, 400, 400, 429, 429])
  } finally {
    await small.stopShop()
  }
})

test('an unpaid order is looked at ever more seldom, and the newest first', async () => {
  const { shop, ordered } = await start()
  await ordered()
  const looks = async (minutes: number) => {
    const before = shop.standIn.calls.length
    shop.clock.advance(minutes * 60_000)
    await reconcile(shop.deps)
    return shop.standIn.calls.slice(before).map(({ path }) => path)
  }
  const counts = []
  // After 2 minutes, and then 2, 3, 5, 10, 10, 30, 120 and 360 apart: nothing a minute earlier.
  for (const pause of [2, 2, 3, 5, 10, 10, 30, 120, 360])
    counts.push((await looks(pause - 1)).length, (await looks(1)).length)
  expect(counts).toEqual([2, 2, 3, 5, 10, 10, 30, 120, 360].flatMap(() => [0, 1]))
  // Then 12, 12 and 24 hours apart, until four days are over.
  const later = []
  for (let hour = 0; hour < 96; hour += 1) later.push((await looks(60)).length)
  expect(later.flatMap((count, at) => (count > 0 ? [at + 1] : []))).toEqual([12, 24, 48, 72])
  const older = await ordered()
  await looks(16)
  const newer = await ordered()
  expect(await looks(2)).toEqual([newer, older].map(({ orderId }) => `/v1/orders/${orderId}/payments`))
})

test('where the provider does not answer, the round ends and the look does not count', async () => {
  const { shop, ordered } = await start()
  const { purchaseId, orderId } = await ordered()
  shop.standIn.pay(orderId)
  shop.clock.advance(2 * 60_000)
  shop.standIn.setMode('429')
  await reconcile(shop.deps)
  shop.standIn.setMode('ok')
  expect(await shop.deps.db.selectFrom('paymentOrders').select('checks').execute()).toEqual([{ checks: 0 }])
  expect((await tally(shop, purchaseId)).status).toBe('created')
})
