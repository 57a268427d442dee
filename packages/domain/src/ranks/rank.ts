import type { Answer } from '../answer.ts'
import { MAIN_CANDIDATES, type MainSeason } from './jee-main-candidates.ts'
import { OBSERVED_RANKS, OBSERVED_SEASON } from './jee-main-observed.ts'
import { findPlainRank, isCount, isPercentile } from './percentile.ts'
import {
  findPercentileFromMarks,
  type NamedShift,
  type NoPercentile,
  type PercentileRange,
} from './percentile-from-marks.ts'

/** A season as it was, or a number of candidates the reader sets (a season to come, a mock test). */
export type RankingField = { season: MainSeason } | { candidates: number }

export type RankRange = {
  /** Best (smallest) and worst (largest) common rank; whole, best ≤ worst. */
  best: number
  worst: number
  /** The curve itself, whole, between the two; absent outside the scorecards seen. */
  likely?: number | undefined
  /** What the plain formula says, to stand beside the range; never alone. */
  plain: number
  candidates: number
  /**
   * `observed`: scorecards of that very season. `carried-over`: the ratio seen in 2025, with the candidates of another
   * season. `outside-observed`: no scorecard so high or so low; only what must hold anyway.
   */
  basis: 'observed' | 'carried-over' | 'outside-observed'
}

export type NoRank = 'not-a-percentile' | 'not-a-count'

/** The percentiles between which ranks were observed. */
export const OBSERVED_SPAN = {
  low: OBSERVED_RANKS.at(-1)?.[0] ?? 100,
  high: OBSERVED_RANKS[0]?.[0] ?? 100,
} as const

/**
 * The common rank of a JEE Main percentile, as a range: the observed ratio of rank to (100 − P) / 100 × candidates,
 * interpolated on a log scale, times the candidates of the season, give or take what decision 0050 allows. Below and above
 * the observed scores the range is only as narrow as counting makes it, and says so.
 */
export function findRankFromPercentile(percentile: number, field: RankingField): Answer<RankRange, NoRank> {
  if (!isPercentile(percentile)) return { ok: false, reason: 'not-a-percentile' }
  const candidates = 'season' in field ? MAIN_CANDIDATES[field.season].appeared : field.candidates
  if (!isCount(candidates)) return { ok: false, reason: 'not-a-count' }
  const plain = findPlainRank(percentile, candidates)
  if (!plain.ok) return plain
  const ends = findEnds(percentile, field)
  const isObserved = percentile >= OBSERVED_SPAN.low && percentile <= OBSERVED_SPAN.high
  return {
    ok: true,
    likely: isObserved ? Math.max(1, Math.round(curveAt(percentile, candidates))) : undefined,
    best: Math.min(candidates, Math.max(1, Math.floor(ends.best))),
    worst: Math.min(candidates, Math.max(1, Math.ceil(ends.worst))),
    plain: plain.rank,
    candidates,
    basis: nameBasis(percentile, field),
  }
}

/**
 * The percentiles that a common rank can stand for: every percentile between `low` and `high` has the rank in its range.
 * The way back of `findRankFromPercentile`, exact to one rank.
 */
export function findPercentileFromRank(
  rank: number,
  field: RankingField,
): Answer<{ low: number; high: number; candidates: number }, 'not-a-rank' | 'not-a-count' | 'rank-beyond-candidates'> {
  if (!isCount(rank)) return { ok: false, reason: 'not-a-rank' }
  const candidates = 'season' in field ? MAIN_CANDIDATES[field.season].appeared : field.candidates
  if (!isCount(candidates)) return { ok: false, reason: 'not-a-count' }
  if (rank > candidates) return { ok: false, reason: 'rank-beyond-candidates' }
  return {
    ok: true,
    low: lowestWhere((percentile) => findEnds(percentile, field).best <= rank),
    high: lowestWhere((percentile) => findEnds(percentile, field).worst < rank),
    candidates,
  }
}

export type MarksRank = Omit<RankRange, 'plain'> & {
  percentile: PercentileRange
  isWorstOpen: boolean
  isBestOpen: boolean
}

/** The common rank of JEE Main paper 1 marks: marks to a percentile range, and each end of it to its rank. */
export function findRankFromMarks(
  marks: number,
  shift: NamedShift,
  field: RankingField,
): Answer<MarksRank, NoPercentile | NoRank> {
  const percentile = findPercentileFromMarks(marks, shift)
  if (!percentile.ok) return percentile
  const best = findRankFromPercentile(percentile.high, field)
  const worst = findRankFromPercentile(percentile.low, field)
  if (!best.ok) return best
  if (!worst.ok) return worst
  const likely = percentile.likely === undefined ? undefined : findRankFromPercentile(percentile.likely, field)
  return {
    ok: true,
    best: best.best,
    worst: worst.worst,
    likely: likely?.ok === true ? likely.likely : undefined,
    candidates: best.candidates,
    basis: worst.basis === 'outside-observed' ? 'outside-observed' : best.basis,
    percentile,
    isBestOpen: percentile.isHighOpen,
    isWorstOpen: percentile.isLowOpen,
  }
}

