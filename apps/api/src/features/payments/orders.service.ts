import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ResponseOf } from '@sopaan/contract/call'
import type { OrderWish, payments } from '@sopaan/contract/payments'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { accountOf, requireConsentingAge } from '#api/features/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/audit/audit.service.ts'
import { reserveCoupon } from '#api/features/coupons/coupon-uses.service.ts'
import { holdEventSeat } from '#api/features/events/seats.service.ts'
import { onceByKey } from '#api/features/idempotency/idempotency.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Exchange } from '#api/http/serve.ts'
import { GatewayDown, GatewayRefused, type PaymentGateway } from '#api/outside/payment-gateway.ts'
import { type Quote, quoteWish } from './checkout.service.ts'
import {
  claimOrdering,
  findOpenOrder,
  findOrder,
  findPurchase,
  insertOrder,
  insertPurchase,
  keepGatewayOrder,
  leaveOrdering,
  lockBuyer,
  type OpenOrder,
  type OrderRow,
} from './orders.queries.ts'

type Order = ResponseOf<typeof payments.createOrder>
type Asking = { actor: Actor; exchange: Exchange }

/** The same wish within this time is the same order, ms. Source: control PAY-13. */
const SAME_ORDER_MS = 15 * 60_000
/** How long one request may ask the provider for an order before another may, ms: above their time-out. */
const ORDERING_MS = 8_000
/** How long a second request waits for the first one's order, ms. */
const WAIT_MS = 9_000
const WAIT_STEP_MS = 50
/** The reconciler looks at an order first after this, ms. Source: standard 3.9. */
const FIRST_CHECK_MS = 2 * 60_000
const RETRY_AFTER_SECONDS = 30

/**
 * Orders a plan or an event seat at the provider. A double click, a repeat and the same wish within 15 minutes are one order.
 * @throws {Refusal} AGE_REQUIRED, PARENT_CONSENT_REQUIRED, PAYMENT_ORDER_FAILED, those of `quoteWish` and of `onceByKey`
 */
