import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@sopaan/contract/refusals'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { GatewayDown, GatewayRefused, type OrderDraft, type PaymentGateway } from '#api/outside/payment-gateway.ts'
import { claimOrdering, findOrder, insertGatewayOrder, leaveOrdering, type OrderRow } from './orders.queries.ts'
import { findPurchase } from './purchases.queries.ts'

/** How long one request may ask the provider for an order before another may, ms: above their time-out. */
const ORDERING_MS = 8_000
/** How long a second request waits for the first one's order, ms. */
const WAIT_MS = 9_000
const WAIT_STEP_MS = 50
/** The reconciler looks at an order first after this, ms. Source: PAY-16. */
export const FIRST_CHECK_MS = 2 * MINUTE_MS
const RETRY_AFTER_SECONDS = 30

/** The provider, where one is set. @throws {Refusal} PAYMENT_ORDER_FAILED */
export function gatewayOf({ gateway }: Deps): PaymentGateway {
  return gateway ?? refuse('PAYMENT_ORDER_FAILED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Gets the order from the provider, once: who comes second waits for the first. @throws {Refusal} PAYMENT_ORDER_FAILED */
export async function submitOrder(deps: Deps, gateway: PaymentGateway, id: string): Promise<OrderRow> {
  const untilMs = performance.now() + WAIT_MS
  for (;;) {
    const order = await findOrder(deps.db, id)
    if (order && order.gatewayOrderId !== null) return order
    const now = deps.now()
    if (order && (await claimOrdering(deps.db, id, now, new Date(now.getTime() + ORDERING_MS)))) {
      await requestOrder(deps, gateway, order)
    } else if (performance.now() > untilMs) refuse('PAYMENT_ORDER_FAILED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    else await pause(WAIT_STEP_MS)
  }
}

async function requestOrder(deps: Deps, gateway: PaymentGateway, order: OrderRow): Promise<void> {
  try {
    // An earlier try may have been taken while its answer got lost: then there is an order under this receipt.
    const lost = order.tries > 0 ? await gateway.findOrder(receiptOf(order)) : undefined
    const made = lost ?? (await gateway.createOrder(await draftOf(deps, order)))
    if (made.amountPaise !== order.amountPaise) throw new GatewayRefused(200, 'Another amount than was asked for.')
    await insertGatewayOrder(deps.db, order.id, made.id)
  } catch (thrown) {
    await leaveOrdering(deps.db, order.id)
    if (!(thrown instanceof GatewayDown || thrown instanceof GatewayRefused)) throw thrown
    deps.log.error('payment_order_failed', { orderId: order.id, error: thrown })
    refuse('PAYMENT_ORDER_FAILED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

/** Ours at the provider: the id of the purchase, and of a parent's rupee that of the order. */
function receiptOf(order: OrderRow): string {
  return order.purchaseId ?? order.id
}

/** What the provider is told: ids that say nothing to anybody else (W15). Nothing is ever read back from the notes. */
async function draftOf(deps: Deps, order: OrderRow): Promise<OrderDraft> {
  const draft = { amountPaise: order.amountPaise, currency: 'INR' as const, receipt: receiptOf(order) }
  if (order.purchaseId === null) return { ...draft, notes: { parentCheck: order.id } }
  const purchase = await findPurchase(deps.db, order.purchaseId)
  if (!purchase) throw new Error('An order without its purchase.')
  return {
    ...draft,
    notes: {
      userId: order.userId,
      planId: purchase.planId ?? purchase.eventId ?? '',
      purchaseId: purchase.id,
      couponCode: purchase.couponCode ?? 'none',
      validity: String(purchase.validityDays ?? ''),
    },
  }
}
