import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { releaseEndedReservations } from '#api/features/commerce/coupons/coupon-uses.service.ts'
import { aBusiness, aBuyer, aPlanOnSale, orderPlan, startShop, tally, verify } from '#api/testing/payments.ts'
import { aSignedIn, signIn } from '#api/testing/people.ts'
import { clearOldPaymentBodies } from './payment-jobs.service.ts'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const ordersSeen = () => shop.standIn.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/orders')
  async function aCoupon(code: string, usesMax: number | null): Promise<void> {
    await shop.deps.db
      .insertInto('coupons')
      .values({ changedAt: shop.deps.now(), code, percentBp: 2_000, usesMax })
      .execute()
  }
  return { shop, ordersSeen, aCoupon }
}

test('PAY-01: price, currency and validity are our own, whatever the client sends', async () => {
  const { shop, ordersSeen } = await start()
  const buyer = await aBuyer(shop)
  const ordered = await orderPlan(buyer, await aPlanOnSale(shop), {
    amount: 1,
    price: 1,
    currency: 'USD',
    validity: 9_999,
  })
  expect(ordered).toMatchObject({ amount: 49_900, currency: 'INR', validity: 30 })
  expect(ordersSeen().map(({ body }) => body)).toMatchObject([{ amount: 49_900, currency: 'INR' }])
})

test('a purchase is billed to whom its buyer names, else to the buyer, and another name is another order', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  const billedTo = async (more: object) => {
    const { purchaseId } = await orderPlan(buyer, plan, more)
    const row = await shop.deps.db
      .selectFrom('purchases')
      .select('billingName')
      .where('id', '=', purchaseId)
      .executeTakeFirstOrThrow()
    return row.billingName
  }
  const account = await shop.deps.db
    .selectFrom('users')
    .select('fullName')
    .where('id', '=', buyer.userId)
    .executeTakeFirstOrThrow()
  expect(await billedTo({})).toBe(account.fullName)
  expect(await billedTo({ billingName: 'Meera Nair' })).toBe('Meera Nair')
  const tooLong = { planId: plan, billingState: '07', billingName: 'M'.repeat(81) }
  expect((await buyer.browser.call(payments.createOrder, { body: tooLong })).statusCode).toBe(422)
})

test('W15: the provider is told ids alone, and the coupon as none where there is none', async () => {
  const { shop, ordersSeen } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  const { purchaseId } = await orderPlan(buyer, plan)
  expect(ordersSeen()[0]?.body).toMatchObject({
    receipt: purchaseId,
    notes: { userId: buyer.userId, planId: plan, purchaseId, couponCode: 'none', validity: '30' },
  })
})

test('PAY-13: twenty clicks at once are one purchase and one order at the provider', async () => {
  const { shop, ordersSeen } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  const answers = await Promise.all(Array.from({ length: 20 }, () => orderPlan(buyer, plan)))
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
  expect(new Set(answers.map(({ purchaseId }) => purchaseId)).size).toBe(1)
  expect(ordersSeen()).toHaveLength(1)
})

test('PAY-13: after 15 minutes, or with another coupon, it is another order', async () => {
  const { shop, aCoupon } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  await aCoupon('TWENTY', null)
  const first = await orderPlan(buyer, plan)
  const other = await orderPlan(buyer, plan, { couponCode: 'twenty' })
  expect([other.amount, other.couponCode, other.orderId === first.orderId]).toEqual([39_920, 'TWENTY', false])
  shop.clock.advance(15 * 60_000)
  await signIn(buyer)
  expect((await orderPlan(buyer, plan)).orderId).not.toBe(first.orderId)
})

test('PAY-13, W19: an Idempotency-Key repeats its answer, and refuses another body under it', async () => {
  const { shop, ordersSeen } = await start()
  const buyer = await aBuyer(shop)
  const [plan, other] = [await aPlanOnSale(shop), await aPlanOnSale(shop)]
  const send = (planId: string) =>
    buyer.browser.call(payments.createOrder, {
      body: { planId, billingState: '07' },
      headers: { 'idempotency-key': 'one-click' },
    })
  const first = await send(plan)
  const again = await send(plan)
  const mixed = await send(other)
  expect([first.statusCode, again.json().orderId, mixed.statusCode, mixed.json().code]).toEqual([
    200,
    first.json().orderId,
    422,
    'IDEMPOTENCY_MISMATCH',
  ])
  expect(ordersSeen()).toHaveLength(1)
})

test('PAY-13: a key whose first request still runs is refused, one that was refused is free, and a day later it is forgotten', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const planId = await aPlanOnSale(shop)
  const send = () =>
    buyer.browser.call(payments.createOrder, {
      body: { planId, billingState: '07' },
      headers: { 'idempotency-key': 'one-click' },
    })
  shop.standIn.setMode('down')
  expect((await send()).statusCode).toBe(503)
  shop.standIn.setMode({ slowMs: 300 })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.map((answer) => answer.json().code)).toContain('IDEMPOTENCY_IN_HAND')
  shop.standIn.setMode('ok')
  const first = answers.find(({ statusCode }) => statusCode === 200)?.json().orderId
  expect((await send()).json().orderId).toBe(first)
  shop.clock.advance(24 * 3_600_000 + 1)
  await clearOldPaymentBodies(shop.deps)
  await signIn(buyer)
  expect((await send()).json().orderId).not.toBe(first)
})

