import { bookings } from '@sopaan/contract/bookings'
import { parents } from '@sopaan/contract/parents'
import { payments } from '@sopaan/contract/payments'
import { planUpgrades } from '@sopaan/contract/plan-upgrades'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { checkIntegrity } from '#api/features/operations/integrity/integrity.service.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import {
  aBusiness,
  aBuyer,
  aChild,
  aPlanOnSale,
  asParent,
  buy,
  orderApproved,
  orderPlan,
  sendDecidedRefunds,
  startShop,
  tally,
  verify,
} from '#api/testing/payments.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { readPdfText } from '#api/testing/read-pdf.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const buyer = await aBuyer(shop)
  // ₹499 for three sessions, and ₹2,499 for six over 120 days.
  const smallId = await aPlanOnSale(shop, { mentoringCredits: 3 })
  const largeId = await aPlanOnSale(shop, { pricePaise: 249_900, validityDays: 120, mentoringCredits: 6 })
  const mentor = await aMentorWithHours(shop)
  const book = async (hours: number): Promise<string> => {
    const startsAt = new Date(Math.ceil(shop.deps.now().getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS)
    const body = { mentorId: mentor.userId, startsAt: startsAt.toISOString(), question: 'Is ECE here better than CSE?' }
    const answer = await buyer.browser.call(bookings.book, { body })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().data._id
  }
  const own = async () => (await buyer.browser.call(payments.listOwn)).json().data
  const oneOwn = async (id: string) => (await buyer.browser.call(payments.getOwn, { params: { id } })).json().data
  const preview = async (query: { planId: string; fromPlanId?: string; couponCode?: string }) =>
    (await buyer.browser.call(payments.preview, { query: { billingState: '07', ...query } })).json().data
  const order = (body: object) => buyer.browser.call(payments.createOrder, { payload: { billingState: '07', ...body } })
  const upgrade = async (planId: string, fromPlanId: string) => {
    const { purchaseId, orderId } = await orderPlan(buyer, planId, { fromPlanId })
    await verify(buyer, purchaseId, shop.standIn.pay(orderId))
    return purchaseId
  }
  const refund = async (purchaseId: string, amountPaise: number) => {
    const admin = await aSignedIn(shop, 'admin')
    const answer = await admin.browser.call(payments.makeRefund, {
      body: { purchaseId, amountPaise, reason: 'Goodwill' },
    })
    await sendDecidedRefunds(shop)
    return answer
  }
  return { shop, buyer, smallId, largeId, book, own, oneOwn, preview, order, upgrade, refund }
}

test('who holds a smaller plan pays for a larger one what is left after its sessions that are not booked', async () => {
  const { shop, buyer, smallId, largeId, book, own, oneOwn, preview, upgrade } = await start()
  const { purchaseId: from } = await buy(shop, buyer, smallId)
  const booked = await book(30)
  const held = (await buyer.browser.call(planUpgrades.listOwned)).json().data
  // ₹499 for three sessions, two of them left: 49,900 × 2 / 3 = 33,266 and two thirds.
  const left = { planId: smallId, listPricePaise: 49_900, leftPaise: 33_266, sessionsLeft: 2 }
  expect(held).toMatchObject([left])
  const whole = await preview({ planId: largeId })
  expect(whole).toMatchObject({ totalPaise: 249_900, creditedPaise: 0, upgrade: null, upgradeOffer: left })
  // 249,900 − 33,266 = 216,634; of it 216,634 × 18 / 118 = 33,045.9 is tax: 16,523 each to Centre and State.
  const bill = {
    ...{ listPricePaise: 249_900, discountPaise: 0, creditedPaise: 33_266, totalPaise: 216_634 },
    ...{ taxablePaise: 183_588, cgstPaise: 16_523, sgstPaise: 16_523, igstPaise: 0 },
  }
  expect(await preview({ planId: largeId, fromPlanId: smallId })).toMatchObject({ ...bill, upgrade: left })
  const to = await upgrade(largeId, smallId)
  expect(await oneOwn(to)).toMatchObject({ ...bill, status: 'paid', isUpgraded: false })
  expect(await oneOwn(from)).toMatchObject({ status: 'paid', isUpgraded: true, canAskRefund: false })
  const after = await own()
  expect(after.activePlans.map(({ planId }: { planId: string }) => planId)).toEqual([largeId])
  expect(after.credits).toBe(6)
  const invoices = shop.deps.db.selectFrom('invoices').select(['totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'])
  const { totalPaise, taxablePaise, cgstPaise, sgstPaise } = bill
  expect(await invoices.where('purchaseId', '=', to).execute()).toEqual([
    { totalPaise, taxablePaise, cgstPaise, sgstPaise },
  ])
  const { invoice } = await oneOwn(to)
  const text = await readPdfText((await buyer.browser.send('GET', invoice.url)).rawPayload)
  for (const line of ['₹ 2,499.00 Left of the plan before − ₹ 332.66 Taxable value ₹ 1,835.88', 'Total ₹ 2,166.34'])
    expect(text).toContain(line)
  expect((await tally(shop, from)).notes, 'its own invoice stands').toBe(0)
  // What was booked with the smaller plan stays, and comes back to it: that session was not taken off.
  await buyer.browser.call(bookings.cancel, { params: { id: booked }, body: {} })
  expect((await own()).credits).toBe(7)
  expect(await checkIntegrity(shop.deps)).toEqual([])
})

