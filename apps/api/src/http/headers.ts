import type { FastifyInstance } from 'fastify'

/** What every answer carries, whoever writes it and whatever went wrong (WEB-06 to WEB-10). A page sets its own CSP. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(self "https://api.razorpay.com"), usb=()',
  'x-frame-options': 'DENY',
} as const

/** Two years, subdomains included. Production alone: on a developer's machine it would lock the name to https. */
const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** The headers of every answer. */
export function securityHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return isProduction ? { ...SECURITY_HEADERS, ...HSTS } : SECURITY_HEADERS
}

/** Puts them on every answer before anything else runs, so that errors and refusals have them too. */
export function sendSecurityHeaders(fastify: FastifyInstance, isProduction: boolean): void {
  const headers = securityHeaders(isProduction)
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
