import { afterAll, expect, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { startInstances } from '#api/testing/instances.ts'
import { anAccount } from '#api/testing/mentors.ts'
import { aPlan, aPurchase } from '#api/testing/purchases.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { settlePayment } from './settle.service.ts'

const TELLINGS = 200
const INSTANCES = 2
const AT_ONCE = 20
const DAY_MS = 86_400_000

const { deps, stop } = await startInstances(INSTANCES)
afterAll(stop)

/** A larger plan that is ordered with what is left of a smaller one, and its payment as the provider tells of it. */
async function anUpgrade(userId: string, fromPurchaseId: string, number: number) {
  const { db } = deps(0)
  const { id: planId } = await aPlan(deps(0), { pricePaise: 249_900 })
  const { id, totalPaise } = await aPurchase(deps(0), userId, {
    ...{ planId, mentoringCredits: 6, listPricePaise: 249_900, creditedPaise: 49_900, totalPaise: 200_000 },
    // 200,000 × 18 / 118 = 30,508.5: 15,254 each, and the odd paisa back to the value.
    ...{ taxablePaise: 169_492, cgstPaise: 15_254, sgstPaise: 15_254 },
  })
  await db
    .insertInto('planUpgrades')
    .values({ purchaseId: id, fromPurchaseId, creditedPaise: 49_900, sessions: 2 })
    .execute()
  const orderId = `order_0000000000000${number}`
  const order = { askedAt: new Date(), nextCheckAt: new Date(), userId, intentHash: Buffer.alloc(32, number) }
  await db
    .insertInto('paymentOrders')
    .values({ ...order, purchaseId: id, amountPaise: totalPaise, gatewayOrderId: orderId })
    .execute()
  const paid = { id: `pay_0000000000000${number}`, orderId, amountPaise: totalPaise, currency: 'INR' }
  return {
    id,
    payment: { ...paid, status: 'captured' as const, method: 'upi', cardLast4: undefined, refundedPaise: 0 },
  }
}

test('of two larger plans paid at once with the same smaller one exactly one takes its place, told 200 times', async () => {
  const { db } = deps(0)
  const userId = await anAccount(deps(0), 'mentee')
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 30 * DAY_MS)
  const paid = { status: 'paid' as const, paidAt: now, startsAt: now, expiresAt }
  const { id: from } = await aPurchase(deps(0), userId, paid)
  await grantCredits(deps(0), { userId, purchaseId: from, count: 2, expiresAt })
  const upgrades = [await anUpgrade(userId, from, 1), await anUpgrade(userId, from, 2)]
  const told: unknown[] = []
  const waiting = Array.from({ length: TELLINGS }, (_, at) => at).values()
  const tellNext = async (): Promise<void> => {
    for (const at of waiting) {
      const payment = upgrades[at % 2]?.payment
      if (payment) told.push(await untilServed(() => settlePayment(deps(at), payment)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tellNext))
  expect(told).toHaveLength(TELLINGS)
  const purchases = await db
    .selectFrom('purchases')
    .select(['id', 'status', 'upgradedTo'])
    .where('userId', '=', userId)
    .execute()
  const taken = purchases.find(({ id }) => id === from)?.upgradedTo
  const [winner, loser] = upgrades.toSorted(({ id }) => (id === taken ? -1 : 1)).map(({ id }) => id)
  const statusOf = (id: string | undefined) => purchases.find((purchase) => purchase.id === id)?.status
  expect([statusOf(winner), statusOf(loser)]).toEqual(['paid', 'review'])
  expect([...new Set(told)].toSorted()).toEqual(['paid', 'review'])
  const entries = await db
    .selectFrom('creditEntries')
    .select(['reason', 'amount'])
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute()
  expect(entries).toEqual([
    { reason: 'grant', amount: 2 },
    { reason: 'take_back', amount: -2 },
    { reason: 'grant', amount: 6 },
  ])
  const refunds = await db.selectFrom('refunds').select(['purchaseId', 'cause', 'amountPaise']).execute()
  expect(refunds).toEqual([{ purchaseId: loser, cause: 'upgrade_gone', amountPaise: 200_000 }])
})