test('a larger plan that is paid back whole lets the smaller one stand again, with the sessions that went', async () => {
  const { shop, buyer, smallId, largeId, book, own, oneOwn, upgrade, refund } = await start()
  const { purchaseId: from } = await buy(shop, buyer, smallId)
  await book(30)
  const to = await upgrade(largeId, smallId)
  expect((await refund(from, 100)).json().code, 'what was left of it is in the larger one').toBe('REFUND_NOT_POSSIBLE')
  expect((await refund(to, 216_635)).json().code).toBe('REFUND_TOO_MUCH')
  await refund(to, 100_000)
  expect((await own()).credits, 'one in part leaves all of it').toBe(6)
  await refund(to, 116_634)
  const after = await own()
  expect(after.activePlans.map(({ planId }: { planId: string }) => planId)).toEqual([smallId])
  expect(after.credits).toBe(2)
  expect(await oneOwn(from)).toMatchObject({ isUpgraded: false, canAskRefund: true })
  expect(await tally(shop, to)).toMatchObject({ status: 'refunded', refundedPaise: 216_634, notes: 2 })
  // It is a plan as it was: given up once more, or paid back.
  const again = await upgrade(largeId, smallId)
  expect(await oneOwn(again)).toMatchObject({ status: 'paid', creditedPaise: 33_266 })
  await refund(again, 216_634)
  await refund(from, 49_900)
  expect(await own()).toMatchObject({ activePlans: [], credits: 0 })
  expect(await checkIntegrity(shop.deps)).toEqual([])
})

test('of two larger plans ordered with the same smaller one the second is not given, and its money goes back', async () => {
  const { shop, buyer, smallId, largeId, own } = await start()
  const otherId = await aPlanOnSale(shop, { pricePaise: 149_900, mentoringCredits: 4 })
  await buy(shop, buyer, smallId)
  const first = await orderPlan(buyer, largeId, { fromPlanId: smallId })
  const second = await orderPlan(buyer, otherId, { fromPlanId: smallId })
  expect(second.amount, 'three of three sessions are left').toBe(100_000)
  await verify(buyer, first.purchaseId, shop.standIn.pay(first.orderId))
  const answer = await verify(buyer, second.purchaseId, shop.standIn.pay(second.orderId))
  expect(answer.json().data.state).toBe('review')
  await sendDecidedRefunds(shop)
  const refunds = shop.deps.db.selectFrom('refunds').select(['cause', 'amountPaise', 'state'])
  expect(await refunds.where('purchaseId', '=', second.purchaseId).execute()).toEqual([
    { cause: 'upgrade_gone', amountPaise: 100_000, state: 'processed' },
  ])
  expect((await own()).credits).toBe(6)
  await shop.runWorker()
  expect(shop.mails.filter(({ to }) => to === buyer.email).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('The smaller plan that was to be taken off had changed before your payment reached us.'),
  )
})

test('an order whose smaller plan was booked with, or that is older than a day, takes nothing off any more', async () => {
  const { shop, buyer, smallId, largeId, book, own } = await start()
  await buy(shop, buyer, smallId)
  const order = await orderPlan(buyer, largeId, { fromPlanId: smallId })
  await book(40)
  const late = await verify(buyer, order.purchaseId, shop.standIn.pay(order.orderId))
  expect(late.json().data.state).toBe('review')
  expect((await own()).credits).toBe(2)
  const next = await orderPlan(buyer, largeId, { fromPlanId: smallId })
  const askedAt = new Date(shop.deps.now().getTime() - DAY_MS - 1)
  await shop.deps.db.updateTable('paymentOrders').set({ askedAt }).where('purchaseId', '=', next.purchaseId).execute()
  const old = await verify(buyer, next.purchaseId, shop.standIn.pay(next.orderId))
  expect(old.json().data.state).toBe('review')
  expect((await own()).credits).toBe(2)
})

