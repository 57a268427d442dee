import { type PaymentAnalytics, paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { afterAll, expect, test } from 'vitest'
import { sumDaysOver } from '#api/jobs/day-sums.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { aPlan } from '#api/testing/purchases.ts'
import { aCoupon, aSale } from '#api/testing/sales.ts'
import { startApp } from '#api/testing/start-app.ts'

/**
 * Every figure of the analytics beside a query of its own, written another way: table by table, tax as what is left of the
 * total, days cut by a date in India. The sales are spread by a fixed sequence, so that a fault shows again.
 */

const SALES = 60
const FIRST = Date.parse('2026-09-30T18:30:00.000Z')
const HOUR_MS = 3_600_000
const FROM = '2026-10-03'
const TO = '2026-10-24'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const admin = await aSignedIn(server, 'admin')
await fill(admin.userId)
server.clock.set('2026-11-21T09:30:00.000Z')
// Read from the sums of its days; the tests of the calls read rows.
await sumDaysOver(server.deps)
const again = await aSignedIn(server, 'admin')
const answer = await again.browser.call(paymentAnalytics.get, { query: { from: FROM, to: TO } })
const shown: PaymentAnalytics = answer.json().data
afterAll(() => server.stop())

/** A fixed sequence of numbers below 2^31 that looks like none. */
function* sequence(): Generator<number> {
  for (let value = 20_261_121; ; value = (value * 48_271) % 2_147_483_647) yield value
}

async function fill(userId: string): Promise<void> {
  const numbers = sequence()
  const next = (below: number) => Number(numbers.next().value) % below
  const plans = await Promise.all([1, 2, 3].map(async () => (await aPlan(server.deps)).id))
  const coupons = [await aCoupon(server, 'TENTH'), await aCoupon(server, 'OTHER'), undefined, undefined]
  for (let turn = 0; turn < SALES; turn += 1) {
    const listPricePaise = 10_000 + next(400_000)
    const coupon = coupons[next(4)]
    const discountPaise = coupon ? Math.floor(listPricePaise / 10) : 0
    const plan = next(3)
    const atMs = FIRST + next(30 * 24 * 60) * 60_000
    const isPaid = next(5) > 0
    const refund = isPaid && next(3) === 0 ? 1 + next(listPricePaise - discountPaise) : 0
    await aSale(server, {
      userId,
      at: new Date(atMs).toISOString(),
      sale: {
        planId: plans[plan] ?? '',
        itemName: JSON.stringify({ en: `Plan ${plan}` }),
        listPricePaise,
        discountPaise,
        placeOfSupplyCode: next(2) === 0 ? '27' : '29',
        ...coupon,
        isPaid,
      },
      ...(refund > 0 && { refund: { at: new Date(atMs + next(200) * HOUR_MS).toISOString(), paise: refund } }),
    })
  }
}

const dayOf = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`
const within = (column: string) => `${dayOf(column)} between '${FROM}' and '${TO}'`
async function one(query: string): Promise<Record<string, number>> {
  const [row] = await server.database.session((session) => session.query(query))
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]))
}

/** The figures of the purchases and of the credit notes to which the conditions hold. */
async function figures(sold: string, credited: string) {
  const came = await one(`
    select count(*) as paid, coalesce(sum(total_paise), 0) as gross, coalesce(sum(taxable_paise), 0) as net
    from purchases where paid_at is not null and ${sold}`)
  const went = await one(`
    select coalesce(sum(total_paise), 0) as gross, coalesce(sum(taxable_paise), 0) as net
    from credit_notes where ${credited}`)
  const [gross = 0, net = 0, back = 0, netBack = 0] = [came.gross, came.net, went.gross, went.net]
  return {
    paid: came.paid,
    grossPaise: gross,
    taxPaise: gross - net,
    refundPaise: back,
    refundTaxPaise: back - netBack,
    netPaise: net - netBack,
  }
}
const creditedOf = (condition: string) =>
  `invoice_id in (select id from invoices where purchase_id in (select id from purchases where ${condition}))`

test('the sums of the stretch are those of its purchases and credit notes', async () => {
  expect(shown.totals).toEqual(await figures(within('paid_at'), within('issued_at')))
  expect(shown.totals.refundPaise).toBeGreaterThan(0)
})

test('each day has the sums of its own date in India', async () => {
  expect(shown.byDay).toHaveLength(22)
  for (const { day, ...money } of shown.byDay)
    expect([day, money]).toEqual([
      day,
      await figures(`${dayOf('paid_at')} = '${day}'`, `${dayOf('issued_at')} = '${day}'`),
    ])
})

test('each plan has the sums of its own purchases, the most revenue first', async () => {
  expect(shown.byItem).toHaveLength(3)
  for (const { kind, name, ...money } of shown.byItem) {
    const own = `item_name ->> 'en' = '${name.en}'`
    const expected = await figures(`${own} and ${within('paid_at')}`, `${creditedOf(own)} and ${within('issued_at')}`)
    expect([kind, money]).toEqual(['plan', expected])
  }
  const revenues = shown.byItem.map(({ grossPaise }) => grossPaise)
  expect(revenues).toEqual(revenues.toSorted((one, other) => other - one))
})

test('each coupon, and all purchases without one, has its sums and what it took off', async () => {
  expect(shown.byCoupon).toHaveLength(3)
  for (const { code, discountPaise, ...money } of shown.byCoupon) {
    const own = code === null ? 'coupon_code is null' : `coupon_code = '${code}'`
    const expected = await figures(`${own} and ${within('paid_at')}`, `${creditedOf(own)} and ${within('issued_at')}`)
    const { off } = await one(`
      select coalesce(sum(list_price_paise - total_paise), 0) as off from purchases
      where paid_at is not null and ${own} and ${within('paid_at')}`)
    expect([code, money, discountPaise]).toEqual([code, expected, off])
  }
})

test('the funnel counts the orders of the stretch, and those of them that were paid and paid back', async () => {
  const count = (more: string) =>
    one(`select count(*) as found from payment_orders where ${within('asked_at')} ${more}`)
  const [orders, paid, refunded] = await Promise.all([
    count(''),
    count('and purchase_id in (select id from purchases where paid_at is not null)'),
    count(`and purchase_id in (select id from purchases where status in ('refunded', 'refunded_partial'))`),
  ])
  expect(shown.funnel).toEqual({ orders: orders.found, paid: paid.found, refunded: refunded.found })
  expect(shown.funnel.paid).toBeLessThan(shown.funnel.orders)
})
