import { expect, test } from 'vitest'
import { endOfQuietHours } from './quiet-hours.ts'

const at = (text: string) => new Date(`${text}+05:30`)

test('from 9 in the evening to 8 in the morning, by India’s clock, it is quiet, and the end is the next 8 o’clock', () => {
  expect(endOfQuietHours(at('2027-06-23T20:59:59'))).toBeUndefined()
  expect(endOfQuietHours(at('2027-06-23T21:00:00'))).toEqual(at('2027-06-24T08:00:00'))
  expect(endOfQuietHours(at('2027-06-30T23:59:59'))).toEqual(at('2027-07-01T08:00:00'))
  expect(endOfQuietHours(at('2027-06-24T00:00:00'))).toEqual(at('2027-06-24T08:00:00'))
  expect(endOfQuietHours(at('2027-06-24T07:59:59'))).toEqual(at('2027-06-24T08:00:00'))
  expect(endOfQuietHours(at('2027-06-24T08:00:00'))).toBeUndefined()
})
