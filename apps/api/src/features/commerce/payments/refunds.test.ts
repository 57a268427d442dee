import type { RequestInput } from '@sopaan/contract/call'
import { invoices } from '@sopaan/contract/invoices'
import { payments } from '@sopaan/contract/payments'
import { refundRequests } from '@sopaan/contract/refund-requests'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { expect, onTestFinished, test } from 'vitest'
import {
  aBusiness,
  aBuyer,
  aPlanOnSale,
  buy,
  orderPlan,
  sendDecidedRefunds,
  startShop,
  tally,
} from '#api/testing/payments.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { remindOfEnds } from './reconcile.service.ts'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const admin = await aSignedIn(shop, 'admin')
  const bought = async () => {
    const buyer = await aBuyer(shop)
    const { purchaseId } = await buy(shop, buyer, await aPlanOnSale(shop))
    return { buyer, purchaseId }
  }
  const decide = (id: string, body: object) =>
    admin.browser.call(payments.decideRefund, { params: { id }, payload: body })
  return { shop, admin, bought, decide }
}

const sendRequest = (buyer: Person, purchaseId: string) =>
  buyer.browser.call(payments.askRefund, { params: { id: purchaseId }, body: { reason: 'The wrong plan.' } })

test('a refund that is asked for and granted goes out once, and its tracker and mails say so', async () => {
  const { shop, bought, decide } = await start()
  const { buyer, purchaseId } = await bought()
  const asked = await sendRequest(buyer, purchaseId)
  expect([asked.statusCode, asked.json().data.state]).toEqual([201, 'asked'])
  expect((await sendRequest(buyer, purchaseId)).json().code).toBe('REFUND_ASKED')
  const granted = await decide(asked.json().data._id, { decision: 'grant', amountPaise: 49_900 })
  expect(granted.json().data.state).toBe('sending')
  await Promise.all([sendDecidedRefunds(shop), sendDecidedRefunds(shop)])
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'refunded', refundedPaise: 49_900, notes: 1 })
  const own = await buyer.browser.call(payments.getOwn, { params: { id: purchaseId } })
  expect(own.json().data.refunds).toMatchObject([{ state: 'processed', amountPaise: 49_900 }])
  await shop.runWorker()
  const mails = shop.mails.filter(({ to }) => to === buyer.email)
  for (const [subject, figure] of [
    ['Refund on its way: ', /^₹499 for .* is going back to where you paid from\./m],
    ['Refunded: ', /^₹499 for .* was paid back\./m],
  ] as const)
    expect(mails.filter((mail) => mail.subject.startsWith(subject)).map(({ text }) => text)).toEqual([
      expect.stringMatching(figure),
    ])
})

test('a request for a refund is taken back while nobody has decided on it, and asked again', async () => {
  const { shop, admin, bought, decide } = await start()
  const { buyer, purchaseId } = await bought()
  const { _id } = (await sendRequest(buyer, purchaseId)).json().data
  const stranger = await aSignedIn(shop)
  const withdraw = (person: Person, id: string) => person.browser.call(refundRequests.withdraw, { params: { id } })
  expect((await withdraw(stranger, _id)).statusCode).toBe(404)
  const taken = await withdraw(buyer, _id)
  expect([taken.statusCode, taken.json().data.state]).toEqual([200, 'withdrawn'])
  expect((await withdraw(buyer, _id)).json().code).toBe('REFUND_DECIDED')
  expect((await decide(_id, { decision: 'grant', amountPaise: 100 })).json().code).toBe('REFUND_DECIDED')
  const waiting = await admin.browser.call(staffRefunds.list, { query: { state: 'asked' } })
  expect(waiting.json().data).toEqual([])
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'paid', refundedPaise: 0 })
  const again = await sendRequest(buyer, purchaseId)
  expect(again.statusCode).toBe(201)
  await decide(again.json().data._id, { decision: 'grant', amountPaise: 49_900 })
  expect((await withdraw(buyer, again.json().data._id)).json().code, 'what was granted is on its way').toBe(
    'REFUND_DECIDED',
  )
})

