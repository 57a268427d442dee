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

test('quiet hours of one day end on that day, and the same hour twice is none', () => {
  const noon = { from: 13, until: 15 }
  expect(endOfQuietHours(at('2027-06-23T12:59:59'), noon)).toBeUndefined()
  expect(endOfQuietHours(at('2027-06-23T13:00:00'), noon)).toEqual(at('2027-06-23T15:00:00'))
  expect(endOfQuietHours(at('2027-06-23T15:00:00'), noon)).toBeUndefined()
  expect(endOfQuietHours(at('2027-06-23T03:00:00'), { from: 0, until: 0 })).toBeUndefined()
  expect(endOfQuietHours(at('2027-06-23T23:00:00'), { from: 22, until: 0 })).toEqual(at('2027-06-24T00:00:00'))
})
