import { createHash } from 'node:crypto'
import { refuse } from '@sopaan/contract/refusals'
import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import * as z from 'zod/mini'
import { type Deps, inTransaction } from '#api/deps.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { GatewayDown, type PaymentGateway } from '#api/outside/payment-gateway.ts'
import { readPayment, readRefund, webhookEvent } from '#api/outside/razorpay-entities.ts'
import { noteDispute } from './disputes.ts'
import { findOrderOfGateway } from './orders.queries.ts'
import { noteRefund } from './refund-news.ts'
import { settlePayment } from './settle.service.ts'
import { settleVerified } from './verify.service.ts'
import {
  insertEvent,
  leaseEvents,
  markEventDone,
  parkEvent,
  postponeEvent,
  unparkEvents,
  type WebhookEvent,
} from './webhooks.queries.ts'

type Event = z.output<typeof webhookEvent>

const EVENT_ID_LENGTH_MAX = 100
const LEASE_MS = MINUTE_MS
const BATCH = 20
/** Pauses between tries, ms: 10 s, doubled each time, at most an hour. */
const RETRY_FIRST_MS = 10_000
const RETRY_MAX_MS = HOUR_MS
const NOTE_LENGTH_MAX = 200

/**
 * Keeps a signed event of the provider and does nothing else, so that it is acknowledged at once; a job works it off (PAY-08).
 * The same event twice is one.
 * @param body  the bytes as they came: another spelling of the same JSON has another signature
 * @throws {Refusal} WEBHOOK_UNSIGNED
 */
export async function receiveEvent(deps: Deps, request: RequestContext, body: Buffer): Promise<void> {
  if (!isSignedEvent(deps, request, body)) {
    deps.log.warn('payment_webhook_unsigned', { ip: request.ip, requestId: request.requestId })
    refuse('WEBHOOK_UNSIGNED')
  }
  const hash = createHash('sha256').update(body).digest()
  const named = request.header?.('x-razorpay-event-id') ?? ''
  const event = readEvent(body.toString())
  const now = deps.now()
  await insertEvent(deps.db, {
    receivedAt: now,
    dueAt: now,
    eventId: named !== '' && named.length <= EVENT_ID_LENGTH_MAX ? named : hash.toString('hex'),
    kind: event?.event ?? 'unreadable',
    body: body.toString(),
    bodyHash: hash,
    gatewayOrderId: event?.payload.payment?.entity.order_id ?? event?.payload.order?.entity.id ?? null,
  })
}

/** Whether the provider signed an event. */
export function isSignedEvent(deps: Deps, request: RequestContext, body: Buffer): boolean {
  return deps.gateway?.isWebhookSignature(body, request.header?.('x-razorpay-signature') ?? '') ?? false
}

/** Works off the events that are due, on any number of instances. @returns how many were taken up */
export async function processWebhooks(deps: Deps): Promise<number> {
  if (!deps.gateway) return 0
  const now = deps.now()
  const events = await leaseEvents(deps.db, now, new Date(now.getTime() + LEASE_MS), BATCH)
  for (const event of events) await workOff(deps, deps.gateway, event)
  return events.length
}

/** Events that came before their order was stored are worked off once it is (CH-09). */
export async function retryParkedWebhooks(deps: Deps): Promise<void> {
  await unparkEvents(deps.db, deps.now())
}

async function workOff(deps: Deps, gateway: PaymentGateway, row: WebhookEvent): Promise<void> {
  const event = readEvent(row.body ?? '')
  try {
    const outcome = event ? await actOn(deps, gateway, event) : 'unreadable'
    if (outcome === 'unknown') await park(deps, row)
    else await markEventDone(deps.db, row.id, deps.now(), outcome)
    if (outcome === 'unreadable') await notifyFailed(deps, row)
  } catch (thrown) {
    // A faulty event must not stand in the way of the others: it is tried again, and said in the log each time.
    const pauseMs = Math.min(RETRY_FIRST_MS * 2 ** (row.attempts - 1), RETRY_MAX_MS)
    const words = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, NOTE_LENGTH_MAX)
    await postponeEvent(deps.db, row.id, new Date(deps.now().getTime() + pauseMs), words)
    if (thrown instanceof GatewayDown) deps.log.warn('payment_event_postponed', { kind: row.kind, reason: words })
    else {
      deps.log.error('payment_event_failed', { kind: row.kind, error: thrown })
      await notifyFailed(deps, row)
    }
  }
}

/** What an event says is decided by its name and the status in it, never by other fields, which the provider fills at will. */
async function actOn(deps: Deps, gateway: PaymentGateway, event: Event): Promise<string> {
  const { payment, refund, dispute } = event.payload
  if (event.event.startsWith('refund.')) return refund ? noteRefund(deps, readRefund(refund.entity)) : 'ignored'
  if (event.event.startsWith('payment.dispute.')) {
    const paymentId = payment?.entity.id ?? dispute?.entity.payment_id
    if (paymentId === undefined || dispute === undefined) return 'ignored'
    const { id: disputeId, amount } = dispute.entity
    return noteDispute(deps, { event: event.event, disputeId, paymentId, amountPaise: amount ?? undefined })
  }
  if (!payment) return 'ignored'
  const told = readPayment(payment.entity)
  switch (event.event) {
    case 'payment.captured':
    case 'order.paid':
      return settlePayment(deps, { ...told, status: told.status === 'refunded' ? 'refunded' : 'captured' })
    case 'payment.failed':
      return settlePayment(deps, { ...told, status: 'failed' })
    case 'payment.authorized': {
      const order = told.orderId === undefined ? undefined : await findOrderOfGateway(deps.db, told.orderId)
      // The event is a picture of the past: what holds now is asked for.
      return order ? settleVerified(deps, gateway, await gateway.getPayment(told.id), order) : 'unknown'
    }
    default:
      return 'ignored'
  }
}

/** Tells staff of an event that we could not work off: once, however often it is tried again. */
async function notifyFailed(deps: Deps, row: WebhookEvent): Promise<void> {
  const paymentId = row.gatewayOrderId ?? row.eventId
  await notifyStaff(deps, {
    kind: 'payment-alert',
    facts: { reason: 'event_failed', paymentId },
    key: `event-failed-${row.eventId}`,
  })
}

/** Nothing is ever given for an order we do not know, whatever its notes say (PAY-09). */
async function park(deps: Deps, row: WebhookEvent): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await parkEvent(deps.db, row.id, 'unknown order')
    deps.log.warn('payment_alert', { reason: 'unknown_order', orderId: row.gatewayOrderId })
    const paymentId = row.gatewayOrderId ?? row.eventId
    await notifyStaff(deps, {
      kind: 'payment-alert',
      facts: { reason: 'unknown_order', paymentId },
      key: `unknown-${paymentId}`,
    })
  })
}

function readEvent(text: string): Event | undefined {
  try {
    const read = z.safeParse(webhookEvent, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
