import { managedUsers } from '@sopaan/contract/managed-users'
import { notifications } from '@sopaan/contract/notifications'
import { overview } from '@sopaan/contract/overview'
import { payments } from '@sopaan/contract/payments'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { expect, onTestFinished, test } from 'vitest'
import {
  aBusiness,
  aBuyer,
  aPlanOnSale,
  buy,
  deliver,
  sendDecidedRefunds,
  startShop,
  tally,
} from '#api/testing/payments.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { workOffAllEvents } from './payment-jobs.service.ts'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const admin = await aSignedIn(shop, 'admin')
  /** A refund of ₹250 that the bank did not take. */
  const failedRefund = async () => {
    const buyer = await aBuyer(shop)
    const { purchaseId, paymentId } = await buy(shop, buyer, await aPlanOnSale(shop))
    const made = await admin.browser.call(payments.makeRefund, {
      body: { purchaseId, amountPaise: 25_000, reason: 'Half of it.' },
    })
    const id: string = made.json().data._id
    return { buyer, purchaseId, paymentId, id, fail: () => refuseAtBank(paymentId, id) }
  }
  /** The provider took the refund, and the bank gave the money back to it: nothing of the payment is refunded. */
  const refuseAtBank = async (paymentId: string, receipt: string) => {
    const { id: refundId } = shop.standIn.ledger.refund(paymentId, { amount: 25_000, receipt })
    Object.assign(shop.standIn.ledger.payment(paymentId), { amount_refunded: 0, status: 'captured' })
    const change = (event: Record<string, unknown>) => {
      const { refund } = event.payload as { refund: { entity: Record<string, unknown> } }
      refund.entity.status = 'failed'
    }
    const told = shop.standIn.webhook({ event: 'refund.failed', paymentId, refundId, change })
    await deliver(shop, told)
    await workOffAllEvents(shop.deps)
    return told
  }
  const settle = (id: string, body: object) =>
    admin.browser.call(payments.settleRefund, { params: { id }, payload: body })
  const needs = async (): Promise<string[]> =>
    (await admin.browser.call(overview.find)).json().data.needs.map(({ key }: { key: string }) => key)
  const listed = async (purchaseId: string) => {
    const { data } = (await admin.browser.call(payments.listAll)).json()
    return data.find(({ _id }: { _id: string }) => _id === purchaseId)
  }
  return { shop, admin, failedRefund, settle, needs, listed }
}

const bell = async (person: Person) =>
  (await person.browser.call(notifications.list)).json().data.map(({ kind }: { kind: string }) => kind)

test('a refund that failed is sent once more under another key, and leaves the red card', async () => {
  const { shop, failedRefund, settle, needs, listed } = await start()
  const { buyer, purchaseId, paymentId, id, fail } = await failedRefund()
  expect(await listed(purchaseId)).toMatchObject({ underWayPaise: 25_000, refunds: [{ _id: id, state: 'sending' }] })
  const told = await fail()
  expect(await needs()).toContain('failedRefunds')
  expect(await bell(buyer)).toContain('refund-failed')
  expect(await listed(purchaseId)).toMatchObject({ underWayPaise: 0, refunds: [{ state: 'failed' }] })
  expect((await settle(id, { action: 'retry' })).json().data.state).toBe('sending')
  expect(await needs()).not.toContain('failedRefunds')
  expect((await settle(id, { action: 'retry' })).json().code).toBe('REFUND_SETTLED')
  // The first word of the bank comes once more, late.
  await deliver(shop, { ...told, headers: { ...told.headers, 'x-razorpay-event-id': 'again' } })
  await workOffAllEvents(shop.deps)
  await sendDecidedRefunds(shop)
  expect(await tally(shop, purchaseId)).toMatchObject({ refundedPaise: 25_000, refunds: 1, notes: 1 })
  expect(shop.standIn.ledger.payment(paymentId).amount_refunded).toBe(25_000)
  const keys = shop.standIn.calls.filter(({ path }) => path.endsWith('/refund')).map(({ body }) => body)
  expect(keys).toMatchObject([{ receipt: `${id}-1` }])
})

test('a refund that failed is noted as paid by hand, with its reference, credit note and word to the buyer', async () => {
  const { shop, admin, failedRefund, settle, needs } = await start()
  const { buyer, purchaseId, paymentId, id, fail } = await failedRefund()
  await fail()
  const paid = await settle(id, { action: 'paid', reference: 'NEFT 5501', reason: 'Sent to the account on file.' })
  expect(paid.json().data.state).toBe('processed')
  await sendDecidedRefunds(shop)
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'refunded_partial', refundedPaise: 25_000, notes: 1 })
  expect(shop.standIn.ledger.payment(paymentId).amount_refunded).toBe(0)
  expect(await needs()).not.toContain('failedRefunds')
  const list = await admin.browser.call(staffRefunds.list, { query: { purchaseId } })
  expect(list.json().data).toMatchObject([{ _id: id, reference: 'NEFT 5501' }])
  await shop.runWorker()
  expect(shop.mails.find(({ to, text }) => to === buyer.email && text.includes('reference NEFT 5501.'))).toBeDefined()
})

test('a refund that failed is closed unpaid with words the buyer reads, and its amount can be refunded again', async () => {
  const { shop, admin, failedRefund, settle, needs } = await start()
  const { buyer, purchaseId, id, fail } = await failedRefund()
  await fail()
  expect((await settle(id, { action: 'close', reason: 'You chose a longer plan instead.' })).json().data.state).toBe(
    'closed',
  )
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'paid', refundedPaise: 0, notes: 0 })
  expect(await needs()).not.toContain('failedRefunds')
  await shop.runWorker()
  expect(shop.mails.find(({ to, text }) => to === buyer.email && text.includes('a longer plan instead'))).toBeDefined()
  const whole = await admin.browser.call(payments.makeRefund, {
    body: { purchaseId, amountPaise: 49_900, reason: 'All of it.' },
  })
  expect(whole.statusCode).toBe(201)
})

test('what was paid out meanwhile is not paid once more, and nobody settles who is not fresh or no admin', async () => {
  const { shop, admin, failedRefund, settle } = await start()
  const { buyer, purchaseId, id, fail } = await failedRefund()
  await fail()
  await admin.browser.call(payments.makeRefund, {
    body: { purchaseId, amountPaise: 49_900, reason: 'All of it.' },
  })
  expect((await settle(id, { action: 'retry' })).json().code).toBe('REFUND_TOO_MUCH')
  const other = await buyer.browser.call(payments.settleRefund, { params: { id }, body: { action: 'retry' } })
  expect(other.statusCode).toBe(403)
  await shop.deps.db
    .updateTable('signIns')
    .set({ reauthenticatedAt: new Date(0) })
    .execute()
  expect((await settle(id, { action: 'retry' })).json().code).toBe('REAUTH_REQUIRED')
})

test('the page of a person shows the refunds of each purchase', async () => {
  const { admin, failedRefund } = await start()
  const { buyer, id } = await failedRefund()
  const person = await admin.browser.call(managedUsers.get, { params: { id: buyer.userId } })
  expect(person.json().data.purchases).toMatchObject([
    { refunds: [{ _id: id, state: 'sending', amountPaise: 25_000 }] },
  ])
})
