import { expect, test } from 'vitest'
import { writeDay, writeHour } from './indian-days.ts'

test('a day is written with its month in words, in either language', () => {
  expect(writeDay('2026-11-21', 'en')).toBe('21 Nov 2026')
  expect(writeDay('2026-03-05', 'hi')).toBe('5 मार्च 2026')
})

test('what is no day is left as it is', () => {
  expect(writeDay('2026-13-01', 'en')).toBe('2026-13-01')
  expect(writeDay('soon', 'en')).toBe('soon')
})

test('hours run from 12 am over 12 pm to 11 pm', () => {
  expect(['00:00', '08:00', '12:00', '20:30', '23:00'].map(writeHour)).toEqual([
    '12\u00a0am',
    '8\u00a0am',
    '12\u00a0pm',
    '8:30\u00a0pm',
    '11\u00a0pm',
  ])
})
