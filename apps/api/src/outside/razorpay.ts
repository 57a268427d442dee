import { setTimeout as pause } from 'node:timers/promises'
import { parseJson } from '@sopaan/contract/client'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { METRICS } from '../metrics.ts'
import { createBreaker } from './breaker.ts'
import { isSameSignature, signCheckout, signWebhook } from './gateway-signatures.ts'
import { GatewayBusy, GatewayDown, GatewayRefused, type PaymentGateway } from './payment-gateway.ts'
import {
  errorEntity,
  orderEntity,
  ordersList,
  paymentEntity,
  paymentsList,
  readOrder,
  readPayment,
  readRefund,
  refundEntity,
} from './razorpay-entities.ts'

/** Failures of theirs are counted for so long, ms. See CH-07. */
const BREAKER_WINDOW_MS = 30_000

/** The longest wait for an answer, ms. Source: R-BP-3. */
const TIMEOUT_MS = 5_000
/** Questions that change nothing are asked again this often, ms after the failure before. */
const RETRY_PAUSES_MS = [200, 600]
/** More than any answer of theirs. */
const ANSWER_BYTES_MAX = 1024 * 1024
const PAYMENTS_MAX = 100
/** Bounds of what they ask to wait after too many questions, ms. */
const WAIT_MAX_MS = MINUTE_MS
const WAIT_PRESET_MS = 5_000

type Settings = NonNullable<Config['razorpay']>
type Question = { method: 'GET' | 'POST'; path: string; body?: unknown; headers?: Record<string, string> }

/**
 * Razorpay's orders, payments and refunds. Source: https://razorpay.com/docs/api/. GET is asked up to three times; POST
 * once, because it may have been done when its answer is lost.
 * @param timeoutMs  the longest wait for one answer
 */
export function razorpayGateway(settings: Settings, now: () => Date, timeoutMs: number = TIMEOUT_MS): PaymentGateway {
  const line = { baseUrl: settings.baseUrl, authorization: authorizationOf(settings), timeoutMs }
  const { listPayments, getPayment, capture } = ordersAndPayments(lineTo(line, now))
  return {
    keyId: settings.keyId,
    checkoutUrl: settings.checkoutUrl,
    isSandbox: false,
    background: { listPayments, getPayment, capture },
    ...ordersAndPayments(lineTo(line, now)),
    isCheckoutSignature: (orderId, paymentId, signature) =>
      isSameSignature(signature, signCheckout(settings.keySecret, orderId, paymentId)),
    isWebhookSignature: (body, signature) =>
      settings.webhookSecrets.some((secret) => isSameSignature(signature, signWebhook(secret, body))),
  }
}

