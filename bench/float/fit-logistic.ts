/** Rows of a logistic regression: columns in the order of their names, an outcome of 0 or 1, and a weight. */
export type RegressionRows<Name extends string> = {
  names: readonly Name[]
  columns: number[][]
  outcomes: number[]
  weights: number[]
}

const STEPS = 25
const RIDGE = 1e-6

/**
 * Weights of the most likely logistic, by Newton's method.
 * @param atMostZero  names whose weight may not be above 0: one that would be is held at 0, and the others are fitted anew
 */
export function fitLogistic<Name extends string>(
  rows: RegressionRows<Name>,
  atMostZero: readonly Name[] = [],
): Record<Name, number> {
  const fixed = new Set<Name>()
  for (;;) {
    const open = rows.names.filter((name) => !fixed.has(name))
    const fitted = newton(rows, open)
    const wrong = open.filter((name, at) => atMostZero.includes(name) && (fitted[at] ?? 0) > 0)
    if (wrong.length === 0) {
      const entries = rows.names.map((name) => [name, fixed.has(name) ? 0 : (fitted[open.indexOf(name)] ?? 0)])
      return Object.fromEntries(entries)
    }
    for (const name of wrong) fixed.add(name)
  }
}

function newton<Name extends string>(
  { names, columns, outcomes, weights }: RegressionRows<Name>,
  open: readonly Name[],
): number[] {
  const places = open.map((name) => names.indexOf(name))
  const width = places.length
  let fitted: number[] = new Array(width).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(width)
    const hessian = Array.from({ length: width }, () => new Float64Array(width))
    columns.forEach((row, at) => {
      const x = places.map((place) => row[place] ?? 0)
      const chance = 1 / (1 + Math.exp(-x.reduce((sum, value, each) => sum + value * (fitted[each] ?? 0), 0)))
      const weight = weights[at] ?? 1
      const pull = weight * ((outcomes[at] ?? 0) - chance)
      const curve = weight * chance * (1 - chance)
      for (let a = 0; a < width; a++) {
        gradient[a] = (gradient[a] ?? 0) + pull * (x[a] ?? 0)
        const line = hessian[a] ?? new Float64Array()
        for (let b = 0; b < width; b++) line[b] = (line[b] ?? 0) + curve * (x[a] ?? 0) * (x[b] ?? 0)
      }
    })
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    hessian.forEach((line, a) => {
      line[a] = (line[a] ?? 0) + RIDGE * total
    })
    const change = solve(hessian, gradient)
    fitted = fitted.map((value, at) => value + Math.max(-3, Math.min(3, change[at] ?? 0)))
    if (Math.max(...change.map(Math.abs)) < 1e-7) break
  }
  return fitted
}

/** Gauss with the largest pivot of each column. */
function solve(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0])
  const size = lines.length
  for (let at = 0; at < size; at++) {
    const pivot = lines
      .slice(at)
      .reduce((best, line) => (Math.abs(line[at] ?? 0) > Math.abs(best[at] ?? 0) ? line : best))
    const from = lines.indexOf(pivot)
    ;[lines[at], lines[from]] = [pivot, lines[at] ?? pivot]
    for (const line of lines) {
      if (line === pivot) continue
      const factor = (line[at] ?? 0) / (pivot[at] || 1e-12)
      for (let column = at; column <= size; column++) line[column] = (line[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  return lines.map((line, at) => (line[size] ?? 0) / (line[at] || 1e-12))
}