test('who has become a mentor since keeps the purchases, their papers and the refund', async () => {
  const { shop, admin, bought } = await start()
  const { buyer, purchaseId } = await bought()
  await shop.deps.db.updateTable('users').set({ role: 'mentor' }).where('id', '=', buyer.userId).execute()
  const own = (await buyer.browser.call(payments.listOwn)).json()
  expect(own.data.purchases.map(({ _id }: { _id: string }) => _id)).toEqual([purchaseId])
  expect((await buyer.browser.call(payments.getOwn, { params: { id: purchaseId } })).statusCode).toBe(200)
  const papers = await buyer.browser.call(invoices.renew, { params: { id: purchaseId } })
  expect(papers.json().data).toHaveLength(1)
  expect((await sendRequest(buyer, purchaseId)).statusCode).toBe(201)
  // What others bought is nobody's but theirs.
  expect((await admin.browser.call(payments.getOwn, { params: { id: purchaseId } })).statusCode).toBe(404)
})

test('what is paid back never adds up to more than was paid, and a decision is made once', async () => {
  const { shop, admin, bought, decide } = await start()
  const { buyer, purchaseId } = await bought()
  const { _id } = (await sendRequest(buyer, purchaseId)).json().data
  expect((await decide(_id, { decision: 'grant', amountPaise: 49_901 })).json().code).toBe('REFUND_TOO_MUCH')
  await decide(_id, { decision: 'grant', amountPaise: 30_000 })
  expect((await decide(_id, { decision: 'grant', amountPaise: 100 })).json().code).toBe('REFUND_DECIDED')
  const more = { purchaseId, amountPaise: 20_000, reason: 'Goodwill' }
  const over = await admin.browser.call(payments.makeRefund, { body: more })
  expect(over.json().code).toBe('REFUND_TOO_MUCH')
  const rest = await admin.browser.call(payments.makeRefund, { body: { ...more, amountPaise: 19_900 } })
  expect(rest.statusCode).toBe(201)
  await sendDecidedRefunds(shop)
  expect(await tally(shop, purchaseId)).toMatchObject({ status: 'refunded', refundedPaise: 49_900, notes: 2 })
})

test('a refund that the provider did not answer is sent again under the same key', async () => {
  const { shop, bought, decide } = await start()
  const { buyer, purchaseId } = await bought()
  const { _id } = (await sendRequest(buyer, purchaseId)).json().data
  await decide(_id, { decision: 'grant', amountPaise: 10_000 })
  shop.standIn.setMode('reset')
  await sendDecidedRefunds(shop)
  shop.standIn.setMode('ok')
  shop.clock.advance(60_000)
  await sendDecidedRefunds(shop)
  const { gatewayPaymentId } = await shop.deps.db
    .selectFrom('payments')
    .select('gatewayPaymentId')
    .executeTakeFirstOrThrow()
  expect(shop.standIn.ledger.payment(gatewayPaymentId).amount_refunded).toBe(10_000)
  expect((await tally(shop, purchaseId)).refundedPaise).toBe(10_000)
})

test('a declined request reaches its asker with words, and money moves for nobody who is not fresh', async () => {
  const { shop, bought, decide } = await start()
  const { buyer, purchaseId } = await bought()
  const { _id } = (await sendRequest(buyer, purchaseId)).json().data
  shop.clock.advance(16 * 60_000)
  await shop.deps.db
    .updateTable('signIns')
    .set({ accessExpiresAt: new Date(shop.clock.now().getTime() + 600_000) })
    .execute()
  expect((await decide(_id, { decision: 'decline', answer: 'It was used.' })).json().code).toBe('REAUTH_REQUIRED')
  await shop.deps.db.updateTable('signIns').set({ reauthenticatedAt: shop.clock.now() }).execute()
  expect((await decide(_id, { decision: 'decline', answer: 'It was used.' })).json().data.state).toBe('declined')
  await shop.runWorker()
  expect(shop.mails.find(({ to, text }) => to === buyer.email && text.includes('It was used.'))).toBeDefined()
})

test('another’s purchase is not found, and one paid longer than 30 days ago is not refunded on request', async () => {
  const { shop, bought } = await start()
  const { buyer, purchaseId } = await bought()
  const other = await aBuyer(shop)
  expect((await sendRequest(other, purchaseId)).statusCode).toBe(404)
  expect((await other.browser.call(payments.getOwn, { params: { id: purchaseId } })).statusCode).toBe(404)
  await shop.deps.db
    .updateTable('purchases')
    .set({ paidAt: new Date('2026-05-01T00:00:00Z') })
    .execute()
  expect((await sendRequest(buyer, purchaseId)).json().code).toBe('REFUND_NOT_POSSIBLE')
})

