import figures from '../../../../data/exams/branch-figures.json' with { type: 'json' }
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

/** What an address asks to see side by side, as far as there is something to say of it. */
export type BranchesCompared = {
  /** Those we know, each once, in the order asked; four at most. */
  branches: BranchComparison[]
  /** Codes that are no branch of ours, as they were asked. */
  unknown: string[]
  /** Branches beyond the fourth, by their short names. */
  tooMany: string[]
}

const BRANCHES_MAX = 4
const TYPE_ORDER = ['IIT', 'IISC', 'NIT', 'IIIT', 'GFTI']

/** Branch families side by side: what is studied, where it leads, how its closing ranks moved, its seats. */
export function compareBranches(families: readonly string[]): BranchesCompared {
  const asked = [...new Set(families)]
  const known = asked.flatMap((family) => findBranch(family) ?? [])
  return {
    branches: known.slice(0, BRANCHES_MAX),
    unknown: asked.filter((family) => findBranchGuide(family) === undefined),
    tooMany: known.slice(BRANCHES_MAX).map(({ guide }) => guide.short),
  }
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
