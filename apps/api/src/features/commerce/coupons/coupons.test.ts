import type { BodyOf } from '@sopaan/contract/call'
import { coupons } from '@sopaan/contract/coupons'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { answerOf } from '#api/testing/browser.ts'
import { aPerson, aSignedIn } from '#api/testing/people.ts'
import { aPlan, aPurchase } from '#api/testing/purchases.ts'
import { startApp } from '#api/testing/start-app.ts'
import {
  consumeCoupon,
  quoteCoupon,
  releaseCoupon,
  releaseEndedReservations,
  reserveCoupon,
} from './coupon-uses.service.ts'

const { server, admin, add, buyer, order, taken } = await start()
afterAll(() => server.stop())

let made = 0
const fields = (change: object = {}): BodyOf<typeof coupons.add> => {
  made += 1
  return {
    code: `SAVE${made}`,
    note: null,
    discount: { kind: 'percent', percentBp: 1_000 },
    minAmountPaise: 0,
    startsAt: null,
    endsAt: null,
    usesMax: null,
    usesPerUserMax: null,
    planIds: [],
    coversEvents: false,
    ...change,
  }
}
const ITEM = { listPricePaise: 49_900, planId: '00000000-0000-4000-8000-0000000000aa' }

/** An admin who makes coupons, and people who order with them. */
async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  const admin = await aSignedIn(server, 'admin')
  return {
    server,
    admin,
    add: async (change: object = {}) =>
      (await answerOf(admin.browser.call(coupons.add, { body: fields(change) }))).data,
    buyer: async () => (await aPerson(server)).userId,
    /** Somebody orders with a coupon. */
    order: async (code: string, userId: string) => {
      const purchase = await aPurchase(server.deps, userId)
      await reserveCoupon(server.deps, { code, userId, purchaseId: purchase.id, item: ITEM })
      return purchase.id
    },
    taken: async (code: string) =>
      (await server.deps.db.selectFrom('coupons').select('usesTaken').where('code', '=', code).executeTakeFirst())
        ?.usesTaken,
  }
}

/** The same for a test that moves the clock. */
async function startOwn() {
  const own = await start()
  onTestFinished(() => own.server.stop())
  return own
}

test('PAY-02: a code is found however it is typed, and says what it takes off', async () => {
  const { code } = await add({ code: ' diwali-26 ' })
  expect(code).toBe('DIWALI-26')
  const quote = await quoteCoupon(server.deps, { code: 'Diwali-26 ', userId: await buyer(), item: ITEM })
  expect(quote).toMatchObject({ code: 'DIWALI-26', discountPaise: 4_990 })
})

test('PAY-02: unknown, ended, early, other and too small: each is told by its own words', async () => {
  const now = server.deps.now().getTime()
  const plan = await aPlan(server.deps)
  const at = (ms: number) => new Date(now + ms).toISOString()
  const over = await add({ endsAt: at(-1), startsAt: at(-2) })
  const early = await add({ startsAt: at(1_000) })
  const other = await add({ planIds: [plan.id] })
  const small = await add({ minAmountPaise: 50_000 })
  const retired = await add()
  await admin.browser.call(coupons.retire, { params: { id: retired._id } })
  const userId = await buyer()
  const codes = ['NOTHING-LIKE-IT', over.code, early.code, other.code, small.code, retired.code]
  const told = await Promise.all(
    codes.map((code) => quoteCoupon(server.deps, { code, userId, item: ITEM }).catch((refusal) => refusal.code)),
  )
  expect(told).toEqual([
    'COUPON_UNKNOWN',
    'COUPON_OVER',
    'COUPON_NOT_YET',
    'COUPON_OTHER_ITEM',
    'COUPON_AMOUNT',
    'COUPON_OVER',
  ])
  const mine = { listPricePaise: 49_900, planId: plan.id }
  expect((await quoteCoupon(server.deps, { code: other.code, userId, item: mine })).discountPaise).toBe(4_990)
})

test('a use is held for who orders, used when paid, and free again when the order is given up', async () => {
  const { code } = await add({ usesMax: 1 })
  const [first, second] = [await buyer(), await buyer()]
  const purchaseId = await order(code, first)
  await expect(order(code, second)).rejects.toMatchObject({ code: 'COUPON_USED_UP' })
  await releaseCoupon(server.deps, purchaseId)
  await releaseCoupon(server.deps, purchaseId)
  expect(await taken(code)).toBe(0)
  const other = await order(code, second)
  expect(await consumeCoupon(server.deps, other)).toBe('used')
  expect(await consumeCoupon(server.deps, other)).toBe('used')
  await releaseCoupon(server.deps, other)
  expect(await taken(code)).toBe(1)
})