test('CH-07: an order whose answer got lost is found again, never made twice', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  shop.standIn.setMode('reset')
  const refused = await buyer.browser.call(payments.createOrder, {
    body: { planId: plan, billingState: '07' },
  })
  expect([refused.statusCode, refused.json().message, refused.headers['retry-after']]).toEqual([
    503,
    'Failed to create payment order',
    '30',
  ])
  shop.standIn.setMode('ok')
  const { purchaseId, orderId } = await orderPlan(buyer, plan)
  expect(shop.standIn.ledger.ordersOf(purchaseId).map(({ id }) => id)).toEqual([orderId])
})

test('PAY-02: a coupon is compared without regard to case, and an unknown one is said plainly', async () => {
  const { shop, aCoupon } = await start()
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  await aCoupon('SAVE20', 1)
  const preview = await buyer.browser.send(
    'GET',
    `${payments.preview.path}?planId=${plan}&couponCode=save20&billingState=27`,
  )
  // 49,900 less a fifth is 39,920; 39,920 × 18 / 118 = 6,089.49, so 6,089 of IGST.
  expect(preview.json().data).toMatchObject({
    discountPaise: 9_980,
    totalPaise: 39_920,
    igstPaise: 6_089,
    taxablePaise: 33_831,
  })
  const unknown = await buyer.browser.call(payments.preview, { query: { planId: plan, couponCode: 'nothing' } })
  expect(unknown.json().code).toBe('COUPON_UNKNOWN')
})

test('PAY-02: a coupon that went to somebody else while the payment was late pays back, not beyond its uses', async () => {
  const { shop, aCoupon } = await start()
  const plan = await aPlanOnSale(shop)
  await aCoupon('ONCE', 1)
  const [slow, quick] = [await aBuyer(shop), await aBuyer(shop)]
  const late = await orderPlan(slow, plan, { couponCode: 'ONCE' })
  // The hold of 30 minutes runs out, and another takes the use.
  shop.clock.advance(31 * 60_000)
  await Promise.all([signIn(slow), signIn(quick), releaseEndedReservations(shop.deps)])
  const taken = await orderPlan(quick, plan, { couponCode: 'ONCE' })
  await verify(quick, taken.purchaseId, shop.standIn.pay(taken.orderId))
  const answer = await verify(slow, late.purchaseId, shop.standIn.pay(late.orderId))
  expect(answer.json().data.state).toBe('review')
  expect(await tally(shop, late.purchaseId)).toMatchObject({ status: 'review', invoices: 0, refunds: 1 })
})

test('DPDP-07, C23: a minor without a parent’s yes orders nothing, and the checkout says what it waits for', async () => {
  const { shop, ordersSeen } = await start()
  const plan = await aPlanOnSale(shop)
  const child = await aSignedIn(shop)
  const send = () => child.browser.call(payments.createOrder, { body: { planId: plan, billingState: '07' } })
  expect((await send()).json().code).toBe('AGE_REQUIRED')
  await shop.deps.db.updateTable('users').set({ birthMonth: '2010-01' }).where('id', '=', child.userId).execute()
  expect((await send()).json().code).toBe('PARENT_CONSENT_REQUIRED')
  const preview = await child.browser.call(payments.preview, { query: { planId: plan } })
  expect(preview.json().data.waitsFor).toBe('parent')
  expect(ordersSeen()).toHaveLength(0)
})

test('PAY-14: what a mentee is answered holds no secret and nothing of a card', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const ordered = await orderPlan(buyer, await aPlanOnSale(shop))
  const paid = await verify(buyer, ordered.purchaseId, shop.standIn.pay(ordered.orderId, { method: 'card' }))
  const own = await buyer.browser.call(payments.listOwn)
  const said = JSON.stringify(ordered) + paid.body + own.body
  expect(said).not.toMatch(/EnLs21M47BllR3X8PSFtjtbd|velvet-otter-webhook|last4|1007|signature/)
  const columns = Object.keys(await shop.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow())
  expect(columns.filter((name) => /card|vpa|bank|contact|email/.test(name))).toEqual(['cardLast4'])
})

test('the State of billing is asked before anything is ordered', async () => {
  const { shop } = await start()
  const buyer = await aBuyer(shop)
  const planId = await aPlanOnSale(shop)
  const refused = await buyer.browser.call(payments.createOrder, { body: { planId } })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'BILLING_STATE_REQUIRED'])
  await orderPlan(buyer, planId)
  // The last one said is known from then on.
  shop.clock.advance(15 * 60_000)
  await signIn(buyer)
  const again = await buyer.browser.call(payments.createOrder, { body: { planId } })
  expect(again.statusCode).toBe(200)
})
