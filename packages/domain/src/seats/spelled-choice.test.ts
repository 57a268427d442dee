import { expect, test } from 'vitest'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { seatPoolKeys } from './seat-pool-key.ts'
import { spellChoice } from './spelled-choice.ts'

test('a choice that is gone is still called by its name, with its course', () => {
  expect(
    spellChoice(
      'national-institute-of-technology-silchar/electronics-and-instrumentation-engineering-4-years-bachelor-of-technology',
    ),
  ).toEqual({
    institute: 'National Institute of Technology Silchar',
    programme: 'Electronics and Instrumentation Engineering',
    course: { degree: 'Bachelor of Technology', durationYears: 4 },
  })
})

test('short forms stay capitals and small words stay small', () => {
  const choice = spellChoice('indian-institute-of-technology-bhu-varanasi/vlsi-and-iot-5-years-b-tech')
  expect(choice.institute).toBe('Indian Institute of Technology BHU Varanasi')
  expect(choice.programme).toBe('VLSI and IoT')
})

test('a key that names no course is spelled as far as it goes', () => {
  expect(spellChoice('gone/civil')).toEqual({ institute: 'Gone', programme: 'Civil', course: undefined })
})

test('of every choice of the shipped book the key alone says the length of the course', () => {
  const keys = seatPoolKeys(SHIPPED_BOOK)
  for (let pool = 0; pool < SHIPPED_BOOK.poolCount; pool++) {
    const { course } = spellChoice(keys.keyOf(pool))
    expect(course?.durationYears).toBe(SHIPPED_BOOK.programmes[SHIPPED_BOOK.programme[pool] ?? -1]?.durationYears)
  }
})
