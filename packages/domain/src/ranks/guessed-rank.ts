import type { Answer } from '../answer.ts'
import { estimateCategoryRank, type ReservedCategory } from './category-rank.ts'
import { MAIN_CANDIDATES, MAIN_SEASONS } from './jee-main-candidates.ts'
import { findRankFromMarks, roundLikelyRank } from './rank.ts'

/** A rank that nobody told us: the likeliest, and the ends of what it may be. */
export type GuessedRank = { rank: number; best: number; worst: number }

const [NEWEST_SEASON] = MAIN_SEASONS

/** The common rank behind JEE Main marks of an unnamed shift of the newest season; refused where marks tell no rank. */
export function guessMainRank(marks: number): Answer<GuessedRank, 'unknown'> {
  const found = findRankFromMarks(marks, 'another', { season: NEWEST_SEASON })
  if (!found.ok) return { ok: false, reason: 'unknown' }
  const { best, worst, likely } = found
  return likely === undefined ? withMiddle(found) : { ok: true, rank: roundLikelyRank(likely), best, worst }
}

/** The category rank behind a JEE Main common rank; refused below the category's cut-off, where nothing is known. */
export function guessCategoryRank(commonRank: number, category: ReservedCategory): Answer<GuessedRank, 'unknown'> {
  const percentile = 100 * (1 - commonRank / MAIN_CANDIDATES[NEWEST_SEASON].appeared)
  const found = estimateCategoryRank({ best: commonRank, worst: commonRank }, percentile, category)
  return found.ok ? withMiddle(found) : { ok: false, reason: 'unknown' }
}

/** Ranks spread by factors, so the middle of two is their geometric mean; to two figures, as a guess is said. */
function withMiddle({ best, worst }: { best: number; worst: number }): Answer<GuessedRank, 'unknown'> {
  const middle = Math.sqrt(best * worst)
  const step = 10 ** Math.max(Math.floor(Math.log10(middle)) - 1, 0)
  return { ok: true, rank: Math.max(Math.round(middle / step) * step, 1), best, worst }
}
