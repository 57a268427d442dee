import type { MentorHoursFields } from '@sopaan/contract/mentors'
import { expect, test } from 'vitest'
import {
  draftedHours,
  draftOf,
  listTwice,
  newHoliday,
  rangesOf,
  withCopiedHours,
  withMoreHours,
} from './hours-draft.ts'

const TODAY = '2026-11-21'
const HOURS: MentorHoursFields = {
  zone: 'Europe/Berlin',
  weekly: [
    { weekday: 1, range: { from: '07:00', to: '09:30' } },
    { weekday: 1, range: { from: '20:00', to: '24:00' } },
    { weekday: 7, range: { from: '10:00', to: '12:00' } },
  ],
  exceptions: [
    { day: '2026-12-25', ranges: [] },
    { day: '2026-12-01', ranges: [{ from: '08:00', to: '09:00' }] },
  ],
  sessionMinutes: 45,
  bufferMinutes: 0,
  noticeHours: 24,
  aheadDays: 30,
  perDayMax: 4,
  peopleMax: 1,
  calendarUrl: 'https://calendar.example/secret.ics',
  meetingUrl: null,
  isTakingBookings: true,
}

test('hours go into the fields and come back as they were, the end of a day as well, other days in their order', () => {
  const draft = draftOf(HOURS, TODAY)
  expect(draft.week.map((day) => day.length)).toEqual([2, 0, 0, 0, 0, 0, 1])
  expect(draft.week[0]?.[1]).toMatchObject({ from: '20:00', to: '00:00' })
  expect(draftedHours(draft, true)).toEqual({ ...HOURS, exceptions: HOURS.exceptions.toReversed() })
})

test('other days that have passed are left out, today stays', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => ({ day, ranges: [] }))
  const draft = draftOf({ ...HOURS, exceptions: days }, TODAY)
  expect(draftedHours(draft, true).exceptions.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
})

test('an empty number is sent as none, not as zero, and an empty address as no address', () => {
  const hours = draftedHours({ ...draftOf(HOURS, TODAY), bufferMinutes: ' ', calendarUrl: ' ' }, false)
  expect(JSON.parse(JSON.stringify(hours))).toMatchObject({ bufferMinutes: null, calendarUrl: null, meetingUrl: null })
})

test('what the server says of the third hours of the week stands at the hours of Sunday, and stays there', () => {
  const draft = draftOf(HOURS, TODAY)
  const places = rangesOf(draft, {
    'weekly.2.range.to': 'The end comes after the beginning',
    'exceptions.0.ranges.0.from': 'Expected a time such as 19:00',
    'exceptions.1.day': 'Expected a day',
    perDayMax: 'Expected a whole number from 1 to 12',
    peopleMax: 'Expected a whole number from 1 to 10',
  })
  expect(places).toEqual({
    [`${draft.week[6]?.[0]?.key}.to`]: 'The end comes after the beginning',
    [`${draft.exceptions[0]?.ranges[0]?.key}.from`]: 'Expected a time such as 19:00',
    [`${draft.exceptions[1]?.key}.day`]: 'Expected a day',
    perDayMax: 'Expected a whole number from 1 to 12',
    peopleMax: 'Expected a whole number from 1 to 10',
  })
})

test('a day that stands twice is found at its second place; days without a date are not', () => {
  const days = ['2026-12-01', '', '2026-12-01', ''].map((day, at) => ({ key: String(at), day, ranges: [] }))
  expect(listTwice(days)).toEqual(['2'])
})

test('more hours begin as the day before has them, then half an hour after the last ones, and open where the day is full', () => {
  const empty: ReturnType<typeof draftOf>['week'] = [[], [], [], [], [], [], []]
  const shown = (week: typeof empty, at: number) => week[at]?.map(({ from, to }) => `${from}-${to}`)
  const monday = withMoreHours(empty, 0)
  expect(shown(monday, 0)).toEqual(['19:00-21:00'])
  expect(shown(withMoreHours(draftOf(HOURS, TODAY).week, 2), 2)).toEqual(['07:00-09:30', '20:00-00:00'])
  const twice = withMoreHours(monday, 0)
  expect(shown(twice, 0)).toEqual(['19:00-21:00', '21:30-23:00'])
  expect(shown(withMoreHours(twice, 0), 0)).toEqual(['19:00-21:00', '21:30-23:00', '-'])
  const keys = withMoreHours(monday, 1)
    .flat()
    .map(({ key }) => key)
  expect(new Set(keys).size, 'each has a key of its own').toBe(2)
})

test('days away on end are one row, and a day each for the server; hours between two of them part the row', () => {
  const away = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28'].map((day) => ({ day, ranges: [] }))
  const draft = draftOf({ ...HOURS, exceptions: away }, TODAY)
  expect(draft.exceptions.map(({ day, until }) => [day, until])).toEqual([
    ['2026-12-24', '2026-12-26'],
    ['2026-12-28', undefined],
  ])
  expect(draftedHours(draft, true).exceptions).toEqual(away)
})

test('a holiday is no day twice with what stands before it, and its faults stand at its row', () => {
  const draft = draftOf(HOURS, TODAY)
  const holiday = newHoliday('2026-12-24', '2026-12-26')
  const exceptions = [...draft.exceptions, holiday]
  expect(listTwice(exceptions), 'the 25th is there already').toEqual([holiday.key])
  // Two rows of a day each, then three days of one row: the fifth of the server is the last of the holiday.
  expect(rangesOf({ ...draft, exceptions }, { 'exceptions.4.day': 'Expected a day' })).toEqual({
    [`${holiday.key}.day`]: 'Expected a day',
  })
})

test('the hours of a day are copied to others in place of their own', () => {
  const { week } = draftOf(HOURS, TODAY)
  const copied = withCopiedHours(week, 0, [1, 6])
  const times = copied.map((day) => day.map(({ from, to }) => `${from}-${to}`))
  expect(times[1]).toEqual(['07:00-09:30', '20:00-00:00'])
  expect(times[6]).toEqual(['07:00-09:30', '20:00-00:00'])
  expect(times[2]).toEqual([])
  expect(new Set(copied.flat().map(({ key }) => key)).size, 'each row is its own').toBe(6)
})
