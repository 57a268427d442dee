import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, cancellationFile, invitationFile, publishedCalendar } from './calendar-file.service.ts'

const deps = {
  config: { mailFrom: 'Sopaan <no-reply@sopaan.test>', publicWebUrl: 'https://sopaan.test' },
  now: () => new Date('2026-06-01T03:00:00.000Z'),
}
/** 13:30 in UTC is seven in the evening in India, five and a half hours ahead. */
const ENTRY: CalendarEntry = {
  noun: 'event',
  id: '3f0d3b52-6d5c-4a38-9f43-0a5c7a4f3f10',
  sequence: 2,
  title: 'JoSAA round 1: float, freeze; slide',
  description: 'Bring your list.\nहिन्दी में भी पूछ सकते हैं।',
  url: 'https://meet.example.org/abc?room=1,2;x',
  startsAt: new Date('2026-06-03T13:30:00.000Z'),
  endsAt: new Date('2026-06-03T15:00:00.000Z'),
  alarmsMinutesBefore: [1440, 60],
}
const GUEST = { name: 'Kiran "Kay" Das; CN', email: 'kiran@example.org' }

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const components = calendar.getAllSubcomponents('vevent')
  return { calendar, components, events: components.map((component) => new ICAL.Event(component)) }
}
const readOne = (text: string) => {
  const { calendar, components, events } = read(text)
  const [component] = components
  const [event] = events
  if (!component || !event) throw new Error('The file holds no entry.')
  return { calendar, component, event }
}

test('an invitation asks a calendar for the entry at its instant, named in IST, with its number of changes', () => {
  const { text, contentType } = invitationFile(deps, ENTRY, GUEST)
  const { calendar, component, event } = readOne(text)
  expect(contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(event.uid).toBe('event-3f0d3b52-6d5c-4a38-9f43-0a5c7a4f3f10@sopaan.test')
  expect(event.sequence).toBe(2)
  expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20260603T190000\r\n')
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-06-03T13:30:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-06-03T15:00:00.000Z')
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
})

test('the zone travels with the file: five and a half hours, called IST', () => {
  const { calendar } = readOne(invitationFile(deps, ENTRY, GUEST).text)
  const standard = calendar.getFirstSubcomponent('vtimezone')?.getFirstSubcomponent('standard')
  expect(standard?.getFirstPropertyValue('tzname')).toBe('IST')
  expect(String(standard?.getFirstPropertyValue('tzoffsetto'))).toBe('+05:30')
})

test('words of any kind arrive as they were written', () => {
  const { component, event } = readOne(invitationFile(deps, ENTRY, GUEST).text)
  expect(event.summary).toBe(ENTRY.title)
  expect(event.description).toBe(ENTRY.description)
  expect(event.organizer).toBe('mailto:no-reply@sopaan.test')
  expect(component.getFirstPropertyValue('url')).toBe('https://meet.example.org/abc?room=1%2C2%3Bx')
  expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['MAILTO:kiran@example.org'])
})

test('nobody writes a line of their own into the file by a name or a title', () => {
  const { text } = invitationFile(
    deps,
    { ...ENTRY, title: 'A\r\nATTACH:https://bad.example' },
    { name: 'B\r\nMETHOD:CANCEL', email: 'kiran@example.org' },
  )
  expect(text.split('\r\n').filter((line) => /^(ATTACH|METHOD)/.test(line))).toEqual(['METHOD:REQUEST'])
})

test('the calendar reminds as many minutes before as was asked', () => {
  const { component } = readOne(invitationFile(deps, ENTRY, GUEST).text)
  const alarms = component.getAllSubcomponents('valarm')
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P1D', '-PT1H'])
  expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY'])
})

test('a cancellation takes the same entry out, and reminds of nothing', () => {
  const { text, contentType } = cancellationFile(deps, { ...ENTRY, sequence: 3 }, GUEST)
  const { calendar, component, event } = readOne(text)
  expect(contentType).toContain('method=CANCEL')
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(event.uid).toBe(readOne(invitationFile(deps, ENTRY, GUEST).text).event.uid)
  expect(event.sequence).toBe(3)
  expect(component.getAllSubcomponents('valarm')).toEqual([])
})

test('a calendar to subscribe to names nobody, and marks what was cancelled', () => {
  const text = publishedCalendar(deps, 'My events', [ENTRY, { ...ENTRY, id: 'two', isCancelled: true }])
  const { calendar, components, events } = read(text)
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(components.map((one) => one.getFirstPropertyValue('status'))).toEqual(['CONFIRMED', 'CANCELLED'])
  expect(events.flatMap((event) => event.attendees)).toEqual([])
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('My events')
})

test('every line is at most 75 bytes and ends as the standard says (RFC 5545, 3.1)', () => {
  const { text } = invitationFile(deps, { ...ENTRY, description: 'अ'.repeat(400) }, GUEST)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text).toMatch(/^DTSTAMP:20260601T030000Z$/m)
})

test('the name of a calendar is escaped as its other texts are, and stays one line', () => {
  const text = publishedCalendar(deps, 'A;B,C \\ =1\r\nX-EVIL:1', [ENTRY])
  expect(text).toContain('\r\nNAME:A\\;B\\,C \\\\ =1 X-EVIL:1\r\n')
  expect(text).toContain('\r\nX-WR-CALNAME:A\\;B\\,C \\\\ =1 X-EVIL:1\r\n')
})
