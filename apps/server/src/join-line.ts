import { cookieLine, LINE_COOKIE, readCookies } from '@sopaan/api/http/cookies'
import { type PressureLevel, RETRY_AFTER_SECONDS } from '@sopaan/api/http/pressure'
import { refuse } from '@sopaan/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { TICKET_MS, type WaitingLine } from './waiting-line.ts'

type Joining = { level: PressureLevel; line: WaitingLine | undefined }

/**
 * Whether a reader waits in line for a page that has to be made; their place goes along as a cookie.
 * @returns how many came earlier and wait too; undefined for who goes in
 * @throws {Refusal} UNAVAILABLE for programs, and for all where there is no line, while the process has too much in hand
 */
export function joinLine(request: FastifyRequest, reply: FastifyReply, { level, line }: Joining): number | undefined {
  const isReader = request.headers.accept?.includes('text/html') === true
  if (line === undefined || !isReader) {
    if (level === 'high') refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    return undefined
  }
  const arrival = line.arrive(readCookies(request.headers.cookie).get(LINE_COOKIE), level)
  if (arrival.isIn) return undefined
  const place = { name: LINE_COOKIE, value: arrival.ticket, sameSite: 'Lax', maxAgeSeconds: TICKET_MS / 1_000 } as const
  reply.header('set-cookie', cookieLine(place))
  return arrival.ahead
}
