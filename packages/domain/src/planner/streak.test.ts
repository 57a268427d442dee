import { expect, test } from 'vitest'
import { listDays } from '../time/days.ts'
import { assignBlocks } from './blocks/assign-blocks.ts'
import { listRepeats } from './recurrence.ts'
import { findStreak } from './streak.ts'

const TODAY = '2026-11-21'

test('days in a row are counted up to today, and today breaks nothing before it is over', () => {
  expect(findStreak(['2026-11-19', '2026-11-20'], undefined, TODAY)).toMatchObject({ days: 2, isTodayDone: false })
  expect(findStreak(['2026-11-19', '2026-11-20', TODAY], undefined, TODAY)).toMatchObject({
    days: 3,
    isTodayDone: true,
  })
})

test('a missed day without a freeze begins the row anew', () => {
  expect(findStreak(['2026-11-17', '2026-11-18', '2026-11-20'], undefined, TODAY).days).toBe(1)
})

test('the rest day neither counts nor breaks', () => {
  // 15 Nov 2026 is a Sunday.
  expect(
    findStreak(listDays('2026-11-13', '2026-11-14').concat(listDays('2026-11-16', '2026-11-20')), 0, TODAY).days,
  ).toBe(7)
})

test('seven days in a row earn a freeze, which covers one missed day', () => {
  const week = listDays('2026-11-12', '2026-11-18')
  const streak = findStreak([...week, '2026-11-20'], undefined, TODAY)
  expect(streak).toEqual({ days: 8, isTodayDone: false, freezesLeft: 0, frozenOn: ['2026-11-19'] })
  expect(findStreak(week, undefined, '2026-11-22').days).toBe(0)
})

test('at most two freezes are held', () => {
  expect(findStreak(listDays('2026-10-01', '2026-11-20'), undefined, TODAY)).toMatchObject({ days: 51, freezesLeft: 2 })
})

test('nothing finished is no row', () => {
  expect(findStreak([], undefined, TODAY)).toMatchObject({ days: 0, freezesLeft: 0 })
})

/** A day whose evening ends at midnight. */
const day = (fromHour: number) => ({ from: fromHour * 60, until: 1440 })

test('stretches of a day stand from the usual hour on, around what is fixed, with a break between', () => {
  const coaching = { start: 18 * 60, minutes: 120 }
  // 17:00 to 17:50 fits with its break; 90 minutes do not before 18:00, so they begin at 20:10; the next at 21:50.
  expect(assignBlocks([{ minutes: 50 }, { minutes: 90 }, { minutes: 60 }], [coaching], day(17))).toEqual([
    1020, 1210, 1310,
  ])
})

test('a full evening sends a stretch to the hours before it, as late as they allow, and a full day leaves it without an hour', () => {
  expect(assignBlocks([{ minutes: 90 }], [], day(23))).toEqual([1280])
  expect(assignBlocks([{ minutes: 90 }], [{ start: 0, minutes: 1440 }], day(17))).toEqual([undefined])
})

test('a session that comes again falls on its days up to the last, at most 26 weeks ahead', () => {
  expect(listRepeats('2026-11-21', 'daily', '2026-11-24')).toEqual(listDays('2026-11-21', '2026-11-24'))
  expect(listRepeats('2026-11-21', 'weekly', '2026-12-06')).toEqual(['2026-11-21', '2026-11-28', '2026-12-05'])
  expect(listRepeats('2026-11-26', 'weekdays', '2026-12-01')).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
  ])
  expect(listRepeats('2026-11-21', 'daily', '2030-01-01')).toHaveLength(183)
})
