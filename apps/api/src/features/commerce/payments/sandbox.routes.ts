import type { FastifyInstance } from 'fastify'
import type { Deps } from '#api/deps.ts'
import { GatewayRefused } from '#api/outside/payment-gateway.ts'
import { SANDBOX_PATHS, sandboxScript, sandboxWindow, type WindowFacts } from '#api/outside/sandbox-checkout.ts'
import { isSandbox, SANDBOX_BASE, type SandboxGateway } from '#api/outside/sandbox-gateway.ts'

type Fields = Record<string, string | undefined>

/**
 * The payment window of a machine without keys. It says that it is a sandbox, no money moves in it, and it is never mounted
 * in production.
 */
export function mountSandbox(fastify: FastifyInstance, { config, gateway }: Pick<Deps, 'config' | 'gateway'>): void {
  if (config.isProduction || !isSandbox(gateway)) return
  fastify.get(`${SANDBOX_BASE}${SANDBOX_PATHS.script}`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript').send(sandboxScript(SANDBOX_BASE)),
  )
  fastify.get<{ Querystring: Fields }>(`${SANDBOX_BASE}${SANDBOX_PATHS.frame}`, async (request, reply) => {
    const { html, policy } = sandboxWindow(SANDBOX_BASE, factsOf(request.query))
    return reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  })
  fastify.post<{ Body: Fields }>(`${SANDBOX_BASE}${SANDBOX_PATHS.pay}`, async (request, reply) => {
    const { order_id = '', outcome } = request.body ?? {}
    return reply.header('cache-control', 'no-store').send(await payIn(gateway, order_id, outcome))
  })
}

async function payIn(gateway: SandboxGateway, orderId: string, outcome: string | undefined) {
  try {
    const isPaid = outcome === 'captured'
    const { paymentId, signature } = await gateway.pay(orderId, isPaid ? 'captured' : 'failed')
    if (isPaid) return { razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature: signature }
    return { error: { code: 'BAD_REQUEST_ERROR', description: 'Payment was unsuccessful.', reason: 'payment_failed' } }
  } catch (thrown) {
    if (!(thrown instanceof GatewayRefused)) throw thrown
    return { error: { code: 'BAD_REQUEST_ERROR', description: thrown.message } }
  }
}

function factsOf({ order_id = '', amount = '', currency = '', name = '', description = '' }: Fields): WindowFacts {
  return { order_id, amount, currency, name, description }
}
