import { expect, test } from 'vitest'
import { groupIndian, lakhLabel } from './indian-numbers.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [120_000, '1,20,000'],
  [1_234_567, '12,34,567'],
  [12_345_678, '1,23,45,678'],
  [-120_000, '−1,20,000'],
  [-0.2, '0'],
])('%d is grouped as %s: three digits, then pairs', (value, words) => {
  expect(groupIndian(value)).toBe(words)
})

test.each([
  [200, '200', '200'],
  [99_999, '99,999', '99,999'],
  [100_000, '1 lakh', '1 लाख'],
  [250_000, '2.5 lakh', '2.5 लाख'],
  [400_000, '4 lakh', '4 लाख'],
])('%d stands on a scale as %s', (value, english, hindi) => {
  expect(lakhLabel(value, 'en')).toBe(english)
  expect(lakhLabel(value, 'hi')).toBe(hindi)
})
