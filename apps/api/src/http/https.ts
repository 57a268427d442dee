import { refuse } from '@sopaan/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Asked by balancers from within, without TLS. */
const HEALTH = /^\/(?:healthz|readyz(?:\/full)?)(?:\?|$)/

/**
 * In production behind a proxy that says how the caller came (WEB-17): a page asked for over plain http is sent to https, a
 * call is refused, because what it carried has already been read on the way and a redirect would hide that.
 */
export function leavePlainHttp(fastify: FastifyInstance, config: Config): void {
  if (!config.isProduction || config.trustProxy.length === 0) return
  fastify.addHook('onRequest', async (request, reply) => {
    const isPlain = request.protocol === 'http' && request.headers['x-forwarded-proto'] !== undefined
    if (!isPlain || HEALTH.test(request.url)) return
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) refuse('FORBIDDEN')
    return reply.redirect(config.publicWebUrl + request.url, 308)
  })
}
