import { bookings } from '@sopaan/contract/bookings'
import type { Call } from '@sopaan/contract/call'
import { adminNotifications, notifications } from '@sopaan/contract/notifications'
import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { countCredits, returnCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
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
import { aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { workOffAllEvents } from './payment-jobs.service.ts'

const HOUR = 3_600_000

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const admin = await aSignedIn(shop, 'admin')
  const mentor = await aMentorWithHours(shop)
  const ahead = (hours: number) =>
    new Date((Math.ceil(shop.deps.now().getTime() / HOUR) + hours) * HOUR - 30 * 60_000).toISOString()
  const bought = async () => {
    const buyer = await aBuyer(shop)
    return { buyer, ...(await buy(shop, buyer, await aPlanOnSale(shop, { mentoringCredits: 3 }))) }
  }
  const booked = async (buyer: Person, hours: number): Promise<string> => {
    const answer = await buyer.browser.call(bookings.book, {
      body: { mentorId: mentor.userId, startsAt: ahead(hours), question: 'Is ECE here better than CSE there?' },
    })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().data._id
  }
  const refundWhole = async (purchaseId: string) => {
    const body = { purchaseId, amountPaise: 49_900, reason: 'Goodwill' }
    await admin.browser.call(payments.makeRefund, { body })
    await sendDecidedRefunds(shop)
  }
  const mailsTo = (person: Person) => shop.mails.filter(({ to }) => to === person.email)
  const dispute = async (paymentId: string, event: string, more: object = {}) => {
    const entity = { id: 'disp_EsIAlDcoUr8CaQ', paymentId, amount: 49_900, ...more }
    const change = (sent: Record<string, unknown>) => {
      sent.payload = { ...(sent.payload as object), dispute: { entity } }
    }
    await deliver(shop, shop.standIn.webhook({ event: `payment.dispute.${event}`, paymentId, change }))
    await workOffAllEvents(shop.deps)
  }
  return { shop, admin, mentor, ahead, bought, booked, refundWhole, mailsTo, dispute }
}

const stateOf = async (buyer: Person, id: string) =>
  (await buyer.browser.call(bookings.get, { params: { id } })).json().data.state
const own = async (buyer: Person) => (await buyer.browser.call(payments.listOwn)).json().data
const bell = async (person: Person, list: Call = notifications.list) =>
  (await person.browser.call(list)).json().data.map(({ kind }: { kind: string }) => kind)

test('a refund leaves no credit, also none that came back from a booking, and no session ahead; all three are told', async () => {
  const { shop, admin, mentor, ahead, bought, booked, refundWhole, mailsTo } = await start()
  const { buyer, purchaseId } = await bought()
  const fallen = await booked(buyer, 30)
  await buyer.browser.call(bookings.cancel, { params: { id: fallen }, body: { reason: 'Another day.' } })
  const agreed = await booked(buyer, 50)
  await mentor.browser.call(bookings.accept, { params: { id: agreed } })
  const requested = await booked(buyer, 70)
  expect(await countCredits(shop.deps, buyer.userId)).toBe(1)

  await refundWhole(purchaseId)
  expect(await own(buyer)).toMatchObject({ activePlans: [], credits: 0 })
  expect([await stateOf(buyer, agreed), await stateOf(buyer, requested)]).toEqual(['cancelled', 'cancelled'])
  const again = await buyer.browser.call(bookings.book, {
    body: { mentorId: mentor.userId, startsAt: ahead(90), question: 'Is ECE here better than CSE there?' },
  })
  expect(again.json().code).toBe('CREDITS_NONE')
  expect(await bell(buyer)).toEqual(expect.arrayContaining(['booking-cancelled', 'refund-paid']))
  expect(await bell(mentor)).toContain('booking-cancelled')
  expect(await bell(admin, adminNotifications.list)).toContain('payment-alert')
  await shop.runWorker()
  const said = 'The plan it was booked with was refunded.'
  expect(mailsTo(buyer).filter(({ text }) => text.includes(said))).toHaveLength(2)
  expect(mailsTo(mentor).filter(({ text }) => text.includes(said))).toHaveLength(2)
  expect(mailsTo(admin).filter(({ text }) => text.includes('cancelled mentoring sessions'))).toHaveLength(1)
})

test('a part for the sessions that were not held takes them back and leaves the plan; another part leaves both', async () => {
  const { shop, admin, mentor, bought, booked, mailsTo } = await start()
  const { buyer, purchaseId } = await bought()
  const agreed = await booked(buyer, 50)
  await mentor.browser.call(bookings.accept, { params: { id: agreed } })
  const grant = async (amountPaise: number, takesCredits?: boolean) => {
    const reason = 'No time fits.'
    const asked = await buyer.browser.call(payments.askRefund, { params: { id: purchaseId }, body: { reason } })
    const params = { id: asked.json().data._id }
    const body = { decision: 'grant', amountPaise, ...(takesCredits !== undefined && { takesCredits }) } as const
    expect((await admin.browser.call(payments.decideRefund, { params, body })).statusCode).toBe(200)
    await sendDecidedRefunds(shop)
  }
  await grant(10_000)
  expect([(await own(buyer)).credits, await stateOf(buyer, agreed)]).toEqual([2, 'accepted'])
  await grant(20_000, true)
  expect(await own(buyer)).toMatchObject({ activePlans: [{ name: expect.anything() }], credits: 0 })
  expect(await stateOf(buyer, agreed)).toBe('cancelled')
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'refunded_partial', refundedPaise: 30_000 })
  await returnCredit(shop.deps, { userId: buyer.userId, bookingId: agreed, endedBy: 'other' })
  expect(await countCredits(shop.deps, buyer.userId)).toBe(0)
  await shop.runWorker()
  const rest = mailsTo(buyer).filter(({ text }) => text.includes('The rest of your plan stays.'))
  expect(rest).toHaveLength(1)
  expect(mailsTo(mentor).some(({ text }) => text.includes('was refunded.'))).toBe(true)
})

