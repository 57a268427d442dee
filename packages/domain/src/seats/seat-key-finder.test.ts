import { expect, test } from 'vitest'
import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '../book/rank-book.ts'
import { josaaFinals } from '../choice-lists/replay.ts'
import { SHIPPED_BOOK as BOOK } from '../testing/shipped-book.ts'
import { type PrintedSeat, seatKeyFinder } from './seat-key-finder.ts'
import { seatPoolKeys } from './seat-pool-key.ts'

const find = seatKeyFinder(BOOK)
const ECE: PrintedSeat = {
  institute: 'National Institute of Technology, Silchar',
  programme: 'Electronics and Communication Engineering',
  degree: 'Bachelor of Technology',
  durationYears: 4,
  quota: 'HS',
  seatType: 'OPEN',
  gender: 'neutral',
  isPreparatory: false,
}

test('a printed seat is found by its names', () => {
  const key =
    'national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology/hs/open/neutral'
  expect(find(ECE)).toBe(key)
})

test('every seat of the book is found by what a table prints of it, and leads to itself', () => {
  const keys = seatPoolKeys(BOOK)
  for (let pool = 0; pool < BOOK.poolCount; pool++) {
    const institute = BOOK.institutes[BOOK.institute[pool] ?? -1]?.name ?? ''
    const { name = '', degree, durationYears } = BOOK.programmes[BOOK.programme[pool] ?? -1] ?? {}
    const quota = QUOTAS[BOOK.quota[pool] ?? -1] ?? 'AI'
    const seatType = SEAT_TYPES[BOOK.seatType[pool] ?? -1] ?? 'OPEN'
    const gender = GENDER_POOLS[BOOK.gender[pool] ?? -1] ?? 'neutral'
    const isPreparatory = BOOK.preparatory[pool] === 1
    const found = find({ institute, programme: name, degree, durationYears, quota, seatType, gender, isPreparatory })
    if (found !== keys.keyOf(pool)) expect([pool, found]).toEqual([pool, keys.keyOf(pool)])
  }
})

test('a seat that the book does not have, or that two programmes of one name could be, is not found', () => {
  expect(find({ ...ECE, institute: 'Nowhere' })).toBeUndefined()
  expect(find({ ...ECE, quota: 'AI' })).toBeUndefined()
  expect(find({ ...ECE, durationYears: 5 })).toBeUndefined()
  // IIT Bombay offers Electrical Engineering as B.Tech. and as a dual degree.
  const bombay = {
    ...ECE,
    institute: 'Indian Institute of Technology Bombay',
    programme: 'Electrical Engineering',
    quota: 'AI',
  } as const
  expect(find(bombay)).toMatch(/electrical-engineering-4-years/)
  expect(find({ ...bombay, degree: undefined, durationYears: undefined })).toBeUndefined()
  // JoSAA 2026, round 5, OPEN, neutral: the B.Tech. closed at another rank than the dual degree.
  const final = josaaFinals(BOOK).at(-1)
  const pool = seatPoolKeys(BOOK).poolOf(find(bombay) ?? '') ?? -1
  const closed = { season: 2026, rank: final?.closing[pool] ?? 0 }
  expect(find({ ...bombay, degree: undefined, durationYears: undefined, closed })).toBe(find(bombay))
})
