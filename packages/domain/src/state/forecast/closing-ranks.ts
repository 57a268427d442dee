import type { Measure } from '../counsellings/state-counselling.ts'

/** Nearer to the top than this, places are all alike. */
const FROM_TOP_MIN = 0.5

/**
 * How far from the top of its list a figure is: a rank is that itself, marks and percentiles are counted from the highest
 * there is. Smaller is harder.
 */
export function rankFromTop(measure: Measure, figure: number): number {
  return measure.kind === 'rank' ? figure : roundFigure(measure.max - figure)
}

/** ln of a place counted from the top of a list. */
export function lnFromTop(place: number): number {
  return Math.log(Math.max(place, FROM_TOP_MIN))
}

/** Differences of printed decimals, without the dust of binary fractions. */
export function roundFigure(value: number): number {
  return Math.round(value * 1e7) / 1e7
}
