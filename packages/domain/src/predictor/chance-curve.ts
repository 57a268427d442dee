/** Cells of a curve's table; within a cell the chance falls in a straight line. */
const CELLS = 512

/**
 * Nodes and weights of the seven-point Gauss-Hermite rule for a standard normal shock.
 * Source: Abramowitz and Stegun, table 25.10, n = 7, with x times √2 and w over √π.
 */
const SHOCK_NODES = [
  { at: -3.750439717725742, weight: 0.000548268855972219 },
  { at: -2.366759410734541, weight: 0.0307571239675865 },
  { at: -1.154405394739968, weight: 0.240123178605013 },
  { at: 0, weight: 0.457142857142857 },
  { at: 1.154405394739968, weight: 0.240123178605013 },
  { at: 2.366759410734541, weight: 0.0307571239675865 },
  { at: 3.750439717725742, weight: 0.000548268855972219 },
] as const
const NO_SHOCK = [{ at: 0, weight: 1 }] as const

/**
 * The chance that the closing rank is at or beyond a rank, by the distance of the rank's logarithm from the expected one.
 * A table, because a profile is judged over a whole book at once. Only additions, products and quotients go into it, so it
 * is the same in every JavaScript engine.
 */
export type ChanceCurve = {
  /** Distance of the first table entry, and entries per unit of distance. */
  from: number
  perUnit: number
  /** Falling chances. */
  chances: Float32Array
  /** Beyond the table the rest of the chance falls off as the square of the distance in these units, before and after it. */
  tailBefore: number
  tailAfter: number
  /** Distances that the closing rank stays below with probability .1, .5 and .9. */
  low: number
  middle: number
  high: number
}

/**
 * A curve for one scale.
 * @param scale      of the pool's own part, in ln units, > 0
 * @param shock      standard deviation of the shock common to the list, in ln units, ≥ 0
 * @param quantiles  standardised residuals, rising, at `shares`
 */
export function drawCurve(scale: number, shock: number, quantiles: Float64Array, shares: Float64Array): ChanceCurve {
  const nodes = shock > 0 ? SHOCK_NODES : NO_SHOCK
  const reach = shock * Math.abs(nodes[0].at)
  const margin = scale / 100
  const from = (quantiles[0] ?? 0) * scale - reach - margin
  const to = (quantiles.at(-1) ?? 0) * scale + reach + margin
  const step = (to - from) / CELLS
  const below = new Float64Array(CELLS + 1)
  for (const node of nodes) {
    let segment = 0
    for (let i = 0; i <= CELLS; i++) {
      const z = (from + i * step - shock * node.at) / scale
      while (segment < quantiles.length && (quantiles[segment] ?? 0) <= z) segment++
      below[i] = (below[i] ?? 0) + node.weight * shareBelow(z, segment, quantiles, shares)
    }
  }
  const chances = new Float32Array(CELLS + 1)
  for (let i = 0; i <= CELLS; i++) chances[i] = Math.min(1 - (below[i] ?? 0), chances[i - 1] ?? 1)
  const outer = (near: number, end: number) => Math.max(Math.abs(near - end) * scale, margin)
  const tailBefore = outer(quantiles[1] ?? 0, quantiles[0] ?? 0)
  const tailAfter = outer(quantiles.at(-2) ?? 0, quantiles.at(-1) ?? 0)
  const curve = { from, perUnit: 1 / step, chances, tailBefore, tailAfter }
  return { ...curve, low: reachOf(curve, 0.9), middle: reachOf(curve, 0.5), high: reachOf(curve, 0.1) }
}

/**
 * The chance at a distance of ln rank from the expected one; never rises with the distance. Beyond the outermost quantile
 * nothing was measured: what is left of the chance there falls off on and on, as the outermost stretch is wide, so that a
 * rank far outside comes to under 1 % and one far inside to over 99 % (decision 0030).
 */
export function readCurve(curve: ChanceCurve, distance: number): number {
  const { chances, from, perUnit } = curve
  const place = (distance - from) * perUnit
  if (place <= 0) return 1 - (1 - (chances[0] ?? 0)) * tail((from - distance) / curve.tailBefore)
  if (place >= CELLS) return (chances[CELLS] ?? 0) * tail((place - CELLS) / perUnit / curve.tailAfter)
  const cell = Math.floor(place)
  const here = chances[cell] ?? 0
  return here + ((chances[cell + 1] ?? 0) - here) * (place - cell)
}

/** The share of an end's chance that is left at a distance beyond it. */
function tail(distance: number): number {
  return 1 / ((1 + distance) * (1 + distance))
}

/** The share below z, in a straight line between quantiles; `segment` is the first quantile above z. */
function shareBelow(z: number, segment: number, quantiles: Float64Array, shares: Float64Array): number {
  if (segment === 0) return shares[0] ?? 0
  if (segment === quantiles.length) return shares.at(-1) ?? 1
  const left = quantiles[segment - 1] ?? 0
  const right = quantiles[segment] ?? 0
  const low = shares[segment - 1] ?? 0
  const high = shares[segment] ?? 0
  return low + ((high - low) * (z - left)) / (right - left)
}

/** The first distance at which the chance has fallen to a value. */
function reachOf(curve: Pick<ChanceCurve, 'from' | 'perUnit' | 'chances'>, chance: number): number {
  const next = curve.chances.findIndex((value) => value <= chance)
  if (next <= 0) return next === 0 ? curve.from : curve.from + CELLS / curve.perUnit
  const [here, there] = [curve.chances[next - 1] ?? 0, curve.chances[next] ?? 0]
  return curve.from + (next - 1 + (here - chance) / (here - there)) / curve.perUnit
}
