import { notifications } from '@sopaan/contract/notifications'
import { overview } from '@sopaan/contract/overview'
import { payments } from '@sopaan/contract/payments'
import { refundRequests } from '@sopaan/contract/refund-requests'
import { staff } from '@sopaan/contract/staff'
import { REFUND_ALONE_PAISE, staffPayments } from '@sopaan/contract/staff-payments'
import { expect, onTestFinished, test } from 'vitest'
import { aBusiness, aBuyer, aPlanOnSale, buy, sendDecidedRefunds, startShop, tally } from '#api/testing/payments.ts'
import { aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { sendAllRefunds } from './payment-jobs.service.ts'

const PRICE_PAISE = 2 * REFUND_ALONE_PAISE

async function start(isTwo: 'one of finance' | 'two of finance' = 'two of finance') {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const finance = async (): Promise<Person> => {
    const person = await aSignedIn(shop, 'admin')
    await shop.deps.db
      .updateTable('users')
      .set({ staffRoles: ['finance'] })
      .where('id', '=', person.userId)
      .execute()
    return person
  }
  await shop.deps.db
    .updateTable('users')
    .set({ staffRoles: ['content'] })
    .where('role', '=', 'admin')
    .execute()
  const one = await finance()
  const other = isTwo === 'two of finance' ? await finance() : one
  const buyer = await aBuyer(shop)
  const { purchaseId } = await buy(shop, buyer, await aPlanOnSale(shop, { pricePaise: PRICE_PAISE }))
  const make = (amountPaise: number) =>
    one.browser.call(payments.makeRefund, { body: { purchaseId, amountPaise, reason: 'Sold by mistake.' } })
  return { shop, one, other, buyer, purchaseId, make }
}

const confirm = (by: Person, id: string) => by.browser.call(staffPayments.confirmRefund, { params: { id } })
const withdraw = (by: Person, id: string) => by.browser.call(staffPayments.withdrawRefund, { params: { id } })
const refundsOf = async (buyer: Person, id: string) =>
  (await buyer.browser.call(payments.getOwn, { params: { id } })).json().data.refunds

test('above what one pays back alone a refund goes out once a second one of the staff agrees, and not before', async () => {
  const { shop, one, other, buyer, purchaseId, make } = await start()
  const { _id, state } = (await make(REFUND_ALONE_PAISE + 100)).json().data
  expect(state).toBe('held')
  await sendDecidedRefunds(shop)
  expect([await refundsOf(buyer, purchaseId), (await tally(shop, purchaseId)).refundedPaise]).toEqual([[], 0])
  expect((await other.browser.call(overview.find)).json().data.needs).toMatchObject([{ key: 'heldRefunds', count: 1 }])
  // What waits is not there a second time.
  expect((await make(REFUND_ALONE_PAISE)).json().code).toBe('REFUND_TOO_MUCH')
  expect((await confirm(one, _id)).json().code).toBe('SECOND_PERSON_NEEDED')
  expect((await confirm(other, _id)).json().data.state).toBe('sending')
  expect((await confirm(other, _id)).json().code).toBe('REFUND_DECIDED')
  await sendDecidedRefunds(shop)
  expect(await tally(shop, purchaseId)).toMatchObject({ refundedPaise: REFUND_ALONE_PAISE + 100 })
})

test('what was asked for is asked for again when the decision is turned down, and the buyer reads no more than that', async () => {
  const { one, other, buyer, purchaseId } = await start()
  const body = { reason: 'The wrong plan.' }
  const { _id } = (await buyer.browser.call(payments.askRefund, { params: { id: purchaseId }, body })).json().data
  const grant = { decision: 'grant', amountPaise: PRICE_PAISE } as const
  const granted = await one.browser.call(payments.decideRefund, { params: { id: _id }, body: grant })
  expect(granted.json().data.state).toBe('held')
  expect(await refundsOf(buyer, purchaseId)).toMatchObject([{ state: 'asked', amountPaise: null }])
  expect((await withdraw(other, _id)).statusCode).toBe(200)
  expect(await refundsOf(buyer, purchaseId)).toMatchObject([{ state: 'asked', amountPaise: null }])
  expect((await withdraw(other, _id)).json().code).toBe('REFUND_DECIDED')
})

test('what waits for a second one of the staff is taken back by its buyer alone, and nothing of the decision stays', async () => {
  const { shop, one, other, buyer, purchaseId, make } = await start()
  const body = { reason: 'The wrong plan.' }
  const { _id } = (await buyer.browser.call(payments.askRefund, { params: { id: purchaseId }, body })).json().data
  const grant = { decision: 'grant', amountPaise: PRICE_PAISE } as const
  await one.browser.call(payments.decideRefund, { params: { id: _id }, body: grant })
  const unask = (id: string) => buyer.browser.call(refundRequests.withdraw, { params: { id } })
  expect((await unask(_id)).json().data).toMatchObject({ state: 'withdrawn', amountPaise: null, decidedAt: null })
  expect((await confirm(other, _id)).json().code).toBe('REFUND_DECIDED')
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'paid', refundedPaise: 0 })
  // What staff think of by themselves is none of the buyer's.
  const made = (await make(PRICE_PAISE)).json().data
  expect([made.state, (await unask(made._id)).statusCode]).toEqual(['held', 404])
})

