import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPercentileFromMarks, POINT_SHIFT_IDS, SHIFT_IDS } from './percentile-from-marks.ts'
import { SHIFT_MARKS, SHIFT_PERCENTILES } from './shift-marks.ts'

const anyShift = fc.constantFrom(...SHIFT_IDS, ...POINT_SHIFT_IDS, 'another' as const)
const anyMarks = fc.integer({ min: -75, max: 300 })

test('marks printed for a shift hold the percentile printed beside them', () => {
  for (const shift of SHIFT_IDS)
    for (const [index, marks] of SHIFT_MARKS[shift].entries()) {
      const range = findPercentileFromMarks(marks, shift)
      if (!range.ok) throw new Error(`${shift} ${marks}: ${range.reason}`)
      const printed = SHIFT_PERCENTILES[index] ?? 0
      expect(range.low).toBeLessThanOrEqual(printed)
      expect(range.high).toBeGreaterThanOrEqual(printed)
    }
})

test('155 marks of 28 January, shift 1, give what that shift had from 152 to 158', () => {
  // Printed: 151 marks 99.1, 155 marks 99.2, 159 marks 99.3. 152 lies a quarter of the way from 151 to 155:
  // 100 − .9^¾ × .8^¼ = 99.1261; 158 three quarters of the way from 155 to 159: 100 − .8^¼ × .7^¾ = 99.2762.
  const range = findPercentileFromMarks(155, '28-jan-1')
  expect(range).toMatchObject({ ok: true, isLowOpen: false, isHighOpen: false, basis: 'shift' })
  if (!range.ok) throw new Error(range.reason)
  expect(range.low).toBeCloseTo(99.1261, 4)
  expect(range.high).toBeCloseTo(99.2762, 4)
})

test('the likeliest percentile lies in the range, and never falls with more marks', () => {
  fc.assert(
    fc.property(anyShift, anyMarks, anyMarks, (shift, one, other) => {
      const fewer = findPercentileFromMarks(Math.min(one, other), shift)
      const more = findPercentileFromMarks(Math.max(one, other), shift)
      if (!fewer.ok || !more.ok || fewer.likely === undefined || more.likely === undefined) return
      expect(fewer.likely).toBeGreaterThanOrEqual(fewer.low)
      expect(fewer.likely).toBeLessThanOrEqual(fewer.high)
      expect(more.likely).toBeGreaterThanOrEqual(fewer.likely)
    }),
  )
})

test('of a shift of 2026 the marks at 99 percentile are known, and the shifts of 2025 say how it falls from there', () => {
  // 21 January 2026, shift 1: 167 marks at 99. Five fewer are 162 ÷ 167 of them; on 29 January 2025, shift 2, where 176
  // were 99 and 165 were 98.5, that is 170.731 marks: 5.731 ÷ 11 = .52096 of the way, 100 − 1.5^.47904 × 1^.52096 = 98.7856.
  const range = findPercentileFromMarks(167, '21-jan-2026-1')
  if (!range.ok) throw new Error(range.reason)
  expect(range).toMatchObject({ basis: 'point', isLowOpen: false, isHighOpen: false })
  expect(range.likely).toBeCloseTo(99, 9)
  expect(range.low).toBeCloseTo(98.7856, 4)
  expect(range.high).toBeGreaterThan(99)
})

test('for a shift in no table the likeliest is the middle of all 29 that are known', () => {
  const likely = [...SHIFT_IDS, ...POINT_SHIFT_IDS].flatMap((id) => {
    const range = findPercentileFromMarks(182, id)
    return range.ok && range.likely !== undefined ? [range.likely] : []
  })
  expect(likely).toHaveLength(29)
  const another = findPercentileFromMarks(182, 'another')
  expect(another.ok && another.likely).toBeCloseTo(likely.toSorted((a, b) => a - b)[14] ?? 0, 9)
})

test('another session is the span over every observed shift', () => {
  fc.assert(
    fc.property(anyMarks, fc.constantFrom(...SHIFT_IDS), (marks, shift) => {
      const one = findPercentileFromMarks(marks, shift)
      const span = findPercentileFromMarks(marks, 'another')
      if (!one.ok) return
      if (!span.ok) throw new Error(span.reason)
      expect(span.low).toBeLessThanOrEqual(one.low)
      expect(span.high).toBeGreaterThanOrEqual(one.high)
    }),
  )
})

test('the span of January 2025 holds 99 percentile of the shifts of 2026', () => {
  // Coaching estimates of the marks at 99 percentile in 2026, January and April; source status: low.
  const marksAt99 = [167, 171, 158, 155, 158, 163, 162, 160, 161, 162, 178, 183, 188, 193, 173, 168, 153, 163, 158]
  for (const marks of marksAt99) {
    const span = findPercentileFromMarks(marks, 'another')
    if (!span.ok) throw new Error(span.reason)
    expect(span.low).toBeLessThanOrEqual(99)
    expect(span.high).toBeGreaterThanOrEqual(99)
  }
})

test('more marks never mean a lower percentile', () => {
  fc.assert(
    fc.property(anyShift, anyMarks, anyMarks, (shift, one, other) => {
      const fewer = findPercentileFromMarks(Math.min(one, other), shift)
      const more = findPercentileFromMarks(Math.max(one, other), shift)
      if (!fewer.ok || !more.ok) return
      expect(more.low).toBeGreaterThanOrEqual(fewer.low)
      expect(more.high).toBeGreaterThanOrEqual(fewer.high)
    }),
  )
})

test('no percentile outside 90 to 99.9 is ever given', () => {
  fc.assert(
    fc.property(anyShift, anyMarks, (shift, marks) => {
      const range = findPercentileFromMarks(marks, shift)
      if (!range.ok) return
      expect(range.low).toBeGreaterThanOrEqual(90)
      expect(range.high).toBeLessThanOrEqual(99.9)
      expect(range.high).toBeGreaterThanOrEqual(range.low)
    }),
  )
  expect(findPercentileFromMarks(71, '28-jan-1')).toEqual({ ok: false, reason: 'below-observed' })
  expect(findPercentileFromMarks(71, 'another')).toEqual({ ok: false, reason: 'below-observed' })
  expect(findPercentileFromMarks(261, 'another')).toEqual({ ok: false, reason: 'above-observed' })
})

test('an end beyond what was observed is marked open', () => {
  // 24 January, shift 2: 110 marks were 90 percentile; three marks fewer are off the table.
  expect(findPercentileFromMarks(110, '24-jan-2')).toMatchObject({ low: 90, isLowOpen: true, isHighOpen: false })
  expect(findPercentileFromMarks(260, '24-jan-2')).toMatchObject({ high: 99.9, isLowOpen: false, isHighOpen: true })
})

test('what is not marks of this paper is refused', () => {
  for (const marks of [301, -76, 120.5, Number.NaN])
    expect(findPercentileFromMarks(marks, 'another')).toEqual({ ok: false, reason: 'not-marks' })
})
