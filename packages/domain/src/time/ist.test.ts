import { expect, test } from 'vitest'
import { fromIstDateTimeLocal, istDate, istDateTimeLocal, istTimestamp, startOfIstDay } from './ist.ts'

// 13:30 UTC and 5 h 30 min are 19:00.
const SEVEN = '2026-11-25T13:30:00.000Z'
// Half past midnight in India is 19:00 UTC of the day before.
const HALF_PAST_MIDNIGHT = '2026-11-24T19:00:00.000Z'

test('the day in India begins at 18:30 UTC of the day before', () => {
  expect(istDate('2026-11-24T18:29:59.000Z')).toBe('2026-11-24')
  expect(istDate('2026-11-24T18:30:00.000Z')).toBe('2026-11-25')
  expect(istDate(new Date(HALF_PAST_MIDNIGHT))).toBe('2026-11-25')
  expect(istDate('2027-03-31T19:00:00.000Z')).toBe('2027-04-01')
  expect(istDate('soon')).toBe('')
  expect(startOfIstDay('2026-11-25')).toEqual(new Date('2026-11-24T18:30:00.000Z'))
})

test('what a field for day and time holds comes back as the same instant', () => {
  expect(istDateTimeLocal(SEVEN)).toBe('2026-11-25T19:00')
  expect(istDateTimeLocal(HALF_PAST_MIDNIGHT)).toBe('2026-11-25T00:30')
  expect(fromIstDateTimeLocal('2026-11-25T00:30')).toBe(HALF_PAST_MIDNIGHT)
  expect(fromIstDateTimeLocal('2026-11-25T19:00')).toBe(SEVEN)
  expect(fromIstDateTimeLocal('2026-11-25T19:00:00')).toBe(SEVEN)
})

test.each([
  '',
  '2026-06-31T10:00',
  '2026-13-25T19:00',
  '2026-11-25',
  '2026-11-25T24:30',
  '2026-11-25T19:00:30',
  'soon',
])('%o is no minute', (text) => {
  expect(fromIstDateTimeLocal(text)).toBeUndefined()
})

test('an instant is noted by the clock of India with its zone', () => {
  expect(istTimestamp(HALF_PAST_MIDNIGHT)).toBe('2026-11-25T00:30:00.000+05:30')
})
