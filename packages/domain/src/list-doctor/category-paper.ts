import type { JudgedRow } from './checked-choice.ts'

/** Rows whose chance hangs on the certificate of a category. */
export type PaperRows = {
  count: number
  /** The row that falls furthest without it, from 0, with its best single chance with and without; 0 to 1. */
  at: number
  withPaper: number
  without: number
}

/** A smaller fall is nothing to say. */
const FALL_MIN = 0.05

/** Which rows would be less likely if the certificate of the category did not count; undefined where none would. */
export function findPaperRows(rows: readonly JudgedRow[]): PaperRows | undefined {
  const falls = rows.flatMap(({ pools, best }, at) => {
    const without = Math.max(0, ...pools.filter(({ needsPaper }) => needsPaper !== true).map(({ chance }) => chance))
    return best - without >= FALL_MIN ? [{ at, withPaper: best, without }] : []
  })
  const [first] = falls.toSorted((a, b) => b.withPaper - b.without - (a.withPaper - a.without) || a.at - b.at)
  return first && { count: falls.length, ...first }
}
