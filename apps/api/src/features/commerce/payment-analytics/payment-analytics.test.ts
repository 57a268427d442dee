import type { RequestInput } from '@sopaan/contract/call'
import { type PaymentAnalytics, paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import { aPerson, aSignedIn } from '#api/testing/people.ts'
import { aPlan } from '#api/testing/purchases.ts'
import { aCoupon, aSale, type Sale } from '#api/testing/sales.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
await fill()
server.clock.set('2026-11-21T09:30:00.000Z')
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

/** Purchases of ₹499 within the State: 42,288 paise and 7,612 of tax each. */
async function fill(): Promise<void> {
  const { userId } = await aPerson(server)
  const [one, other] = [(await aPlan(server.deps)).id, (await aPlan(server.deps)).id]
  const coupon = await aCoupon(server, 'TENTH')
  const sell = (at: string, sale: Sale, refund?: { at: string; paise: number }) =>
    aSale(server, { userId, at, sale, ...(refund && { refund }) })
  // 31 October at 23:59 and 1 November at 00:00 in India.
  await sell('2026-10-31T18:29:00.000Z', { planId: one })
  await sell('2026-10-31T18:30:00.000Z', { planId: one })
  await sell('2026-11-02T06:00:00.000Z', { planId: one }, { at: '2026-11-04T06:00:00.000Z', paise: 49_900 })
  await sell('2026-11-02T07:00:00.000Z', { planId: other, ...coupon, discountPaise: 4_990 })
  await sell('2026-11-03T06:00:00.000Z', { planId: other, isPaid: false })
}

type Stretch = RequestInput<typeof paymentAnalytics.get>['query']
const sendRequest = async (query: Stretch): Promise<PaymentAnalytics> =>
  (await admin.browser.call(paymentAnalytics.get, { query })).json().data
const NOVEMBER = { from: '2026-11-01', to: '2026-11-05' }

test('R71: revenue without tax, less refunds without theirs, of days that begin at midnight in India', async () => {
  // 49,900 + 49,900 + 44,910. Of 44,910 the tax is 44,910 × 18 / 118 = 6,850.7, so 6,851, odd within a State: 6,850.
  expect((await sendRequest(NOVEMBER)).totals).toEqual({
    paid: 3,
    grossPaise: 144_710,
    taxPaise: 22_074,
    refundPaise: 49_900,
    refundTaxPaise: 7_612,
    // 144,710 − 22,074 − (49,900 − 7,612)
    netPaise: 80_348,
  })
})

test('a standby answers in place of the server, and the server where it is gone', async () => {
  const standby = await startApp()
  server.deps.reader = standby.deps.db
  expect((await sendRequest(NOVEMBER)).totals.paid).toBe(0)
  server.deps.reader = (await connect({ url: 'postgres://nobody@127.0.0.1:1/none', onError: () => undefined })).db
  expect((await sendRequest(NOVEMBER)).totals.paid).toBe(3)
  expect(server.logged).toContainEqual(expect.objectContaining({ event: 'database_reader_away' }))
  delete server.deps.reader
  await standby.stop()
})

test('each day of the stretch is there, with its payments and the refunds papered on it', async () => {
  const { byDay } = await sendRequest(NOVEMBER)
  expect(
    byDay.map(({ day, paid, grossPaise, refundPaise, netPaise }) => [day, paid, grossPaise, refundPaise, netPaise]),
  ).toEqual([
    ['2026-11-01', 1, 49_900, 0, 42_288],
    ['2026-11-02', 2, 94_810, 0, 80_348],
    ['2026-11-03', 0, 0, 0, 0],
    ['2026-11-04', 0, 0, 49_900, -42_288],
    ['2026-11-05', 0, 0, 0, 0],
  ])
})

test('orders of the stretch, and what became of them', async () => {
  expect((await sendRequest(NOVEMBER)).funnel).toEqual({ orders: 4, paid: 3, refunded: 1 })
})

test('by plan and by coupon the sums are the whole', async () => {
  const { totals, byDay, byItem, byCoupon } = await sendRequest(NOVEMBER)
  for (const groups of [byDay, byItem, byCoupon])
    for (const name of ['paid', 'grossPaise', 'taxPaise', 'refundPaise', 'refundTaxPaise', 'netPaise'] as const)
      expect(groups.reduce((sum, group) => sum + group[name], 0)).toBe(totals[name])
  expect(byItem).toHaveLength(2)
  expect(byCoupon.map(({ code, discountPaise, paid }) => [code, discountPaise, paid])).toEqual([
    [null, 0, 2],
    ['TENTH', 4_990, 1],
  ])
})

test('without days the last 30 are shown, and wrong or long stretches are refused', async () => {
  expect(await sendRequest({})).toMatchObject({ from: '2026-10-23', to: '2026-11-21', totals: { paid: 4 } })
  expect(await sendRequest({ to: '1900-01-01' })).toMatchObject({ from: '1900-01-01', totals: { paid: 0 } })
  const codeOf = async (query: Stretch) => (await admin.browser.call(paymentAnalytics.get, { query })).json().code
  expect(await codeOf({ from: '2026-11-02', to: '2026-11-01' })).toBe('DATES_ORDER')
  expect(await codeOf({ from: '2025-01-01', to: '2026-11-01' })).toBe('STRETCH_TOO_LONG')
})

test('the CSV says the same in rupees', async () => {
  const answer = await admin.browser.call(paymentAnalytics.export, { query: { ...NOVEMBER, table: 'day' } })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="revenue-by-day.csv"')
  expect(answer.body.split('\r\n').slice(0, 3)).toEqual([
    'day,payments,gross_inr,tax_inr,refunds_inr,tax_of_refunds_inr,net_inr',
    '2026-11-01,1,499,76.12,0,0,422.88',
    '2026-11-02,2,948.1,144.62,0,0,803.48',
  ])
})

test('the CSV of coupons says what each took off', async () => {
  const answer = await admin.browser.call(paymentAnalytics.export, { query: { ...NOVEMBER, table: 'coupon' } })
  expect(answer.body.split('\r\n').slice(0, 3)).toEqual([
    'coupon,payments,gross_inr,tax_inr,refunds_inr,tax_of_refunds_inr,net_inr,discount_inr',
    ',2,998,152.24,499,76.12,422.88,0',
    'TENTH,1,449.1,68.5,0,0,380.6,49.9',
  ])
})
