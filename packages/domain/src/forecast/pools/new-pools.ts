import { dot, fitLeastAbsolute, fitScale, weightedQuantiles } from '../regression.ts'
import { type Lesson, SHARES, traitColumns } from './known-pools.ts'
import type { Origin } from './origin.ts'
import { at, type Classes, type PoolTraits } from './pool-traits.ts'

/** How new a pool is: 0 = known last season; 1 an older own value; 2 programme known at the institute; 3 institute known; 4 new institute. */
export type Novelty = 0 | 1 | 2 | 3 | 4

const TRAIT_COLUMNS = 14
const SCALE_WIDTH = 1 + 3 + TRAIT_COLUMNS + 4

/** What past seasons taught about pools that were new or came back. */
export type NewPoolFit = {
  /** Weight of an older own value against the level; its change for PwD; its change beyond two years. */
  older: Float64Array
  scale: Float64Array
  quantiles: Float64Array
}

/** How new each pool is before a season. */
export function rateNovelty(origin: Origin, traits: PoolTraits): Uint8Array {
  const programmeKnown = findKnown(origin.last, traits.instituteProgramme)
  const instituteKnown = findKnown(origin.last, traits.institute)
  return Uint8Array.from(origin.last, (last, k): Novelty => {
    if (!Number.isNaN(last)) return 0
    if (!Number.isNaN(at(origin.older, k))) return 1
    if (at(programmeKnown, at(traits.instituteProgramme.of, k))) return 2
    return at(instituteKnown, at(traits.institute.of, k)) ? 3 : 4
  })
}

/** Fits the wide estimate for pools without last season's value; each season's drift is taken out. */
export function fitNewPools(lessons: readonly Lesson[], traits: PoolTraits): NewPoolFit {
  const rows = stack(lessons, traits)
  const count = rows.move.length
  const older = fitLeastAbsolute({ x: rows.older, rows: count, width: 3 }, rows.move, rows.weight, 1e-4)
  const residual = rows.move.map((move, i) => move - dot(rows.older, i * 3, older))
  const design = { x: rows.scaleColumns, rows: count, width: SCALE_WIDTH }
  const misses = residual.map((r) => Math.max(Math.abs(r), 1e-6))
  const scale = fitScale(design, misses, rows.weight)
  const standard = residual.map((r, i) => r / Math.exp(dot(rows.scaleColumns, i * SCALE_WIDTH, scale)))
  return { older, scale, quantiles: weightedQuantiles(standard, rows.weight, SHARES) }
}

/** Expected ln closing rank without the year's drift, and scale, of every pool that is new or came back; NaN for the others. */
export function predictNewPools(fit: NewPoolFit, origin: Origin, traits: PoolTraits) {
  const novelty = rateNovelty(origin, traits)
  const counterKnown = findKnown(origin.last, traits.counter)
  const level = new Float64Array(traits.count).fill(Number.NaN)
  const scale = new Float64Array(traits.count).fill(Number.NaN)
  for (let k = 0; k < traits.count; k++) {
    if (novelty[k] === 0) continue
    level[k] = at(origin.level, k) + dot(Float64Array.from(olderColumns(k, origin, traits)), 0, fit.older)
    const columns = scaleColumns({ k, novelty: at(novelty, k), counterKnown, origin, traits })
    scale[k] = Math.exp(dot(Float64Array.from(columns), 0, fit.scale))
  }
  return { level, scale, novelty }
}

function stack(lessons: readonly Lesson[], traits: PoolTraits) {
  const move: number[] = []
  const weight: number[] = []
  const older: number[] = []
  const scale: number[] = []
  for (const [lesson, { origin, outcome, drift }] of lessons.entries()) {
    const novelty = rateNovelty(origin, traits)
    const counterKnown = findKnown(origin.last, traits.counter)
    for (let k = 0; k < traits.count; k++) {
      if (novelty[k] === 0 || Number.isNaN(at(outcome.closing, k))) continue
      move.push(at(outcome.closing, k) - at(drift.byPool, k) - at(origin.level, k))
      weight.push(0.8 ** (lessons.length - 1 - lesson))
      older.push(...olderColumns(k, origin, traits))
      scale.push(...scaleColumns({ k, novelty: at(novelty, k), counterKnown, origin, traits }))
    }
  }
  return {
    move: Float64Array.from(move),
    weight: Float64Array.from(weight),
    older: Float64Array.from(older),
    scaleColumns: Float64Array.from(scale),
  }
}

function olderColumns(k: number, origin: Origin, traits: PoolTraits): number[] {
  const older = at(origin.older, k)
  if (Number.isNaN(older)) return [0, 0, 0]
  const distance = older - at(origin.level, k)
  return [distance, distance * at(traits.isPwd, k), at(origin.olderAge, k) > 2 ? distance : 0]
}

function scaleColumns(of: {
  k: number
  novelty: number
  counterKnown: Uint8Array
  origin: Origin
  traits: PoolTraits
}): number[] {
  const { k, novelty, origin, traits } = of
  const level = at(origin.level, k)
  const age = at(origin.olderAge, k)
  return [
    1,
    novelty === 1 ? 1 : 0,
    novelty === 3 ? 1 : 0,
    novelty === 4 ? 1 : 0,
    ...traitColumns(k, traits),
    at(of.counterKnown, at(traits.counter.of, k)) ? 0 : 1,
    3 * Math.exp(-level / 2),
    (level - 8) / 3,
    novelty === 1 ? Math.min(age, 5) - 2 : 0,
  ]
}

function findKnown(last: Float64Array, classes: Classes): Uint8Array {
  const known = new Uint8Array(classes.count)
  for (let k = 0; k < last.length; k++) if (!Number.isNaN(at(last, k))) known[at(classes.of, k)] = 1
  return known
}
