import { expect, test } from 'vitest'
import { isZone, openSpans } from './hours.ts'
import { type Calendar, isOffered, offeredSlots, overlaps, type SlotRules } from './slots.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const at = (iso: string) => Date.parse(iso)
const iso = (ms: number) => new Date(ms).toISOString()

const RULES: SlotRules = {
  sessionMinutes: 30,
  bufferMinutes: 15,
  noticeHours: 12,
  aheadDays: 30,
  perDayMax: 3,
  stepMinutes: 30,
}
/** Wednesdays from seven to nine in the evening, in India. 25 November 2026 is a Wednesday. */
const INDIA: Calendar = {
  hours: { zone: 'Asia/Kolkata', weekly: [{ weekday: 3, from: '19:00', to: '21:00' }], exceptions: [] },
  rules: RULES,
  sessions: [],
  busy: [],
}
const NOW = at('2026-11-23T06:30:00Z')
const WEDNESDAY = { from: at('2026-11-24T18:30:00Z'), to: at('2026-11-25T18:30:00Z') }

const slotsOf = (calendar: Calendar, now = NOW) => offeredSlots(calendar, WEDNESDAY, now).map(iso)

test('sessions begin every step of the hours, and the last one ends with them', () => {
  // 19:00 in India is 13:30 UTC.
  expect(slotsOf(INDIA)).toEqual([
    '2026-11-25T13:30:00.000Z',
    '2026-11-25T14:00:00.000Z',
    '2026-11-25T14:30:00.000Z',
    '2026-11-25T15:00:00.000Z',
  ])
})

test('a session that one more may join is offered at its own time, whatever else stands there', () => {
  const shared = { from: at('2026-11-25T14:00:00Z'), to: at('2026-11-25T14:30:00Z'), isOpen: true }
  // The calendar that is read has the session too, and the day is full but for its seats.
  const calendar = { ...INDIA, rules: { ...RULES, perDayMax: 1 }, sessions: [shared], busy: [shared] }
  expect(slotsOf(calendar)).toEqual(['2026-11-25T14:00:00.000Z'])
  expect(slotsOf({ ...calendar, sessions: [{ ...shared, isOpen: false }] })).toEqual([])
  // One of another length is not the same session.
  expect(slotsOf({ ...calendar, rules: { ...RULES, sessionMinutes: 45 } })).toEqual([])
})

test('around a session its buffer is free: what is left begins 15 minutes after its end at the earliest', () => {
  const sessions = [{ from: at('2026-11-25T14:00:00Z'), to: at('2026-11-25T14:30:00Z') }]
  // 13:30 would end at 14:00 and 14:30 begin at 14:30, both without a pause.
  expect(slotsOf({ ...INDIA, sessions })).toEqual(['2026-11-25T15:00:00.000Z'])
})

test('what stands in another calendar takes its own time and no buffer', () => {
  const busy = [{ from: at('2026-11-25T14:00:00Z'), to: at('2026-11-25T14:30:00Z') }]
  expect(slotsOf({ ...INDIA, busy })).toEqual([
    '2026-11-25T13:30:00.000Z',
    '2026-11-25T14:30:00.000Z',
    '2026-11-25T15:00:00.000Z',
  ])
})

test('nothing is offered within the notice, nor beyond how far ahead one may book', () => {
  // Notice of 12 h before 14:30 UTC is over at 02:30 UTC.
  expect(slotsOf(INDIA, at('2026-11-25T02:30:00Z'))).toEqual(['2026-11-25T14:30:00.000Z', '2026-11-25T15:00:00.000Z'])
  expect(slotsOf({ ...INDIA, rules: { ...RULES, aheadDays: 2 } }, at('2026-11-23T14:00:00Z'))).toEqual([
    '2026-11-25T13:30:00.000Z',
    '2026-11-25T14:00:00.000Z',
  ])
})

test('a day that is full is offered no more', () => {
  const sessions = [1, 2, 3].map((hour) => {
    const from = at('2026-11-25T04:00:00Z') + hour * HOUR
    return { from, to: from + 30 * MINUTE }
  })
  expect(slotsOf({ ...INDIA, sessions })).toEqual([])
  expect(slotsOf({ ...INDIA, sessions: sessions.slice(1) })).toHaveLength(4)
})

test('another day instead of the usual one: away, or at other hours', () => {
  const away = { ...INDIA, hours: { ...INDIA.hours, exceptions: [{ day: '2026-11-25', ranges: [] }] } }
  expect(slotsOf(away)).toEqual([])
  const early = {
    ...INDIA,
    hours: { ...INDIA.hours, exceptions: [{ day: '2026-11-25', ranges: [{ from: '08:00', to: '08:45' }] }] },
  }
  expect(slotsOf(early)).toEqual(['2026-11-25T02:30:00.000Z'])
})

test('what is offered may be booked, and nothing else', () => {
  expect(isOffered(INDIA, at('2026-11-25T14:00:00Z'), NOW)).toBe(true)
  expect(isOffered(INDIA, at('2026-11-25T14:10:00Z'), NOW)).toBe(false)
  expect(isOffered(INDIA, at('2026-11-26T14:00:00Z'), NOW)).toBe(false)
})