function authorizationOf({ keyId, keySecret }: Settings): string {
  return `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
}

/** A line to them with a breaker of its own, which is quiet for as long as they ask. */
function lineTo(line: Line, now: () => Date): GatewayRequest {
  const breaker = createBreaker(now, BREAKER_WINDOW_MS)
  let quietUntilMs = 0
  const once = async <S extends z.core.$ZodType>(schema: S, question: Question): Promise<z.output<S>> => {
    if (now().getTime() < quietUntilMs) throw new GatewayDown('Razorpay asked to be left alone for a while.')
    if (breaker.isOpen()) throw new GatewayDown('Razorpay did not answer lately and is left alone for 30 s.')
    try {
      const answer = readAnswer(schema, await send(question, line))
      breaker.noteAnswer()
      return answer
    } catch (thrown) {
      if (thrown instanceof GatewayBusy) quietUntilMs = now().getTime() + thrown.retryAfterMs
      else if (thrown instanceof GatewayDown) {
        METRICS.gatewayFailures.add()
        breaker.noteFailure()
      }
      throw thrown
    }
  }
  return async <S extends z.core.$ZodType>(schema: S, question: Question): Promise<z.output<S>> => {
    const pauses = question.method === 'GET' ? RETRY_PAUSES_MS : []
    for (const pauseMs of pauses) {
      try {
        return await once(schema, question)
      } catch (thrown) {
        if (!(thrown instanceof GatewayDown) || thrown instanceof GatewayBusy || breaker.isOpen()) throw thrown
        await pause(pauseMs * (0.5 + Math.random()))
      }
    }
    return once(schema, question)
  }
}

type GatewayRequest = <S extends z.core.$ZodType>(schema: S, question: Question) => Promise<z.output<S>>

function ordersAndPayments(ask: GatewayRequest) {
  return {
    createOrder: async ({ amountPaise, currency, receipt, notes }) =>
      readOrder(
        await ask(orderEntity, {
          method: 'POST',
          path: '/v1/orders',
          body: { amount: amountPaise, currency, receipt, notes },
        }),
      ),
    findOrder: async (receipt) => {
      const path = `/v1/orders?${new URLSearchParams({ receipt })}`
      // Compared here as well: whoever does not narrow by receipt answers somebody else's orders.
      const { items } = await ask(ordersList, { method: 'GET', path })
      const found = items.find((each) => each.receipt === receipt)
      return found && readOrder(found)
    },
    listPayments: async (orderId) => {
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments?count=${PAYMENTS_MAX}`
      return (await ask(paymentsList, { method: 'GET', path })).items.map(readPayment)
    },
    getPayment: async (paymentId) =>
      readPayment(await ask(paymentEntity, { method: 'GET', path: `/v1/payments/${encodeURIComponent(paymentId)}` })),
    capture: async (paymentId, amountPaise) =>
      readPayment(
        await ask(paymentEntity, {
          method: 'POST',
          path: `/v1/payments/${encodeURIComponent(paymentId)}/capture`,
          body: { amount: amountPaise, currency: 'INR' },
        }),
      ),
    refund: async ({ paymentId, amountPaise, key }) =>
      readRefund(
        await ask(refundEntity, {
          method: 'POST',
          path: `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
          body: { amount: amountPaise, speed: 'normal', receipt: key },
          headers: { 'x-refund-idempotency': key },
        }),
      ),
    getRefund: async (refundId) =>
      readRefund(await ask(refundEntity, { method: 'GET', path: `/v1/refunds/${encodeURIComponent(refundId)}` })),
  } satisfies Partial<PaymentGateway>
}

type Raw = { status: number; text: string; retryAfter: string | null }

type Line = { baseUrl: string; authorization: string; timeoutMs: number }

async function send(question: Question, { baseUrl, authorization, timeoutMs }: Line): Promise<Raw> {
  try {
    const response = await fetch(new URL(question.path, baseUrl), {
      method: question.method,
      headers: {
        accept: 'application/json',
        authorization,
        ...(question.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...question.headers,
      },
      ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, text: await readText(response), retryAfter: response.headers.get('retry-after') }
  } catch (cause) {
    if (cause instanceof GatewayDown) throw cause
    throw new GatewayDown('Razorpay could not be reached.', { cause })
  }
}

/** The body, given up where it grows beyond what an answer of theirs can be. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES_MAX) throw new GatewayDown('Razorpay answered more than an answer can be.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** How long they want to be left alone: what they say, in seconds, a minute at most; 5 s where they say nothing. */
function waitMs(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, WAIT_MAX_MS) : WAIT_PRESET_MS
}

/** Our keys are not taken, or something still runs: no word on what was asked, so it is asked again. */
const SAYS_NOTHING = [401, 409]

/** 200 that fits is an answer; 4xx with their error is a no; everything else counts as no answer. */
function readAnswer<S extends z.core.$ZodType>(schema: S, { status, text, retryAfter }: Raw): z.output<S> {
  const body = parseJson(text)
  if (status === 429) throw new GatewayBusy(waitMs(retryAfter))
  if (status >= 400 && status < 500 && !SAYS_NOTHING.includes(status)) {
    const error = z.safeParse(errorEntity, body)
    throw new GatewayRefused(status, (error.success && error.data.error.description) || `Razorpay answered ${status}.`)
  }
  const answer = z.safeParse(schema, body)
  if (status !== 200 || !answer.success) throw new GatewayDown(`Razorpay answered ${status}, which says nothing.`)
  return answer.data
}
