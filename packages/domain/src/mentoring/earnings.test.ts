import { expect, test } from 'vitest'
import { earningsByMonth, rateOn } from './earnings.ts'

const RATES = [
  { fromOn: '2026-11-16', ratePaise: 50_000 },
  { fromOn: '2026-10-10', ratePaise: 45_000 },
]

test.each([
  ['2026-10-09', undefined],
  ['2026-10-10', 45_000],
  ['2026-11-15', 45_000],
  ['2026-11-16', 50_000],
  ['2027-01-01', 50_000],
])('on %s a session is worth %s paise', (day, paise) => {
  expect(rateOn(RATES, day)).toBe(paise)
})

test('a month is the sum of its sessions, each at the rate of its day; what was held before any rate counts nothing', () => {
  const held = ['2026-10-01', '2026-10-10', '2026-11-15', '2026-11-16', '2026-11-30']
  expect(earningsByMonth(held, RATES)).toEqual([
    { month: '2026-11', sessions: 3, amountPaise: 145_000, unrated: 0 },
    { month: '2026-10', sessions: 2, amountPaise: 45_000, unrated: 1 },
  ])
  expect(earningsByMonth([], RATES)).toEqual([])
})
