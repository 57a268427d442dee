import { expect, test } from 'vitest'
import { nextDigestAt } from './mail-digest.ts'

const next = (now: string, pace: 'daily' | 'weekly') => nextDigestAt(new Date(now), pace).toISOString()

test('the mail of the day goes out at the next seven in the morning in India', () => {
  // 01:30 UTC is 7:00 in India. Wednesday, 25 November 2026.
  expect(next('2026-11-25T01:29:59.999Z', 'daily')).toBe('2026-11-25T01:30:00.000Z')
  expect(next('2026-11-25T01:30:00.000Z', 'daily')).toBe('2026-11-26T01:30:00.000Z')
  // Half past eleven in the evening in India is still the 25th there.
  expect(next('2026-11-25T18:00:00.000Z', 'daily')).toBe('2026-11-26T01:30:00.000Z')
})

test('the mail of the week goes out on Sunday', () => {
  expect(next('2026-11-25T05:00:00.000Z', 'weekly')).toBe('2026-11-29T01:30:00.000Z')
  expect(next('2026-11-29T01:29:00.000Z', 'weekly')).toBe('2026-11-29T01:30:00.000Z')
  expect(next('2026-11-29T01:30:00.000Z', 'weekly')).toBe('2026-12-06T01:30:00.000Z')
})
