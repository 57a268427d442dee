import { expect, test } from 'vitest'
import { atLeast, atMost, describeFigure, exactly, median, percentile } from './figure.ts'

test('a figure on its limit is ok, one past it is short', () => {
  expect(atMost('a', 50, 50, 'ms').ok).toBe(true)
  expect(atMost('a', 50.01, 50, 'ms').ok).toBe(false)
  expect(atLeast('a', 0.15, 0.15, '').ok).toBe(true)
  expect(atLeast('a', 0.149, 0.15, '').ok).toBe(false)
  expect(exactly('a', 1, 0, 'rows').ok).toBe(false)
})

test('a figure that could not be measured is short', () => {
  expect(atMost('a', Number.NaN, 50, 'ms').ok).toBe(false)
  expect(atLeast('a', Number.NaN, 50, 'ms').ok).toBe(false)
})

test('a figure prints its goal and whether it is reached', () => {
  expect(describeFigure(atMost('phone LCP', 1234.56, 1500, 'ms'))).toBe('phone LCP: 1235 ms (goal ≤ 1500) ok')
  expect(describeFigure(atLeast('ratio', 0.1234, 0.15, ''))).toBe('ratio: 0.1234 (goal ≥ 0.15) short')
})

test('median and percentile are the textbook ones', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(percentile([10, 20, 30, 40, 50], 0.75)).toBe(40)
  expect(median([])).toBeNaN()
})
