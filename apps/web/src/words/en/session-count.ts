import type { SessionMinutes } from '@sopaan/contract/session-minutes'

/** So many sessions with a mentor and how long they last: `6 sessions of 45 minutes with a mentor`. @param count  whole, ≥ 1 */
export function sessionsWithMentor(count: number, length: SessionMinutes): string {
  const sessions = count === 1 ? '1 session' : `${count} sessions`
  if (length === null) return `${sessions} with a mentor`
  const minutes = length.min === length.max ? length.min : `${length.min} to ${length.max}`
  return `${sessions} of ${minutes} minutes with a mentor`
}
