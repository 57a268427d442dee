import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLocalUrl, isPublicUrl, lookupPublic, NotPublic } from './public-address.ts'

/** A question to somebody's server. */
export type OutsideRequest = { method: string; url: string; headers?: Record<string, string>; body?: string | Buffer }

/** Its answer: header names in small letters. */
export type OutsideAnswer = { status: number; headers: Readonly<Record<string, string | undefined>>; text: string }

/** How long an answer may take from the first byte to the last, and how large it may be; of 0 bytes nothing is read. */
export type OutsideLimits = { timeoutMs: number; bytesMax: number }

const REASONS = {
  address: 'The address is not public.',
  unreachable: 'There was no answer in time.',
  size: 'The answer is too large.',
}

/** A server that was not reached: its address is not one we call, it did not answer in time, or said too much. */
export class NotReached extends Error {
  override readonly name = 'NotReached'
  readonly why: keyof typeof REASONS

  constructor(why: NotReached['why'], options?: ErrorOptions) {
    super(REASONS[why], options)
    this.why = why
  }
}

/**
 * Asks the open internet with care (API-14): https alone, a name is looked up once and only public addresses are called, so that
 * it cannot point inside, and no redirect is followed.
 * @throws {NotReached} where there is no answer within the limits
 */
export function requestPublic(request: OutsideRequest, limits: OutsideLimits): Promise<OutsideAnswer> {
  if (!isPublicUrl(request.url)) return Promise.reject(new NotReached('address'))
  return send(request, { ...limits, lookup: lookupPublic })
}

/** Calls an address on the open internet: its status, and what its Retry-After says. @throws {NotReached} where nothing was answered */
export type PublicPost = (
  url: string,
  request: { headers: Record<string, string>; body: Buffer },
) => Promise<{ status: number; retryAfter: string | undefined }>

const POST_LIMITS = { timeoutMs: 10_000, bytesMax: 0 }

/** Tells somebody's server something and reads no answer (API-14). */
export const postPublic: PublicPost = postBy(requestPublic)

/** For a developer's machine: tells servers on this machine too, without https. */
export const postLocal: PublicPost = postBy(requestLocal)

/** For a developer's machine and tests: asks servers on this machine too, without https. @throws {NotReached} as `requestPublic` */
export function requestLocal(request: OutsideRequest, limits: OutsideLimits): Promise<OutsideAnswer> {
  return isLocalUrl(request.url) ? send(request, limits) : requestPublic(request, limits)
}

function postBy(ask: typeof requestPublic): PublicPost {
  return async (url, request) => {
    const { status, headers } = await ask({ method: 'POST', url, ...request }, POST_LIMITS)
    return { status, retryAfter: headers['retry-after'] }
  }
}

function send(
  { method, url, headers = {}, body }: OutsideRequest,
  { timeoutMs, bytesMax, lookup }: OutsideLimits & { lookup?: LookupFunction },
): Promise<OutsideAnswer> {
  const request = url.startsWith('https:') ? https.request : http.request
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { method, headers: { 'user-agent': 'Sopaan', ...length, ...headers }, agent: false as const }
    const asked = request(url, { ...options, ...(lookup && { lookup }) }, (answer) => {
      const parts: Buffer[] = []
      let bytes = 0
      const end = () => resolve(answerOf(answer, Buffer.concat(parts)))
      if (bytesMax === 0) {
        end()
        answer.destroy()
        return
      }
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > bytesMax) asked.destroy(new NotReached('size'))
        else parts.push(part)
      })
      answer.on('end', end)
      answer.on('error', (error) => reject(notReached(error)))
    })
    const timer = setTimeout(() => asked.destroy(new NotReached('unreachable')), timeoutMs)
    asked.on('error', (error) => reject(notReached(error)))
    asked.on('close', () => clearTimeout(timer))
    asked.end(body)
  })
}

function answerOf({ statusCode = 0, headers }: http.IncomingMessage, body: Buffer): OutsideAnswer {
  const { etag, location } = headers
  return {
    status: statusCode,
    headers: { etag, location, 'retry-after': headers['retry-after'] },
    text: body.toString(),
  }
}

function notReached(error: Error): NotReached {
  if (error instanceof NotReached) return error
  return new NotReached(error instanceof NotPublic ? 'address' : 'unreachable', { cause: error })
}
