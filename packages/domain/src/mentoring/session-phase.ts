import { MINUTE_MS } from '../time/durations.ts'
import type { BookingState } from './bookings.ts'

/** Where the two of a session are: looking forward to it, in it, or working with what came of it. */
export type SessionPhase = 'before' | 'during' | 'after'

/** From so long before its beginning a session is what there is to do, ms. Ours. */
export const JOIN_EARLY_MS = 10 * MINUTE_MS

/** The phase of a session, and the instant from which another one may hold; undefined where none will. @param now  ms */
export function sessionPhase(
  { state, from, to }: { state: BookingState; from: number; to: number },
  now: number,
): { phase: SessionPhase; until: number | undefined } {
  const isComing = state === 'requested' || state === 'suggested' || state === 'accepted'
  if (!isComing) return { phase: 'after', until: undefined }
  if (state !== 'accepted') return { phase: 'before', until: undefined }
  if (now < from - JOIN_EARLY_MS) return { phase: 'before', until: from - JOIN_EARLY_MS }
  if (now < to) return { phase: 'during', until: to }
  return { phase: 'after', until: undefined }
}
