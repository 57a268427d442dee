import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAIN_SEASONS } from './jee-main-candidates.ts'
import { OBSERVED_RANKS } from './jee-main-observed.ts'
import {
  findPercentileFromRank,
  findRankFromMarks,
  findRankFromPercentile,
  type RankingField,
  roundLikelyRank,
  roundRankRange,
} from './rank.ts'

const anyField: fc.Arbitrary<RankingField> = fc.oneof(
  fc.constantFrom(...MAIN_SEASONS.map((season) => ({ season }))),
  fc.integer({ min: 1000, max: 2_000_000 }).map((candidates) => ({ candidates })),
)
const anyPercentile = fc.oneof(
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.double({ min: 99, max: 100, noNaN: true }),
)

function rankOf(percentile: number, field: RankingField) {
  const rank = findRankFromPercentile(percentile, field)
  if (!rank.ok) throw new Error(rank.reason)
  return rank
}

test('every scorecard of 2025 lies in the range given for its percentile', () => {
  for (const [percentile, rank] of OBSERVED_RANKS) {
    const range = rankOf(percentile, { season: 2025 })
    expect(range.best).toBeLessThanOrEqual(rank)
    expect(range.worst).toBeGreaterThanOrEqual(rank)
    expect(range.basis).toBe('observed')
  }
})

test('the range of 2026 holds what the notice of NTA counts at the cut-off', () => {
  // NTA result notice of 20 April 2026: 96,873 candidates of the open line at 93.4123549 and above.
  const { best, worst } = rankOf(93.4123549, { season: 2026 })
  expect(best).toBeLessThanOrEqual(96_873)
  expect(worst).toBeGreaterThanOrEqual(96_873)
})

test('the range leaves the plain formula where scorecards do: 5 % at 99, 58 % at 99.99', () => {
  // Plain: 1 % of 14,75,103 = 14,751; .01 % = 148. Scorecards: 15,509 just below 99, 233 at 99.99.
  expect(rankOf(99, { season: 2025 })).toMatchObject({ plain: 14751, candidates: 1475103 })
  expect(rankOf(99, { season: 2025 }).best).toBeGreaterThan(14751)
  expect(rankOf(99.99, { season: 2025 })).toMatchObject({ plain: 148 })
  expect(rankOf(99.99, { season: 2025 }).best).toBeGreaterThan(148 * 1.4)
})

test('70 percentile of 10,00,000 shows 3,00,000 by the plain formula inside a range marked as not observed', () => {
  const range = rankOf(70, { candidates: 1_000_000 })
  expect(range).toMatchObject({ plain: 300_000, basis: 'outside-observed' })
  expect(range.best).toBeLessThan(300_000)
  expect(range.worst).toBeGreaterThan(300_000)
})

test('a better percentile never gives a worse end of the range', () => {
  fc.assert(
    fc.property(anyField, anyPercentile, anyPercentile, (field, one, other) => {
      const lower = rankOf(Math.min(one, other), field)
      const higher = rankOf(Math.max(one, other), field)
      expect(higher.best).toBeLessThanOrEqual(lower.best)
      expect(higher.worst).toBeLessThanOrEqual(lower.worst)
    }),
    { numRuns: 1000 },
  )
})

test('a range is never one bare number, and lies between 1 and the candidates', () => {
  fc.assert(
    fc.property(anyField, anyPercentile, (field, percentile) => {
      const range = rankOf(percentile, field)
      expect(range.best).toBeGreaterThanOrEqual(1)
      expect(range.worst).toBeLessThanOrEqual(range.candidates)
      expect(range.best).toBeLessThanOrEqual(range.worst)
    }),
  )
  expect(rankOf(99.5, { season: 2025 }).best).toBeLessThan(rankOf(99.5, { season: 2025 }).worst)
})

