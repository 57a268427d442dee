import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { issueInvoice } from '#api/features/commerce/invoices/invoices.service.ts'
import { grantCredits, spendCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { insertMentees } from '#api/testing/acting.ts'
import { hasPostgres, startRaceServers } from '#api/testing/instances.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { consumeCoupon, reserveCoupon } from './coupon-uses.service.ts'

/** Two instances with pools of their own over one real PostgreSQL. */
const servers = await startRaceServers(2)

afterAll(servers.stop)

const depsAt = (at: number) => servers.at(at).deps
const ITEM = { listPricePaise: 49_900, planId: '00000000-0000-4000-8000-0000000000aa' }

async function aCoupon(limits: { usesMax?: number; usesPerUserMax?: number }): Promise<string> {
  const code = `RUSH-${depsAt(0).random(4).toString('hex').toUpperCase()}`
  await depsAt(0)
    .db.insertInto('coupons')
    .values({ code, percentBp: 1_000, changedAt: depsAt(0).now(), ...limits })
    .execute()
  return code
}

/** Orders and pays with a coupon, as one buyer does. @returns what became of it */
async function buy(at: number, code: string, userId: string): Promise<string> {
  const deps = depsAt(at)
  try {
    const purchaseId = await untilServed(() =>
      inTransaction(deps, async (deps) => {
        const purchase = await aPurchase(deps, userId)
        await reserveCoupon(deps, { code, userId, purchaseId: purchase.id, item: ITEM })
        return purchase.id
      }),
    )
    return await untilServed(() => inTransaction(deps, (deps) => consumeCoupon(deps, purchaseId)))
  } catch (thrown) {
    return (thrown as { code: string }).code
  }
}

test.skipIf(!hasPostgres)(
  'PAY-02: 200 buyers race over two instances for 10 uses of a coupon: 10 pay with it, and the count agrees with the rows',
  async () => {
    const people = await insertMentees(depsAt(0), 200)
    const code = await aCoupon({ usesMax: 10 })
    const outcomes = await Promise.all(people.map((userId, at) => buy(at, code, userId)))
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'COUPON_USED_UP')).toHaveLength(190)
    const { db } = depsAt(0)
    const coupon = await db
      .selectFrom('coupons')
      .select(['id', 'usesTaken'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const uses = await db.selectFrom('couponUses').select('state').where('couponId', '=', coupon.id).execute()
    expect(uses).toEqual(Array(10).fill({ state: 'used' }))
    expect(coupon.usesTaken).toBe(10)
    await expect(
      db.updateTable('coupons').set({ usesTaken: 11 }).where('id', '=', coupon.id).execute(),
    ).rejects.toThrow('uses_taken_bounded')
  },
)

test.skipIf(!hasPostgres)('PAY-02: one person with 200 orders at once pays with a coupon once', async () => {
  const [userId = ''] = await insertMentees(depsAt(0), 1)
  const code = await aCoupon({ usesPerUserMax: 1 })
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, at) => buy(at, code, userId)))
  expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'over' || outcome === 'COUPON_USED')).toHaveLength(199)
})

test.skipIf(!hasPostgres)(
  'of 200 bookings at once for 10 credits 10 spend one, and the balance is nought',
  async () => {
    const [userId = ''] = await insertMentees(depsAt(0), 1)
    const expiresAt = new Date(depsAt(0).now().getTime() + 86_400_000)
    await grantCredits(depsAt(0), { userId, purchaseId: randomUUID(), count: 10, expiresAt })
    const spent = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) =>
        untilServed(() => spendCredit(depsAt(at), { userId, bookingId: `booking-${at}` })),
      ),
    )
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const rows = await depsAt(0).db.selectFrom('creditEntries').select('amount').where('userId', '=', userId).execute()
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  },
)

test.skipIf(!hasPostgres)(
  'INV-06: of 300 settlements at once a third is rolled back, and the numbers of the others have no gap',
  async () => {
    const [userId = ''] = await insertMentees(depsAt(0), 1)
    const settled = await Promise.allSettled(
      Array.from({ length: 300 }, (_, at) =>
        untilServed(() =>
          inTransaction(depsAt(at), async (deps) => {
            await issueInvoice(deps, await aPurchase(deps, userId))
            if (at % 3 === 0) throw new Error('The process ended here.')
          }),
        ),
      ),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(200)
    const rows = await depsAt(0).db.selectFrom('invoices').select('sequence').orderBy('sequence').execute()
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
  },
)
