import type { SessionMinutes } from '@sopaan/contract/session-minutes'
import { plural } from './plural.ts'

/** So many sessions with a mentor and how long they last. @param count  whole, ≥ 1 */
export function sessionsWithMentor(count: number, length: SessionMinutes): string {
  const sessions = plural(count, { one: `${count} मुलाकात`, other: `${count} मुलाकातें` })
  if (length === null) return `मेंटर के साथ ${sessions}`
  const minutes = length.min === length.max ? length.min : `${length.min} से ${length.max}`
  return `मेंटर के साथ ${minutes} मिनट की ${sessions}`
}
