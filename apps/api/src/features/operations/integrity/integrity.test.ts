import { notifications } from '@sopaan/contract/notifications'
import { payments } from '@sopaan/contract/payments'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { seedSamples } from '#api/sample-data.ts'
import {
  aBusiness,
  aBuyer,
  aPlanOnSale,
  buy,
  sendDecidedRefunds,
  startShop,
  type TestShop,
} from '#api/testing/payments.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { aCoupon } from '#api/testing/sales.ts'
import { INVARIANTS } from './integrity.queries.ts'
import { checkIntegrity, watchIntegrity, watchRows } from './integrity.service.ts'

const PICTURE = 'pictures/qWeRtYuIoPaSdFgHjKlZxCvB'
const BOOKING = '6f1f7a52-3a6e-4b0c-9a59-0f6a1f3f8f11'

/** A shop with samples, two plans that were paid and one that was paid and paid back. */
async function startTrade() {
  const shop = await startShop()
  onTestFinished(() => shop.stopShop())
  await seedSamples(shop.deps)
  await aBusiness(shop)
  const buyer = await aBuyer(shop)
  const first = await buy(shop, buyer, await aPlanOnSale(shop))
  const second = await buy(shop, buyer, await aPlanOnSale(shop))
  const returned = await buy(shop, buyer, await aPlanOnSale(shop))
  const admin = await aSignedIn(shop, 'admin')
  const asked = await buyer.browser.call(payments.askRefund, {
    params: { id: returned.purchaseId },
    body: { reason: 'The wrong plan.' },
  })
  await admin.browser.call(payments.decideRefund, {
    params: { id: asked.json().data._id },
    payload: { decision: 'grant', amountPaise: 49_900 },
  })
  await sendDecidedRefunds(shop)
  return { shop, buyer, admin, first, second, returned }
}

const idOf = async (shop: TestShop, query: ReturnType<typeof sql<{ id: string }>>) =>
  (await query.execute(shop.deps.db)).rows[0]?.id ?? ''

test('in a shop at work, with samples, sales and a refund, every invariant holds, and nobody is told', async () => {
  const { shop, admin } = await startTrade()
  expect(await checkIntegrity(shop.deps)).toEqual([])
  await watchIntegrity(shop.deps)
  const told = await admin.browser.call(notifications.list, { query: {} })
  expect(told.body).not.toContain('do not agree')
})

test('each invariant that is broken is found, with the rows that break it, and staff are told once a day', async () => {
  const { shop, buyer, admin, first, second, returned } = await startTrade()
  const { db } = shop.deps
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db)
  const paymentOf = (purchaseId: string) =>
    idOf(
      shop,
      sql`select payments.id from payments join payment_orders on payment_orders.id = order_id where purchase_id = ${purchaseId}`,
    )
  const forgotten = await paymentOf(first.purchaseId)
  await run(sql`update payments set settled_at = null, changed_at = ${shop.deps.now()}::timestamptz - interval '2 hours'
    where id = ${forgotten}`)
  const other = await paymentOf(second.purchaseId)
  await run(sql`update payments set amount_paise = 100 where id = ${other}`)
  await run(sql`update purchases set refunded_paise = 1 where id = ${second.purchaseId}`)
  const now = shop.deps.now()
  const unpaid = await aPurchase(shop.deps, buyer.userId, { status: 'paid', paidAt: now })
  await run(sql`alter table credit_notes disable trigger user`)
  await run(sql`delete from credit_notes
    where invoice_id in (select id from invoices where purchase_id = ${returned.purchaseId})`)
  const refund = await idOf(shop, sql`select id from refunds where purchase_id = ${returned.purchaseId}`)
  const counter = await idOf(shop, sql`select id from document_counters order by created_at desc, series limit 1`)
  const balance = await idOf(
    shop,
    sql`update credit_entries set balance_after = balance_after + 1
    where id = (select id from credit_entries where user_id = ${buyer.userId} order by sequence limit 1) returning id`,
  )
  await run(sql`insert into credit_entries (user_id, sequence, amount, balance_after, reason, reference, happened_at, expires_at, purchase_id)
    select user_id, sequence + 1, 1, balance_after + 1, 'give_back', ${BOOKING}, happened_at, ${now}::timestamptz + interval '1 day', ${second.purchaseId}
    from credit_entries where user_id = ${buyer.userId} order by sequence desc limit 1`)
  const event = await idOf(
    shop,
    sql`update events set seats_taken = seats_taken + 1
    where id = (select id from events where capacity is null or seats_taken < capacity limit 1) returning id`,
  )
  const { couponId } = await aCoupon(shop, 'TWICE')
  await run(sql`update coupons set uses_taken = 1 where id = ${couponId}`)
  await run(sql`alter table audit_events disable trigger user`)
  await run(sql`update audit_events set action = 'user.forged' where sequence = 2`)
  await run(sql`update users set picture_key = ${PICTURE} where id = ${buyer.userId}`)

  const found = new Map((await checkIntegrity(shop.deps)).map(({ invariant, rows }) => [invariant, rows]))

  expect(Object.fromEntries(found)).toEqual({
    'paid-without-payment': [first.purchaseId, unpaid.id].sort(),
    'settled-amount': [other],
    'money-unaccounted': [forgotten],
    'refunded-sum': [second.purchaseId],
    'invoice-missing': [unpaid.id],
    'credit-note-missing': [refund],
    'document-numbers': [counter],
    'credit-balance': expect.arrayContaining([balance]),
    'credit-given-back': [BOOKING],
    'event-seats': [event],
    'coupon-uses': [couponId],
    'audit-trail': ['2'],
    'file-missing': [PICTURE],
  })
  expect([...found.keys()]).toEqual([...INVARIANTS])

  await watchIntegrity(shop.deps)
  await watchIntegrity(shop.deps)
  const told = await admin.browser.call(notifications.list, { query: {} })
  const notices = told.json().data.filter(({ title }: { title: string }) => title === 'Some records do not agree')
  expect(notices).toHaveLength(1)
  expect(notices[0].message ?? notices[0].body).toContain('paid without a payment (2)')
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ event: 'integrity_broken', invariant: 'settled-amount', rows: [other] }),
  )
})

test('a seat too many is told of within minutes, without the trail and the files, and what breaks later on that day too', async () => {
  const { shop, buyer, admin } = await startTrade()
  const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.deps.db)
  const told = async () => {
    const { data } = (await admin.browser.call(notifications.list, { query: {} })).json()
    return data.filter(({ title }: { title: string }) => title === 'Some records do not agree').length
  }
  await run(sql`update users set picture_key = ${PICTURE} where id = ${buyer.userId}`)
  await watchRows(shop.deps)
  expect(await told()).toBe(0)
  await run(sql`update events set seats_taken = seats_taken + 1
    where id = (select id from events where capacity is null or seats_taken < capacity limit 1)`)
  await watchRows(shop.deps)
  await watchRows(shop.deps)
  expect(await told()).toBe(1)
  const { couponId } = await aCoupon(shop, 'TWICE')
  await run(sql`update coupons set uses_taken = 1 where id = ${couponId}`)
  await watchRows(shop.deps)
  expect(await told()).toBe(2)
})
