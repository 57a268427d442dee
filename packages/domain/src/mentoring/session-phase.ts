import { DAY_MS, MINUTE_MS } from '../time/durations.ts'
import { type BookingState, MESSAGES_DAYS } from './bookings.ts'

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

/** How far a session came, in order: asked for, agreed on, held, and what came of it done. */
export const SESSION_STEPS = ['asked', 'agreed', 'held', 'done'] as const
export type SessionStep = (typeof SESSION_STEPS)[number]

/**
 * The step a session is at; undefined for one that will not be held. It is done once its tasks are, or, where none were given,
 * once its two write no more.
 * @param to  its end, ms
 * @param now  ms
 */
export function sessionStep(
  { state, to, tasks }: { state: BookingState; to: number; tasks: readonly { isCompleted: boolean }[] },
  now: number,
): SessionStep | undefined {
  if (state === 'requested' || state === 'suggested') return 'asked'
  if (state === 'accepted') return 'agreed'
  if (state !== 'held') return undefined
  const isDone = tasks.length > 0 ? tasks.every(({ isCompleted }) => isCompleted) : now > to + MESSAGES_DAYS * DAY_MS
  return isDone ? 'done' : 'held'
}
