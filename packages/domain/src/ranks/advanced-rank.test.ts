import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ADVANCED_LISTS,
  ADVANCED_SEASONS,
  findAdvancedMarksFromRank,
  findAdvancedRankFromMarks,
} from './advanced-rank.ts'

const anyList = fc.constantFrom(...ADVANCED_LISTS)
const anySeason = fc.constantFrom(...ADVANCED_SEASONS)
const anyMarks = fc.integer({ min: -50, max: 360 })

test('marks lie between the printed rank before and the printed rank after', () => {
  // Report of 2025, CRL: rank 1 332, 101 278, 201 262, 301 249.
  expect(findAdvancedRankFromMarks(270, 'CRL', 2025)).toEqual({ ok: true, best: 102, worst: 200, lastMarks: 74 })
  expect(findAdvancedRankFromMarks(278, 'CRL', 2025)).toEqual({ ok: true, best: 2, worst: 200, lastMarks: 74 })
  // Report of 2026, ST: rank 1 266, 101 118, 201 98.
  expect(findAdvancedRankFromMarks(100, 'ST', 2026)).toEqual({ ok: true, best: 102, worst: 200, lastMarks: 46 })
})

test('marks at or above those of the first rank are rank 1', () => {
  expect(findAdvancedRankFromMarks(332, 'CRL', 2025)).toMatchObject({ best: 1, worst: 100 })
  expect(findAdvancedRankFromMarks(360, 'CRL', 2025)).toMatchObject({ best: 1, worst: 1 })
})

test('the last printed marks reach to the end of the list, and fewer are on no list', () => {
  // Report of 2025, CRL ends: 32,901 75, 33,101 74 … 33,801 74.
  expect(findAdvancedRankFromMarks(74, 'CRL', 2025)).toEqual({ ok: true, best: 32902, worst: 33900, lastMarks: 74 })
  expect(findAdvancedRankFromMarks(73, 'CRL', 2025)).toEqual({ ok: false, reason: 'below-list' })
  expect(findAdvancedRankFromMarks(91, 'CRL', 2026)).toEqual({ ok: false, reason: 'below-list' })
})

test('more marks never give a worse rank', () => {
  fc.assert(
    fc.property(anyList, anySeason, anyMarks, anyMarks, (list, season, one, other) => {
      const fewer = findAdvancedRankFromMarks(Math.min(one, other), list, season)
      const more = findAdvancedRankFromMarks(Math.max(one, other), list, season)
      if (!fewer.ok || !more.ok) return
      expect(more.best).toBeLessThanOrEqual(fewer.best)
      expect(more.worst).toBeLessThanOrEqual(fewer.worst)
    }),
  )
})

test('every rank that marks can have had, had those marks in its range', () => {
  fc.assert(
    fc.property(
      anyList,
      anySeason,
      anyMarks,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (list, season, marks, where) => {
        const ranks = findAdvancedRankFromMarks(marks, list, season)
        if (!ranks.ok || marks > 332) return
        const rank = Math.round(ranks.best + where * (ranks.worst - ranks.best))
        const back = findAdvancedMarksFromRank(rank, list, season)
        if (!back.ok) throw new Error(`${list} ${season} ${rank}: ${back.reason}`)
        const first = findAdvancedMarksFromRank(1, list, season)
        if (!first.ok) throw new Error(first.reason)
        expect(back.least).toBeLessThanOrEqual(marks)
        expect(back.most).toBeGreaterThanOrEqual(Math.min(marks, first.most))
      },
    ),
    { numRuns: 1000 },
  )
})

test('a rank lies between the marks printed on either side of it', () => {
  expect(findAdvancedMarksFromRank(150, 'CRL', 2025)).toEqual({ ok: true, least: 262, most: 278 })
  expect(findAdvancedMarksFromRank(101, 'CRL', 2025)).toEqual({ ok: true, least: 278, most: 278 })
  expect(findAdvancedMarksFromRank(33850, 'CRL', 2025)).toEqual({ ok: true, least: 74, most: 74 })
  expect(findAdvancedMarksFromRank(33901, 'CRL', 2025)).toEqual({ ok: false, reason: 'beyond-list' })
})

test('a rank that the report leaves out is bridged by its neighbours', () => {
  // 2025, CRL: 19,301 and 19,501 both 95; 19,401 is not printed.
  expect(findAdvancedMarksFromRank(19401, 'CRL', 2025)).toEqual({ ok: true, least: 95, most: 95 })
})

test('what is not marks or not a rank is refused', () => {
  expect(findAdvancedRankFromMarks(361, 'CRL', 2025)).toEqual({ ok: false, reason: 'not-marks' })
  expect(findAdvancedRankFromMarks(12.5, 'CRL', 2025)).toEqual({ ok: false, reason: 'not-marks' })
  expect(findAdvancedMarksFromRank(0, 'CRL', 2025)).toEqual({ ok: false, reason: 'not-a-rank' })
})
