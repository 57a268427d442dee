import { expect, test } from 'vitest'
import { findPool, SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { seatPoolKeys } from './seat-pool-key.ts'

test('a seat’s key says what it is, and leads back to it', () => {
  const keys = seatPoolKeys(SHIPPED_BOOK)
  const pool = findPool(SHIPPED_BOOK, {
    institute: 'Indian Institute of Technology Bombay',
    programme: 'Computer Science and Engineering',
    quota: 'AI',
    seatType: 'OBC-NCL (PwD)',
  })
  const key =
    'indian-institute-of-technology-bombay/computer-science-and-engineering-4-years-bachelor-of-technology/ai/obc-ncl-pwd/neutral'
  expect(keys.keyOf(pool)).toBe(key)
  expect(keys.poolOf(key)).toBe(pool)
})

test('every seat pool of the shipped book has a key of its own, fit to stand in an address, that leads back to it', () => {
  const keys = seatPoolKeys(SHIPPED_BOOK)
  for (let pool = 0; pool < SHIPPED_BOOK.poolCount; pool++) {
    const key = keys.keyOf(pool)
    expect(key).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*\/){4}(neutral|female)(\/preparatory)?$/)
    expect(keys.poolOf(key)).toBe(pool)
  }
})

test('a key does not hang on where the seat stands in its book', () => {
  const [first, ...others] = SHIPPED_BOOK.institutes
  const last = SHIPPED_BOOK.institutes.length - 1
  const turned = {
    ...SHIPPED_BOOK,
    institutes: first ? [...others, first] : [],
    institute: SHIPPED_BOOK.institute.map((at) => (at === 0 ? last : at - 1)),
  }
  expect(seatPoolKeys(turned).keyOf(5)).toBe(seatPoolKeys(SHIPPED_BOOK).keyOf(5))
  expect(seatPoolKeys(turned).keyOf(9000)).toBe(seatPoolKeys(SHIPPED_BOOK).keyOf(9000))
})

test('a key of no seat in the book finds none', () => {
  expect(
    seatPoolKeys(SHIPPED_BOOK).poolOf('indian-institute-of-technology-atlantis/sailing/ai/open/neutral'),
  ).toBeUndefined()
})

test('two institutes whose names differ only in marks keep different keys', () => {
  const [first] = SHIPPED_BOOK.institutes
  if (!first) throw new Error('the shipped book has institutes')
  const book = {
    ...SHIPPED_BOOK,
    institutes: [
      { ...first, name: 'St. John’s College' },
      { ...first, name: 'St Johns College' },
    ],
    institute: Uint16Array.of(0, 1),
    programme: Uint16Array.of(0, 0),
    poolCount: 2,
  }
  const keys = seatPoolKeys(book)
  expect(keys.keyOf(0)).toMatch(/^st-johns-college\//)
  expect(keys.keyOf(1)).toMatch(/^st-johns-college-2\//)
})

test('a key under a programme’s earlier name leads to the seat of today: lists and links outlive a renaming', () => {
  const keys = seatPoolKeys(SHIPPED_BOOK)
  const seat = (programme: string) =>
    `maulana-azad-national-institute-of-technology-bhopal/${programme}-4-years-bachelor-of-technology/hs/open/neutral`
  const pool = keys.poolOf(seat('materials-science-and-metallurgical-engineering'))
  expect(pool).toBeDefined()
  expect(pool).toBe(keys.poolOf(seat('materials-and-metallurgical-engineering')))
  expect(keys.poolOf(seat('materials-magic'))).toBeUndefined()
})
