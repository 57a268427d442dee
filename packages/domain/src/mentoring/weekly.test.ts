import { expect, test } from 'vitest'
import { weeksLater } from './weekly.ts'

test('a session of every week begins on the same weekday at the same time in India', () => {
  // Saturday 27 February 2027, 18:00 in India; 2027 is no leap year, so a week later is 6 March.
  const from = Date.parse('2027-02-27T18:00:00+05:30')
  expect(new Date(weeksLater(from, 0)).toISOString()).toBe('2027-02-27T12:30:00.000Z')
  expect(new Date(weeksLater(from, 1)).toISOString()).toBe('2027-03-06T12:30:00.000Z')
  // On 28 March clocks in Europe are put forward; in India they are not.
  expect(new Date(weeksLater(from, 5)).toISOString()).toBe('2027-04-03T12:30:00.000Z')
})
