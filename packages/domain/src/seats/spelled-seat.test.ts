import { expect, test } from 'vitest'
import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '../book/rank-book.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { seatPoolKeys } from './seat-pool-key.ts'
import { spellSeat } from './spelled-seat.ts'

test('a seat that is gone is still called by its name, with its course and its kind', () => {
  expect(
    spellSeat(
      'national-institute-of-technology-silchar/electronics-and-instrumentation-engineering-4-years-bachelor-of-technology/hs/obc-ncl-pwd/female',
    ),
  ).toEqual({
    institute: 'National Institute of Technology Silchar',
    programme: 'Electronics and Instrumentation Engineering',
    course: { degree: 'Bachelor of Technology', durationYears: 4 },
    quota: 'HS',
    seatType: 'OBC-NCL (PwD)',
    gender: 'female',
    isPreparatory: false,
  })
})

test('short forms stay capitals, small words stay small, and a preparatory seat is told', () => {
  const seat = spellSeat(
    'indian-institute-of-technology-bhu-varanasi/vlsi-and-iot-5-years-b-tech/ai/st/neutral/preparatory',
  )
  expect(seat.institute).toBe('Indian Institute of Technology BHU Varanasi')
  expect(seat.programme).toBe('VLSI and IoT')
  expect(seat.isPreparatory).toBe(true)
})

test('a key that names no course and no known kind is spelled as far as it goes', () => {
  expect(spellSeat('gone/civil/xx/open/neutral')).toEqual({
    institute: 'Gone',
    programme: 'Civil',
    course: undefined,
    quota: undefined,
    seatType: 'OPEN',
    gender: 'neutral',
    isPreparatory: false,
  })
})

test('of every seat of the shipped book the key alone says quota, seat type, gender and length of the course', () => {
  const keys = seatPoolKeys(SHIPPED_BOOK)
  for (let pool = 0; pool < SHIPPED_BOOK.poolCount; pool++) {
    const seat = spellSeat(keys.keyOf(pool))
    expect(seat.quota).toBe(QUOTAS[SHIPPED_BOOK.quota[pool] ?? -1])
    expect(seat.seatType).toBe(SEAT_TYPES[SHIPPED_BOOK.seatType[pool] ?? -1])
    expect(seat.gender).toBe(GENDER_POOLS[SHIPPED_BOOK.gender[pool] ?? -1])
    expect(seat.course?.durationYears).toBe(SHIPPED_BOOK.programmes[SHIPPED_BOOK.programme[pool] ?? -1]?.durationYears)
  }
})
