import { expect, test } from 'vitest'
import { shareOfFew } from './share-of-few.ts'

test('a share is said as people say it, and not at all where a seat is nearly always there', () => {
  // One of seven is gone: 1/7 = 14.3 %. One of fourteen: 7.1 %. One of four: 25 %.
  expect(shareOfFew(86)).toEqual({ some: 6, of: 7 })
  expect(shareOfFew(93)).toEqual({ some: 13, of: 14 })
  expect(shareOfFew(75)).toEqual({ some: 3, of: 4 })
  expect(shareOfFew(38)).toEqual({ some: 4, of: 10 })
  expect(shareOfFew(0)).toEqual({ some: 0, of: 10 })
  expect(shareOfFew(95)).toBeUndefined()
})

test('what is said is never further than five of a hundred from what is meant', () => {
  for (let percent = 0; percent < 95; percent++) {
    const { some, of } = shareOfFew(percent) ?? { some: 1, of: 1 }
    expect(Math.abs((100 * some) / of - percent)).toBeLessThanOrEqual(5)
  }
})
