import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDayAndTime,
  formatHour,
  formatLastDay,
  formatMinute,
  formatMonth,
  formatShortDay,
  formatTime,
} from './format.ts'

// 13:30 UTC and 5 h 30 min are 19:00.
const SEVEN = '2026-11-25T13:30:00.000Z'
// Half past midnight in India is 19:00 UTC of the day before.
const HALF_PAST_MIDNIGHT = '2026-11-24T19:00:00.000Z'

test('an instant is written by the clock of India with the zone named, and no line ends inside its hour', () => {
  expect(formatDateTime(SEVEN, 'en')).toBe('Wed 25 Nov 2026, 7:00\u00a0pm\u00a0IST')
  expect(formatDateTime(SEVEN, 'hi')).toBe('बुध 25 नवंबर 2026, शाम\u00a07\u00a0बजे\u00a0IST')
  expect(formatDateTime('2026-12-31T18:30:00.000Z', 'en')).toBe('Fri 1 Jan 2027, 12:00\u00a0am\u00a0IST')
  expect(formatDateTime('soon', 'en')).toBe('soon')
})

test('without year and zone an instant still is one of India', () => {
  expect(formatDayAndTime(new Date(HALF_PAST_MIDNIGHT), 'en')).toBe('Wed 25 Nov, 12:30\u00a0am')
  expect(formatDayAndTime(new Date('2026-09-25T20:15:00Z'), 'en')).toBe('Sat 26 Sep, 1:45\u00a0am')
  expect(formatDayAndTime(SEVEN, 'hi')).toBe('बुध 25 नवंबर, शाम\u00a07\u00a0बजे')
})

test('a minute is written by the clock of twelve hours', () => {
  expect(formatTime(SEVEN, 'en')).toBe('7:00\u00a0pm')
  expect(formatTime('soon', 'hi')).toBe('soon')
  expect([0, 61, 720, 1_439].map((minute) => formatMinute(minute, 'en'))).toEqual([
    '12:00\u00a0am',
    '1:01\u00a0am',
    '12:00\u00a0pm',
    '11:59\u00a0pm',
  ])
})

test('Hindi says an hour with its part of the day, and its minutes where there are any', () => {
  // Worked by hand: night until four, morning until noon, afternoon until four, evening until eight, night.
  const said = {
    '00:00': 'रात 12 बजे',
    '00:30': 'रात 12:30 बजे',
    '03:59': 'रात 3:59 बजे',
    '04:00': 'सुबह 4 बजे',
    '09:05': 'सुबह 9:05 बजे',
    '11:59': 'सुबह 11:59 बजे',
    '12:00': 'दोपहर 12 बजे',
    '15:30': 'दोपहर 3:30 बजे',
    '16:00': 'शाम 4 बजे',
    '18:30': 'शाम 6:30 बजे',
    '19:59': 'शाम 7:59 बजे',
    '20:00': 'रात 8 बजे',
    '23:59': 'रात 11:59 बजे',
  }
  for (const [time, words] of Object.entries(said)) {
    const spoken = words.replaceAll(' ', '\u00a0')
    expect(formatHour(time, 'hi')).toBe(spoken)
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    expect(formatMinute(hours * 60 + minutes, 'hi')).toBe(spoken)
    expect(formatTime(new Date(`2026-11-25T${time}+05:30`), 'hi')).toBe(spoken)
  }
})

test('hours run from 12 am over 12 pm to 11 pm', () => {
  expect(['00:00', '08:00', '12:00', '20:30', '23:00'].map((hour) => formatHour(hour, 'en'))).toEqual([
    '12\u00a0am',
    '8\u00a0am',
    '12\u00a0pm',
    '8:30\u00a0pm',
    '11\u00a0pm',
  ])
})

test('a day is written with its month in words, in either language', () => {
  expect(formatDate('2026-11-21', 'en')).toBe('21 Nov 2026')
  expect(formatDate('2026-03-05', 'hi')).toBe('5 मार्च 2026')
  expect(formatShortDay('2026-11-22', 'en')).toBe('Sun 22 Nov')
  expect(formatMonth('2008-05', 'en')).toBe('May 2008')
  expect(formatMonth('2008-10', 'hi')).toBe('अक्तूबर 2008')
})

test('an instant is written as the day it has in India', () => {
  expect(formatDate(HALF_PAST_MIDNIGHT, 'en')).toBe('25 Nov 2026')
  expect(formatShortDay(HALF_PAST_MIDNIGHT, 'hi')).toBe('बुध 25 नवंबर')
})

test('what ends at midnight in India is good until the day before', () => {
  expect(formatLastDay('2026-11-30T18:30:00.000Z', 'en')).toBe('30 Nov 2026')
  expect(formatLastDay('2026-11-30T18:30:00.001Z', 'en')).toBe('1 Dec 2026')
})

test('what is no day is left as it is', () => {
  expect(formatDate('2026-13-01', 'en')).toBe('2026-13-01')
  expect(formatDate('2026-06-31', 'en')).toBe('2026-06-31')
  expect(formatDate('soon', 'en')).toBe('soon')
})

test('Marathi says days and hours as it does', () => {
  expect(formatDateTime(SEVEN, 'mr')).toBe('बुध 25 नोव्हेंबर 2026, संध्याकाळी\u00a07\u00a0वाजता\u00a0IST')
  expect(formatDate('2026-07-05', 'mr')).toBe('5 जुलै 2026')
  expect(formatMinute(9 * 60 + 30, 'mr')).toBe('सकाळी\u00a09:30\u00a0वाजता')
})
