import { gstReports } from '@sopaan/contract/gst-report'
import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { trends } from '@sopaan/contract/trends'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { issueCreditNote, issueInvoice } from '#api/features/commerce/invoices/invoices.service.ts'
import { aPerson, aSignedIn } from '#api/testing/people.ts'
import { aPlan } from '#api/testing/purchases.ts'
import { aCoupon, aSale } from '#api/testing/sales.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { sumDaysOver } from './day-sums.ts'

const STRETCH = { from: '2026-11-01', to: '2026-11-05' }

/** Sales of five days of November, one of them not paid, seen a week later. */
async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const { userId } = await aPerson(server)
  const planId = (await aPlan(server.deps)).id
  const sell = (at: string, sale: Parameters<typeof aSale>[1]['sale'], refund?: { at: string; paise: number }) =>
    aSale(server, { userId, at, sale: { planId, ...sale }, ...(refund && { refund }) })
  await sell('2026-11-01T06:00:00.000Z', { placeOfSupplyCode: '29' })
  await sell('2026-11-02T06:00:00.000Z', { placeOfSupplyCode: '27', ...(await aCoupon(server, 'TENTH')) })
  await sell('2026-11-02T07:00:00.000Z', {}, { at: '2026-11-04T06:00:00.000Z', paise: 10_000 })
  await sell('2026-11-03T06:00:00.000Z', { isPaid: false })
  await addTry(server, '2026-11-03T06:01:00.000Z')
  server.clock.set('2026-11-12T06:00:00.000Z')
  const admin = await aSignedIn(server, 'admin')
  const read = async () => {
    const answers = await Promise.all([
      admin.browser.call(paymentAnalytics.get, { query: STRETCH }),
      admin.browser.call(trends.find, { query: STRETCH }),
      admin.browser.call(gstReports.find, { query: { month: '2026-11' } }),
    ])
    return answers.map((answer) => answer.json().data)
  }
  const { db } = server.deps
  /** What the rows alone say. */
  const readRows = async () => {
    await sql`delete from day_sums`.execute(db)
    return read()
  }
  return { server, db, userId, read, readRows }
}

async function addTry({ deps: { db } }: TestApp, at: string): Promise<void> {
  const order = await db.selectFrom('paymentOrders').select('id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('payments')
    .values({
      orderId: order.id,
      gatewayPaymentId: `pay_${Date.parse(at).toString(16).padStart(14, '0').slice(0, 14)}`,
      amountPaise: 49_900,
      currency: 'INR',
      status: 'failed',
      method: 'upi',
      seenAt: new Date(at),
      changedAt: new Date(at),
    })
    .execute()
}

const countSums = async (db: TestApp['deps']['db'], day: string) =>
  (await sql<{ name: string }>`select name from day_sums where day = ${day}::date order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )

test('days that are summed up say what their rows say, and today has no sums', async () => {
  const { server, db, read, readRows } = await start()
  const rows = await readRows()
  await sumDaysOver(server.deps)
  expect(await countSums(db, '2026-11-11')).toEqual(['money', 'orders', 'papers', 'series', 'sign_ups', 'tries'])
  expect(await countSums(db, '2026-11-12')).toEqual([])
  expect(await read()).toEqual(rows)
  expect(rows[0].totals).toMatchObject({ paid: 3, refundPaise: 10_000 })
})

test('an order of a day that is summed up is paid later, and both days say so', async () => {
  const { server, db, read, readRows } = await start()
  await sumDaysOver(server.deps)
  const now = new Date('2026-11-05T06:00:00.000Z')
  const late = await db
    .updateTable('purchases')
    .set({ status: 'paid', paidAt: now, startsAt: now, expiresAt: new Date(now.getTime() + 1) })
    .where('paidAt', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow()
  server.clock.set(now.toISOString())
  await issueInvoice(server.deps, late)
  server.clock.set('2026-11-12T06:00:00.000Z')
  expect(await countSums(db, '2026-11-03')).not.toContain('orders')
  expect(await countSums(db, '2026-11-05')).toEqual(['orders', 'sign_ups', 'tries'])
  const shown = await read()
  expect(shown[0]).toMatchObject({ totals: { paid: 4 }, funnel: { orders: 4, paid: 4 } })
  await sumDaysOver(server.deps)
  expect(await read()).toEqual(shown)
  expect(await readRows()).toEqual(shown)
})

test('a refund, a try and another place of supply take away the sums of their days alone', async () => {
  const { server, db, read, readRows } = await start()
  await sumDaysOver(server.deps)
  const [sold] = await db
    .selectFrom('purchases')
    .select('id')
    .where('paidAt', 'is not', null)
    .orderBy('paidAt')
    .execute()
  const purchaseId = sold?.id ?? ''
  server.clock.set('2026-11-04T09:00:00.000Z')
  await issueCreditNote(server.deps, { purchaseId, reference: 'late', amountPaise: 5_000 })
  await db
    .updateTable('purchases')
    .set({ status: 'refunded_partial', refundedPaise: 5_000 })
    .where('id', '=', purchaseId)
    .execute()
  await addTry(server, '2026-11-03T09:00:00.000Z')
  server.clock.set('2026-11-12T06:00:00.000Z')
  expect(await countSums(db, '2026-11-04')).toEqual(['orders', 'sign_ups', 'tries'])
  expect(await countSums(db, '2026-11-03')).toEqual(['money', 'orders', 'papers', 'series', 'sign_ups'])
  expect(await countSums(db, '2026-11-02')).toHaveLength(6)
  const shown = await read()
  expect(shown[0].totals.refundPaise).toBe(15_000)
  expect(await readRows()).toEqual(shown)
  await sumDaysOver(server.deps)
  await db.updateTable('purchases').set({ placeOfSupplyCode: '33' }).where('id', '=', purchaseId).execute()
  expect(await countSums(db, '2026-11-01')).not.toContain('papers')
  expect(await read()).toEqual(await readRows())
})
