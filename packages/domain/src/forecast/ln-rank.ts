/** Steps per unit of ln rank: a step is a rank in 65,536, finer than one rank up to there. */
const STEPS = 65_536

/**
 * Natural logarithm of a rank, kept to 1/65,536, so that every JavaScript engine answers the same: engines may differ in
 * the last digit of `Math.log`, and no whole rank up to three million lies that near the middle between two steps.
 */
export function lnRank(rank: number): number {
  return Math.round(Math.log(rank) * STEPS) / STEPS
}
