import { createHash } from 'node:crypto'
import type { OrderRequested } from '@sopaan/contract/order-shapes'
import type { payments } from '@sopaan/contract/payments'
import { refuse } from '@sopaan/contract/refusals'
import { writtenIn } from '@sopaan/domain/languages'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { accountOf, requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import { requestApproval, useApproval } from '#api/features/account/parents/approvals.service.ts'
import { releaseCoupon, reserveCoupon } from '#api/features/commerce/coupons/coupon-uses.service.ts'
import { reserveEventSeat } from '#api/features/commerce/events/seats.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { onceByKey } from '#api/features/operations/idempotency/idempotency.service.ts'
import type { HandlerAnswer } from '#api/http/envelope.ts'
import type { Caller } from '#api/http/serve.ts'
import type { PaymentGateway } from '#api/outside/payment-gateway.ts'
import { billOf, purchaseOf, type Quote, quoteItem, SAME_ORDER_MS } from './checkout.service.ts'
import { grantFree } from './grant-purchase.ts'
import { findOpenOrder, findOrder, insertOrder, type OrderRow, type UnpaidOrder } from './orders.queries.ts'
import { findOwnedUntil, findPurchase, insertPurchase, movePurchase, type PurchaseRow } from './purchases.queries.ts'
import { FIRST_CHECK_MS, gatewayOf, submitOrder } from './submit-order.service.ts'
import { insertUpgrade } from './upgrades.queries.ts'

type Order = HandlerAnswer<typeof payments.createOrder>

/**
 * Orders a plan or an event seat at the provider. A double click, a repeat and the same wish within 15 minutes are one order.
 * What costs nothing is bought at once, and the provider never hears of it.
 * What somebody under 18 orders is approved by the parent first, order by order (DPDP-07).
 * @throws {Refusal} AGE_REQUIRED, PARENT_CONSENT_REQUIRED, PARENT_APPROVAL_REQUIRED, PARENT_REFUSED, PRICE_CHANGED, PLAN_OWNED, PAYMENT_ORDER_FAILED, those of
 *   `quoteItem`, of `reserveEventSeat` and of `onceByKey`
 */
export async function createOrder(deps: Deps, caller: Caller, asked: OrderRequested): Promise<Order> {
  await requireConsentingAge(deps, caller.actor)
  const once = { ...caller, scope: 'create-order', body: asked }
  return onceByKey(deps, once, async () => {
    const written = await writeOrder(deps, caller, asked)
    if ('unapproved' in written) refuse(written.unapproved)
    const { id, isFree } = written
    if (isFree) return answerOf(deps, undefined, (await findOrder(deps.db, id)) ?? refuse('NOT_FOUND'))
    const gateway = gatewayOf(deps)
    return answerOf(deps, gateway, await submitOrder(deps, gateway, id))
  })
}

/** `unapproved`: the parent was asked, which is kept, and the order is refused. */
type Written = { id: string; isFree: boolean } | { unapproved: 'PARENT_APPROVAL_REQUIRED' | 'PARENT_REFUSED' }

/** Finds the open order of the same wish at the same price, or writes one with its purchase and coupon. */
async function writeOrder(deps: Deps, caller: Caller, asked: OrderRequested): Promise<Written> {
  const { expectedTotalPaise, ...wish } = asked
  return inTransaction(deps, async (deps) => {
    const { userId } = caller.actor
    await lockUntilEnd(deps, 'buyer', userId)
    const quote = await quoteItem(deps, caller.actor, wish)
    const isFree = quote.totalPaise === 0
    if (!isFree) gatewayOf(deps)
    if (expectedTotalPaise !== undefined && expectedTotalPaise !== quote.totalPaise)
      refuse('PRICE_CHANGED', { bill: billOf(quote) })
    const intentHash = intentOf(wish)
    const since = new Date(deps.now().getTime() - SAME_ORDER_MS)
    const open = await findOpenOrder(deps.db, { userId, intentHash, since })
    if (open !== undefined && isSameOffer(open, quote)) {
      if (!isFree) await reserveSeat(deps, open)
      return { id: open.id, isFree }
    }
    const approval = await requestApproval(deps, caller, quote)
    if (approval.state === 'waiting') return { unapproved: 'PARENT_APPROVAL_REQUIRED' }
    if (approval.state === 'refused') return { unapproved: 'PARENT_REFUSED' }
    if (open !== undefined) await closeOrder(deps, open.purchaseId)
    if (isFree) await refuseOwned(deps, userId, quote)
    const { id, purchase } = await insertWanted(deps, caller, { quote, intentHash, billingName: wish.billingName })
    if (approval.state === 'approved') await useApproval(deps, approval.id, purchase.id)
    if (isFree) await grantFree(deps, purchase)
    return { id, isFree }
  })
}

async function insertWanted(
  deps: Deps,
  { actor, request }: Caller,
  { quote, intentHash, billingName }: { quote: Quote; intentHash: Buffer; billingName: string | undefined },
): Promise<{ id: string; purchase: PurchaseRow }> {
  const now = deps.now()
  const { userId } = actor
  const { fullName } = await accountOf(deps, actor)
  const purchase = await insertPurchase(deps.db, {
    ...purchaseOf(quote, now),
    userId,
    billingName: billingName ?? fullName,
  })
  if (quote.coupon) {
    const item = { listPricePaise: quote.listPricePaise, ...quote.item }
    await reserveCoupon(deps, { code: quote.coupon.code, userId, item, purchaseId: purchase.id })
  }
  if (quote.upgrade) await insertUpgrade(deps.db, purchase.id, quote.upgrade.parts)
  const id = await insertOrder(deps.db, {
    askedAt: now,
    purchaseId: purchase.id,
    userId,
    intentHash,
    amountPaise: quote.totalPaise,
    nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
  })
  await reserveSeat(deps, { purchaseId: purchase.id, userId, eventId: purchase.eventId })
  const { totalPaise, creditedPaise } = quote
  const change = { purchase: { after: { ...quote.item, totalPaise, creditedPaise, coupon: quote.coupon?.code } } }
  const target = { type: 'purchase', id: purchase.id }
  await writeAudit(deps, { action: 'purchase.order', actor, target, change, request })
  return { id, purchase }
}

/** Whether an open order still asks and gives what is sold now. */
function isSameOffer(open: NonNullable<Awaited<ReturnType<typeof findOpenOrder>>>, quote: Quote): boolean {
  return (
    open.totalPaise === quote.totalPaise &&
    open.listPricePaise === quote.listPricePaise &&
    open.creditedPaise === quote.creditedPaise &&
    open.gstRateBp === quote.gstRateBp &&
    open.validityDays === quote.validityDays &&
    open.mentoringCredits === quote.mentoringCredits
  )
}

/** Closes an order that is not sold like this any more. Money that comes for it all the same still buys what was ordered. */
async function closeOrder(deps: Deps, purchaseId: string): Promise<void> {
  const open = ['created', 'attempted', 'failed'] as const
  await movePurchase(deps.db, purchaseId, open, { status: 'expired', changedAt: deps.now() })
  await releaseCoupon(deps, purchaseId)
}

/** A plan that costs nothing is not piled up. @throws {Refusal} PLAN_OWNED */
async function refuseOwned(deps: Deps, userId: string, { item }: Quote): Promise<void> {
  if (!('planId' in item)) return
  const until = await findOwnedUntil(deps.db, { userId, planId: item.planId, now: deps.now() })
  if (until !== undefined) refuse('PLAN_OWNED')
}

/** Keeps a seat while it is paid for. */
async function reserveSeat(deps: Deps, open: UnpaidOrder): Promise<void> {
  if (open.eventId === null) return
  await reserveEventSeat(deps, { eventId: open.eventId, userId: open.userId, purchaseId: open.purchaseId })
}

async function answerOf(deps: Deps, gateway: PaymentGateway | undefined, order: OrderRow): Promise<Order> {
  const purchase = await purchaseOfOrder(deps, order)
  const account = await accountOf(deps, { userId: order.userId })
  return {
    amount: order.amountPaise,
    currency: 'INR',
    orderId: order.gatewayOrderId ?? '',
    planName: writtenIn(account.language, purchase.itemName),
    fullName: account.fullName,
    email: account.email,
    phone: account.phone,
    userId: account.id,
    planId: purchase.planId,
    eventId: purchase.eventId,
    purchaseId: purchase.id,
    couponCode: purchase.couponCode,
    validity: purchase.validityDays,
    isSettled: gateway === undefined,
    keyId: gateway?.keyId ?? '',
    checkoutUrl: gateway?.checkoutUrl ?? '',
    isSandbox: gateway?.isSandbox ?? false,
  }
}

async function purchaseOfOrder(deps: Deps, order: OrderRow) {
  const purchase = order.purchaseId === null ? undefined : await findPurchase(deps.db, order.purchaseId)
  if (!purchase) throw new Error('An order without its purchase.')
  return purchase
}

function intentOf({ planId, eventId, couponCode, billingState, gstin, billingName, ...more }: OrderRequested): Buffer {
  const upgrade = more.fromPlanId === undefined ? [] : [more.fromPlanId]
  const words = [planId, eventId, couponCode, billingState, gstin, billingName, ...upgrade].map((word) => word ?? null)
  return createHash('sha256').update(JSON.stringify(words)).digest()
}
