/**
 * What JoSAA asks of class XII beside the rank: this share of marks, or a place among the top of the board. Without it a
 * seat is cancelled. Source: JoSAA 2026, business rules, Annexure 2 and clause 72.
 */
export const CLASS_TWELVE = {
  season: 2026,
  percent: 75,
  /** For SC, ST and PwD. */
  percentReserved: 65,
  /** Top percentile of the board, instead of the marks. */
  topPercentile: 20,
} as const
