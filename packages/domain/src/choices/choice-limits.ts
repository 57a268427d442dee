import { distanceKm, type Point } from '../colleges/distance.ts'
import { FEE_LIMITS, KM_LIMITS, NIRF_LIMITS, SALARY_LIMITS, WOMEN_LIMITS } from '../colleges/search-limits.ts'
import type { ChoiceTable } from './choice.ts'

type LimitCount = { value: string; count: number }

/** Choices by the figures of their college: per limit those within it, and those where the figure is not published. */
export type LimitCounts = {
  fees: LimitCount[]
  nirf: LimitCount[]
  salaries: LimitCount[]
  women: LimitCount[]
  /** Of no use without a home city: all stand at 0. */
  distances: LimitCount[]
  unpublished: Record<LimitKind, number>
}

/** A figure of a college that choices are narrowed by. */
export type LimitKind = keyof typeof LIMITS

/** How far each institute of a table is from home, km; undefined without a home, or where its point is not known. */
export function distancesFrom(
  home: Point | undefined,
  { institutes }: Pick<ChoiceTable, 'institutes'>,
): (number | undefined)[] {
  return institutes.map(({ at }) => (home && at ? distanceKm(home, at) : undefined))
}

const LIMITS = {
  fees: FEE_LIMITS,
  nirf: NIRF_LIMITS,
  salaries: SALARY_LIMITS,
  women: WOMEN_LIMITS,
  distances: KM_LIMITS,
} as const
const NUMBERS = {
  fees: FEE_LIMITS.map(Number),
  nirf: NIRF_LIMITS.map(Number),
  salaries: SALARY_LIMITS.map(Number),
  women: WOMEN_LIMITS.map(Number),
  distances: KM_LIMITS.map(Number),
} as const satisfies Record<LimitKind, number[]>

/** Whether a figure keeps a limit: a salary and a share are to reach it, all others are not to exceed it. One that is not known keeps none. */
export function isWithinLimit(kind: LimitKind, figure: number | undefined, limit: number): boolean {
  if (figure === undefined) return false
  return kind === 'salaries' || kind === 'women' ? figure >= limit : figure <= limit
}

/** Counts figures against limits, one choice after the other. */
export function countLimits(): {
  add: (kind: LimitKind, figure: number | undefined) => void
  counts: LimitCounts
} {
  const none = (values: readonly string[]) => values.map((value) => ({ value, count: 0 }))
  const counts: LimitCounts = {
    fees: none(LIMITS.fees),
    nirf: none(LIMITS.nirf),
    salaries: none(LIMITS.salaries),
    women: none(LIMITS.women),
    distances: none(LIMITS.distances),
    unpublished: { fees: 0, nirf: 0, salaries: 0, women: 0, distances: 0 },
  }
  const add = (kind: LimitKind, figure: number | undefined) => {
    if (figure === undefined) counts.unpublished[kind] += 1
    else {
      counts[kind].forEach((limit, at) => {
        if (isWithinLimit(kind, figure, NUMBERS[kind][at] ?? 0)) limit.count += 1
      })
    }
  }
  return { add, counts }
}
