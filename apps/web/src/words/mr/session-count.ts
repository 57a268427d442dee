import type { SessionMinutes } from '@sopaan/contract/session-minutes'
import { plural } from './plural.ts'

/** So many sessions with a mentor and how long they last. @param count  whole, ≥ 1 */
export function sessionsWithMentor(count: number, length: SessionMinutes): string {
  const sessions = plural(count, { one: `${count} सेशन`, other: `${count} सेशन्स` })
  if (length === null) return `मेंटरसोबत ${sessions}`
  const minutes = length.min === length.max ? length.min : `${length.min} ते ${length.max}`
  return `मेंटरसोबत ${minutes} मिनिटांची ${sessions}`
}
