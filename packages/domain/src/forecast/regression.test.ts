import { expect, test } from 'vitest'
import { layerMedians, medianByClass, shrink } from './drift.ts'
import { fitLeastAbsolute, fitScale, medianOfNumbers, weightedQuantiles } from './regression.ts'

const ones = (count: number) => new Float64Array(count).fill(1)

test('least absolute deviations follow the middle, not the mean: one wild value moves nothing', () => {
  // A line through (0, 1), (1, 3), (2, 5), (3, 7) with the fifth point far off it: 1 + 2x. Least squares has a slope of 21.
  const design = { x: Float64Array.of(1, 0, 1, 1, 1, 2, 1, 3, 1, 4), rows: 5, width: 2 }
  const [offset, slope] = fitLeastAbsolute(design, Float64Array.of(1, 3, 5, 7, 104), ones(5), 0)
  expect(offset).toBeCloseTo(1, 0)
  expect(slope).toBeCloseTo(2, 0)
})

test('a row without weight is not there', () => {
  const design = { x: ones(4), rows: 4, width: 1 }
  const [level] = fitLeastAbsolute(design, Float64Array.of(5, 5, 5, -40), Float64Array.of(1, 1, 1, 0), 0)
  expect(level).toBeCloseTo(5, 6)
})

test('the fitted scale of an exponential law is the mean miss, in each group of rows', () => {
  // Group one misses by 1 and 3 (mean 2), group two by 6 and 10 (mean 8).
  const design = { x: Float64Array.of(1, 0, 1, 0, 1, 1, 1, 1), rows: 4, width: 2 }
  const b = fitScale(design, Float64Array.of(1, 3, 6, 10), ones(4))
  expect(Math.exp(b[0] ?? 0)).toBeCloseTo(2, 1)
  expect(Math.exp((b[0] ?? 0) + (b[1] ?? 0))).toBeCloseTo(8, 1)
})

test('weighted quantiles run in straight lines between the middles of the values', () => {
  // Three equal weights have their middles at 1/6, 1/2 and 5/6; a third lies half way between the first two.
  const values = Float64Array.of(30, 10, 20)
  expect([...weightedQuantiles(values, ones(3), [0.1, 1 / 3, 0.5, 0.99])]).toEqual([10, 15, 20, 30])
  // Weights 3 and 1: middles at 3/8 and 7/8, and .5 is a quarter of the way.
  const [quarter] = weightedQuantiles(Float64Array.of(0, 100), Float64Array.of(3, 1), [0.5])
  expect(quarter).toBeCloseTo(25, 9)
})

test('the median passes over what is missing and is 0 of nothing', () => {
  expect(medianOfNumbers(Float64Array.of(Number.NaN, 4, 1, 2, 3))).toBe(2.5)
  expect(medianOfNumbers(Float64Array.of(Number.NaN))).toBe(0)
})

test('medians of classes count only what is there', () => {
  const classes = { of: Int32Array.of(0, 0, 1, 1, 1), count: 3 }
  const { value, count } = medianByClass(Float64Array.of(2, 4, Number.NaN, 7, 9), classes)
  expect([...value]).toEqual([3, 8, 0])
  expect([...count]).toEqual([2, 2, 0])
})

test('a small class is drawn to all: n values against thirty', () => {
  // The median of all is 0; ten pools moved by 1: the class stands at 10 / (10 + 30).
  const values = Float64Array.from({ length: 50 }, (_, k) => (k < 10 ? 1 : 0))
  const classes = { of: Int32Array.from(values), count: 2 }
  const level = layerMedians(values, [classes])
  expect(level[0]).toBeCloseTo(0.25, 9)
  expect(level[49]).toBe(0)
  expect(shrink(8, 30, 10)).toBe(6)
})
