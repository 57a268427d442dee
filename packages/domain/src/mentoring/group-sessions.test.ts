import { expect, test } from 'vitest'
import { findFreeSeat, sessionsOf, type TakenSeat } from './group-sessions.ts'

const TIME = { from: 1_000, to: 2_000 }
const seat = (seatNumber: number, peopleMax = 3, time = TIME): TakenSeat => ({ ...time, seatNumber, peopleMax })

test('seats of one time are one session, open until it is full', () => {
  const later = { from: 3_000, to: 4_000 }
  expect(sessionsOf([seat(1), seat(2), seat(1, 1, later)], 3)).toEqual([
    { ...TIME, isOpen: true },
    { ...later, isOpen: false },
  ])
  expect(sessionsOf([seat(1), seat(2), seat(3)], 3)).toEqual([{ ...TIME, isOpen: false }])
})

test('a session is as large as it was told to the first, and as its mentor now allows', () => {
  expect(sessionsOf([seat(1, 1)], 5)).toEqual([{ ...TIME, isOpen: false }])
  expect(sessionsOf([seat(1, 5)], 1)).toEqual([{ ...TIME, isOpen: false }])
  expect(findFreeSeat([seat(1, 2)], TIME, 5)).toEqual({ seatNumber: 2, peopleMax: 2 })
})

test('the lowest free seat is given, also one that was given back', () => {
  expect(findFreeSeat([], TIME, 3)).toEqual({ seatNumber: 1, peopleMax: 3 })
  expect(findFreeSeat([seat(1), seat(3)], TIME, 3)).toEqual({ seatNumber: 2, peopleMax: 3 })
  expect(findFreeSeat([seat(1), seat(2), seat(3)], TIME, 3)).toBeUndefined()
})

test('who has the last seat of a session that is smaller now lets nobody in', () => {
  expect(findFreeSeat([seat(3), seat(2)], TIME, 2)).toBeUndefined()
})
