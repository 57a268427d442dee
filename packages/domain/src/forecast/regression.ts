import { at } from './pool-traits.ts'

/** Rows of a regression: `x` row by row, `width` columns each. */
export type Design = { x: Float64Array; rows: number; width: number }

/**
 * Coefficients of the least absolute deviations, by thirty reweighted least squares.
 * @param ridge  pull of every coefficient towards zero, as a share of the rows' total weight
 */
export function fitLeastAbsolute(design: Design, y: Float64Array, weight: Float64Array, ridge: number): Float64Array {
  const { rows, width, x } = design
  let b: Float64Array = new Float64Array(width)
  const used = Float64Array.from(weight)
  for (let step = 0; step < 30; step++) {
    if (step > 0) {
      for (let i = 0; i < rows; i++) {
        const miss = Math.abs(at(y, i) - dot(x, i * width, b))
        used[i] = at(weight, i) / Math.max(miss, 0.01)
      }
    }
    const { matrix, total } = crossProducts(design, used)
    const right = new Float64Array(width)
    for (let i = 0; i < rows; i++) {
      const wy = at(used, i) * at(y, i)
      for (let a = 0; a < width; a++) right[a] = at(right, a) + wy * at(x, i * width + a)
    }
    for (let a = 0; a < width; a++) matrix[a * width + a] = at(matrix, a * width + a) + ridge * total
    b = solve(matrix, right)
  }
  return b
}

/**
 * Coefficients of ln(scale) when the misses follow an exponential law: forty damped scoring steps.
 * @param misses  absolute residuals, > 0
 */
export function fitScale(design: Design, misses: Float64Array, weight: Float64Array): Float64Array {
  const { rows, width, x } = design
  const { matrix } = crossProducts(design, weight)
  for (let a = 0; a < width; a++) matrix[a * width + a] = at(matrix, a * width + a) + 1e-3 * rows
  const factor = cholesky(matrix, width)
  const b = new Float64Array(width)
  b[0] = Math.log(weightedMean(misses, weight))
  for (let step = 0; step < 40; step++) {
    const gradient = new Float64Array(width)
    for (let i = 0; i < rows; i++) {
      const s = Math.exp(dot(x, i * width, b))
      const pull = at(weight, i) * (Math.min(at(misses, i) / s, 6) - 1)
      for (let a = 0; a < width; a++) gradient[a] = at(gradient, a) + pull * at(x, i * width + a)
    }
    const change = substitute(factor, gradient)
    for (let a = 0; a < width; a++) b[a] = at(b, a) + at(change, a)
  }
  return b
}

/** Sum of products of a row, which starts at `from`, with coefficients. */
export function dot(x: Float64Array, from: number, b: Float64Array): number {
  let sum = 0
  for (let a = 0; a < b.length; a++) sum += at(x, from + a) * at(b, a)
  return sum
}

/** Values at the given shares of the total weight, linear between the middles of neighbours. */
export function weightedQuantiles(values: Float64Array, weight: Float64Array, shares: ArrayLike<number>): Float64Array {
  const order = Uint32Array.from(values, (_, i) => i).sort((a, b) => at(values, a) - at(values, b))
  const total = weight.reduce((sum, w) => sum + w, 0)
  const answer = new Float64Array(shares.length)
  let below = 0
  let position = 0
  let previousShare = 0
  let previousValue = at(values, at(order, 0))
  for (let i = 0; i < order.length && position < shares.length; i++) {
    const value = at(values, at(order, i))
    const w = at(weight, at(order, i))
    const share = (below + w / 2) / total
    while (position < shares.length && at(shares, position) <= share) {
      const part = share > previousShare ? (at(shares, position) - previousShare) / (share - previousShare) : 1
      answer[position++] = previousValue + part * (value - previousValue)
    }
    below += w
    previousShare = share
    previousValue = value
  }
  return answer.fill(previousValue, position)
}

/** The middle of the values that are numbers; 0 of none. */
export function median(values: Float64Array): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  const half = sorted.length >> 1
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? at(sorted, half) : (at(sorted, half - 1) + at(sorted, half)) / 2
}

/** A value kept between two bounds. */
export function clip(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function weightedMean(values: Float64Array, weight: Float64Array): number {
  let sum = 0
  let total = 0
  for (let i = 0; i < values.length; i++) {
    sum += at(values, i) * at(weight, i)
    total += at(weight, i)
  }
  return sum / total
}

function crossProducts(design: Design, weight: Float64Array): { matrix: Float64Array; total: number } {
  const { rows, width, x } = design
  const matrix = new Float64Array(width * width)
  let total = 0
  for (let i = 0; i < rows; i++) {
    const w = at(weight, i)
    total += w
    const from = i * width
    for (let a = 0; a < width; a++) {
      const wx = w * at(x, from + a)
      if (wx === 0) continue
      for (let b = 0; b <= a; b++) matrix[a * width + b] = at(matrix, a * width + b) + wx * at(x, from + b)
    }
  }
  for (let a = 0; a < width; a++) for (let b = 0; b < a; b++) matrix[b * width + a] = at(matrix, a * width + b)
  return { matrix, total }
}

function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  return substitute(cholesky(matrix, right.length), right)
}

/** Lower triangle of a positive definite matrix's root. */
function cholesky(matrix: Float64Array, width: number): Float64Array {
  const root = new Float64Array(width * width)
  for (let a = 0; a < width; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = at(matrix, a * width + b)
      for (let c = 0; c < b; c++) sum -= at(root, a * width + c) * at(root, b * width + c)
      root[a * width + b] = a === b ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(root, b * width + b)
    }
  }
  return root
}

function substitute(root: Float64Array, right: Float64Array): Float64Array {
  const width = right.length
  const y = new Float64Array(width)
  for (let a = 0; a < width; a++) {
    let sum = at(right, a)
    for (let c = 0; c < a; c++) sum -= at(root, a * width + c) * at(y, c)
    y[a] = sum / at(root, a * width + a)
  }
  for (let a = width - 1; a >= 0; a--) {
    let sum = at(y, a)
    for (let c = a + 1; c < width; c++) sum -= at(root, c * width + a) * at(y, c)
    y[a] = sum / at(root, a * width + a)
  }
  return y
}
