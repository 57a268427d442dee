import { expect, test } from 'vitest'
import { type BookingAction, type BookingParty, type BookingState, outcomeOf } from './bookings.ts'

const HOUR = 3_600_000
/** The session lasts from hour 100 to hour 101; the mentor asks for 12 hours of notice. */
const at = (state: BookingState, hour: number, deed: BookingAction, by: BookingParty) =>
  outcomeOf({ state, from: 100 * HOUR, to: 101 * HOUR }, { deed, by }, { noticeHours: 12, now: hour * HOUR })

test.each([
  ['requested', 'accept', 'mentor', 'accepted', false],
  ['requested', 'decline', 'mentor', 'declined', true],
  ['requested', 'suggest', 'mentor', 'suggested', false],
  ['accepted', 'suggest', 'mentor', 'suggested', false],
  ['suggested', 'accept', 'mentee', 'accepted', false],
  ['suggested', 'decline', 'mentee', 'declined', true],
  ['requested', 'move', 'mentee', 'requested', false],
  ['accepted', 'move', 'mentee', 'accepted', false],
  ['accepted', 'cancel', 'mentee', 'cancelled', true],
  ['accepted', 'cancel', 'mentor', 'cancelled', true],
] as const)('%s, %s by the %s a day before: %s, credit back: %s', (...row) => {
  const [state, deed, by, next, givesCreditBack] = row
  expect(at(state, 76, deed, by)).toEqual({ may: true, state: next, givesCreditBack })
})

test.each([
  ['requested', 'accept', 'mentee', 'party'],
  ['suggested', 'accept', 'mentor', 'party'],
  ['accepted', 'accept', 'mentor', 'state'],
  ['requested', 'move', 'mentor', 'party'],
  ['declined', 'cancel', 'mentee', 'state'],
  ['held', 'move', 'mentee', 'state'],
] as const)('%s, %s by the %s is refused: %s', (state, deed, by, why) => {
  expect(at(state, 76, deed, by)).toEqual({ may: false, why })
})

test('12 hours before is still in time, a moment later is not: no move, and a cancelled session keeps its credit', () => {
  expect(at('accepted', 88, 'move', 'mentee')).toMatchObject({ may: true })
  expect(at('accepted', 88.1, 'move', 'mentee')).toEqual({ may: false, why: 'notice' })
  expect(at('accepted', 88.1, 'cancel', 'mentee')).toMatchObject({ givesCreditBack: false })
  // What the mentor never agreed to costs nothing, and what the mentor cancels neither.
  expect(at('requested', 99, 'cancel', 'mentee')).toMatchObject({ givesCreditBack: true })
  expect(at('accepted', 99, 'cancel', 'mentor')).toMatchObject({ givesCreditBack: true })
})

test('a session that has begun is neither cancelled nor moved', () => {
  expect(at('accepted', 100, 'cancel', 'mentor')).toEqual({ may: false, why: 'begun' })
})

test('a miss is reported after the end and within 72 hours of it', () => {
  expect(at('accepted', 100.5, 'report', 'mentee')).toEqual({ may: false, why: 'not-over' })
  expect(at('accepted', 101, 'report', 'mentee')).toMatchObject({ may: true, state: 'missed' })
  expect(at('held', 173, 'report', 'mentor')).toMatchObject({ may: true, state: 'missed' })
  expect(at('held', 173.1, 'report', 'mentee')).toEqual({ may: false, why: 'too-late' })
  expect(at('missed', 102, 'report', 'mentor')).toEqual({ may: false, why: 'state' })
})
