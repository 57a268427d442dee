import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlainPercentile, findPlainRank, findShiftPercentile, pickBetterSession } from './percentile.ts'

test('the score of a shift is the share at or below, to seven decimals', () => {
  // 1,29,762 of 1,31,072 candidates: 99.000549316…
  expect(findShiftPercentile(129762, 131072)).toEqual({ ok: true, percentile: 99.0005493 })
  // Two thirds never end: 66.666666666… is printed as 66.6666667.
  expect(findShiftPercentile(2, 3)).toEqual({ ok: true, percentile: 66.6666667 })
})

test('the best of a shift scores exactly 100', () => {
  expect(findShiftPercentile(127562, 127562)).toEqual({ ok: true, percentile: 100 })
})

test('70 percentile of 10,00,000 is rank 3,00,000 by the plain formula', () => {
  expect(findPlainRank(70, 1_000_000)).toEqual({ ok: true, rank: 300_000 })
})

test('the plain formula never gives a rank above the first', () => {
  expect(findPlainRank(100, 1538468)).toEqual({ ok: true, rank: 1 })
})

test('a rank turned to a percentile and back is within one rank', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (rank, behind) => {
      const candidates = rank + behind
      const there = findPlainPercentile(rank, candidates)
      if (!there.ok) throw new Error(there.reason)
      const back = findPlainRank(there.percentile, candidates)
      if (!back.ok) throw new Error(back.reason)
      expect(Math.abs(back.rank - rank)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the better total of two sessions counts, whichever came first', () => {
  const january = { session: 1, percentile: 98.1 }
  const april = { session: 2, percentile: 99.25 }
  expect(pickBetterSession([january, april])).toEqual({ ok: true, session: 2, percentile: 99.25, lead: 1.15 })
  expect(pickBetterSession([april, january])).toEqual({ ok: true, session: 2, percentile: 99.25, lead: 1.15 })
  expect(pickBetterSession([january])).toEqual({ ok: true, session: 1, percentile: 98.1, lead: 0 })
})

test('figures that cannot be are refused with a reason', () => {
  expect(findShiftPercentile(5, 4)).toEqual({ ok: false, reason: 'more-than-appeared' })
  expect(findShiftPercentile(1.5, 4)).toEqual({ ok: false, reason: 'not-a-count' })
  expect(findPlainRank(100.01, 10)).toEqual({ ok: false, reason: 'not-a-percentile' })
  expect(findPlainRank(Number.NaN, 10)).toEqual({ ok: false, reason: 'not-a-percentile' })
  expect(findPlainRank(90, 0)).toEqual({ ok: false, reason: 'not-a-count' })
  expect(findPlainPercentile(11, 10)).toEqual({ ok: false, reason: 'rank-beyond-candidates' })
  expect(findPlainPercentile(0, 10)).toEqual({ ok: false, reason: 'not-a-rank' })
  expect(findPlainPercentile(1, 0.5)).toEqual({ ok: false, reason: 'not-a-count' })
  expect(pickBetterSession([])).toEqual({ ok: false, reason: 'no-session' })
  expect(pickBetterSession([{ session: 1, percentile: 101 }])).toEqual({ ok: false, reason: 'not-a-percentile' })
})