test('the admin’s list counts, searches and filters, and its file is safe to open', async () => {
  const { shop, admin, bought } = await start()
  const { buyer, purchaseId } = await bought()
  await orderPlan(await aBuyer(shop), await aPlanOnSale(shop))
  await shop.deps.db.updateTable('users').set({ fullName: '=HYPERLINK("x")' }).where('id', '=', buyer.userId).execute()
  const list = (query: RequestInput<typeof payments.listAll>['query'] = {}) =>
    admin.browser.call(payments.listAll, { query })
  expect((await list()).json().totalPayments).toBe(2)
  const settled = (await list({ status: 'settled' })).json()
  expect([settled.totalPayments, settled.data[0]]).toMatchObject([
    1,
    { _id: purchaseId, amount: 49_900, taxPaise: 7_612 },
  ])
  expect((await list({ q: buyer.email.slice(0, 12) })).json().totalPayments).toBe(1)
  expect((await list({ q: 'SO/26-27/000001' })).json().totalPayments).toBe(1)
  expect((await list({ q: '%' })).json().totalPayments).toBe(0)
  const file = await admin.browser.call(payments.exportAll)
  expect(file.headers['content-disposition']).toBe('attachment; filename="sopaan-payments.csv"')
  expect(file.body).toContain(`"'=HYPERLINK(""x"")"`)
  expect(file.body.trim().split('\r\n')).toHaveLength(4)
  expect(file.body).toMatch(/# whole: 2 payments\r\n$/)
})

test('the list of payments is in the order asked for, by way of paying, and says what all its pages come to', async () => {
  const { shop, admin } = await start()
  const buyer = await aBuyer(shop)
  const cheap = await buy(shop, buyer, await aPlanOnSale(shop, { pricePaise: 10_000 }))
  const dear = await buy(shop, buyer, await aPlanOnSale(shop, { pricePaise: 90_000 }))
  // Ordered and not paid: in the list, and in no sum.
  const open = await orderPlan(await aBuyer(shop), await aPlanOnSale(shop, { pricePaise: 50_000 }))
  await admin.browser.call(payments.makeRefund, {
    body: { purchaseId: dear.purchaseId, amountPaise: 30_000, reason: 'Goodwill' },
  })
  await sendDecidedRefunds(shop)
  const list = async (query: RequestInput<typeof payments.listAll>['query']) => {
    const answer = (await admin.browser.call(payments.listAll, { query })).json()
    return { ...answer, ids: answer.data.map(({ _id }: { _id: string }) => _id) }
  }
  const down = await list({ sort: '-amount' })
  expect(down.ids).toEqual([dear.purchaseId, open.purchaseId, cheap.purchaseId])
  expect(down.sums).toEqual({ paidPaise: 100_000, refundedPaise: 30_000 })
  expect((await list({ sort: 'amount', limit: 1 })).sums).toEqual(down.sums)
  expect((await list({ sort: 'createdAt' })).ids).toEqual([cheap.purchaseId, dear.purchaseId, open.purchaseId])
  expect((await list({ method: 'upi', sort: 'amount' })).ids).toEqual([cheap.purchaseId, dear.purchaseId])
  expect(await list({ method: 'card' })).toMatchObject({ ids: [], sums: { paidPaise: 0, refundedPaise: 0 } })
  const file = await admin.browser.call(payments.exportAll, { query: { sort: 'amount', method: 'upi' } })
  const lines = file.body.trim().split('\r\n')
  expect(lines.slice(1).map((line: string) => line.split(',')[6])).toEqual(['100', '900', undefined])
  expect(lines.at(-1)).toBe('# whole: 2 payments')
})

test('who did not renew is reminded 7 days and 1 day before the end, once each', async () => {
  const { shop, bought } = await start()
  const { buyer } = await bought()
  const told = async () => {
    const rows = await shop.deps.db
      .selectFrom('notifications')
      .select('dedupeKey')
      .where('userId', '=', buyer.userId)
      .where('kind', '=', 'plan-expiring')
      .execute()
    return rows.map(({ dedupeKey }) => dedupeKey.split('-').slice(0, 3).join('-')).sort()
  }
  await remindOfEnds(shop.deps)
  expect(await told()).toEqual([])
  // Bought on 2 June in India, it ends with 1 July.
  shop.clock.set('2026-06-25T00:00:00.000Z')
  await remindOfEnds(shop.deps)
  await remindOfEnds(shop.deps)
  expect(await told()).toEqual(['plan-ends-7'])
  shop.clock.set('2026-07-01T00:00:00.000Z')
  await remindOfEnds(shop.deps)
  expect(await told()).toEqual(['plan-ends-1', 'plan-ends-7'])
})