/** A range widened to figures a person can keep in mind: two significant digits (three from 1,000), always outward. */
export function roundRankRange({ best, worst }: { best: number; worst: number }): { best: number; worst: number } {
  return {
    best: Math.max(1, Math.floor(best / stepOf(best)) * stepOf(best)),
    worst: Math.ceil(worst / stepOf(worst)) * stepOf(worst),
  }
}

/** A likely rank to three figures, as a person keeps it in mind. */
export function roundLikelyRank(rank: number): number {
  return Math.max(1, Math.round(rank / stepOf(rank)) * stepOf(rank))
}

type Knot = { depth: number; lnRatio: number }

/** Depth = ln(100 − P). Best score first, so depth rises. */
const KNOTS: readonly Knot[] = OBSERVED_RANKS.map(([percentile, rank]) => ({
  depth: Math.log(100 - percentile),
  lnRatio: Math.log(rank / (((100 - percentile) / 100) * MAIN_CANDIDATES[OBSERVED_SEASON].appeared)),
}))

/**
 * How far a rank may lie from the curve, as a share of it. Own season: leaving each scorecard out and reading it off its
 * neighbours misses by at most 0.9 % up to 99.9 percentile and by up to 10 % above. Other seasons: decision 0050.
 */
const OWN_SEASON_DOUBT = 0.01
const TOP_DOUBT = 0.1
const OTHER_SEASON_DOUBT = 0.05
const UNLIKE_SEASON_DOUBT = 0.08
/** Share of the candidates who wrote the larger session, where the season is not known: the least of three seasons. */
const LARGER_SESSION_SHARE = 0.82

function findEnds(percentile: number, field: RankingField): { best: number; worst: number } {
  const candidates = 'season' in field ? MAIN_CANDIDATES[field.season].appeared : field.candidates
  const behind = ((100 - percentile) / 100) * candidates
  if (percentile > OBSERVED_SPAN.high) return { best: 1, worst: curveEnds(OBSERVED_SPAN.high, candidates, field).worst }
  if (percentile >= OBSERVED_SPAN.low) return curveEnds(percentile, candidates, field)
  // As many people as the larger session had above this percentile stand ahead, and nobody ahead of the lowest
  // scorecard falls behind. From above, the ratio is taken to go on falling, as it does wherever it was observed.
  const lowest = curveEnds(OBSERVED_SPAN.low, candidates, field)
  const atLowest = ((100 - OBSERVED_SPAN.low) / 100) * candidates
  return {
    best: Math.max(lowest.best, behind * findLargerSessionShare(field)),
    worst: (lowest.worst / atLowest) * behind,
  }
}

function curveEnds(percentile: number, candidates: number, field: RankingField): { best: number; worst: number } {
  const typical = curveAt(percentile, candidates)
  const doubt = findDoubt(percentile, field)
  return { best: typical * (1 - doubt), worst: typical * (1 + doubt) }
}

function curveAt(percentile: number, candidates: number): number {
  return ((100 - percentile) / 100) * candidates * Math.exp(interpolateLnRatio(Math.log(100 - percentile)))
}

function interpolateLnRatio(depth: number): number {
  const after = KNOTS.findIndex((knot) => knot.depth >= depth)
  const deeper = KNOTS.at(after)
  const shallower = KNOTS[after - 1]
  if (deeper === undefined) return 0
  if (shallower === undefined) return deeper.lnRatio
  const share = (depth - shallower.depth) / (deeper.depth - shallower.depth)
  return shallower.lnRatio + share * (deeper.lnRatio - shallower.lnRatio)
}

/** The doubt grows from 99.9 to 99.99 percentile without a jump, so that a better score never has a worse end. */
function findDoubt(percentile: number, field: RankingField): number {
  const top = Math.min(1, Math.max(0, Math.log10(0.1 / (100 - percentile))))
  const within = OWN_SEASON_DOUBT + top * (TOP_DOUBT - OWN_SEASON_DOUBT)
  if (!('season' in field)) return within + UNLIKE_SEASON_DOUBT
  if (field.season === OBSERVED_SEASON) return within
  return within + (field.season === 2026 ? OTHER_SEASON_DOUBT : UNLIKE_SEASON_DOUBT)
}

function findLargerSessionShare(field: RankingField): number {
  if (!('season' in field)) return LARGER_SESSION_SHARE
  const { largerSession, appeared } = MAIN_CANDIDATES[field.season]
  return largerSession / appeared
}

function nameBasis(percentile: number, field: RankingField): RankRange['basis'] {
  if (percentile < OBSERVED_SPAN.low || percentile > OBSERVED_SPAN.high) return 'outside-observed'
  return 'season' in field && field.season === OBSERVED_SEASON ? 'observed' : 'carried-over'
}

/** The lowest percentile from which a claim holds, found by halving; the claim must hold from some percentile upward. */
function lowestWhere(holds: (percentile: number) => boolean): number {
  let [low, high] = [0, 100]
  if (holds(low)) return low
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}

function stepOf(rank: number): number {
  const digits = Math.floor(Math.log10(rank)) + 1
  return 10 ** Math.max(0, digits - (digits >= 4 ? 3 : 2))
}