export async function createOrder(deps: Deps, wish: OrderWish, asking: Asking): Promise<Order> {
  const gateway = deps.gateway ?? refuse('PAYMENT_ORDER_FAILED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  await requireConsentingAge(deps, asking.actor)
  const once = { ...asking, scope: 'create-order', body: wish }
  return onceByKey(deps, once, async () => {
    const id = await writeOrder(deps, wish, asking)
    const order = await placeOrder(deps, gateway, id)
    return answerOf(deps, gateway, order)
  })
}

/** Finds the open order of the same wish, or writes one with its purchase and coupon. */
async function writeOrder(deps: Deps, wish: OrderWish, { actor, exchange }: Asking): Promise<string> {
  return inTransaction(deps, async (deps) => {
    await lockBuyer(deps.db, actor.userId)
    const now = deps.now()
    const intentHash = intentOf(wish)
    const since = new Date(now.getTime() - SAME_ORDER_MS)
    const open = await findOpenOrder(deps.db, { userId: actor.userId, intentHash, since })
    if (open !== undefined) {
      await holdSeat(deps, open)
      return open.id
    }
    const quote = await quoteWish(deps, actor, wish)
    const { full_name } = await accountOf(deps, actor)
    const purchase = await insertPurchase(deps.db, {
      ...purchaseOf(quote, now),
      user_id: actor.userId,
      billing_name: full_name,
    })
    if (quote.coupon) {
      const item = { listPricePaise: quote.listPricePaise, ...quote.item }
      await reserveCoupon(deps, { code: quote.coupon.code, userId: actor.userId, item, purchaseId: purchase.id })
    }
    const id = await insertOrder(deps.db, {
      asked_at: now,
      purchase_id: purchase.id,
      user_id: actor.userId,
      intent_hash: intentHash,
      amount_paise: quote.totalPaise,
      next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
    })
    await holdSeat(deps, { purchase_id: purchase.id, user_id: actor.userId, event_id: purchase.event_id })
    const change = { purchase: { after: { ...quote.item, totalPaise: quote.totalPaise, coupon: quote.coupon?.code } } }
    await writeAudit(deps, {
      action: 'purchase.order',
      actor,
      target: { type: 'purchase', id: purchase.id },
      change,
      exchange,
    })
    return id
  })
}

/** Keeps a seat while it is paid for; who orders again keeps it for longer. */
async function holdSeat(deps: Deps, open: OpenOrder): Promise<void> {
  if (open.event_id === null) return
  await holdEventSeat(deps, { eventId: open.event_id, userId: open.user_id, purchaseId: open.purchase_id })
}

/** Gets the order from the provider, once: who comes second waits for the first. */
async function placeOrder(deps: Deps, gateway: PaymentGateway, id: string): Promise<OrderRow> {
  const untilMs = performance.now() + WAIT_MS
  for (;;) {
    const order = await findOrder(deps.db, id)
    if (order && order.gateway_order_id !== null) return order
    const now = deps.now()
    if (order && (await claimOrdering(deps.db, id, now, new Date(now.getTime() + ORDERING_MS)))) {
      await askForOrder(deps, gateway, order)
    } else if (performance.now() > untilMs) refuse('PAYMENT_ORDER_FAILED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    else await pause(WAIT_STEP_MS)
  }
}

async function askForOrder(deps: Deps, gateway: PaymentGateway, order: OrderRow): Promise<void> {
  try {
    // An earlier try may have been taken while its answer got lost: then there is an order under this receipt.
    const lost = order.tries > 0 ? await gateway.findOrder(order.purchase_id) : undefined
    const made = lost ?? (await gateway.createOrder(await draftOf(deps, order)))
    if (made.amountPaise !== order.amount_paise) throw new GatewayRefused(200, 'Another amount than was asked for.')
    await keepGatewayOrder(deps.db, order.id, made.id)
  } catch (thrown) {
    await leaveOrdering(deps.db, order.id)
    if (!(thrown instanceof GatewayDown || thrown instanceof GatewayRefused)) throw thrown
    deps.log.error('payment_order_failed', { purchaseId: order.purchase_id, error: thrown })
    refuse('PAYMENT_ORDER_FAILED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

/** What the provider is told: ids that say nothing to anybody else (W15). Nothing is ever read back from the notes. */
async function draftOf(deps: Deps, order: OrderRow) {
  const purchase = await purchaseOfOrder(deps, order)
  return {
    amountPaise: order.amount_paise,
    currency: 'INR' as const,
    receipt: order.purchase_id,
    notes: {
      userId: order.user_id,
      planId: purchase.plan_id ?? purchase.event_id ?? '',
      purchaseId: purchase.id,
      couponCode: purchase.coupon_code ?? 'none',
      validity: String(purchase.validity_days ?? ''),
    },
  }
}

async function answerOf(deps: Deps, gateway: PaymentGateway, order: OrderRow): Promise<Order> {
  const purchase = await purchaseOfOrder(deps, order)
  const account = await accountOf(deps, { userId: order.user_id })
  return {
    status: 'success',
    amount: order.amount_paise,
    currency: 'INR',
    orderId: order.gateway_order_id ?? '',
    planName: account.language === 'hi' ? purchase.item_name_hi : purchase.item_name_en,
    fullName: account.full_name,
    email: account.email,
    phone: account.phone,
    userId: account.id,
    planId: purchase.plan_id,
    eventId: purchase.event_id,
    purchaseId: purchase.id,
    couponCode: purchase.coupon_code,
    validity: purchase.validity_days,
    keyId: gateway.keyId,
    checkoutUrl: gateway.checkoutUrl,
    isSandbox: gateway.isSandbox,
  }
}

async function purchaseOfOrder(deps: Deps, order: OrderRow) {
  const purchase = await findPurchase(deps.db, order.purchase_id)
  if (!purchase) throw new Error('An order without its purchase.')
  return purchase
}

function purchaseOf(quote: Quote, now: Date) {
  return {
    changed_at: now,
    plan_id: 'planId' in quote.item ? quote.item.planId : null,
    event_id: 'eventId' in quote.item ? quote.item.eventId : null,
    item_name_en: quote.names.en,
    item_name_hi: quote.names.hi,
    validity_days: quote.validityDays,
    mentoring_credits: quote.mentoringCredits,
    sac: quote.sac,
    gst_rate_bp: quote.gstRateBp,
    list_price_paise: quote.listPricePaise,
    discount_paise: quote.discountPaise,
    total_paise: quote.totalPaise,
    taxable_paise: quote.taxablePaise,
    cgst_paise: quote.cgstPaise,
    sgst_paise: quote.sgstPaise,
    igst_paise: quote.igstPaise,
    coupon_id: quote.coupon?.couponId ?? null,
    coupon_code: quote.coupon?.code ?? null,
    billing_state_code: quote.billingState,
    billing_gstin: quote.gstin ?? null,
    place_of_supply_code: quote.placeOfSupply,
  }
}

function intentOf({ planId, eventId, couponCode, billingState, gstin }: OrderWish): Buffer {
  const words = [planId, eventId, couponCode, billingState, gstin].map((word) => word ?? null)
  return createHash('sha256').update(JSON.stringify(words)).digest()
}
