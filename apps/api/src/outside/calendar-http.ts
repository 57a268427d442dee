import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { isPublicUrl, lookupPublic, NotPublic } from './public-address.ts'

export type CalendarRequest = { method: string; url: string; headers?: Record<string, string>; body?: string }
export type CalendarAnswer = { status: number; headers: Readonly<Record<string, string | undefined>>; text: string }

/** Asks a server of calendars. No redirect is followed. @throws {CalendarRefused} where there is no answer */
export type CalendarHttp = (request: CalendarRequest) => Promise<CalendarAnswer>

/**
 * Why a calendar could not be read or written: its address is not one we call, nobody answers, the name or password is wrong
 * or was revoked, the answer says nothing, it is too large, or what was to be changed is another by now.
 */
export type CalendarTrouble = 'address' | 'unreachable' | 'access' | 'answer' | 'size' | 'changed'

/** A calendar that was not read or written, and why, in a word that its owner may be told. */
export class CalendarRefused extends Error {
  override readonly name = 'CalendarRefused'
  readonly why: CalendarTrouble

  constructor(why: CalendarTrouble, options?: ErrorOptions) {
    super(`The calendar was not reached: ${why}.`, options)
    this.why = why
  }
}

/** Ours: a server of calendars answers within a second or two, and 60 days of somebody's calendar are far less. */
const TIMEOUT_MS = 10_000
const BYTES_MAX = 5_000_000
/** After so many failures in a row a host is left alone for so long, ms. */
const FAILURES_MAX = 5
const LEFT_ALONE_MS = MINUTE_MS
/** Hosts that are remembered as not answering. */
const HOSTS_MAX = 1_000

/**
 * The open internet with care (API-14): https alone, a name is looked up once and only public addresses are called, so that it
 * cannot point inside; no redirect is followed; 10 s and 5 MB at most. A host that fails again and again is left alone a minute.
 */
export function publicCalendarHttp(now: () => Date): CalendarHttp {
  return withBreaker(sendPublic, now)
}

/** For a developer's machine and tests: servers on this machine too, without https. */
export function localCalendarHttp(now: () => Date): CalendarHttp {
  const send: CalendarHttp = (request) => {
    const host = URL.parse(request.url)?.hostname
    return host === '127.0.0.1' || host === 'localhost' ? sendRequest(request, {}) : sendPublic(request)
  }
  return withBreaker(send, now)
}

function sendPublic(request: CalendarRequest): Promise<CalendarAnswer> {
  if (!isPublicUrl(request.url)) return Promise.reject(new CalendarRefused('address'))
  return sendRequest(request, { lookup: lookupPublic })
}

function sendRequest(
  { method, url, headers = {}, body }: CalendarRequest,
  { lookup }: { lookup?: LookupFunction },
): Promise<CalendarAnswer> {
  const { request } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { method, headers: { 'user-agent': 'Sopaan', ...length, ...headers }, agent: false as const }
    const asked = request(url, { ...options, ...(lookup && { lookup }) }, (answer) => {
      const parts: Buffer[] = []
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > BYTES_MAX) asked.destroy(new CalendarRefused('size'))
        else parts.push(part)
      })
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: { etag: answer.headers.etag, location: answer.headers.location },
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
      answer.on('error', (error) => reject(refusalOf(error)))
    })
    const timer = setTimeout(() => asked.destroy(new CalendarRefused('unreachable')), TIMEOUT_MS)
    asked.on('error', (error) => reject(refusalOf(error)))
    asked.on('close', () => clearTimeout(timer))
    asked.end(body)
  })
}

function refusalOf(error: Error): CalendarRefused {
  if (error instanceof CalendarRefused) return error
  return new CalendarRefused(error instanceof NotPublic ? 'address' : 'unreachable', { cause: error })
}

/** Leaves a host that failed again and again alone for a while: whoever waits for it is told at once. */
function withBreaker(send: CalendarHttp, now: () => Date): CalendarHttp {
  const failures = new Map<string, { count: number; atMs: number }>()
  return async (request) => {
    const host = URL.parse(request.url)?.host ?? ''
    const before = failures.get(host)
    const nowMs = now().getTime()
    if (before && before.count >= FAILURES_MAX && nowMs - before.atMs < LEFT_ALONE_MS)
      throw new CalendarRefused('unreachable')
    try {
      const answer = await send(request)
      if (answer.status < 500) failures.delete(host)
      else noteFailure(failures, host, nowMs)
      return answer
    } catch (thrown) {
      if (thrown instanceof CalendarRefused && thrown.why === 'unreachable') noteFailure(failures, host, nowMs)
      throw thrown
    }
  }
}

function noteFailure(failures: Map<string, { count: number; atMs: number }>, host: string, atMs: number): void {
  const count = (failures.get(host)?.count ?? 0) + 1
  failures.delete(host)
  failures.set(host, { count, atMs })
  const [oldest] = failures.keys()
  if (failures.size > HOSTS_MAX && oldest !== undefined) failures.delete(oldest)
}
