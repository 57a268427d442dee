import { daysLeft } from '@sopaan/domain/money/plan-validity'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { releaseCoupon } from '#api/features/commerce/coupons/coupon-uses.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { type BackgroundGateway, GatewayDown, GatewayRefused } from '#api/outside/payment-gateway.ts'
import {
  bringCheckForward,
  expireUnpaid,
  leaseOpenOrders,
  listEnding,
  type OpenOrder,
  postponeCheck,
} from './reconcile.queries.ts'
import { settleVerified } from './verify.service.ts'

/** How long an unpaid order is looked after: banks let payments through up to 3 days late (PAY-16, PAY-17). */
const RECONCILED_MS = 4 * DAY_MS
const BATCH = 20
/** Orders of one round of the job at most: old carts never take what buyers need. */
export const ROUND_MAX = 300
/** What was not answered is asked again after this, ms. */
const SOON_MS = 2 * MINUTE_MS
const REMIND_DAYS = 7
const PAGE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Asks the provider after unpaid orders, and settles what was paid while browser and webhook both failed us (PAY-16). Safe on
 * any number of instances. Where the provider does not answer or asks for fewer questions, the round ends: what was not
 * asked is due again soon. @returns how many were asked after
 */
export async function reconcileOrders(deps: Deps): Promise<number> {
  const { gateway } = deps
  if (!gateway) return 0
  const now = deps.now()
  const since = new Date(now.getTime() - RECONCILED_MS)
  const orders = await leaseOpenOrders(deps.db, { now, since, limit: BATCH })
  for (const [at, order] of orders.entries()) {
    if (await reconcileOne(deps, gateway.background ?? gateway, order)) continue
    await postponeCheck(
      deps.db,
      orders.slice(at).map(({ id }) => id),
      new Date(now.getTime() + SOON_MS),
    )
    return 0
  }
  return orders.length
}

/** Has the provider asked at once whether an unpaid purchase was paid after all. @returns false where nothing can come of it */
export async function recheckPurchase(deps: Deps, { actor, request }: CallerTrace, id: string): Promise<boolean> {
  return inTransaction(deps, async (deps) => {
    const now = deps.now()
    const since = new Date(now.getTime() - RECONCILED_MS)
    if (!(await bringCheckForward(deps.db, id, { now, since }))) return false
    await writeAudit(deps, { action: 'purchase.recheck', actor, target: { type: 'purchase', id }, request })
    return true
  })
}

/** @returns false where the provider did not answer */
async function reconcileOne(deps: Deps, gateway: BackgroundGateway, order: OpenOrder): Promise<boolean> {
  try {
    const payments = await gateway.listPayments(order.gatewayOrderId ?? '')
    for (const payment of payments) await settleVerified(deps, gateway, payment, order)
    return true
  } catch (thrown) {
    if (!(thrown instanceof GatewayDown || thrown instanceof GatewayRefused)) throw thrown
    deps.log.warn('payment_not_reconciled', { purchaseId: order.purchaseId, reason: thrown.message })
    return thrown instanceof GatewayRefused
  }
}

/** Orders that nobody paid in four days are over, and let go of their coupons. */
export async function expireOrders(deps: Deps): Promise<void> {
  const now = deps.now()
  await inTransaction(deps, async (deps) => {
    const before = new Date(now.getTime() - RECONCILED_MS)
    const expired = await expireUnpaid(deps.db, { before, now, limit: PAGE })
    for (const purchaseId of expired) await releaseCoupon(deps, purchaseId)
    if (expired.length === 0) return
    await writeAudit(deps, {
      action: 'purchase.expire',
      target: { type: 'purchase' },
      change: { purchases: { after: expired } },
    })
  })
}

/** Tells people 7 days and 1 day before a plan ends that they did not renew; each once. */
export async function remindOfEnds(deps: Deps): Promise<void> {
  const now = deps.now()
  const to = new Date(now.getTime() + REMIND_DAYS * DAY_MS)
  for (let after = FIRST_ID; ; ) {
    const ending = await listEnding(deps.db, { from: now, to, after, limit: PAGE })
    for (const purchase of ending) {
      const left = purchase.expiresAt ? daysLeft(now, purchase.expiresAt) : 0
      // Who bought a short plan just now needs no word of its end at once.
      if (left > 1 && (purchase.validityDays ?? 0) <= REMIND_DAYS) continue
      await inTransaction(deps, (deps) =>
        notifyPerson(deps, purchase.userId, {
          kind: 'plan-expiring',
          facts: { itemName: purchase.itemName, days: left },
          key: `plan-ends-${left <= 1 ? 1 : REMIND_DAYS}-${purchase.id}`,
        }),
      )
    }
    after = ending.at(-1)?.id ?? ''
    if (ending.length < PAGE) return
  }
}
