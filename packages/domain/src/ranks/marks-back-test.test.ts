import { expect, test } from 'vitest'
import { testPointShifts, testUnlistedShifts } from './marks-back-test.ts'

test('of 29 shifts left out one by one the hardest and the easiest alone lie outside the range of the others', () => {
  // Ten shifts of January 2025 with 23 printed percentiles each, nineteen of 2026 with one. 28 January, shift 1, asked the
  // fewest marks at each percentile but the three last, and 24 January, shift 2, the most at all.
  expect(testUnlistedShifts()).toMatchObject({ shifts: 29, shiftsHeld: 27, asked: 10 * 23 + 19 })
})

test('a shift known by its marks at 99 percentile holds every printed percentile that it tells', () => {
  // 74 marks of 22 January, shift 1, and 214 of 28 January, shift 1, lie beyond what the other nine were seen at.
  expect(testPointShifts()).toMatchObject({ shifts: 10, shiftsHeld: 10, asked: 230, told: 228, held: 228 })
})
