import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { createBreaker } from './breaker.ts'
import { NotReached, type OutsideAnswer, type OutsideRequest, requestLocal, requestPublic } from './public-request.ts'

/** Asks a server of calendars. No redirect is followed. @throws {CalendarRefused} where there is no answer */
export type CalendarHttp = (request: OutsideRequest & { body?: string }) => Promise<OutsideAnswer>

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
const LIMITS = { timeoutMs: 10_000, bytesMax: 5_000_000 }
/** Failures of a host are counted for so long, ms. */
const BREAKER_WINDOW_MS = MINUTE_MS
/** Hosts whose failures are remembered. */
const HOSTS_MAX = 1_000

/** The open internet with care; a host that fails again and again is left alone for a minute. */
export function publicCalendarHttp(now: () => Date): CalendarHttp {
  return withBreakers((request) => requestPublic(request, LIMITS), now)
}

/** For a developer's machine and tests: servers on this machine too, without https. */
export function localCalendarHttp(now: () => Date): CalendarHttp {
  return withBreakers((request) => requestLocal(request, LIMITS), now)
}

/** Each host has a breaker of its own: whoever waits for one that does not answer is told at once. */
function withBreakers(send: CalendarHttp, now: () => Date): CalendarHttp {
  const breakers = new Map<string, ReturnType<typeof createBreaker>>()
  return async (request) => {
    const host = URL.parse(request.url)?.host ?? ''
    const breaker = breakers.get(host) ?? createBreaker(now, BREAKER_WINDOW_MS)
    if (breaker.isOpen()) throw new CalendarRefused('unreachable')
    try {
      const answer = await send(request)
      if (answer.status < 500) breakers.delete(host)
      else noteFailure(breakers, host, breaker)
      return answer
    } catch (thrown) {
      if (!(thrown instanceof NotReached)) throw thrown
      if (thrown.why === 'unreachable') noteFailure(breakers, host, breaker)
      throw new CalendarRefused(thrown.why, { cause: thrown })
    }
  }
}

function noteFailure<T extends { noteFailure: () => void }>(breakers: Map<string, T>, host: string, breaker: T): void {
  breaker.noteFailure()
  breakers.delete(host)
  breakers.set(host, breaker)
  const [oldest] = breakers.keys()
  if (breakers.size > HOSTS_MAX && oldest !== undefined) breakers.delete(oldest)
}