test('a session that turns out missed after the refund of its plan brings no credit back', async () => {
  const { shop, admin, mentor, ahead, bought, booked, refundWhole } = await start()
  const { buyer, purchaseId } = await bought()
  const held = await booked(buyer, 30)
  await mentor.browser.call(bookings.accept, { params: { id: held } })
  shop.clock.set(ahead(32))
  for (const person of [admin, buyer]) await signIn(person)
  await refundWhole(purchaseId)
  expect(await own(buyer)).toMatchObject({ activePlans: [] })
  expect(await stateOf(buyer, held)).not.toBe('cancelled')
  await returnCredit(shop.deps, { userId: buyer.userId, bookingId: held, endedBy: 'other' })
  expect(await countCredits(shop.deps, buyer.userId)).toBe(0)
})

test('a refund of one plan leaves the sessions and credits of another', async () => {
  const { shop, bought, booked, refundWhole } = await start()
  const { buyer, purchaseId } = await bought()
  await booked(buyer, 30)
  await buy(shop, buyer, await aPlanOnSale(shop, { mentoringCredits: 2, validityDays: 300 }))
  await refundWhole(purchaseId)
  expect((await own(buyer)).credits).toBe(2)
  await booked(buyer, 40)
  expect((await own(buyer)).credits).toBe(1)
})

test('a plan rests while a bank disputes its payment, and goes on with its credits when we win', async () => {
  const { admin, bought, dispute } = await start()
  const { buyer, purchaseId, paymentId } = await bought()
  await dispute(paymentId, 'created')
  expect(await own(buyer)).toMatchObject({
    activePlans: [],
    credits: 0,
    purchases: [{ isFrozen: true, canAskRefund: false }],
  })
  const refused = await admin.browser.call(payments.makeRefund, {
    body: { purchaseId, amountPaise: 49_900, reason: 'Goodwill' },
  })
  expect(refused.json().code).toBe('REFUND_NOT_POSSIBLE')
  await dispute(paymentId, 'won')
  await dispute(paymentId, 'under_review')
  expect(await own(buyer)).toMatchObject({ credits: 3, purchases: [{ isFrozen: false, status: 'paid' }] })
  expect((await own(buyer)).activePlans).toHaveLength(1)
  expect(await bell(buyer)).toEqual(expect.arrayContaining(['plan-frozen', 'plan-unfrozen']))
})

test('a dispute that is lost takes the plan, its credits and its sessions, with one credit note, however often it is told', async () => {
  const { shop, bought, booked, dispute } = await start()
  const { buyer, purchaseId, paymentId } = await bought()
  const agreed = await booked(buyer, 50)
  await dispute(paymentId, 'created')
  for (const event of ['lost', 'lost', 'under_review', 'closed', 'won']) await dispute(paymentId, event)
  expect(await tally(shop, purchaseId)).toMatchObject({
    status: 'refunded',
    refundedPaise: 49_900,
    notes: 1,
    refunds: 1,
  })
  expect(await own(buyer)).toMatchObject({
    activePlans: [],
    credits: 0,
    purchases: [{ isFrozen: false, refunds: [{ cause: 'dispute', state: 'processed', amountPaise: 49_900 }] }],
  })
  expect(await stateOf(buyer, agreed)).toBe('cancelled')
  await sendDecidedRefunds(shop)
  expect(shop.standIn.ledger.payment(paymentId).amount_refunded).toBe(0)
})

test('what happens with one’s money is in the bell, and mail and bell follow the switches; papers come always', async () => {
  const { shop, admin, bought, mailsTo } = await start()
  const { buyer, purchaseId } = await bought()
  expect(await bell(buyer)).toContain('purchase-paid')
  await buyer.browser.call(notifications.changeSetting, {
    params: { topic: 'payments' },
    body: { isInApp: true, isByMail: false },
  })
  const asked = await buyer.browser.call(payments.askRefund, {
    params: { id: purchaseId },
    body: { reason: 'The wrong plan.' },
  })
  const body = { decision: 'grant' as const, amountPaise: 10_000 }
  await admin.browser.call(payments.decideRefund, { params: { id: asked.json().data._id }, body })
  await sendDecidedRefunds(shop)
  expect(await bell(buyer)).toEqual(expect.arrayContaining(['refund-noted', 'refund-granted', 'refund-paid']))
  await shop.runWorker()
  const refunded = mailsTo(buyer).filter(({ subject }) => subject.startsWith('Refunded: '))
  expect(refunded.map(({ text }) => text)).toEqual([expect.stringMatching(/^₹100 for .* was paid back\./m)])
  const subjects = mailsTo(buyer).map(({ subject }) => subject.split(':')[0])
  expect(subjects).not.toContain('Refund on its way')
  expect(subjects).not.toContain('You asked for a refund')
})
