import * as z from 'zod/mini'
import type { GatewayOrder, GatewayPayment, GatewayRefund } from './payment-gateway.ts'

/** Ids of the provider: a word and 14 letters and digits. Source: Razorpay, entities of orders, payments, refunds. */
const orderId = z.string().check(z.regex(/^order_[A-Za-z0-9]{14}$/))
const paymentId = z.string().check(z.regex(/^pay_[A-Za-z0-9]{14}$/))
const refundId = z.string().check(z.regex(/^rfnd_[A-Za-z0-9]{14}$/))
const paise = z.int().check(z.minimum(0))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** An order as it comes over the wire; fields we do not use are let pass and forgotten. */
export const orderEntity = z.object({
  id: orderId,
  amount: paise,
  currency,
  receipt: z.nullish(z.string().check(z.maxLength(100))),
})

/** A payment as it comes over the wire. */
export const paymentEntity = z.object({
  id: paymentId,
  order_id: z.nullish(orderId),
  amount: paise,
  currency,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.nullish(z.string().check(z.maxLength(40))),
  amount_refunded: z.nullish(paise),
  card: z.nullish(z.object({ last4: z.nullish(z.string().check(z.maxLength(4))) })),
})

/** A refund as it comes over the wire. */
export const refundEntity = z.object({
  id: refundId,
  receipt: z.nullish(z.string().check(z.maxLength(100))),
  payment_id: paymentId,
  amount: paise,
  status: z.enum(['pending', 'processed', 'failed']),
})

/** A list as it comes over the wire. */
export const ordersList = z.object({ items: z.array(orderEntity) })
export const paymentsList = z.object({ items: z.array(paymentEntity) })

/** A refusal as it comes over the wire; any part may be missing. */
export const errorEntity = z.object({ error: z.object({ description: z.nullish(z.string()) }) })

/** A dispute as it comes over the wire. Source: Razorpay, webhook payloads of disputes. */
const disputeEntity = z.object({
  id: z.string().check(z.maxLength(40)),
  payment_id: z.optional(paymentId),
  amount: z.nullish(paise),
})

/** An event of a webhook: what it is about, as far as we use it. */
export const webhookEvent = z.object({
  event: z.string().check(z.maxLength(80)),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentEntity })),
    order: z.optional(z.object({ entity: orderEntity })),
    refund: z.optional(z.object({ entity: refundEntity })),
    dispute: z.optional(z.object({ entity: disputeEntity })),
  }),
})

/** An order in our words. */
export function readOrder(entity: z.output<typeof orderEntity>): GatewayOrder {
  return { id: entity.id, amountPaise: entity.amount, currency: entity.currency }
}

/** A payment in our words. */
export function readPayment(entity: z.output<typeof paymentEntity>): GatewayPayment {
  return {
    id: entity.id,
    orderId: entity.order_id ?? undefined,
    amountPaise: entity.amount,
    currency: entity.currency,
    status: entity.status,
    method: entity.method ?? undefined,
    cardLast4: entity.card?.last4 ?? undefined,
    refundedPaise: entity.amount_refunded ?? 0,
  }
}

/** A refund in our words. */
export function readRefund(entity: z.output<typeof refundEntity>): GatewayRefund {
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    status: entity.status,
    receipt: entity.receipt ?? undefined,
  }
}
