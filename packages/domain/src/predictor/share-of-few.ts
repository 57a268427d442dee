/** Shares from which a seat counts as one that is always there: nothing is said of it. */
const ALWAYS_PERCENT = 95
const FEW_MAX = 20

/**
 * A share as people say it: 86 % is 6 of 7, 93 % is 13 of 14; below three of four, so many of ten.
 * @param percent  whole, 0 to 100
 * @returns undefined from 95 % on, where it is not worth a word
 */
export function shareOfFew(percent: number): { some: number; of: number } | undefined {
  if (percent >= ALWAYS_PERCENT) return undefined
  if (percent < 75) return { some: Math.round(percent / 10), of: 10 }
  const of = Math.min(Math.round(100 / (100 - percent)), FEW_MAX)
  return { some: of - 1, of }
}
