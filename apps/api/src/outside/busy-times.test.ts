import { expect, test } from 'vitest'
import { busyTimes } from './busy-times.ts'

const at = (iso: string) => Date.parse(iso)
const WITHIN = { from: at('2026-11-23T00:00:00Z'), to: at('2026-12-07T00:00:00Z') }
const calendar = (...entries: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    ...entries.flatMap((entry) => ['BEGIN:VEVENT', entry, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const notifiedOf = (text: string) =>
  busyTimes(text, WITHIN, 'Asia/Kolkata').map(({ from, to }) => [
    new Date(from).toISOString(),
    new Date(to).toISOString(),
  ])

test('an entry takes its time, in UTC or in the zone of the mentor where it names none', () => {
  const text = calendar(
    'UID:a\r\nDTSTART:20261125T133000Z\r\nDTEND:20261125T143000Z',
    'UID:b\r\nDTSTART:20261126T190000\r\nDURATION:PT30M',
  )
  expect(notifiedOf(text)).toEqual([
    ['2026-11-25T13:30:00.000Z', '2026-11-25T14:30:00.000Z'],
    ['2026-11-26T13:30:00.000Z', '2026-11-26T14:00:00.000Z'],
  ])
})

test('a weekly entry takes each of its times but those left out, and one that was moved its new time', () => {
  const text = calendar(
    'UID:w\r\nDTSTART:20261104T100000Z\r\nDTEND:20261104T110000Z\r\nRRULE:FREQ=WEEKLY\r\nEXDATE:20261125T100000Z',
  )
  expect(notifiedOf(text)).toEqual([['2026-12-02T10:00:00.000Z', '2026-12-02T11:00:00.000Z']])
})

test('a whole day away takes the day where the mentor is', () => {
  // 27 November in India runs from 18:30 UTC of the 26th.
  expect(notifiedOf(calendar('UID:d\r\nDTSTART;VALUE=DATE:20261127\r\nDTEND;VALUE=DATE:20261128'))).toEqual([
    ['2026-11-26T18:30:00.000Z', '2026-11-27T18:30:00.000Z'],
  ])
})

test('what is cancelled or marked as free takes nothing, and what lies outside is left out', () => {
  const text = calendar(
    'UID:c\r\nSTATUS:CANCELLED\r\nDTSTART:20261125T100000Z\r\nDTEND:20261125T110000Z',
    'UID:f\r\nTRANSP:TRANSPARENT\r\nDTSTART:20261125T100000Z\r\nDTEND:20261125T110000Z',
    'UID:o\r\nDTSTART:20270125T100000Z\r\nDTEND:20270125T110000Z',
  )
  expect(notifiedOf(text)).toEqual([])
})

test('an entry of every second does not hold us up', () => {
  const text = calendar('UID:s\r\nDTSTART:20260101T000000Z\r\nDTEND:20260101T000001Z\r\nRRULE:FREQ=SECONDLY')
  // Two thousand seconds into the year nothing has reached November.
  expect(notifiedOf(text)).toEqual([])
})

test.each(['<html>', '', 'BEGIN:VCARD\r\nEND:VCARD'])('%o is no calendar', (text) => {
  expect(() => busyTimes(text, WITHIN, 'Asia/Kolkata')).toThrow()
})
