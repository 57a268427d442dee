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
        const miss = Math.abs((y[i] ?? 0) - dot(x, i * width, b))
        used[i] = (weight[i] ?? 0) / Math.max(miss, 0.01)
      }
    }
    const { matrix, total } = crossProducts(design, used)
    const right = new Float64Array(width)
    for (let i = 0; i < rows; i++) {
      const wy = (used[i] ?? 0) * (y[i] ?? 0)
      for (let a = 0; a < width; a++) right[a] = (right[a] ?? 0) + wy * (x[i * width + a] ?? 0)
    }
    for (let a = 0; a < width; a++) matrix[a * width + a] = (matrix[a * width + a] ?? 0) + ridge * total
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
  for (let a = 0; a < width; a++) matrix[a * width + a] = (matrix[a * width + a] ?? 0) + 1e-3 * rows
  const factor = cholesky(matrix, width)
  const b = new Float64Array(width)
  b[0] = Math.log(weightedMean(misses, weight))
  for (let step = 0; step < 40; step++) {
    const gradient = new Float64Array(width)
    for (let i = 0; i < rows; i++) {
      const s = Math.exp(dot(x, i * width, b))
      const pull = (weight[i] ?? 0) * (Math.min((misses[i] ?? 0) / s, 6) - 1)
      for (let a = 0; a < width; a++) gradient[a] = (gradient[a] ?? 0) + pull * (x[i * width + a] ?? 0)
    }
    const change = substitute(factor, gradient)
    for (let a = 0; a < width; a++) b[a] = (b[a] ?? 0) + (change[a] ?? 0)
  }
  return b
}

/** Sum of products of a row, which starts at `from`, with coefficients. */
export function dot(x: Float64Array, from: number, b: Float64Array): number {
  let sum = 0
  for (let a = 0; a < b.length; a++) sum += (x[from + a] ?? 0) * (b[a] ?? 0)
  return sum
}

/** Values at the given shares of the total weight, linear between the middles of neighbours. */
export function weightedQuantiles(values: Float64Array, weight: Float64Array, shares: ArrayLike<number>): Float64Array {
  const order = Uint32Array.from(values, (_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const total = weight.reduce((sum, w) => sum + w, 0)
  const answer = new Float64Array(shares.length)
  let below = 0
  let position = 0
  let previousShare = 0
  let previousValue = values[order[0] ?? 0] ?? 0
  for (let i = 0; i < order.length && position < shares.length; i++) {
    const value = values[order[i] ?? 0] ?? 0
    const w = weight[order[i] ?? 0] ?? 0
    const share = (below + w / 2) / total
    while (position < shares.length && (shares[position] ?? 0) <= share) {
      const part = share > previousShare ? ((shares[position] ?? 0) - previousShare) / (share - previousShare) : 1
      answer[position++] = previousValue + part * (value - previousValue)
    }
    below += w
    previousShare = share
    previousValue = value
  }
  return answer.fill(previousValue, position)
}

/** The middle of the values that are numbers; 0 of none. */
export function medianOfNumbers(values: Float64Array): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  const half = sorted.length >> 1
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

/** A value kept between two bounds. */
export function clip(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function weightedMean(values: Float64Array, weight: Float64Array): number {
  let sum = 0
  let total = 0
  for (let i = 0; i < values.length; i++) {
    sum += (values[i] ?? 0) * (weight[i] ?? 0)
    total += weight[i] ?? 0
  }
  return sum / total
}

function crossProducts(design: Design, weight: Float64Array): { matrix: Float64Array; total: number } {
  const { rows, width, x } = design
  const matrix = new Float64Array(width * width)
  let total = 0
  for (let i = 0; i < rows; i++) {
    const w = weight[i] ?? 0
    total += w
    const from = i * width
    for (let a = 0; a < width; a++) {
      const wx = w * (x[from + a] ?? 0)
      if (wx === 0) continue
      for (let b = 0; b <= a; b++) matrix[a * width + b] = (matrix[a * width + b] ?? 0) + wx * (x[from + b] ?? 0)
    }
  }
  for (let a = 0; a < width; a++) for (let b = 0; b < a; b++) matrix[b * width + a] = matrix[a * width + b] ?? 0
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
      let sum = matrix[a * width + b] ?? 0
      for (let c = 0; c < b; c++) sum -= (root[a * width + c] ?? 0) * (root[b * width + c] ?? 0)
      root[a * width + b] = a === b ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (root[b * width + b] ?? 0)
    }
  }
  return root
}

function substitute(root: Float64Array, right: Float64Array): Float64Array {
  const width = right.length
  const y = new Float64Array(width)
  for (let a = 0; a < width; a++) {
    let sum = right[a] ?? 0
    for (let c = 0; c < a; c++) sum -= (root[a * width + c] ?? 0) * (y[c] ?? 0)
    y[a] = sum / (root[a * width + a] ?? 0)
  }
  for (let a = width - 1; a >= 0; a--) {
    let sum = y[a] ?? 0
    for (let c = a + 1; c < width; c++) sum -= (root[c * width + a] ?? 0) * (y[c] ?? 0)
    y[a] = sum / (root[a * width + a] ?? 0)
  }
  return y
}
