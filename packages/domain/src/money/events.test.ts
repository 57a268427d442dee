import { expect, test } from 'vitest'
import {
  answerSeeker,
  claimWindowMs,
  type EventTimes,
  eventStatus,
  findRegistrationFault,
  hasSeat,
  type Seats,
  seatsLeft,
} from './events.ts'

const at = (time: string) => new Date(`2026-06-10T${time}:00.000Z`)
const EVENT: EventTimes = { state: 'published', startsAt: at('13:30'), endsAt: at('15:00'), closesAt: at('12:00') }
const SEATS: Seats = { capacity: 2, taken: 0, waiting: 0, hasWaitlist: true, admission: 'free' }

test.each([
  ['13:29', 'upcoming'],
  ['13:30', 'live'],
  ['14:59', 'live'],
  ['15:00', 'completed'],
] as const)('S11: at %s a published event is %s, by the clock alone', (time, status) => {
  expect(eventStatus(EVENT, at(time))).toBe(status)
})

test('S11: a draft and a cancelled event stay what they are, whatever the clock says', () => {
  for (const time of ['00:00', '14:00', '23:00']) {
    expect(eventStatus({ ...EVENT, state: 'draft' }, at(time))).toBe('draft')
    expect(eventStatus({ ...EVENT, state: 'cancelled' }, at(time))).toBe('cancelled')
  }
})

test('EVT-05: registration is open before its deadline and never for drafts, cancelled and past events', () => {
  expect(findRegistrationFault(EVENT, at('11:59'))).toBeUndefined()
  expect(findRegistrationFault(EVENT, at('12:00'))).toBe('closed')
  expect(findRegistrationFault({ ...EVENT, closesAt: undefined }, at('14:00'))).toBeUndefined()
  expect(findRegistrationFault({ ...EVENT, closesAt: undefined }, at('15:00'))).toBe('over')
  expect(findRegistrationFault({ ...EVENT, state: 'draft' }, at('11:00'))).toBe('draft')
  expect(findRegistrationFault({ ...EVENT, state: 'cancelled' }, at('11:00'))).toBe('cancelled')
})

test('an offered seat waits a quarter of the time left, between 15 minutes and 12 hours, never beyond the start', () => {
  const minutes = (before: number) =>
    claimWindowMs(at('13:30'), new Date(at('13:30').getTime() - before * 60_000)) / 60_000
  expect(minutes(10 * 24 * 60)).toBe(720)
  expect(minutes(240)).toBe(60)
  expect(minutes(40)).toBe(15)
  expect(minutes(10)).toBe(10)
  expect(minutes(0)).toBe(0)
  expect(minutes(-5)).toBeLessThanOrEqual(0)
})

test('C40: who finds an event full waits where there is a waitlist and is refused where there is none', () => {
  expect(answerSeeker({ ...SEATS, taken: 1 }, undefined)).toBe('seated')
  expect(answerSeeker({ ...SEATS, taken: 2 }, undefined)).toBe('waits')
  expect(answerSeeker({ ...SEATS, taken: 2, hasWaitlist: false }, undefined)).toBe('full')
})

test('nobody passes those who wait', () => {
  expect(answerSeeker({ ...SEATS, taken: 1, waiting: 1 }, undefined)).toBe('waits')
  expect(answerSeeker({ ...SEATS, taken: 1, waiting: 1, hasWaitlist: false }, undefined)).toBe('full')
  expect(answerSeeker({ ...SEATS, taken: 2, waiting: 1 }, 'offered')).toBe('seated')
})

test('EVT-02: who is in or waits already stays so; who left asks anew', () => {
  expect(answerSeeker({ ...SEATS, taken: 2 }, 'registered')).toBe('stays')
  expect(answerSeeker(SEATS, 'waiting')).toBe('stays')
  expect(answerSeeker(SEATS, 'withdrawn')).toBe('seated')
  expect(answerSeeker(SEATS, 'lapsed')).toBe('seated')
})

test('EVT-10: a seat that costs money is paid for first, also when it was offered', () => {
  const paid: Seats = { ...SEATS, admission: 'paid' }
  expect(answerSeeker(paid, undefined)).toBe('pays')
  expect(answerSeeker({ ...paid, taken: 2, waiting: 1 }, 'offered')).toBe('pays')
  expect(answerSeeker({ ...paid, taken: 2 }, undefined)).toBe('waits')
})

test('seats are counted by who has or is kept one', () => {
  expect((['registered', 'offered', 'held', 'waiting', 'withdrawn', 'lapsed'] as const).map(hasSeat)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(hasSeat(undefined)).toBe(false)
  expect(seatsLeft({ capacity: 3, taken: 1 })).toBe(2)
  expect(seatsLeft({ capacity: undefined, taken: 10 })).toBe(Number.POSITIVE_INFINITY)
})
