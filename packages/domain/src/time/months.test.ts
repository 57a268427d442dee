import { expect, test } from 'vitest'
import { addMonths, lastDayOfMonth, listMonthWeeks } from './months.ts'

test('months are counted over the turn of a year, forwards and back', () => {
  expect([addMonths('2026-11', 1), addMonths('2026-11', 2), addMonths('2027-01', -1)]).toEqual([
    '2026-12',
    '2027-01',
    '2026-12',
  ])
})

test('a month ends on its own last day, February by its year', () => {
  expect([lastDayOfMonth('2026-11'), lastDayOfMonth('2027-02'), lastDayOfMonth('2028-02')]).toEqual([
    '2026-11-30',
    '2027-02-28',
    '2028-02-29',
  ])
})

test('a month is drawn in whole weeks from Monday on', () => {
  // 1 November 2026 is a Sunday, 30 November a Monday: six weeks.
  const days = listMonthWeeks('2026-11')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42])
  // 1 February 2027 is a Monday, 28 February a Sunday: four.
  expect(listMonthWeeks('2027-02')).toHaveLength(28)
})
