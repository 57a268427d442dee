import { DAY_MS } from '../time/durations.ts'

/** Sessions that are asked for together, at most: about a season. Ours. */
export const WEEKLY_MAX = 12

/**
 * When a session begins so many weeks later, at the same time of day in India: there the clock is never put forward or back.
 * @param from  ms
 */
export function weeksLater(from: number, weeks: number): number {
  return from + weeks * 7 * DAY_MS
}
