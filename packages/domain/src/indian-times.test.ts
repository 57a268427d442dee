import { expect, test } from 'vitest'
import {
  indianDayOf,
  instantOfWallTime,
  wallTimeOf,
  writeIndianHour,
  writeIndianTime,
  writeMinute,
} from './indian-times.ts'

// 13:30 UTC and 5 h 30 min are 19:00.
const SEVEN = '2026-11-25T13:30:00.000Z'

test('an instant is written by the clock of India with the zone named, and no line ends inside its hour', () => {
  expect(writeIndianTime(SEVEN, 'en')).toBe('Wed 25 Nov 2026, 7:00\u00a0pm\u00a0IST')
  expect(writeIndianTime(SEVEN, 'hi')).toBe('बुध 25 नवंबर 2026, 7:00\u00a0pm\u00a0IST')
  expect(writeIndianTime('2026-12-31T18:30:00.000Z', 'en')).toBe('Fri 1 Jan 2027, 12:00\u00a0am\u00a0IST')
  expect(writeIndianTime('soon', 'en')).toBe('soon')
})

test('an hour is written by the clock of twelve hours', () => {
  expect(writeIndianHour(SEVEN)).toBe('7:00\u00a0pm')
  expect([0, 61, 720, 1_439].map(writeMinute)).toEqual([
    '12:00\u00a0am',
    '1:01\u00a0am',
    '12:00\u00a0pm',
    '11:59\u00a0pm',
  ])
})

test('the day in India begins at 18:30 UTC of the day before', () => {
  expect(indianDayOf('2026-11-24T18:29:59.000Z')).toBe('2026-11-24')
  expect(indianDayOf('2026-11-24T18:30:00.000Z')).toBe('2026-11-25')
})

test('what a field for day and time holds comes back as the same instant', () => {
  expect(wallTimeOf(SEVEN)).toBe('2026-11-25T19:00')
  expect(instantOfWallTime('2026-11-25T19:00')).toBe(SEVEN)
  expect(instantOfWallTime('2026-11-25T19:00:00')).toBe(SEVEN)
})

test.each(['', '2026-11-31T10:00', '2026-11-25', '2026-11-25T24:30', 'tomorrow'])('%o is no minute', (text) => {
  expect(instantOfWallTime(text)).toBeUndefined()
})
