import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, endSpan, type OpenSpan, runInSpan, type Traces } from '../traces.ts'

/** From this status on a request has failed, and was not refused. */
const FAILED_FROM = 500

/**
 * Tells each request with its route, never its address: what stands in that may be somebody's link. Calls of a page's loader
 * are parts of the page, statements parts of the call.
 */
export function traceRequests(fastify: FastifyInstance, traces: Traces | undefined): void {
  if (traces === undefined) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  fastify.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.traceparent
    const span = beginSpan(traces, typeof header === 'string' ? header : undefined)
    if (span) spans.set(request, span)
    runInSpan(span, done)
  })
  // A body arrives by events of the socket, which know of no request.
  fastify.addHook('preHandler', (request, _reply, done) => runInSpan(spans.get(request), done))
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span) {
      const { method, id } = request
      const route = request.routeOptions.url ?? 'none'
      endSpan(span, {
        name: `${method} ${route}`,
        kind: 'server',
        hasFailed: reply.statusCode >= FAILED_FROM,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'sopaan.request_id': id,
        },
      })
    }
    done()
  })
}
