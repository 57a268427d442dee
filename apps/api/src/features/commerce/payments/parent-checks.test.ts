import type { Call } from '@sopaan/contract/call'
import { parents } from '@sopaan/contract/parents'
import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { payments } from '@sopaan/contract/payments'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { users } from '@sopaan/contract/users'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { eraseDeleted } from '#api/features/account/accounts/erase.service.ts'
import { answerOf, openBrowser } from '#api/testing/browser.ts'
import { deliver, startShop } from '#api/testing/payments.ts'
import { aSignedIn, mailedToken, parentCode, signIn } from '#api/testing/people.ts'
import { reconcile, sendAllRefunds, workOffAllEvents } from './payment-jobs.service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ANSWER = { fullName: 'Meera Das', relation: 'mother', isAdult: true, noticeVersion: '2026-11', language: 'en' }

const parentEmail = 'meera@example.org'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  const child = await aSignedIn(shop)
  const call = (name: 'confirm' | 'createCheck' | 'verifyCheck' | 'read' | 'withdraw', body: object) =>
    answerOf(openBrowser(shop.app.fastify).call<Call>(parents[name], { payload: body, ip: '198.51.100.7' }))
  /** The child asks, and the parent says yes with the code: only the proof is missing. */
  async function answered(person = child): Promise<string> {
    const birthMonth = `${shop.deps.now().getUTCFullYear() - 16}-01`
    await person.browser.call(users.updateMe, { body: { birthMonth } })
    await person.browser.call(parents.ask, { body: { email: parentEmail } })
    await shop.runWorker()
    const link = mailedToken(shop, parentEmail)
    const code = await parentCode(shop, link, parentEmail)
    await call('confirm', { token: link, code, ...ANSWER })
    return link
  }
  const token = await answered()
  const begin = async (link = token): Promise<string> =>
    (await call('createCheck', { token: link, language: 'en' })).data.orderId
  const read = async (link = token) => (await call('read', { token: link })).data
  const me = async () => (await child.browser.call(users.getMe)).json().data.user.parent
  const subjects = async (to: string) => {
    await shop.runWorker()
    return shop.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
  }
  const count = async (table: 'purchases' | 'invoices' | 'creditNotes' | 'refunds' | 'paymentOrders') =>
    (await shop.deps.db.selectFrom(table).select('id').execute()).length
  return { shop, child, token, answered, call, begin, read, me, subjects, count }
}

test('DPDP-03: the code opens nothing, a rupee that was captured does, and it goes back whole, without purchase, paper or revenue', async () => {
  const { shop, child, token, call, begin, read, me, subjects, count } = await start()
  expect(await read()).toMatchObject({ state: 'answered', progress: { canPay: true, payment: null, paper: null } })
  expect(await me()).toMatchObject({ state: 'asked', waitsFor: 'proof' })
  const orderId = await begin()
  expect(shop.standIn.ledger.state().orders[0]).toMatchObject({ amount: 100, currency: 'INR' })
  const handed = shop.standIn.pay(orderId)
  const verified = await call('verifyCheck', { token, ...handed })
  expect(verified.data).toMatchObject({ state: 'agreed', proof: 'payment', rupee: 'returning', progress: null })
  expect(await me()).toMatchObject({ state: 'confirmed', waitsFor: null })
  expect(await subjects(child.email)).toContain('Your parent agreed')

  await sendAllRefunds(shop.deps)
  expect(shop.standIn.ledger.payment(handed.razorpay_payment_id)).toMatchObject({ amount_refunded: 100 })
  const refundId = shop.standIn.ledger.state().refunds[0]?.id ?? ''
  await deliver(
    shop,
    shop.standIn.webhook({ event: 'refund.processed', paymentId: handed.razorpay_payment_id, refundId }),
  )
  await workOffAllEvents(shop.deps)
  expect((await read()).rupee).toBe('returned')
  expect(await subjects(parentEmail)).toContain('Your ₹1 is back')
  expect([await count('purchases'), await count('invoices'), await count('creditNotes')]).toEqual([0, 0, 0])
  const admin = await aSignedIn(shop, 'admin')
  const day = shop.deps.now().toISOString().slice(0, 10)
  const sales = await admin.browser.call(paymentAnalytics.get, { query: { from: day, to: day } })
  expect(sales.json().data.totals).toMatchObject({ paid: 0, grossPaise: 0, refundPaise: 0 })
  expect((await admin.browser.call(payments.listAll)).json().data).toEqual([])
})

