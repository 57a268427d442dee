import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packNumbers, unpackNumbers } from './packed-numbers.ts'

const numbers = fc.array(fc.option(fc.integer({ min: -3_000_000, max: 3_000_000 })), { maxLength: 60 })

test('numbers come back as they were packed', () => {
  fc.assert(
    fc.property(numbers, (column) => {
      expect(unpackNumbers(packNumbers(column), column.length)).toEqual(column)
    }),
  )
})

test('the lowest sign of each number comes first, and nothing is written for nulls alone', () => {
  // 0 is 1, -1 is 2, 32 is 65 = 1 and 1 times 64.
  expect(packNumbers([0, -1, 32, null])).toBe('BCBAAABA')
  expect(packNumbers([null, null])).toBe('')
  expect(unpackNumbers('', 2)).toEqual([null, null])
  expect(packNumbers([])).toBe('')
})

test.each([['BCB'], ['B!'], ['B']])('a column that came broken is refused: %s', (text) => {
  expect(() => unpackNumbers(text, 2)).toThrow('packed column')
})

test('what is no rank is refused, not cut', () => {
  expect(() => packNumbers([600_000_000])).toThrow('too large')
})
