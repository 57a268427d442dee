import { Refusal, type RefusalCode, type RefusalDetails } from '@sopaan/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseBusy, isDatabaseLost } from '../database-trouble.ts'
import { type Log, maskUrl } from '../log.ts'
import { METRICS } from '../metrics.ts'
import { FileStoreAway } from '../outside/file-store.ts'
import { RETRY_AFTER_SECONDS } from './pressure.ts'

/** The framework's own complaints, in our words. What is not here and below 500 is MALFORMED_REQUEST. */
const FRAMEWORK_CODES: Readonly<Record<string, 'UNSUPPORTED_MEDIA_TYPE' | 'INPUT_TOO_LARGE' | 'REQUEST_TIMEOUT'>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'INPUT_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
}

/** Names of the security events behind refusals (OWASP logging vocabulary); the rest is `refused`. */
const EVENTS: Partial<Record<RefusalCode, string>> = {
  CSRF: 'malicious_csrf',
  FORBIDDEN: 'authz_fail',
  INVALID_INPUT: 'input_validation_fail',
  INVALID_QUERY: 'input_validation_fail',
  RATE_LIMITED: 'excess_rate_limit_exceeded',
}

/** The refusal that a thrown thing becomes on the wire: itself, or what the framework, the database or the file store meant, or INTERNAL. */
export function refusalFor(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  const { code, statusCode } = thrown instanceof Error ? (thrown as { code?: unknown; statusCode?: unknown }) : {}
  const isAway = isDatabaseLost(thrown) || isDatabaseBusy(thrown) || thrown instanceof FileStoreAway
  if (isAway || code === 'FST_ERR_HANDLER_TIMEOUT') {
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  if (typeof statusCode !== 'number' || statusCode >= 500) return new Refusal('INTERNAL', undefined)
  return new Refusal((typeof code === 'string' && FRAMEWORK_CODES[code]) || 'MALFORMED_REQUEST', undefined)
}

/** Answers with a refusal, whatever was thrown; a 5xx carries fixed words and its cause goes to the log (API-12). */
export function answerRefusal(log: Log, thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(thrown)
  METRICS.refusals.add({ code: refusal.code })
  logRefusal(log, refusal, thrown, request)
  const details = refusal.details as RefusalDetails<RefusalCode>
  if (details !== undefined && 'retryAfterSeconds' in details) {
    reply.header('retry-after', details.retryAfterSeconds)
    if (refusal.code === 'RATE_LIMITED') {
      reply.headers({ 'ratelimit-remaining': 0, 'ratelimit-reset': details.retryAfterSeconds })
    }
  }
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal, request.id))
}

/** A refusal as it goes over the wire. */
export function refusalBody(refusal: Refusal, requestId: string): string {
  const { code, message, details } = refusal
  return JSON.stringify({ ...details, status: 'error', code, message, requestId })
}

function logRefusal(log: Log, refusal: Refusal, thrown: unknown, request: FastifyRequest): void {
  const fields = {
    requestId: request.id,
    ip: request.ip,
    method: request.method,
    path: maskUrl(request.url),
    result: 'refused',
    reason: refusal.code,
  }
  // Too much work is refused by the hundred: the trace of each would be more work than what is refused.
  if (thrown === refusal && refusal.code === 'UNAVAILABLE') log.warn('refused', fields)
  else if (refusal.status >= 500) log.error('error', { ...fields, result: 'error', error: thrown })
  else log.info(EVENTS[refusal.code] ?? 'refused', fields)
}
