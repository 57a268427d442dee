import { expect, test } from 'vitest'
import { unusedShare } from './unused-share.ts'

test('what was not held comes back by its share, rounded down to a whole paisa', () => {
  // ₹2,499 for 6 sessions is ₹416.50 each; ₹499 for 3 is ₹166.33 and a third.
  expect(unusedShare(249_900, { parts: 6, used: 2 })).toBe(166_600)
  expect(unusedShare(49_900, { parts: 3, used: 1 })).toBe(33_266)
  expect(unusedShare(49_900, { parts: 3, used: 0 })).toBe(49_900)
  expect(unusedShare(49_900, { parts: 3, used: 3 })).toBe(0)
  expect(unusedShare(49_900, { parts: 3, used: 4 })).toBe(0)
})
