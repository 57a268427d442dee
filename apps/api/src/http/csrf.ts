import { createHmac, timingSafeEqual } from 'node:crypto'
import { refuse } from '@sopaan/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../config-rules.ts'
import type { Deps } from '../deps.ts'
import { cookieLine, readCookies } from './cookies.ts'

/** Names that browser clients know and fill in by themselves (WEB-02). */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'
/** Tells a browser from another, before and after sign-in; anonymous XSRF tokens are bound to it. */
export const DEVICE_COOKIE = '__Host-dev'
/** The longest that browsers keep a cookie, seconds (400 days). */
const DEVICE_COOKIE_AGE_SECONDS = 400 * 86_400
const RANDOM_BYTES = 16
const DEVICE_BYTES = 32
const TOKEN = /^([0-9a-f]{64})\.([0-9a-f]{32})$/

/**
 * Refuses an unsafe request that another site's page started (WEB-03): by what the browser says of its origin
 * (`Sec-Fetch-Site`), or else by `Origin` or `Referer`, one of which must then be there and ours.
 * @throws {Refusal} CSRF
 */
export function checkSite(request: FastifyRequest, config: Config): void {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (site !== undefined) refuse('CSRF')
  const named = request.headers.origin ?? request.headers.referer
  if (named === undefined || !isOwnOrigin(URL.parse(named)?.origin, config)) refuse('CSRF')
}

/**
 * Refuses an unsafe request whose X-XSRF-TOKEN header is not the XSRF-TOKEN cookie, or whose token was not made by this
 * server for this sign-in or device (WEB-02). The refused browser gets a token along, so that its client can repeat.
 * @param binding  the sign-in or device that the token must be for; absent when the browser has neither yet
 * @throws {Refusal} CSRF
 */
export function checkXsrfToken(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  binding: string | undefined,
): void {
  const header = request.headers[XSRF_HEADER]
  const cookie = readCookies(request.headers.cookie).get(XSRF_COOKIE)
  if (binding !== undefined && typeof header === 'string' && header === cookie && isXsrfToken(deps, header, binding))
    return
  issueXsrfToken(deps, request, reply, binding)
  refuse('CSRF')
}

/**
 * Sends the XSRF-TOKEN cookie with an answer, and the device cookie where it is missing. Only with answers that no shared
 * cache keeps (decision C30).
 */
export function issueXsrfToken(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  binding = deviceOf(request),
): void {
  const device = binding ?? deps.random(DEVICE_BYTES).toString('base64url')
  if (binding === undefined) {
    reply.header(
      'set-cookie',
      cookieLine({ name: DEVICE_COOKIE, value: device, maxAgeSeconds: DEVICE_COOKIE_AGE_SECONDS }),
    )
  }
  const value = makeXsrfToken(deps, device)
  reply.header('set-cookie', cookieLine({ name: XSRF_COOKIE, value, isReadableByScripts: true, sameSite: 'Lax' }))
}

/** Whether the browser has a token already; whether it is a true one shows when it is sent back. */
export function hasXsrfToken(request: FastifyRequest): boolean {
  return readCookies(request.headers.cookie).has(XSRF_COOKIE)
}

/** The device cookie of a request, when it has the form of one. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const device = readCookies(request.headers.cookie).get(DEVICE_COOKIE)
  return device !== undefined && /^[\w-]{43}$/.test(device) ? device : undefined
}

function makeXsrfToken(deps: Deps, binding: string): string {
  const random = deps.random(RANDOM_BYTES).toString('hex')
  return `${xsrfSeal(deps, binding, random).toString('hex')}.${random}`
}

function isXsrfToken(deps: Deps, token: string, binding: string): boolean {
  const [, seal, random] = TOKEN.exec(token) ?? []
  if (seal === undefined || random === undefined) return false
  return timingSafeEqual(Buffer.from(seal, 'hex'), xsrfSeal(deps, binding, random))
}

/** Lengths go in front, so that no other pair of binding and random gives the same text. */
function xsrfSeal(deps: Deps, binding: string, random: string): Buffer {
  const text = `${binding.length}!${binding}!${random.length}!${random}`
  return createHmac('sha256', deps.config.secretKey).update('xsrf!').update(text).digest()
}

/** Whether an origin is ours; outside production any name of this machine is. */
export function isOwnOrigin(origin: string | undefined, config: Config): boolean {
  if (origin === undefined || origin === 'null') return false
  if (origin === config.publicWebUrl) return true
  return !config.isProduction && isLoopback(URL.parse(origin)?.hostname ?? '')
}
