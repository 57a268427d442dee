import { events } from '@sopaan/contract/events'
import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { anEvent } from '#api/testing/events.ts'
import { aBusiness, aBuyer, deliver, startShop, tally, verify } from '#api/testing/payments.ts'
import { aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { sendAllRefunds, workOffAllEvents } from './payment-jobs.service.ts'

const RESERVATION_MS = 10 * 60_000

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const admin = { ...(await aSignedIn(shop, 'admin')), fullName: 'Kiran Das' }
  const eventId = await anEvent(admin, { admission: 'paid', pricePaise: 19_900, capacity: 1, hasWaitlist: false })
  const order = (buyer: Person) => buyer.browser.call(payments.createOrder, { body: { eventId, billingState: '07' } })
  const seat = async (buyer: Person) =>
    (await buyer.browser.call(events.findForMentee, { params: { id: eventId } })).json().data.registration?.state ??
    null
  return { shop, order, seat }
}

test('EVT-10, C32: a seat that is paid for at checkout is kept while it is paid, and is theirs with an invoice', async () => {
  const { shop, order, seat } = await start()
  const [buyer, other] = [await aBuyer(shop), await aBuyer(shop)]
  const { purchaseId, orderId } = (await order(buyer)).json()
  expect([await seat(buyer), (await order(other)).json().code]).toEqual(['paying', 'EVENT_FULL'])
  await verify(buyer, purchaseId, shop.standIn.pay(orderId))
  expect(await seat(buyer)).toBe('registered')
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'paid', invoices: 1, mails: 1, refunds: 0 })
})

test('EVT-10: money that lands after the hold ran out and somebody else has the seat goes back of itself', async () => {
  const { shop, order, seat } = await start()
  const [late, quick] = [await aBuyer(shop), await aBuyer(shop)]
  const first = (await order(late)).json()
  shop.clock.advance(RESERVATION_MS + 1_000)
  await Promise.all([late, quick].map((person) => signIn(person)))
  const second = (await order(quick)).json()
  await verify(quick, second.purchaseId, shop.standIn.pay(second.orderId))
  const { razorpay_payment_id: paymentId } = shop.standIn.pay(first.orderId)
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId }))
  await workOffAllEvents(shop.deps)
  await sendAllRefunds(shop.deps)
  expect([await seat(late), await seat(quick)]).toEqual([null, 'registered'])
  expect(await tally(shop, first.purchaseId)).toMatchObject({ status: 'review', refunds: 1, invoices: 0 })
  expect(shop.standIn.ledger.payment(paymentId).amount_refunded).toBe(19_900)
  expect((await tally(shop, second.purchaseId)).status).toBe('paid')
})
