import { expect, onTestFinished, test } from 'vitest'
import { fakeClock } from '#api/testing/fake-clock.ts'
import { type Mode, STAND_IN_KEYS, standInSettings, startStandIn } from '#api/testing/razorpay-stand-in.ts'
import { isSameSignature, signCheckout, signWebhook } from './gateway-signatures.ts'
import { GatewayDown, GatewayRefused } from './payment-gateway.ts'
import { razorpayGateway } from './razorpay.ts'

const DRAFT = { amountPaise: 49_900, currency: 'INR', receipt: 'a-receipt', notes: {} } as const

async function start() {
  const standIn = await startStandIn()
  onTestFinished(standIn.stop)
  const clock = fakeClock()
  const gateway = razorpayGateway(standInSettings(standIn), clock.now)
  return { standIn, gateway, clock }
}

test('the signatures are those of the documentation’s own samples', () => {
  const order = 'order_IEIaMR65cu6nz3'
  const payment = 'pay_IH4NVgf4Dreq1l'
  const sample = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f'
  expect(signCheckout('EnLs21M47BllR3X8PSFtjtbd', order, payment)).toBe(sample)
  expect(signCheckout('EnLs21M47BllR3X8PSFtjtbd', payment, order)).toBe(
    '830f3a576d91825b7e9292098c4590305a27f074c50b94f61f9579390928cb6a',
  )
  const body = Buffer.from('{"a":1,"b":2,"c":{"d":3}}')
  expect(signWebhook('123456', body)).toBe('2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc')
})

test('PAY-07: what is not 64 lower-case hex digits is no signature, and breaks nothing', () => {
  const good = signCheckout('secret', 'order_1', 'pay_1')
  expect(isSameSignature(good, good)).toBe(true)
  for (const bad of ['', good.slice(1), `${good}0`, good.toUpperCase(), `${good.slice(0, 63)}g`, `${good} `])
    expect(isSameSignature(bad, good)).toBe(false)
})

test('an order, its payment, the capture and the refund go through in our words', async () => {
  const { standIn, gateway } = await start()
  const order = await gateway.createOrder({ ...DRAFT, notes: { planId: 'one' } })
  expect(order).toEqual({ id: expect.stringMatching(/^order_\w{14}$/), amountPaise: 49_900, currency: 'INR' })
  expect(await gateway.findOrder('a-receipt')).toEqual(order)
  expect(await gateway.findOrder('another')).toBeUndefined()
  const paid = standIn.pay(order.id, { outcome: 'authorized', method: 'card' })
  expect(gateway.isCheckoutSignature(order.id, paid.razorpay_payment_id, paid.razorpay_signature)).toBe(true)
  const [payment] = await gateway.listPayments(order.id)
  expect(payment).toMatchObject({ orderId: order.id, status: 'authorized', amountPaise: 49_900, cardLast4: '1007' })
  const captured = await gateway.capture(paid.razorpay_payment_id, 49_900)
  expect(captured.status).toBe('captured')
  const refund = await gateway.refund({ paymentId: captured.id, amountPaise: 10_000, key: 'refund-key-1' })
  expect(refund).toMatchObject({ paymentId: captured.id, amountPaise: 10_000, status: 'processed' })
  const again = await gateway.refund({ paymentId: captured.id, amountPaise: 10_000, key: 'refund-key-1' })
  expect(again.id).toBe(refund.id)
  expect((await gateway.getPayment(captured.id)).refundedPaise).toBe(10_000)
})

test('a no of the provider is told apart from no answer', async () => {
  const { gateway } = await start()
  await expect(gateway.createOrder({ ...DRAFT, amountPaise: 99 })).rejects.toThrow(
    new GatewayRefused(400, 'The amount must be at least INR 1.00'),
  )
  await expect(gateway.getPayment('pay_00000000000000')).rejects.toBeInstanceOf(GatewayRefused)
})

test('keys that are not taken say nothing of what was asked: a refund is not given up for them', async () => {
  const { standIn, gateway } = await start()
  standIn.setMode('auth_fail')
  const asked = gateway.refund({ paymentId: 'pay_00000000000000', amountPaise: 100, key: 'refund-key-1' })
  await expect(asked).rejects.toBeInstanceOf(GatewayDown)
})

const HOSTILE: Mode[] = ['down', '500', '429', 'garbage', 'redirect', 'huge', 'reset']
test.each(HOSTILE)('CH-07: %s counts as no answer, and an order is asked for once', async (mode) => {
  const { standIn, gateway } = await start()
  standIn.setMode(mode)
  await expect(gateway.createOrder(DRAFT)).rejects.toBeInstanceOf(GatewayDown)
  expect(standIn.calls).toHaveLength(1)
})

