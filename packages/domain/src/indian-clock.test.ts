import { expect, test } from 'vitest'
import { fieldTimeInIndia, instantOfFieldTime } from './indian-clock.ts'

test('a field for day and time is read and filled by the clock of India', () => {
  expect(instantOfFieldTime('2026-11-25T19:00')).toBe('2026-11-25T13:30:00.000Z')
  expect(fieldTimeInIndia('2026-11-25T13:30:00.000Z')).toBe('2026-11-25T19:00')
  expect(fieldTimeInIndia('2026-12-31T18:30:00.000Z')).toBe('2027-01-01T00:00')
  for (const typed of ['', '2026-11-25', '2026-13-25T19:00']) expect(instantOfFieldTime(typed)).toBeUndefined()
})