test('a double click and a try after one that failed are one order, and the same result twice is one consent and one refund', async () => {
  const { shop, child, token, call, begin, read, subjects, count } = await start()
  const [first, second] = await Promise.all([begin(), begin()])
  expect(second).toBe(first)
  const failed = shop.standIn.pay(first, { outcome: 'failed' })
  await deliver(shop, shop.standIn.webhook({ event: 'payment.failed', paymentId: failed.razorpay_payment_id }))
  await workOffAllEvents(shop.deps)
  expect((await read()).progress).toMatchObject({ payment: 'failed', paymentsLeft: 4 })
  expect(await begin()).toBe(first)
  const handed = shop.standIn.pay(first)
  await Promise.all([1, 2, 3].map(() => call('verifyCheck', { token, ...handed })))
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId: handed.razorpay_payment_id }))
  await workOffAllEvents(shop.deps)
  expect(await count('paymentOrders')).toBe(1)
  expect(await count('refunds')).toBe(1)
  expect((await subjects(child.email)).filter((subject) => subject === 'Your parent agreed')).toHaveLength(1)
  expect((await call('createCheck', { token, language: 'en' })).code).toBe('PARENT_STEP_OVER')
})

test('a webhook gives the consent where the browser was closed, and the reconciler where both failed', async () => {
  const { shop, token, answered, call, begin, read } = await start()
  const handed = shop.standIn.pay(await begin())
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId: handed.razorpay_payment_id }))
  await workOffAllEvents(shop.deps)
  expect(await read()).toMatchObject({ state: 'agreed', proof: 'payment', rupee: 'returning' })

  await call('withdraw', { token })
  shop.clock.advance(2 * MINUTE)
  const next = await answered()
  shop.standIn.pay(await begin(next))
  expect((await read(next)).progress).toMatchObject({ payment: 'begun' })
  shop.clock.advance(3 * MINUTE)
  await reconcile(shop.deps)
  expect(await read(next)).toMatchObject({ state: 'agreed', proof: 'payment' })
  await sendAllRefunds(shop.deps)
  expect(shop.standIn.ledger.state().payments.map((payment) => payment.amount_refunded)).toEqual([100, 100])
})

test('a rupee that comes after the yes was taken back goes back, and gives nothing', async () => {
  const { shop, token, call, begin, read, me } = await start()
  const orderId = await begin()
  expect((await call('withdraw', { token })).data.state).toBe('withdrawn')
  const handed = shop.standIn.pay(orderId)
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId: handed.razorpay_payment_id }))
  await workOffAllEvents(shop.deps)
  await sendAllRefunds(shop.deps)
  expect(shop.standIn.ledger.payment(handed.razorpay_payment_id)).toMatchObject({ amount_refunded: 100 })
  expect(await me()).toMatchObject({ state: 'none' })
  expect(await read()).toMatchObject({ state: 'withdrawn', proof: null })
})

test('the child’s own browser cannot pay, another consent’s order and another signature prove nothing', async () => {
  const { shop, child, token, answered, call, begin } = await start()
  const own = await child.browser.call(parents.createCheck, { body: { token, language: 'en' } })
  expect(own.json().code).toBe('LINK_INVALID')
  const handed = shop.standIn.pay(await begin())
  const forged = { ...handed, razorpay_signature: '0'.repeat(64) }
  expect((await call('verifyCheck', { token, ...forged })).code).toBe('PAYMENT_NOT_VERIFIED')
  const brother = await aSignedIn(shop)
  shop.clock.advance(2 * MINUTE)
  const other = await answered(brother)
  expect((await call('verifyCheck', { token: other, ...handed })).code).toBe('PAYMENT_NOT_VERIFIED')
  expect((await call('verifyCheck', { token, ...handed })).data.state).toBe('agreed')
})

