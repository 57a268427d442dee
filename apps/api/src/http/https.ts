import { refuse } from '@sopaan/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** Asked by balancers from within, without TLS. */
const HEALTH = /^\/(?:healthz|readyz(?:\/full)?)(?:\?|$)/

/**
 * In production behind a proxy that says how the caller came (WEB-17): a page asked for over plain http is sent to https, a
 * call is refused, because what it carried has already been read on the way and a redirect would hide that.
 */
export function leavePlainHttp(fastify: FastifyInstance, config: Config, log: Log): void {
  if (!config.isProduction) return
  if (config.trustProxy.length === 0) {
    warnOfProxy(fastify, log)
    return
  }
  fastify.addHook('onRequest', async (request, reply) => {
    const isPlain = request.protocol === 'http' && request.headers['x-forwarded-proto'] !== undefined
    if (!isPlain || HEALTH.test(request.url)) return
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) refuse('FORBIDDEN')
    return reply.redirect(config.publicWebUrl + request.url, 308)
  })
}

/** A proxy that nobody trusts: all behind it count as one address, and how the caller came is not known. Says so once. */
function warnOfProxy(fastify: FastifyInstance, log: Log): void {
  let isSaid = false
  fastify.addHook('onRequest', async (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn('proxy_not_trusted', { setting: 'TRUST_PROXY', ip: request.ip })
  })
}
