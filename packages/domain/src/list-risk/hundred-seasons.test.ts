import { expect, test } from 'vitest'
import { hundredSeasons } from './hundred-seasons.ts'

// By hand: .3 for the dream, .4 for the target, .2 for the safe one, .1 for nothing.
test('each row gives what it adds, by how sure it is alone', () => {
  expect(hundredSeasons(Float64Array.of(0.7, 0.3, 0.1), [0.3, 0.6, 0.95])).toEqual({
    dream: 30,
    target: 40,
    safe: 20,
    none: 10,
  })
})

// By hand: thirds, so 33 each, and the one left goes to one of them.
test('whole numbers come to a hundred, whatever the shares', () => {
  const { dream, target, safe, none } = hundredSeasons(Float64Array.of(2 / 3, 1 / 3), [0.2, 0.6])
  expect(dream + target + safe + none).toBe(100)
  expect([dream, target, none].sort()).toEqual([33, 33, 34])
})

test('a list without a row brings nothing in a hundred seasons', () => {
  expect(hundredSeasons(new Float64Array(), [])).toEqual({ dream: 0, target: 0, safe: 0, none: 100 })
})