test('a hold that was not paid in 30 minutes goes to the next one, and a late payment is told that it is over', async () => {
  const { server, add, buyer, order, taken } = await startOwn()
  const { code } = await add({ usesMax: 1 })
  const late = await order(code, await buyer())
  server.clock.advance(30 * 60_000)
  const next = await order(code, await buyer())
  expect(await consumeCoupon(server.deps, next)).toBe('used')
  expect(await consumeCoupon(server.deps, late)).toBe('over')
  expect(await taken(code)).toBe(1)
})

test('a late payment takes its use anew where one is left', async () => {
  const { server, add, buyer, order, taken } = await startOwn()
  const { code } = await add({ usesMax: 1 })
  const late = await order(code, await buyer())
  server.clock.advance(30 * 60_000)
  expect(await releaseEndedReservations(server.deps)).toBeGreaterThan(0)
  expect(await taken(code)).toBe(0)
  expect(await consumeCoupon(server.deps, late)).toBe('used')
  expect(await taken(code)).toBe(1)
})

test('a person pays with a coupon as often as it allows; an older order of the same person gives way', async () => {
  const { code } = await add({ usesPerUserMax: 1 })
  const userId = await buyer()
  const older = await order(code, userId)
  const newer = await order(code, userId)
  expect(await taken(code)).toBe(1)
  expect(await consumeCoupon(server.deps, newer)).toBe('used')
  expect(await consumeCoupon(server.deps, older)).toBe('over')
  await expect(order(code, userId)).rejects.toMatchObject({ code: 'COUPON_USED' })
  await order(code, await buyer())
})

test('a purchase without a coupon is settled without one', async () => {
  const purchase = await aPurchase(server.deps, await buyer())
  expect(await consumeCoupon(server.deps, purchase.id)).toBe('without-coupon')
})

test('coupons are listed newest first, found by part of their code or note, with their uses', async () => {
  const { server, admin, add, buyer, order } = await startOwn()
  const first = await add({ code: 'FINDME-1', note: 'For the school fair' })
  server.clock.advance(1_000)
  await add({ code: 'FINDME-2' })
  const purchaseId = await order('FINDME-1', await buyer())
  await consumeCoupon(server.deps, purchaseId)
  await order('FINDME-1', await buyer())
  const found = await answerOf(admin.browser.call(coupons.list, { query: { q: 'findme' } }))
  expect(found.data.map((each: { code: string }) => each.code).toSorted()).toEqual(['FINDME-1', 'FINDME-2'])
  expect(found.page.total).toBe(2)
  const fair = await answerOf(admin.browser.call(coupons.list, { query: { q: 'School fair' } }))
  expect(fair.data).toMatchObject([{ _id: first._id, usesHeld: 1, usesPaid: 1 }])
})

test('a coupon is changed and taken back, but never below what is taken already', async () => {
  const coupon = await add({ usesMax: 5 })
  for (const _ of [1, 2]) await order(coupon.code, await buyer())
  const { _id, usesHeld, usesPaid, retiredAt, isSample, ...same } = coupon
  expect(
    (await answerOf(admin.browser.call(coupons.change, { params: { id: _id }, body: { ...same, usesMax: 1 } }))).code,
  ).toBe('COUPON_LIMIT_LOW')
  expect(
    (
      await answerOf(
        admin.browser.call(coupons.change, { params: { id: _id }, body: { ...same, usesMax: 2, note: 'Two' } }),
      )
    ).data,
  ).toMatchObject({
    usesMax: 2,
    note: 'Two',
  })
  await expect(order(coupon.code, await buyer())).rejects.toMatchObject({ code: 'COUPON_USED_UP' })
  await admin.browser.call(coupons.retire, { params: { id: _id } })
  expect((await answerOf(admin.browser.call(coupons.retire, { params: { id: _id } }))).status).toBe(404)
})

test.each([
  [{ code: 'AB' }, 'INVALID_INPUT'],
  [{ code: 'WITH SPACE' }, 'INVALID_INPUT'],
  [{ discount: { kind: 'percent', percentBp: 10_001 } }, 'INVALID_INPUT'],
  [{ discount: { kind: 'flat', flatPaise: 0 } }, 'INVALID_INPUT'],
  [{ startsAt: '2027-01-02T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' }, 'DATES_ORDER'],
  [{ planIds: ['00000000-0000-4000-8000-000000000001'] }, 'NOT_FOUND'],
])('a coupon with %j is refused with %s', async (change, code) => {
  expect((await answerOf(admin.browser.call(coupons.add, { body: fields(change) }))).code).toBe(code)
})

test('two coupons do not bear one code', async () => {
  await add({ code: 'TWICE' })
  expect((await answerOf(admin.browser.call(coupons.add, { body: fields({ code: 'twice' }) }))).code).toBe(
    'COUPON_CODE_TAKEN',
  )
})
