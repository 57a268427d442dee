/**
 * What of a price is for sessions that were not held.
 * @param totalPaise  what was paid, whole paise
 * @param sessions    how many the price bought, at least one
 * @param used        how many of them were held
 * @returns whole paise, rounded down, never below zero
 */
export function unusedShare(totalPaise: number, { sessions, used }: { sessions: number; used: number }): number {
  return Math.floor((totalPaise * Math.max(sessions - used, 0)) / sessions)
}
