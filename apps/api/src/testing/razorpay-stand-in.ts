import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { signCheckout, signWebhook } from '#api/outside/gateway-signatures.ts'
import { SANDBOX_PATHS, sandboxScript, sandboxWindow, type WindowFacts } from '#api/outside/sandbox-checkout.ts'
import { type LedgerPayment, type LedgerRefund, LedgerRefusal, SandboxLedger } from '#api/outside/sandbox-ledger.ts'

/** Keys of the stand-in, of the form the provider's have. */
export const STAND_IN_KEYS = {
  keyId: 'rzp_test_0wFRWIZnH65uny',
  keySecret: 'EnLs21M47BllR3X8PSFtjtbd',
  webhookSecret: 'velvet-otter-webhook-47',
  /** The one before it: events that were on their way come signed with it. */
  oldWebhookSecret: 'velvet-otter-webhook-46',
}

/** How the stand-in answers: as it should, or in one of the ways a company fails. */
export type Mode =
  | 'ok'
  | 'down'
  | '500'
  | '429'
  | 'garbage'
  | 'redirect'
  | 'huge'
  | 'reset'
  | 'auth_fail'
  /** Answers every order, whatever receipt is asked for. */
  | 'unfiltered'
  | { slowMs: number }

/** A request the stand-in was sent. */
export type SeenCall = { method: string; path: string; body: unknown }

/** A webhook as it goes out: the bytes and their headers. */
export type Webhook = { body: string; headers: Record<string, string> }

type WebhookDraft = {
  event: string
  paymentId?: string
  refundId?: string
  secret?: string
  eventId?: string
  /** Changes the event before it is signed. */
  change?: (event: Record<string, unknown>) => void
}

