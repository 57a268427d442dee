import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterFailure, afterUncounted, type FailureCount, lockTimeLeftMinutes } from './lockout.ts'

const START = new Date('2026-11-21T06:00:00.000Z')
const NO_FAILURES: FailureCount = { failures: 0, windowStartedAt: START, locks: 0, lockedUntil: undefined }
const minutesOn = (minutes: number) => new Date(START.getTime() + minutes * 60_000)

function failing(times: number, from: FailureCount, at: Date): FailureCount {
  return Array.from({ length: times }).reduce<FailureCount>((count) => afterFailure(count, at), from)
}

test('AUTH-12: four failures do not lock, the fifth within 15 minutes locks for 15 minutes', () => {
  const four = failing(4, NO_FAILURES, START)
  expect(lockTimeLeftMinutes(four, START)).toBeUndefined()
  const five = afterFailure(four, minutesOn(14))
  expect(lockTimeLeftMinutes(five, minutesOn(14))).toBe(15)
  expect(lockTimeLeftMinutes(five, minutesOn(29))).toBeUndefined()
})

test('AUTH-12: failures more than 15 minutes apart do not add up', () => {
  const four = failing(4, NO_FAILURES, START)
  expect(afterFailure(four, minutesOn(15))).toMatchObject({ failures: 1, lockedUntil: undefined })
})

test('AUTH-12: each lock is twice the one before and none is longer than 24 hours', () => {
  let count = NO_FAILURES
  let at = START
  const locks: (number | undefined)[] = []
  for (let round = 0; round < 9; round += 1) {
    count = failing(5, count, at)
    locks.push(lockTimeLeftMinutes(count, at))
    at = count.lockedUntil ?? at
  }
  expect(locks).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
})

test('AUTH-13: tries during a lock never make it longer', () => {
  const locked = failing(5, NO_FAILURES, START)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 899_999 })), (laterMs) => {
      const after = laterMs
        .toSorted((a, b) => a - b)
        .reduce((count, ms) => afterFailure(count, new Date(START.getTime() + ms)), locked)
      expect(after).toEqual(locked)
    }),
  )
})

test('a day after a lock ended the next lock is 15 minutes again', () => {
  const locked = failing(5, NO_FAILURES, START)
  const dayLater = minutesOn(15 + 24 * 60)
  expect(lockTimeLeftMinutes(failing(5, locked, dayLater), dayLater)).toBe(15)
})

test('the time left is rounded up and at least one minute', () => {
  const locked = failing(5, NO_FAILURES, START)
  expect(lockTimeLeftMinutes(locked, new Date(minutesOn(15).getTime() - 1))).toBe(1)
  expect(lockTimeLeftMinutes(locked, new Date(minutesOn(13).getTime() + 1))).toBe(2)
})

test('a try taken back leaves the count as it was, also when it was the one that locked', () => {
  const two = failing(2, NO_FAILURES, START)
  expect(afterUncounted(afterFailure(two, START), { didLock: false })).toEqual(two)
  const four = failing(4, NO_FAILURES, START)
  expect(afterUncounted(afterFailure(four, START), { didLock: true })).toEqual(four)
})