test('five rupees may be begun for one consent', async () => {
  const { shop, token, call, read } = await start()
  for (let begun = 1; begun <= 5; begun++) {
    const { status, code } = await call('createCheck', { token, language: 'en' })
    expect([status, code]).toEqual([200, undefined])
    shop.clock.advance(3 * DAY)
  }
  expect((await call('createCheck', { token, language: 'en' })).code).toBe('PARENT_TRIES_USED')
  expect((await read()).progress).toMatchObject({ paymentsLeft: 0, payment: 'begun' })
})

test('a refund of the rupee that fails stands with the failed refunds, is sent again, and is never closed unpaid', async () => {
  const { shop, child, token, call, begin, read, subjects } = await start()
  const handed = shop.standIn.pay(await begin())
  await call('verifyCheck', { token, ...handed })
  const paymentId = handed.razorpay_payment_id
  const { id } = await shop.deps.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  const { id: refundId } = shop.standIn.ledger.refund(paymentId, { amount: 100, receipt: id })
  Object.assign(shop.standIn.ledger.payment(paymentId), { amount_refunded: 0, status: 'captured' })
  const change = (event: Record<string, unknown>) => {
    const { refund } = event.payload as { refund: { entity: Record<string, unknown> } }
    refund.entity.status = 'failed'
  }
  await deliver(shop, shop.standIn.webhook({ event: 'refund.failed', paymentId, refundId, change }))
  await workOffAllEvents(shop.deps)
  expect((await read()).rupee).toBe('stuck')
  expect(await subjects(parentEmail)).toContain('Your ₹1 is stuck at the bank')
  const admin = await aSignedIn(shop, 'admin')
  const { data } = (await admin.browser.call(staffRefunds.list, { query: { state: 'failed' } })).json()
  expect(data).toMatchObject([
    { _id: id, purchaseId: null, cause: 'parent_check', amountPaise: 100, leftPaise: 0, email: child.email },
  ])
  const settle = (body: object) => admin.browser.call(payments.settleRefund, { params: { id }, payload: body })
  expect((await settle({ action: 'close', reason: 'The account is closed.' })).json().code).toBe('REFUND_STAYS_OPEN')
  expect((await settle({ action: 'retry' })).json().data.state).toBe('sending')
  await sendAllRefunds(shop.deps)
  expect(shop.standIn.ledger.payment(paymentId)).toMatchObject({ amount_refunded: 100 })
  expect((await read()).rupee).toMatch(/returned|returning/)
})

test('how a consent was proven is in the export with its payment, and outlives the account as evidence', async () => {
  const { shop, child, token, call, begin, count } = await start()
  const handed = shop.standIn.pay(await begin())
  await call('verifyCheck', { token, ...handed })
  const paymentId = handed.razorpay_payment_id
  await signIn(child)
  const exported = await child.browser.call(users.exportMe)
  const data = JSON.parse(strFromU8(unzipSync(exported.rawPayload)['data.json'] ?? new Uint8Array()))
  expect(data.parentConsents).toMatchObject([{ proof: 'payment', proofPaymentId: paymentId }])
  expect(data).toMatchObject({
    orders: [{ isParentCheck: true, purchaseId: null }],
    payments: [{ gatewayPaymentId: paymentId, amountPaise: 100 }],
    refunds: [{ purchaseId: null, amountPaise: 100 }],
  })
  await child.browser.call(users.deleteMe, { body: { password: child.password } })
  shop.clock.advance(7 * DAY + 1)
  await eraseDeleted(shop.deps)
  const evidence = await shop.deps.db
    .selectFrom('consentEvidence')
    .select(['purpose', 'isGiven', 'proof', 'proofPaymentId', 'proofBy'])
    .execute()
  expect(evidence).toEqual([
    { purpose: 'parent', isGiven: true, proof: 'payment', proofPaymentId: paymentId, proofBy: null },
  ])
  expect(await count('paymentOrders'), 'what moved money stays, by number').toBe(1)
})