test('a mentor abroad keeps the hours of the place when its clocks are moved', () => {
  const zone = 'America/New_York'
  const weekly = [{ weekday: 7, from: '01:00', to: '04:00' }]
  // 8 March 2026, a Sunday: 02:00 to 03:00 does not exist. From 06:00 UTC (EST) to 08:00 UTC (EDT): two hours.
  const spring = openSpans(
    { zone, weekly, exceptions: [] },
    { from: at('2026-03-08T00:00:00Z'), to: at('2026-03-09T00:00:00Z') },
  )
  expect(spring.map(({ from, to }) => [iso(from), iso(to)])).toEqual([
    ['2026-03-08T06:00:00.000Z', '2026-03-08T08:00:00.000Z'],
  ])
  // 1 November 2026, a Sunday: 01:00 to 02:00 comes twice. From 05:00 UTC (EDT) to 09:00 UTC (EST): four hours.
  const autumn = openSpans(
    { zone, weekly, exceptions: [] },
    { from: at('2026-11-01T00:00:00Z'), to: at('2026-11-02T00:00:00Z') },
  )
  expect(autumn.map(({ from, to }) => [iso(from), iso(to)])).toEqual([
    ['2026-11-01T05:00:00.000Z', '2026-11-01T09:00:00.000Z'],
  ])
})

test('hours up to midnight and from midnight are one stretch', () => {
  const weekly = [
    { weekday: 3, from: '23:00', to: '24:00' },
    { weekday: 4, from: '00:00', to: '01:00' },
  ]
  const spans = openSpans(
    { zone: 'Asia/Kolkata', weekly, exceptions: [] },
    { from: WEDNESDAY.from, to: WEDNESDAY.to + DAY },
  )
  expect(spans).toEqual([{ from: at('2026-11-25T17:30:00Z'), to: at('2026-11-25T19:30:00Z') }])
})

test('a zone is a name that clocks follow', () => {
  expect(['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC'].map(isZone)).toEqual([true, true, true])
  expect(['IST', 'Mars/Olympus', '+05:30', ''].map(isZone)).toEqual([false, false, false, false])
})

test('over 10,000 random runs of booking, moving, cancelling and changing hours, across moved clocks abroad, no two sessions of a mentor overlap and every buffer is kept', () => {
  const random = seeded(20261121)
  const pick = (count: number) => Math.floor(random() * count)
  // Both days of the year on which the clocks of New York are moved lie in one of the stretches.
  const starts = [at('2026-03-05T00:00:00Z'), at('2026-10-29T00:00:00Z')]
  let booked = 0
  for (let run = 0; run < 10_000; run += 1) {
    const zone = run % 3 === 0 ? 'Asia/Kolkata' : 'America/New_York'
    const start = starts[run % 2] ?? 0
    let calendar: Calendar = {
      hours: { zone, weekly: someWeek(pick), exceptions: [] },
      rules: { ...RULES, noticeHours: 0, bufferMinutes: pick(4) * 10, sessionMinutes: 20 + pick(3) * 10, perDayMax: 4 },
      sessions: [],
      busy: [],
    }
    for (let step = 0; step < 6; step += 1) {
      const sessions = [...calendar.sessions]
      if (step % 4 === 3) calendar = { ...calendar, hours: { ...calendar.hours, weekly: someWeek(pick) } }
      else if (step % 5 === 4 && sessions.length > 0) sessions.splice(pick(sessions.length), 1)
      else {
        // A move gives its own time back first, and so does nothing where there is no other.
        const moved = step > 1 && sessions.length > 0 ? sessions.splice(pick(sessions.length), 1)[0] : undefined
        const day = start + pick(7) * DAY
        const free = offeredSlots({ ...calendar, sessions }, { from: day, to: day + DAY }, start)
        const chosen = free[pick(free.length)]
        if (chosen !== undefined) sessions.push({ from: chosen, to: chosen + calendar.rules.sessionMinutes * MINUTE })
        else if (moved) sessions.push(moved)
        booked += chosen === undefined ? 0 : 1
      }
      calendar = { ...calendar, sessions }
      expectApart(calendar)
    }
  }
  // The runs are worth something: most of them did book.
  expect(booked).toBeGreaterThan(10_000)
})

/** Every two sessions are a buffer apart. */
function expectApart({ sessions, rules }: Calendar): void {
  const inOrder = sessions.toSorted((a, b) => a.from - b.from)
  for (const [index, session] of inOrder.entries()) {
    const next = inOrder[index + 1]
    if (!next) continue
    const isApart = session.to + rules.bufferMinutes * MINUTE <= next.from && !overlaps(session, next)
    if (!isApart) throw new Error(`${iso(session.from)} and ${iso(next.from)} are too near.`)
  }
}

function someWeek(pick: (count: number) => number): { weekday: number; from: string; to: string }[] {
  return Array.from({ length: 3 }, () => {
    const from = pick(20)
    return { weekday: 1 + pick(7), from: hour(from), to: hour(from + 1 + pick(3)) }
  })
}

function hour(hours: number): string {
  return `${String(hours).padStart(2, '0')}:00`
}

/** Mulberry32: the same run each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