test('what one granted alone goes out after a pause; until then its decider, and nobody else, takes it back as if it had not been', async () => {
  const { shop, one, other, buyer, purchaseId } = await start()
  const body = { reason: 'The wrong plan.' }
  const { _id } = (await buyer.browser.call(payments.askRefund, { params: { id: purchaseId }, body })).json().data
  const grant = () =>
    one.browser.call(payments.decideRefund, {
      params: { id: _id },
      body: { decision: 'grant', amountPaise: REFUND_ALONE_PAISE, takesCredits: true },
    })
  const isNotified = async () =>
    (await buyer.browser.call(notifications.list, { query: {} })).body.includes('refund-granted')
  expect((await grant()).json().data.state).toBe('sending')
  await sendAllRefunds(shop.deps)
  expect([await isNotified(), (await tally(shop, purchaseId)).refundedPaise]).toEqual([false, 0])
  expect((await withdraw(other, _id)).json().code).toBe('REFUND_DECIDED')
  expect((await withdraw(one, _id)).statusCode).toBe(200)
  expect(await refundsOf(buyer, purchaseId)).toMatchObject([{ state: 'asked', amountPaise: null }])
  await sendDecidedRefunds(shop)
  expect([await isNotified(), (await tally(shop, purchaseId)).refundedPaise]).toEqual([false, 0])
  expect((await grant()).json().data.state).toBe('sending')
  await sendDecidedRefunds(shop)
  expect([await isNotified(), (await tally(shop, purchaseId)).refundedPaise]).toEqual([true, REFUND_ALONE_PAISE])
  expect((await withdraw(one, _id)).json().code).toBe('REFUND_DECIDED')
})

test('a refund that staff made and undid is gone, and one that was tried at the provider is past that', async () => {
  const { shop, one, make, purchaseId } = await start()
  const made = (await make(10_000)).json().data
  expect((await withdraw(one, made._id)).statusCode).toBe(200)
  await sendDecidedRefunds(shop)
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'paid', refundedPaise: 0, refunds: 0 })
  // Undone it is no second one alike.
  const again = (await make(10_000)).json().data
  shop.standIn.setMode('down')
  await sendDecidedRefunds(shop)
  expect((await withdraw(one, again._id)).json().code).toBe('REFUND_DECIDED')
})

test('what staff made and took back is gone, and small ones add up in a day', async () => {
  const { shop, one, make, purchaseId } = await start()
  const { _id } = (await make(PRICE_PAISE)).json().data
  await withdraw(one, _id)
  expect(await shop.deps.db.selectFrom('refunds').select('id').where('purchaseId', '=', purchaseId).execute()).toEqual(
    [],
  )
  const states: string[] = []
  for (let at = 0; at < 6; at += 1) {
    const buyer = await aBuyer(shop)
    const bought = await buy(shop, buyer, await aPlanOnSale(shop, { pricePaise: PRICE_PAISE }))
    const body = { purchaseId: bought.purchaseId, amountPaise: REFUND_ALONE_PAISE, reason: 'Asked by mail.' }
    states.push((await one.browser.call(payments.makeRefund, { body })).json().data.state)
  }
  expect(states).toEqual(['sending', 'sending', 'sending', 'sending', 'sending', 'held'])
})

test('where nobody else looks after money, one pays back alone', async () => {
  const { make } = await start('one of finance')
  expect((await make(PRICE_PAISE)).json().data.state).toBe('sending')
})

test('what one paid back today is what went out today: not what waits for a second person, nor what was decided before and failed', async () => {
  const { shop, one, other, make } = await start()
  const owner = await aSignedIn(shop, 'admin')
  const paidBack = async () => {
    const { people } = (await owner.browser.call(staff.list)).json().data
    return people.find((member: { _id: string }) => member._id === one.userId).refundedTodayPaise
  }
  await make(100)
  const { _id } = (await make(REFUND_ALONE_PAISE + 100)).json().data
  expect(await paidBack()).toBe(100)
  shop.clock.advance(24 * 60 * 60_000)
  for (const person of [owner, other]) await signIn(person)
  expect(await paidBack()).toBe(0)
  await confirm(other, _id)
  expect(await paidBack()).toBe(REFUND_ALONE_PAISE + 100)
  await shop.deps.db.updateTable('refunds').set({ state: 'failed' }).where('id', '=', _id).execute()
  expect(await paidBack()).toBe(0)
})
