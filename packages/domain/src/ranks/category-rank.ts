import type { Answer } from '../answer.ts'
import type { Category } from '../book/rank-book.ts'
import { type AdvancedList, findAdvancedMarksFromRank, findAdvancedRankFromMarks } from './advanced-rank.ts'
import { ADVANCED_CUTOFFS, BELOW_OPEN_CUTOFF_2026, MAIN_CANDIDATES } from './jee-main-candidates.ts'

export type ReservedCategory = Exclude<Category, 'OPEN'>

/** Share of all candidates, smallest and largest, that the range was made with. */
export type CategoryRankRange = { best: number; worst: number; shareLow: number; shareHigh: number }

/** A tenth either way: the shares are of 2026 and of another exam's upper part. Decision 0050. */
const SHARE_DOUBT = 0.1
/** The deepest common rank that both official lists reach. */
const LIST_DEPTH = 30001
const LIST_OF: Readonly<Record<ReservedCategory, AdvancedList>> = {
  EWS: 'GEN-EWS',
  'OBC-NCL': 'OBC-NCL',
  SC: 'SC',
  ST: 'ST',
}

/**
 * The category rank behind a JEE Main common rank, as a wide estimate: no table of category ranks is published. At least
 * the share that the category has at that depth in the official JEE Advanced lists, at most its share among those
 * between its own cut-off and the OPEN cut-off of 2026.
 * @param crl         common rank range, as `findRankFromPercentile` gives it
 * @param percentile  the score the range belongs to; below the category's cut-off of 2026 nothing is known, and it refuses
 */
export function estimateCategoryRank(
  crl: { best: number; worst: number },
  percentile: number,
  category: ReservedCategory,
): Answer<CategoryRankRange, 'below-category-cutoff'> {
  const cutoff = findCutoff(category)
  if (percentile < cutoff) return { ok: false, reason: 'below-category-cutoff' }
  const shareHigh = findShareBelowOpen(category) * (1 + SHARE_DOUBT)
  const leastAtBest = countAtLeast(category, crl.best)
  const best = Math.max(1, Math.floor(leastAtBest * (1 - SHARE_DOUBT)))
  const worst = Math.max(1, Math.ceil(crl.worst * shareHigh))
  return { ok: true, best, worst: Math.max(best, worst), shareLow: best / crl.best, shareHigh }
}

/** Share of the category among the candidates of 2026 between its own cut-off and the OPEN cut-off. */
function findShareBelowOpen(category: ReservedCategory): number {
  const between = ((findCutoff('OPEN') - findCutoff(category)) / 100) * MAIN_CANDIDATES[2026].appeared
  return BELOW_OPEN_CUTOFF_2026[category] / between
}

/** How many of the category stand at or above a common rank in JEE Advanced, at least; beyond the lists, in proportion. */
function countAtLeast(category: ReservedCategory, rank: number): number {
  const within = Math.min(rank, LIST_DEPTH)
  const counts = ([2025, 2026] as const).map((season) => {
    const marks = findAdvancedMarksFromRank(within, 'CRL', season)
    if (!marks.ok) return 0
    const place = findAdvancedRankFromMarks(marks.most, LIST_OF[category], season)
    return place.ok ? place.best - 1 : 0
  })
  return Math.min(...counts) * (rank / within)
}

function findCutoff(category: Category): number {
  return ADVANCED_CUTOFFS[2026]?.[category] ?? 100
}