test('CH-07: an answer that does not come in time counts as none, and the order it was for is found afterwards', async () => {
  const { standIn, gateway, clock } = await start()
  const hasty = razorpayGateway(standInSettings(standIn), clock.now, 1_000)
  standIn.setMode({ slowMs: 2_000 })
  await expect(hasty.createOrder(DRAFT)).rejects.toBeInstanceOf(GatewayDown)
  expect(standIn.calls).toHaveLength(1)
  standIn.setMode('ok')
  await expect.poll(() => standIn.ledger.ordersOf('a-receipt').length, { timeout: 30_000 }).toBe(1)
  expect(await gateway.findOrder('a-receipt')).toMatchObject({ amountPaise: 49_900 })
})

test('CH-07: an order that was taken while its answer got lost is found by its receipt', async () => {
  const { standIn, gateway } = await start()
  standIn.setMode('reset')
  await expect(gateway.createOrder(DRAFT)).rejects.toBeInstanceOf(GatewayDown)
  standIn.setMode('ok')
  expect(await gateway.findOrder('a-receipt')).toMatchObject({ amountPaise: 49_900 })
})

test('a question that changes nothing is asked three times', async () => {
  const { standIn, gateway } = await start()
  standIn.setMode('500')
  await expect(gateway.listPayments('order_00000000000000')).rejects.toBeInstanceOf(GatewayDown)
  expect(standIn.calls).toHaveLength(3)
})

test('after five failures nobody is sent there for 30 seconds, then it is tried again', async () => {
  const { standIn, gateway, clock } = await start()
  standIn.setMode('down')
  for (let tried = 0; tried < 5; tried += 1)
    await expect(gateway.createOrder(DRAFT)).rejects.toBeInstanceOf(GatewayDown)
  standIn.setMode('ok')
  await expect(gateway.createOrder(DRAFT)).rejects.toBeInstanceOf(GatewayDown)
  expect(standIn.calls).toHaveLength(5)
  clock.advance(30_000)
  expect((await gateway.createOrder(DRAFT)).amountPaise).toBe(49_900)
})

test('PAY-08: a webhook signed with the new or the old secret is taken, any other is not', async () => {
  const { standIn } = await start()
  const body = Buffer.from('{"event":"payment.captured","name":"é"}')
  const both = razorpayGateway(
    { ...standInSettings(standIn), webhookSecrets: ['new-one', 'old-one'] },
    () => new Date(),
  )
  expect(both.isWebhookSignature(body, signWebhook('new-one', body))).toBe(true)
  expect(both.isWebhookSignature(body, signWebhook('old-one', body))).toBe(true)
  expect(both.isWebhookSignature(body, signWebhook('', body))).toBe(false)
  // The same words in another spelling are other bytes.
  const respelt = Buffer.from('{"event":"payment.captured","name":"\\u00e9"}')
  expect(both.isWebhookSignature(respelt, signWebhook('new-one', body))).toBe(false)
})

test('the stand-in signs as the documentation does', async () => {
  const { standIn } = await start()
  const { id } = standIn.ledger.createOrder({ amount: 100, currency: 'INR' })
  const paid = standIn.pay(id)
  const expected = signCheckout(STAND_IN_KEYS.keySecret, id, paid.razorpay_payment_id)
  expect(paid.razorpay_signature).toBe(expected)
})

test('too many questions are no failure: they are left alone for as long as they ask, and the breaker stays shut', async () => {
  const { standIn, gateway, clock } = await start()
  standIn.setMode('429')
  await expect(gateway.listPayments('order_00000000000000')).rejects.toMatchObject({ retryAfterMs: 7_000 })
  expect(standIn.calls).toHaveLength(1)
  standIn.setMode('ok')
  await expect(gateway.createOrder(DRAFT)).rejects.toBeInstanceOf(GatewayDown)
  expect(standIn.calls).toHaveLength(1)
  clock.advance(7_000)
  expect(await gateway.createOrder(DRAFT)).toMatchObject({ amountPaise: 49_900 })
})

test('what work in the background is refused does not stand in a buyer’s way', async () => {
  const { standIn, gateway } = await start()
  standIn.setMode('down')
  for (let tried = 0; tried < 5; tried += 1)
    await expect(gateway.background?.getPayment('pay_00000000000000')).rejects.toBeInstanceOf(GatewayDown)
  const seen = standIn.calls.length
  await expect(gateway.background?.listPayments('order_00000000000000')).rejects.toThrow('left alone')
  expect(standIn.calls).toHaveLength(seen)
  standIn.setMode('ok')
  expect(await gateway.createOrder(DRAFT)).toMatchObject({ amountPaise: 49_900 })
})

test('an order is found by its own receipt, also where the provider answers others with it', async () => {
  const { standIn, gateway } = await start()
  await gateway.createOrder({ ...DRAFT, receipt: 'another-receipt' })
  standIn.setMode('unfiltered')
  expect(await gateway.findOrder('a-receipt')).toBeUndefined()
  const own = await gateway.createOrder(DRAFT)
  expect(await gateway.findOrder('a-receipt')).toEqual(own)
})