test('what cannot be given up is refused at the order, and shown at its whole price before', async () => {
  const { shop, buyer, smallId, largeId, book, order, preview } = await start()
  expect((await order({ planId: largeId, fromPlanId: smallId })).json().code).toBe('UPGRADE_NOTHING_LEFT')
  const { purchaseId } = await buy(shop, await aBuyer(shop), smallId)
  expect((await order({ planId: largeId, fromPlanId: smallId })).json().code, 'another’s plan').toBe(
    'UPGRADE_NOTHING_LEFT',
  )
  expect(purchaseId).toBeTruthy()
  const mine = await buy(shop, buyer, smallId)
  expect((await order({ planId: smallId, fromPlanId: smallId })).json().code).toBe('UPGRADE_NOT_LARGER')
  await shop.deps.db
    .insertInto('coupons')
    .values({ changedAt: shop.deps.now(), code: 'NEARLY', percentBp: 8_000 })
    .execute()
  // ₹2,499 less 80 % is ₹499.80, and ₹499 of the smaller plan is left: less than a rupee would remain.
  const wish = { planId: largeId, fromPlanId: smallId, couponCode: 'NEARLY' }
  expect((await order(wish)).json().code).toBe('UPGRADE_NOT_LARGER')
  expect(await preview(wish)).toMatchObject({ upgrade: null, upgradeFault: 'not-larger', totalPaise: 49_980 })
  await buyer.browser.call(payments.askRefund, { params: { id: mine.purchaseId }, body: { reason: 'Wrong plan.' } })
  expect((await order({ planId: largeId, fromPlanId: smallId })).json().code, 'a refund is asked for').toBe(
    'UPGRADE_NOTHING_LEFT',
  )
  await shop.deps.db.deleteFrom('refunds').execute()
  for (const hours of [30, 32, 34]) await book(hours)
  expect(await preview({ planId: largeId, fromPlanId: smallId })).toMatchObject({
    ...{ upgrade: null, upgradeOffer: null, upgradeFault: 'nothing-left', totalPaise: 249_900 },
  })
})

test('a plan without sessions is worth its days, and renewals of one plan are given up together', async () => {
  const { shop, buyer, largeId, preview, upgrade, own } = await start()
  const smallId = await aPlanOnSale(shop, { pricePaise: 30_000, mentoringCredits: 0 })
  await buy(shop, buyer, smallId)
  await buy(shop, buyer, smallId)
  const sooner = (column: 'starts_at' | 'expires_at') => sql<Date>`${sql.ref(column)} - interval '10 days'`
  await shop.deps.db
    .updateTable('purchases')
    .set({ startsAt: sooner('starts_at'), expiresAt: sooner('expires_at') })
    .execute()
  // 20 of 30 days of ₹300 are ₹200, and the 30 days after those are whole: ₹300.
  expect(await preview({ planId: largeId, fromPlanId: smallId })).toMatchObject({
    ...{ creditedPaise: 50_000, totalPaise: 199_900 },
  })
  await upgrade(largeId, smallId)
  expect((await own()).activePlans).toHaveLength(1)
})

test('a plan that was itself come to by an upgrade is worth all that was given for it', async () => {
  const { shop, buyer, smallId, largeId, oneOwn, upgrade } = await start()
  const largestId = await aPlanOnSale(shop, { pricePaise: 499_900, mentoringCredits: 12 })
  await buy(shop, buyer, smallId)
  await upgrade(largeId, smallId)
  const largest = await upgrade(largestId, largeId)
  // ₹499 and ₹2,000 were given for the ₹2,499, and nothing of it is used.
  expect(await oneOwn(largest)).toMatchObject({ creditedPaise: 249_900, totalPaise: 250_000, status: 'paid' })
})

test('DPDP-07: the parent of somebody under 18 approves the sum that remains', async () => {
  const { shop, smallId, largeId } = await start()
  const child = await aChild(shop)
  const { purchaseId, orderId } = await orderApproved(shop, child, smallId)
  await verify(child, purchaseId, shop.standIn.pay(orderId))
  const upgrading = (person: Person) =>
    person.browser.call(payments.createOrder, {
      body: { planId: largeId, fromPlanId: smallId, billingState: '07' },
    })
  expect((await upgrading(child)).json().code).toBe('PARENT_APPROVAL_REQUIRED')
  const all: { _id: string; state: string; totalPaise: number }[] = (
    await asParent(shop, child.parentEmail, parents.listApprovals)
  ).json().data
  const asked = all.find(({ state }) => state === 'waiting')
  expect(asked?.totalPaise).toBe(200_000)
  await asParent(shop, child.parentEmail, parents.answerApproval, { approvalId: asked?._id, decision: 'approved' })
  expect((await upgrading(child)).json().amount).toBe(200_000)
})
