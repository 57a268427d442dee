import { expect, test } from 'vitest'
import { daysLeft, extendValidity } from './plan-validity.ts'

const at = (iso: string) => new Date(iso)

test('the day of buying is the first day, and the last ends at midnight in India', () => {
  // Bought on 21 November at 15:00 in India: the 30 days are 21 November to 20 December.
  const { startsAt, expiresAt } = extendValidity(at('2026-11-21T09:30:00Z'), undefined, 30)
  expect(startsAt).toEqual(at('2026-11-21T09:30:00Z'))
  expect(expiresAt).toEqual(at('2026-12-20T18:30:00Z'))
})

test.each([30, 120])('a plan of %i days has as many left on the day it is bought, at any hour of it', (days) => {
  // 00:00, 15:00 and 23:59 in India.
  for (const iso of ['2026-11-20T18:30:00Z', '2026-11-21T09:30:00Z', '2026-11-21T18:29:00Z'])
    expect(daysLeft(at(iso), extendValidity(at(iso), undefined, days).expiresAt)).toBe(days)
})

test('what is bought at midnight ends at midnight, not a day later', () => {
  expect(extendValidity(at('2026-11-20T18:30:00Z'), undefined, 1).expiresAt).toEqual(at('2026-11-21T18:30:00Z'))
})

test('renewing early adds to what is left; renewing late begins now', () => {
  const now = at('2026-11-21T09:30:00Z')
  const early = extendValidity(now, at('2026-11-30T18:30:00Z'), 30)
  expect(early).toEqual({ startsAt: at('2026-11-30T18:30:00Z'), expiresAt: at('2026-12-30T18:30:00Z') })
  expect(extendValidity(now, at('2026-11-20T18:30:00Z'), 30).startsAt).toEqual(now)
})

test('the day that has begun counts as left', () => {
  const end = at('2026-11-30T18:30:00Z')
  expect(daysLeft(at('2026-11-23T18:30:00Z'), end)).toBe(7)
  expect(daysLeft(at('2026-11-30T18:29:00Z'), end)).toBe(1)
  expect(daysLeft(end, end)).toBe(0)
  expect(daysLeft(at('2027-01-01T00:00:00Z'), end)).toBe(0)
})
