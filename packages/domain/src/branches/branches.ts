import figures from '../../../../data/exams/branch-figures.json' with { type: 'json' }
import type { Answer } from '../answer.ts'
import { type BranchGuide, findBranchGuide } from './branch-guide.ts'

/** A closing rank followed through seasons over the same seats; a rank of one list is never compared with another's. */
export type BranchTrend = {
  /** Institute type for JoSAA, counselling for a state. */
  of: string
  seasons: readonly { season: number; median: number }[]
  /** Seat pools behind the median, the same in every season. */
  pools: number
}

export type BranchComparison = {
  guide: BranchGuide
  national: readonly BranchTrend[]
  state: readonly BranchTrend[]
  /** JoSAA seats of 2026, by institute type; some are missing from the published matrix. */
  seats: readonly { type: string; seats: number }[]
}

export type NoComparison = 'too-few' | 'too-many' | 'unknown-branch' | 'same-branch'

const BRANCHES_MIN = 2
const BRANCHES_MAX = 4
const TYPE_ORDER = ['IIT', 'IISC', 'NIT', 'IIIT', 'GFTI']

/** Two to four branch families side by side: what is studied, where it leads, how its closing ranks moved, its seats. */
export function compareBranches(families: readonly string[]): Answer<{ branches: BranchComparison[] }, NoComparison> {
  if (new Set(families).size < families.length) return { ok: false, reason: 'same-branch' }
  if (families.length < BRANCHES_MIN) return { ok: false, reason: 'too-few' }
  if (families.length > BRANCHES_MAX) return { ok: false, reason: 'too-many' }
  const branches = families.map(findBranch)
  if (!branches.every((branch) => branch !== undefined)) return { ok: false, reason: 'unknown-branch' }
  return { ok: true, branches }
}

/** One branch family with its figures. */
export function findBranch(family: string): BranchComparison | undefined {
  const guide = findBranchGuide(family)
  if (guide === undefined) return undefined
  const seats: Record<string, Record<string, number>> = figures.seats2026
  return {
    guide,
    national: figures.national
      .filter((row) => row.family === family)
      .map((row) => toTrend(row.type, row))
      .sort((a, b) => TYPE_ORDER.indexOf(a.of) - TYPE_ORDER.indexOf(b.of)),
    state: figures.state.filter((row) => row.family === family).map((row) => toTrend(row.series, row)),
    seats: TYPE_ORDER.flatMap((type) => {
      const count = seats[family]?.[type]
      return count === undefined ? [] : [{ type, seats: count }]
    }),
  }
}

/** Where the figures come from, in the words of the file that ships. */
export const BRANCH_SOURCES = figures.sources

function toTrend(of: string, row: { seasons: number[]; medians: number[]; pools: number }): BranchTrend {
  return { of, pools: row.pools, seasons: row.seasons.map((season, at) => ({ season, median: row.medians[at] ?? 0 })) }
}