/** The provider on this machine alone, with its books open and its moods at hand. */
export type StandIn = {
  url: string
  ledger: SandboxLedger
  calls: SeenCall[]
  setMode: (mode: Mode) => void
  /** Somebody pays; what the payment window would hand to the page. */
  pay: (
    orderId: string,
    how?: { outcome?: 'captured' | 'authorized' | 'failed'; amount?: number; currency?: string; method?: string },
  ) => { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
  /** A signed event of a payment or refund. */
  webhook: (draft: WebhookDraft) => Webhook
  stop: () => Promise<void>
}

const HUGE_BYTES = 4 * 1024 * 1024

/** Starts the stand-in. @param port  0 takes any free one */
export async function startStandIn(port = 0, now: () => Date = () => new Date()): Promise<StandIn> {
  const ledger = new SandboxLedger({ now, random: randomBytes })
  const calls: SeenCall[] = []
  let mode: Mode = 'ok'
  const server = createServer((request, response) => {
    void answer({ ledger, calls, mode: () => mode, origin: () => originOf(server) }, request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: originOf(server),
    ledger,
    calls,
    setMode: (next) => {
      mode = next
    },
    pay: (orderId, { outcome = 'captured', method = 'upi', ...rest } = {}) =>
      checkoutAnswer(ledger.pay({ orderId, method, outcome, ...rest })),
    webhook: (draft) => webhookOf(ledger, draft, now),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The settings that lead a server of ours to the stand-in. */
export function standInSettings(standIn: Pick<StandIn, 'url'>) {
  return {
    keyId: STAND_IN_KEYS.keyId,
    keySecret: STAND_IN_KEYS.keySecret,
    webhookSecrets: [STAND_IN_KEYS.webhookSecret, STAND_IN_KEYS.oldWebhookSecret],
    baseUrl: standIn.url,
    checkoutUrl: `${standIn.url}${SANDBOX_PATHS.script}`,
  }
}

type Inside = { ledger: SandboxLedger; calls: SeenCall[]; mode: () => Mode; origin: () => string }

async function answer(inside: Inside, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', inside.origin())
  const text = await readBody(request)
  if (url.pathname === SANDBOX_PATHS.script || url.pathname.startsWith('/checkout/')) {
    answerWindow(inside, { request, response, url, text })
    return
  }
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  inside.calls.push({ method: request.method ?? '', path: url.pathname, body })
  const mode = inside.mode()
  if (typeof mode === 'object') await new Promise((resolve) => setTimeout(resolve, mode.slowMs).unref())
  else if (isHostile(mode, response)) return
  const { keyId, keySecret } = STAND_IN_KEYS
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  if (request.headers.authorization !== expected || mode === 'auth_fail') {
    send(response, 401, refusal('Authentication failed'))
    return
  }
  try {
    const asked = route(inside.ledger, { method: request.method ?? '', url, body, headers: request.headers })
    const isEverything = mode === 'unfiltered' && url.searchParams.has('receipt')
    const made = isEverything ? collection(inside.ledger.state().orders) : asked
    // The order was taken; the line breaks before the answer is out.
    if (mode === 'reset') return void response.socket?.destroy()
    send(response, 200, made)
  } catch (thrown) {
    if (!(thrown instanceof LedgerRefusal)) throw thrown
    send(response, 400, refusal(thrown.message, thrown.field))
  }
}

/** Answers as a company that fails, where the mode says so; whether it did. */
function isHostile(mode: Mode, response: ServerResponse): boolean {
  switch (mode) {
    case 'down':
      response.socket?.destroy()
      return true
    case '500':
      send(response, 500, { error: { code: 'SERVER_ERROR', description: 'We are facing some trouble' } })
      return true
    case '429':
      response.setHeader('retry-after', '7')
      send(response, 429, refusal('Too many requests'))
      return true
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>not what you expected')
      return true
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end()
      return true
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(HUGE_BYTES, ' '))
      return true
    default:
      return false
  }
}

type StandInRequest = { method: string; url: URL; body: unknown; headers: IncomingMessage['headers'] }

function route(ledger: SandboxLedger, { method, url, body, headers }: StandInRequest): unknown {
  const [, version, noun, id, verb] = url.pathname.split('/')
  const draft = (body ?? {}) as Record<string, unknown>
  switch (`${method} ${version} ${noun} ${id === undefined ? '' : ':id'} ${verb ?? ''}`.trim()) {
    case 'POST v1 orders':
      return ledger.createOrder(draft)
    case 'GET v1 orders':
      return collection(ledger.ordersOf(url.searchParams.get('receipt') ?? ''))
    case 'GET v1 orders :id':
      return ledger.order(id ?? '')
    case 'GET v1 orders :id payments':
      return collection(ledger.paymentsOf(id ?? ''))
    case 'GET v1 payments :id':
      return ledger.payment(id ?? '')
    case 'POST v1 payments :id capture':
      return ledger.capture(id ?? '', draft.amount)
    case 'POST v1 payments :id refund':
      return ledger.refund(id ?? '', draft, headers['x-refund-idempotency'] as string | undefined)
    case 'GET v1 refunds :id':
      return ledger.refundOf(id ?? '')
    default:
      throw new LedgerRefusal('The requested URL was not found on the server.')
  }
}

type WindowCall = { request: IncomingMessage; response: ServerResponse; url: URL; text: string }

function answerWindow({ ledger, origin }: Inside, { request, response, url, text }: WindowCall): void {
  if (url.pathname === SANDBOX_PATHS.script) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(sandboxScript(origin()))
    return
  }
  if (url.pathname === SANDBOX_PATHS.frame) {
    const fields = new URLSearchParams(request.method === 'POST' ? text : url.search)
    // The stand-in's own script wrote these fields.
    const { html, policy } = sandboxWindow(origin(), Object.fromEntries(fields) as WindowFacts)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html)
    return
  }
  const { order_id, outcome } = JSON.parse(text) as { order_id: string; outcome: 'captured' | 'failed' }
  const payment = ledger.pay({ orderId: order_id, method: 'upi', outcome })
  if (outcome === 'failed') {
    const metadata = { order_id, payment_id: payment.id }
    const error = {
      code: 'BAD_REQUEST_ERROR',
      description: payment.error_description,
      reason: 'payment_failed',
      metadata,
    }
    send(response, 200, { error })
    return
  }
  send(response, 200, checkoutAnswer(payment))
}

function checkoutAnswer({ id, order_id }: LedgerPayment) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: signCheckout(STAND_IN_KEYS.keySecret, order_id, id),
  }
}

function webhookOf(ledger: SandboxLedger, draft: WebhookDraft, now: () => Date): Webhook {
  const refund: LedgerRefund | undefined = draft.refundId === undefined ? undefined : ledger.refundOf(draft.refundId)
  const payment = ledger.payment(draft.paymentId ?? refund?.payment_id ?? '')
  const hasOrder = draft.event === 'order.paid'
  const event: Record<string, unknown> = {
    entity: 'event',
    account_id: 'acc_BFQ7uQEaa7j2z7',
    event: draft.event,
    contains: [...(refund ? ['refund'] : []), 'payment', ...(hasOrder ? ['order'] : [])],
    payload: {
      ...(refund ? { refund: { entity: { ...refund } } } : {}),
      payment: { entity: { ...payment } },
      ...(hasOrder ? { order: { entity: { ...ledger.order(payment.order_id) } } } : {}),
    },
    created_at: Math.floor(now().getTime() / 1_000),
  }
  draft.change?.(event)
  const body = JSON.stringify(event)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signWebhook(draft.secret ?? STAND_IN_KEYS.webhookSecret, Buffer.from(body)),
      'x-razorpay-event-id': draft.eventId ?? `evt_${randomBytes(7).toString('hex')}`,
    },
  }
}

function collection(items: readonly unknown[]) {
  return { entity: 'collection', count: items.length, items }
}

function refusal(description: string, field?: string) {
  return {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(field === undefined ? {} : { field }),
    },
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function originOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')
  // Another site than the product's: its forms and frames carry no cookies there that are not sent across sites.
  return `http://localhost:${address.port}`
}
