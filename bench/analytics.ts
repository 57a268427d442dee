import { connect, type Database } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { sumDaysOver } from '@sopaan/api/jobs/day-sums'
import { aSignedIn } from '@sopaan/api/testing/people'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { aPlan } from '@sopaan/api/testing/purchases'
import { startApp } from '@sopaan/api/testing/start-app'
import type { Call } from '@sopaan/contract/call'
import { gstReports } from '@sopaan/contract/gst-report'
import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { trends } from '@sopaan/contract/trends'
import { atLeast, atMost, type Figure, percentile } from './figure.ts'

/** What staff wait for their figures with a million orders of a year, through the whole door on a PostgreSQL server. */

const ORDERS = 1_000_000
const PEOPLE = 50_000
const DAYS = 365
const TIMES = 20
const WARM_UP_TIMES = 3
const P95_MAX_MS = 200
/** Once, when nothing was summed up before; then each day alone. */
const SUMMED_SECONDS_MAX = 120
/** The clock of the test server, and a day inside the year that is filled. */
const NOW = '2026-06-02T05:30:00.000Z'
const MONTH = { from: '2026-05-04', to: '2026-06-02' }

/** The figures of the analytics over 30 days, and of the tax of a month. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  const database = await connect({ url: await postgres.createDatabase(), onError: () => undefined })
  await migrate(database)
  const server = await startApp({ database, config: { rateLimitScale: 1_000_000 } })
  const plan = await aPlan(server.deps)
  const orders = await fill(database, plan.id)
  const startedMs = performance.now()
  await sumDaysOver(server.deps)
  const summedSeconds = (performance.now() - startedMs) / 1_000
  const admin = await aSignedIn(server, 'admin')
  const timesOf = async (call: Call, query: object): Promise<number[]> => {
    const times: number[] = []
    for (let turn = -WARM_UP_TIMES; turn < TIMES; turn += 1) {
      const startedMs = performance.now()
      const answer = await admin.browser.call<Call>(call, { query } as never)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      if (turn >= 0) times.push(performance.now() - startedMs)
    }
    return times
  }
  const trend = await timesOf(trends.find, MONTH)
  const money = await timesOf(paymentAnalytics.get, MONTH)
  const gst = await timesOf(gstReports.find, { month: '2026-05' })
  await server.stop()
  await database.close()
  await postgres.stop()
  return [
    atLeast('orders', orders, ORDERS, ''),
    atMost('two years summed up once', summedSeconds, SUMMED_SECONDS_MAX, 's'),
    atMost('days beside those before, p95', percentile(trend, 0.95), P95_MAX_MS, 'ms'),
    atMost('money by day, plan and coupon, p95', percentile(money, 0.95), P95_MAX_MS, 'ms'),
    atMost('GST of a month, p95', percentile(gst, 0.95), P95_MAX_MS, 'ms'),
  ]
}

/** People and orders spread evenly over the year up to now: four of five are paid, one of fifty of these is paid back. */
async function fill(database: Database, planId: string): Promise<number> {
  return database.session(async (session) => {
    const at = `timestamptz '${NOW}' - make_interval(secs => (n * 31.0) % ${DAYS * 86_400})`
    // What is filled in at once wakes no trigger for each row.
    await session.query('set session_replication_role = replica')
    await session.query(`
      insert into users (role, email, full_name, password_hash, password_key_id, password_changed_at, created_at, study_class)
      select 'mentee', 'bench-' || n || '@example.org', 'Bench ' || n, '', '', now(), ${at}, case when n % 2 = 0 then '12' end
      from generate_series(1, ${PEOPLE}) as n`)
    await session.query(`
      insert into purchases (user_id, plan_id, created_at, changed_at, status, item_name, validity_days, sac, gst_rate_bp,
        list_price_paise, discount_paise, total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, refunded_paise,
        billing_name, billing_state_code, place_of_supply_code, paid_at)
      select people.id, '${planId}', ${at}, ${at},
        case when n % 5 = 0 then 'expired' when n % 50 = 1 then 'refunded' else 'paid' end,
        '{"en":"Season plan","hi":"सीजन प्लान"}', 30, '999293', 1800, 118000, 0, 118000, 100000, 9000, 9000, 0,
        case when n % 50 = 1 then 118000 else 0 end, 'Bench', '27', '27', case when n % 5 = 0 then null else ${at} end
      from generate_series(1, ${ORDERS}) as n
      join (select id, row_number() over (order by email) as place from users where email like 'bench-%') as people
        on people.place = 1 + n % ${PEOPLE}`)
    await session.query(`
      insert into payment_orders (asked_at, purchase_id, user_id, intent_hash, amount_paise, next_check_at)
      select created_at, id, user_id, decode(repeat('00', 32), 'hex'), total_paise, created_at from purchases`)
    await session.query(`
      insert into payments (order_id, gateway_payment_id, amount_paise, currency, status, method, seen_at, changed_at)
      select payment_orders.id, 'pay_' || lpad(to_hex(row_number() over ()), 14, '0'), amount_paise, 'INR',
        case when purchases.paid_at is null then 'failed' else 'captured' end,
        (array['upi', 'card', 'netbanking'])[1 + (row_number() over ())::int % 3], asked_at, asked_at
      from payment_orders join purchases on purchases.id = purchase_id`)
    await session.query(`
      insert into invoices (purchase_id, kind, series, financial_year, sequence, number, issued_at, issued_on, total_paise,
        taxable_paise, cgst_paise, sgst_paise, igst_paise, facts, public_id)
      select id, 'tax_invoice', 'B', '26-27', place, 'B/' || place, paid_at, (paid_at at time zone 'Asia/Kolkata')::date,
        total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, '{}', md5(id::text)
      from (select *, row_number() over (order by paid_at, id) as place from purchases where paid_at is not null) as sold`)
    await session.query(`
      insert into credit_notes (invoice_id, refund_reference, series, financial_year, sequence, number, issued_at, issued_on,
        total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, facts, public_id)
      select invoices.id, invoices.id::text, 'C', '26-27', row_number() over (), 'C/' || row_number() over (), invoices.issued_at,
        invoices.issued_on, invoices.total_paise, invoices.taxable_paise, invoices.cgst_paise, invoices.sgst_paise,
        invoices.igst_paise, '{}', md5('c' || invoices.id::text)
      from invoices join purchases on purchases.id = purchase_id where purchases.status = 'refunded'`)
    await session.query('reset session_replication_role')
    await session.query('analyze')
    const [row] = await session.query('select count(*)::int as count from payment_orders')
    return Number(row?.count ?? 0)
  })
}
