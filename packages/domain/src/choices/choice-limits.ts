import { distanceKm, type Point } from '../colleges/distance.ts'
import { FEE_LIMITS, KM_LIMITS } from '../colleges/search-limits.ts'
import type { ChoiceTable } from './choice.ts'

/** Choices by fee and distance: per limit those within it, and those of colleges where the figure is not published. */
export type LimitCounts = {
  fees: { value: string; count: number }[]
  /** Of no use without a home city: all stand at 0. */
  distances: { value: string; count: number }[]
  unpublished: { fees: number; distances: number }
}

/** How far each institute of a table is from home, km; undefined without a home, or where its point is not known. */
export function distancesFrom(
  home: Point | undefined,
  { institutes }: Pick<ChoiceTable, 'institutes'>,
): (number | undefined)[] {
  return institutes.map(({ at }) => (home && at ? distanceKm(home, at) : undefined))
}

const LIMITS = { fees: FEE_LIMITS.map(Number), distances: KM_LIMITS.map(Number) }

/** Counts figures against limits, one choice after the other. */
export function countLimits(): {
  addFee: (feeInr: number | undefined) => void
  addDistance: (km: number | undefined) => void
  counts: LimitCounts
} {
  const counts: LimitCounts = {
    fees: FEE_LIMITS.map((value) => ({ value, count: 0 })),
    distances: KM_LIMITS.map((value) => ({ value, count: 0 })),
    unpublished: { fees: 0, distances: 0 },
  }
  const add = (kind: 'fees' | 'distances', figure: number | undefined) => {
    if (figure === undefined) counts.unpublished[kind] += 1
    else {
      counts[kind].forEach((limit, at) => {
        if (figure <= (LIMITS[kind][at] ?? 0)) limit.count += 1
      })
    }
  }
  return { addFee: (fee) => add('fees', fee), addDistance: (km) => add('distances', km), counts }
}
