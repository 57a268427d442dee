/** A percentile without needless noughts: two decimals as a rule, up to seven where the score has them. */
export function writePercentile(percentile: number): string {
  const isRead = Math.abs(percentile * 1e7 - Math.round(percentile * 1e7)) < 1e-3
  return isRead ? String(Number(percentile.toFixed(7))) : percentile.toFixed(2)
}

/** The ends of a percentile range; an open end is marked with < or >. */
export function writePercentileEnds(range: {
  low: number
  high: number
  isLowOpen: boolean
  isHighOpen: boolean
}): [low: string, high: string] {
  return [
    `${range.isLowOpen ? '< ' : ''}${writePercentile(range.low)}`,
    `${range.isHighOpen ? '> ' : ''}${writePercentile(range.high)}`,
  ]
}
