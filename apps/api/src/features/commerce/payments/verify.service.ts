import type { BodyOf } from '@sopaan/contract/call'
import type { payments } from '@sopaan/contract/payments'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import {
  type BackgroundGateway,
  GatewayDown,
  type GatewayPayment,
  GatewayRefused,
  type PaymentGateway,
} from '#api/outside/payment-gateway.ts'
import { isUuid } from '#api/uuid.ts'
import { findOrderOfGateway, findOrderOfPurchase, type OrderRow } from './orders.queries.ts'
import { findPayment } from './payments.queries.ts'
import { findPurchase } from './purchases.queries.ts'
import { settlePayment } from './settle.service.ts'
import type { Settlement } from './settle-check.ts'

type CheckoutResult = BodyOf<typeof payments.verify>
export type Verified = { purchaseId: string; state: 'paid' | 'pending' | 'review' }

/** What an id of a payment looks like at the provider. */
export const PAYMENT_ID = /^pay_[A-Za-z0-9]{14}$/

/**
 * Takes what the payment window handed to the buyer's browser. In this order: whose purchase it is, whether the order is the
 * one we stored, the signature over that order, and what the provider itself says of the payment (PAY-03). Asked again, the
 * answer is the same (PAY-06).
 * @throws {Refusal} PAYMENT_NOT_VERIFIED, and the purchase stays as it was
 */
export async function verifyPayment(deps: Deps, actor: Actor, handed: CheckoutResult): Promise<Verified> {
  const gateway = deps.gateway ?? refuse('PAYMENT_NOT_VERIFIED')
  const { purchaseId, razorpay_order_id, razorpay_payment_id, razorpay_signature } = handed
  if (!isUuid(purchaseId) || !PAYMENT_ID.test(razorpay_payment_id)) refuse('PAYMENT_NOT_VERIFIED')
  const order =
    (await findOrderOfPurchase(deps.db, { purchaseId, userId: actor.userId })) ?? refuse('PAYMENT_NOT_VERIFIED')
  if (order.gatewayOrderId === null || order.gatewayOrderId !== razorpay_order_id) refuse('PAYMENT_NOT_VERIFIED')
  if (!gateway.isCheckoutSignature(order.gatewayOrderId, razorpay_payment_id, razorpay_signature))
    refuse('PAYMENT_NOT_VERIFIED')
  const state = await settleCheckoutResult(deps, gateway, order, razorpay_payment_id)
  return { purchaseId, state: state === 'refused' ? refuse('PAYMENT_NOT_VERIFIED') : state }
}

/**
 * The same from a browser that came back from the provider's own page, which brings no sign-in along: the signature alone
 * says which order it is, and nothing is told but where to go on (S47).
 * @returns the order, or undefined where the signature does not fit
 */
export async function verifyCallback(
  deps: Deps,
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
): Promise<OrderRow | undefined> {
  const { gateway } = deps
  if (!gateway || !PAYMENT_ID.test(paymentId)) return undefined
  const order = await findOrderOfGateway(deps.db, orderId)
  if (!order || !gateway.isCheckoutSignature(orderId, paymentId, signature)) return undefined
  await settleCheckoutResult(deps, gateway, order, paymentId)
  return order
}

/** Settles what a good signature brought. @returns `refused` where the provider says no */
export async function settleCheckoutResult(
  deps: Deps,
  gateway: PaymentGateway,
  order: OrderRow,
  paymentId: string,
): Promise<Verified['state'] | 'refused'> {
  const known = await settledBefore(deps, order, paymentId)
  if (known) return known
  try {
    return stateOf(await settleVerified(deps, gateway, await gateway.getPayment(paymentId), order))
  } catch (thrown) {
    // The signature is good and only the provider is silent: the webhook or the reconciler brings the rest.
    if (thrown instanceof GatewayDown) return 'pending'
    if (thrown instanceof GatewayRefused) return 'refused'
    throw thrown
  }
}

/** Settles what the provider said of a payment; money that a bank only holds is taken first. @throws {GatewayDown} */
export async function settleVerified(
  deps: Deps,
  gateway: BackgroundGateway,
  payment: GatewayPayment,
  order: Pick<OrderRow, 'gatewayOrderId' | 'amountPaise' | 'currency'>,
): Promise<Settlement> {
  if (payment.orderId !== order.gatewayOrderId) return 'mismatch'
  const isOrdered = payment.amountPaise === order.amountPaise && payment.currency === order.currency
  if (payment.status !== 'authorized' || !isOrdered) return settlePayment(deps, payment)
  return settlePayment(deps, await captureOnce(gateway, payment))
}

/** Somebody else may capture at the same moment: then the payment is as good as captured. */
async function captureOnce(gateway: BackgroundGateway, payment: GatewayPayment): Promise<GatewayPayment> {
  try {
    return await gateway.capture(payment.id, payment.amountPaise)
  } catch (thrown) {
    if (!(thrown instanceof GatewayRefused)) throw thrown
    return gateway.getPayment(payment.id)
  }
}

async function settledBefore(deps: Deps, order: OrderRow, paymentId: string): Promise<Verified['state'] | undefined> {
  const payment = await findPayment(deps.db, paymentId)
  if (payment?.orderId !== order.id || payment.status !== 'captured') return undefined
  if (order.purchaseId === null) return 'paid'
  const purchase = await findPurchase(deps.db, order.purchaseId)
  return purchase?.status === 'review' ? 'review' : 'paid'
}

function stateOf(settlement: Settlement): Verified['state'] | 'refused' {
  if (settlement === 'paid' || settlement === 'pending' || settlement === 'review') return settlement
  return 'refused'
}
