/**
 * What of a price is for parts of it that were not used: sessions, days.
 * @param totalPaise  what was paid, whole paise
 * @param parts       how many the price bought, at least one
 * @param used        how many of them were used
 * @returns whole paise, rounded down, never below zero nor above the price
 */
export function unusedShare(totalPaise: number, { parts, used }: { parts: number; used: number }): number {
  return Math.floor((totalPaise * Math.min(Math.max(parts - used, 0), parts)) / parts)
}
