import { shrink } from './drift.ts'
import { at, type PoolTraits } from './pools/pool-traits.ts'
import { clip, fitLeastAbsolute, medianOfNumbers } from './regression.ts'

/** A straight line per group from the OPEN neutral pool's level x to this group's: `offset + slope * x`. */
type Lines = { offset: Float64Array; slope: Float64Array }

/**
 * The level at which each pool should close by what is known of its institute, programme and quota, from one season's
 * closing ranks alone; pools that season did not have get one too.
 * @returns ln of the closing rank per pool
 */
export function explainLevels(closing: Float64Array, traits: PoolTraits): Float64Array {
  const lines = fitLines(closing, traits)
  const residual = new Float64Array(traits.count)
  const weight = new Float64Array(traits.count)
  const neutral = closing.map((value, k) => {
    const g = at(traits.group.of, k)
    return (value - at(lines.offset, g)) / at(lines.slope, g)
  })
  const middle = medianOfNumbers(neutral)
  for (let k = 0; k < traits.count; k++) {
    if (Number.isNaN(at(neutral, k))) continue
    residual[k] = at(neutral, k) - middle
    weight[k] = at(traits.isPwd, k) ? 0.15 : isOpenNeutral(traits, k) ? 1 : 0.5
  }
  const effects = traits.effects.map((effect) => new Float64Array(effect.classes.count))
  for (let sweep = 0; sweep < 12; sweep++) {
    for (const [e, effect] of traits.effects.entries()) {
      sweepEffect(effects[e] as Float64Array, effect, residual, weight)
    }
  }
  return Float64Array.from({ length: traits.count }, (_, k) => {
    let level = middle
    for (const [e, effect] of traits.effects.entries()) {
      level += at(effects[e] as Float64Array, at(effect.classes.of, k))
    }
    const g = at(traits.group.of, k)
    return at(lines.offset, g) + at(lines.slope, g) * level
  })
}

/** Re-estimates one effect from the residuals that the others leave, and takes it out of them. */
function sweepEffect(
  effect: Float64Array,
  { classes, shrink: c }: PoolTraits['effects'][number],
  residual: Float64Array,
  weight: Float64Array,
): void {
  const sum = new Float64Array(classes.count)
  const total = new Float64Array(classes.count)
  for (let k = 0; k < residual.length; k++) {
    const w = at(weight, k)
    if (w === 0) continue
    const of = at(classes.of, k)
    sum[of] = at(sum, of) + w * (at(residual, k) + at(effect, of))
    total[of] = at(total, of) + w
  }
  const renewed = sum.map((value, of) => value / (at(total, of) + c))
  for (let k = 0; k < residual.length; k++) {
    const of = at(classes.of, k)
    residual[k] = at(residual, k) + at(effect, of) - at(renewed, of)
  }
  effect.set(renewed)
}

function fitLines(closing: Float64Array, traits: PoolTraits): Lines {
  const lineOf = new Int32Array(traits.group.count)
  for (let k = 0; k < traits.count; k++) lineOf[at(traits.group.of, k)] = at(traits.line.of, k)
  const pooled = { offset: new Float64Array(traits.line.count), tilt: new Float64Array(traits.line.count) }
  for (const [line, members] of listMembers(closing, traits, traits.line.of, traits.line.count).entries()) {
    const x = Float64Array.from(members, (k) => partnerLevel(closing, traits, k))
    const b = fitLine(
      x,
      x.map((level, i) => at(closing, at(members, i)) - level),
      3e-3,
    )
    pooled.offset[line] = at(b, 0)
    pooled.tilt[line] = at(b, 1)
  }
  const groups = traits.group.count
  const lines = { offset: new Float64Array(groups), slope: new Float64Array(groups).fill(1) }
  for (const [g, members] of listMembers(closing, traits, traits.group.of, groups).entries()) {
    const line = at(lineOf, g)
    let offset = at(pooled.offset, line)
    let tilt = at(pooled.tilt, line)
    const n = members.length
    if (n >= 5) {
      const x = Float64Array.from(members, (k) => partnerLevel(closing, traits, k))
      const rest = x.map((level, i) => at(closing, at(members, i)) - level - offset - tilt * (level - 9))
      const own = fitLine(x, rest, 0.001 + (0.3 * 40) / (n + 40))
      offset += shrink(at(own, 0), n, 10)
      tilt += shrink(at(own, 1), n, 10)
    }
    const slope = clip(1 + tilt, 0.4, 1.6)
    lines.slope[g] = slope
    lines.offset[g] = offset + 9 * (1 - slope)
  }
  return lines
}

/** Offset at x = 9 (a rank of 8,100) and slope of the line through y; zeros for no points. */
function fitLine(x: Float64Array, y: Float64Array, ridge: number): Float64Array {
  const rows = x.length
  if (rows === 0) return new Float64Array(2)
  const columns = new Float64Array(rows * 2)
  for (let i = 0; i < rows; i++) columns.set([1, at(x, i) - 9], 2 * i)
  return fitLeastAbsolute({ x: columns, rows, width: 2 }, y, new Float64Array(rows).fill(1), ridge)
}

/** Pools of each class that have a value and an OPEN neutral partner with one, OPEN neutral pools themselves left out. */
function listMembers(closing: Float64Array, traits: PoolTraits, of: Int32Array, count: number): number[][] {
  const members: number[][] = Array.from({ length: count }, () => [])
  for (let k = 0; k < traits.count; k++) {
    if (isOpenNeutral(traits, k) || Number.isNaN(at(closing, k))) continue
    if (!Number.isNaN(partnerLevel(closing, traits, k))) members[at(of, k)]?.push(k)
  }
  return members
}

/** ln closing rank of the OPEN neutral pool of the same institute, programme and quota; NaN where there is none. */
function partnerLevel(closing: Float64Array, traits: PoolTraits, k: number): number {
  const partner = at(traits.openNeutral, k)
  return partner < 0 ? Number.NaN : at(closing, partner)
}

function isOpenNeutral(traits: PoolTraits, k: number): boolean {
  return at(traits.category, k) === 0 && at(traits.isPwd, k) === 0 && at(traits.isFemale, k) === 0
}

/**
 * What the rank of a related pool says of each pool's own, by a line per group with at least 15 pairs.
 * @param related  the related pool of each, -1 where there is none
 * @returns expected ln closing rank; NaN where nothing can be said
 */
export function expectFromRelated(closing: Float64Array, related: Int32Array, traits: PoolTraits): Float64Array {
  const members: number[][] = Array.from({ length: traits.group.count }, () => [])
  const level = (k: number) => (at(related, k) < 0 ? Number.NaN : at(closing, at(related, k)))
  for (let k = 0; k < traits.count; k++) {
    if (!Number.isNaN(at(closing, k)) && !Number.isNaN(level(k))) members[at(traits.group.of, k)]?.push(k)
  }
  const expected = new Float64Array(traits.count).fill(Number.NaN)
  for (const group of members) {
    if (group.length < 15) continue
    const x = Float64Array.from(group, level)
    const b = fitLine(
      x,
      Float64Array.from(group, (k) => at(closing, k)),
      1e-4,
    )
    for (const k of group) expected[k] = at(b, 0) + at(b, 1) * (level(k) - 9)
  }
  return expected
}
