/** A percentile without needless noughts: two decimals as a rule, up to seven where the score has them. */
export function writePercentile(percentile: number): string {
  const isRead = Math.abs(percentile * 1e7 - Math.round(percentile * 1e7)) < 1e-3
  return isRead ? String(Number(percentile.toFixed(7))) : percentile.toFixed(2)
}
