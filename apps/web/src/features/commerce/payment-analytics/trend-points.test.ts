import type { TrendDay } from '@sopaan/contract/trends'
import { expect, test } from 'vitest'
import { figureOf, groupDays } from './trend-points.ts'

const day = (at: number, change: Partial<TrendDay> = {}): TrendDay => ({
  day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  ...{ netPaise: 100, paid: 1, signUps: 2, visits: 50, tries: 4, failedTries: 1 },
  ...change,
})
const days = (count: number) => Array.from({ length: count }, (_, at) => day(at))

test.each([
  [30, 30, '2026-01-01'],
  [63, 9, '2026-01-01'],
  [365, 12, '2026-01-01'],
])('%d days are drawn as %d points', (count, points, first) => {
  const groups = groupDays({ byDay: days(count), byDayBefore: days(count) })
  expect([groups.length, groups[0]?.key]).toEqual([points, first])
  expect(groups.flatMap((group) => group.days)).toHaveLength(count)
  expect(groups.flatMap((group) => group.before)).toHaveLength(count)
})

test('counts add up; shares are of the sums and not the mean of the days', () => {
  const two = [
    day(0, { visits: 100, paid: 1, tries: 10, failedTries: 5 }),
    day(1, { visits: 300, paid: 7, tries: 0, failedTries: 0 }),
  ]
  expect(figureOf('net', two)).toBe(200)
  expect(figureOf('paid', two)).toBe(8)
  // 8 of 400 is 2 %; 5 of 10 is half.
  expect(figureOf('visitToPaid', two)).toBe(200)
  expect(figureOf('failed', two)).toBe(5_000)
  expect(figureOf('visitToPaid', [day(0, { visits: 0 })])).toBe(0)
})