test('a rank turned to percentiles and back is the same rank, within one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MAIN_SEASONS), fc.integer({ min: 50, max: 1_000_000 }), (season, rank) => {
      const there = findPercentileFromRank(rank, { season })
      if (!there.ok) throw new Error(there.reason)
      expect(there.low).toBeLessThanOrEqual(there.high)
      expect(Math.abs(rankOf(there.low, { season }).best - rank)).toBeLessThanOrEqual(1)
      expect(Math.abs(rankOf(there.high, { season }).worst - rank)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a percentile is among those that each rank of its range can stand for', () => {
  fc.assert(
    fc.property(anyField, fc.double({ min: 50, max: 99.999, noNaN: true }), (field, percentile) => {
      const range = rankOf(percentile, field)
      const back = findPercentileFromRank(range.worst, field)
      if (!back.ok) throw new Error(back.reason)
      expect(back.low).toBeLessThanOrEqual(percentile)
    }),
  )
})

test('another season is carried over from 2025 with more room', () => {
  const own = rankOf(98, { season: 2025 })
  const other = rankOf(98, { season: 2026 })
  expect(other.basis).toBe('carried-over')
  expect((other.worst - other.best) / other.best).toBeGreaterThan((own.worst - own.best) / own.best)
})

test('marks and shift give the ranks of the ends of their percentile range', () => {
  const rank = findRankFromMarks(181, '24-jan-1', { season: 2025 })
  if (!rank.ok) throw new Error(rank.reason)
  // 181 marks were 99 percentile in that shift, and scorecards at 99 show 15,475 to 15,509.
  expect(rank.best).toBeLessThan(15475)
  expect(rank.worst).toBeGreaterThan(15509)
  expect(rank.best).toBe(rankOf(rank.percentile.high, { season: 2025 }).best)
  expect(rank.worst).toBe(rankOf(rank.percentile.low, { season: 2025 }).worst)
})

test('the likeliest rank is read off the scorecards themselves, and carried over by the candidates', () => {
  // Scorecard of 2025: 98.9999641 was rank 15,509; of 15,38,468 in place of 14,75,103 candidates it is 16,175.
  expect(rankOf(98.9999641, { season: 2025 }).likely).toBe(15_509)
  expect(rankOf(98.9999641, { season: 2026 }).likely).toBe(16_175)
  expect(findRankFromMarks(167, '21-jan-2026-1', { season: 2026 })).toMatchObject({ likely: 16_175 })
  expect(rankOf(70, { season: 2026 }).likely).toBeUndefined()
  expect([roundLikelyRank(16_175), roundLikelyRank(9851), roundLikelyRank(233)]).toEqual([16_200, 9850, 230])
})

test('marks outside 90 to 99.9 percentile give no rank', () => {
  expect(findRankFromMarks(60, 'another', { season: 2026 })).toEqual({ ok: false, reason: 'below-observed' })
  expect(findRankFromMarks(290, 'another', { season: 2026 })).toEqual({ ok: false, reason: 'above-observed' })
  expect(findRankFromMarks(400, 'another', { season: 2026 })).toEqual({ ok: false, reason: 'not-marks' })
})

test('a range rounded for reading only grows', () => {
  expect(roundRankRange({ best: 5734, worst: 7081 })).toEqual({ best: 5730, worst: 7090 })
  expect(roundRankRange({ best: 209, worst: 257 })).toEqual({ best: 200, worst: 260 })
  expect(roundRankRange({ best: 1, worst: 33 })).toEqual({ best: 1, worst: 33 })
})

test('what cannot be a percentile, rank or count is refused', () => {
  expect(findRankFromPercentile(-1, { season: 2026 })).toEqual({ ok: false, reason: 'not-a-percentile' })
  expect(findRankFromPercentile(Number.NaN, { season: 2026 })).toEqual({ ok: false, reason: 'not-a-percentile' })
  expect(findRankFromPercentile(90, { candidates: 0 })).toEqual({ ok: false, reason: 'not-a-count' })
  expect(findPercentileFromRank(0, { season: 2026 })).toEqual({ ok: false, reason: 'not-a-rank' })
  expect(findPercentileFromRank(5, { candidates: 1.5 })).toEqual({ ok: false, reason: 'not-a-count' })
  expect(findPercentileFromRank(1538469, { season: 2026 })).toEqual({ ok: false, reason: 'rank-beyond-candidates' })
})
