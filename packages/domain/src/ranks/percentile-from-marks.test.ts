import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPercentileFromMarks, SHIFT_IDS } from './percentile-from-marks.ts'
import { SHIFT_MARKS, SHIFT_PERCENTILES } from './shift-marks.ts'

const anyShift = fc.constantFrom(...SHIFT_IDS, 'another' as const)
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
