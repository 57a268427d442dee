import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { consumeCoupon } from '#api/features/commerce/coupons/coupon-uses.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { GatewayPayment } from '#api/outside/payment-gateway.ts'
import { settleSeat } from './event-seats.ts'
import { grantPurchase, UNPAID } from './grant-purchase.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { countAttempt, lockOrderOfGateway, type OrderRow } from './orders.queries.ts'
import { queueOwnRefund, type RefundCause } from './own-refunds.ts'
import { alertOfPayment } from './payment-alerts.ts'
import { findSettledPayment, markSettled, type PaymentRow, upsertPayment } from './payments.queries.ts'
import { lockPurchase, movePurchase, type PurchaseRow } from './purchases.queries.ts'
import { type Settlement, settleCheck } from './settle-check.ts'
import { replacePlans } from './upgrades.service.ts'

const OWNED = ['paid', 'refunded_partial', 'refunded']

/**
 * The one way in which a purchase becomes paid: what the browser brings, what a webhook tells and what the reconciler finds
 * all end here. Status, entitlement, coupon, credits, invoice, mail and notice are one transaction (PAY-04); told twice, or
 * by two at once, it happens once (PAY-05).
 */
export async function settlePayment(deps: Deps, payment: GatewayPayment): Promise<Settlement> {
  const { orderId } = payment
  if (orderId === undefined) return 'unknown'
  return inTransaction(deps, async (deps) => {
    const order = await lockOrderOfGateway(deps.db, orderId)
    if (!order) return 'unknown'
    if (order.purchaseId === null) return settleCheck(deps, order, payment)
    const purchase = await lockPurchase(deps.db, order.purchaseId)
    const { row, isNew, isNews } = await upsertPayment(deps.db, order.id, payment, deps.now())
    const isOrdered = payment.amountPaise === order.amountPaise && payment.currency === order.currency
    if (!isOrdered && isNews)
      await alertOfPayment(deps, 'mismatch', { paymentId: row.gatewayPaymentId, purchaseId: purchase.id })
    const news = { order, purchase, row, isNew, isNews }
    const outcome = isOrdered ? await moveOn(deps, news) : 'mismatch'
    if (isNews) await writeNews(deps, news, outcome)
    return outcome
  })
}

/** `isNews`: this payment was not known to stand like this before. */
type News = { order: OrderRow; purchase: PurchaseRow; row: PaymentRow; isNew: boolean; isNews: boolean }

async function writeNews(deps: Deps, { row, purchase }: News, outcome: Settlement): Promise<void> {
  await writeAudit(deps, {
    action: `payment.${row.status}`,
    target: { type: 'payment', id: row.gatewayPaymentId },
    change: { purchase: { after: purchase.id }, outcome: { after: outcome } },
  })
}

async function moveOn(deps: Deps, news: News): Promise<Settlement> {
  const { order, purchase, row, isNew } = news
  if (row.status === 'captured') return activate(deps, news)
  if (OWNED.includes(purchase.status)) return 'paid'
  if (purchase.status === 'review') return 'review'
  const changedAt = deps.now()
  switch (row.status) {
    case 'failed':
      if (isNew) await countAttempt(deps.db, order.id)
      await movePurchase(deps.db, purchase.id, ['created'], { status: 'attempted', changedAt })
      return 'failed'
    case 'authorized':
      await movePurchase(deps.db, purchase.id, ['created', 'attempted', 'failed'], { status: 'authorized', changedAt })
      return 'pending'
    default:
      return 'pending'
  }
}

async function activate(deps: Deps, news: News): Promise<Settlement> {
  const { order, purchase, row } = news
  if (OWNED.includes(purchase.status)) {
    const settled = await findSettledPayment(deps.db, order.id)
    if (settled && settled.id !== row.id) await payBack(deps, news, 'paid_twice')
    return 'paid'
  }
  if (purchase.status === 'review') {
    // Nothing was given for the first payment, and nothing is for another: each goes back.
    if (news.isNews) await payBack(deps, news, 'paid_twice')
    return 'review'
  }
  const account = await findAccount(deps.db, purchase.userId)
  if (account?.status !== 'active') return setUnderReview(deps, news, 'account_closed')
  if ((await consumeCoupon(deps, purchase.id)) === 'over') return setUnderReview(deps, news, 'coupon_over')
  if (purchase.eventId !== null) {
    const seat = { eventId: purchase.eventId, userId: purchase.userId, purchaseId: purchase.id }
    const cause = await settleSeat(deps, seat)
    if (cause) return setUnderReview(deps, news, cause)
  }
  if ((await replacePlans(deps, { purchase, askedAt: order.askedAt })) === 'gone')
    return setUnderReview(deps, news, 'upgrade_gone')
  await markSettled(deps.db, row.id, deps.now())
  await grantPurchase(deps, purchase, row.gatewayPaymentId)
  return 'paid'
}

/** Money came for what cannot be given: it is kept on record, nothing is granted, and it goes back (PAY-19). */
async function setUnderReview(deps: Deps, news: News, cause: RefundCause): Promise<Settlement> {
  const { purchase, row } = news
  await movePurchase(deps.db, purchase.id, UNPAID, { status: 'review', changedAt: deps.now() })
  await payBack(deps, news, cause)
  await writeAudit(deps, {
    action: 'purchase.hold',
    target: { type: 'purchase', id: purchase.id },
    change: { status: { before: purchase.status, after: 'review' }, payment: { after: row.gatewayPaymentId } },
  })
  return 'review'
}

async function payBack(deps: Deps, { purchase, row }: News, cause: RefundCause): Promise<void> {
  await queueOwnRefund(deps, { purchaseId: purchase.id, payment: row, cause })
  const { itemName } = purchase
  const facts = { itemName, totalPaise: row.amountPaise }
  await notifyBuyer(deps, purchase, {
    kind: 'purchase-returned',
    facts,
    key: `returned-${cause}-${row.id}`,
    mail: { kind: 'purchase-returned', facts: { ...facts, because: cause } },
  })
  await alertOfPayment(deps, cause, { paymentId: row.gatewayPaymentId, purchaseId: purchase.id })
}
