import type { Answer } from '../answer.ts'
import { roundTo } from '../numbers/sums.ts'

/** NTA prints scores to seven decimals. Source: NTA normalisation note. */
const DECIMALS = 1e7

/**
 * The percentile (NTA score) of a candidate within one shift.
 * 100 × (candidates of the shift with marks ≤ yours) / (candidates who wrote the shift), to seven decimals.
 * Source: NTA normalisation note, JEE Main information bulletin 2025.
 */
export function findShiftPercentile(
  atOrBelow: number,
  appeared: number,
): Answer<{ percentile: number }, 'not-a-count' | 'more-than-appeared'> {
  if (!isCount(atOrBelow) || !isCount(appeared)) return { ok: false, reason: 'not-a-count' }
  if (atOrBelow > appeared) return { ok: false, reason: 'more-than-appeared' }
  return { ok: true, percentile: roundTo((100 * atOrBelow) / appeared, DECIMALS) }
}

/**
 * The rank that the plain formula gives: (100 − P) / 100 × candidates, to the nearest rank and never above the first.
 * It stands beside an observed range only: it leaves out that the better of two sessions counts.
 */
export function findPlainRank(
  percentile: number,
  candidates: number,
): Answer<{ rank: number }, 'not-a-percentile' | 'not-a-count'> {
  if (!isPercentile(percentile)) return { ok: false, reason: 'not-a-percentile' }
  if (!isCount(candidates)) return { ok: false, reason: 'not-a-count' }
  return { ok: true, rank: Math.max(1, Math.round(((100 - percentile) / 100) * candidates)) }
}

/** The percentile that the plain formula gives for a rank, to seven decimals: 100 × (candidates − rank) / candidates. */
export function findPlainPercentile(
  rank: number,
  candidates: number,
): Answer<{ percentile: number }, 'not-a-rank' | 'not-a-count' | 'rank-beyond-candidates'> {
  if (!isCount(rank)) return { ok: false, reason: 'not-a-rank' }
  if (!isCount(candidates)) return { ok: false, reason: 'not-a-count' }
  if (rank > candidates) return { ok: false, reason: 'rank-beyond-candidates' }
  return { ok: true, percentile: roundTo((100 * (candidates - rank)) / candidates, DECIMALS) }
}

/**
 * The score that counts for the rank: the better total of the sessions written. Subject scores go with their session;
 * the total is never put together from the best subjects of two. Source: NTA information bulletin, JEE Main 2025.
 */
export function pickBetterSession(
  sessions: readonly { session: number; percentile: number }[],
): Answer<{ session: number; percentile: number; lead: number }, 'no-session' | 'not-a-percentile'> {
  const [best, second] = [...sessions].sort((a, b) => b.percentile - a.percentile)
  if (best === undefined) return { ok: false, reason: 'no-session' }
  if (!sessions.every(({ percentile }) => isPercentile(percentile))) return { ok: false, reason: 'not-a-percentile' }
  const lead = second === undefined ? 0 : roundTo(best.percentile - second.percentile, DECIMALS)
  return { ok: true, ...best, lead }
}

/** NaN and what lies outside 0 to 100 are none. */
export function isPercentile(value: number): boolean {
  return value >= 0 && value <= 100
}

/** Whether a number counts people or places: whole, and one at least. */
export function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1
}
