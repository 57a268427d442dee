import type { SessionMinutes } from '@sopaan/contract/session-minutes'
import { plural } from './plural.ts'

/** So many sessions with a mentor and how long they last: `6 sessions of 45 minutes with a mentor`. @param count  whole, ≥ 1 */
export function sessionsWithMentor(count: number, length: SessionMinutes): string {
  const sessions = plural(count, { one: '1 session', other: `${count} sessions` })
  if (length === null) return `${sessions} with a mentor`
  const minutes = length.min === length.max ? length.min : `${length.min} to ${length.max}`
  return `${sessions} of ${minutes} minutes with a mentor`
}
