import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/durations.ts'
import { answerDeadline } from './answer-deadline.ts'

test.each([
  // A session in a week: two days from now. One in 30 hours: two hours before it. One in an hour: half an hour before it.
  [168, 48],
  [50, 48],
  [49, 47],
  [30, 28],
  [4, 2],
  [1, 0.5],
])('a request for a session in %d hours can be answered for %d', (startsIn, answerIn) => {
  expect(answerDeadline({ askedAt: 0, startsAt: startsIn * HOUR_MS })).toBe(answerIn * HOUR_MS)
})

test('a request whose time has come is over at its beginning', () => {
  expect(answerDeadline({ askedAt: 2 * HOUR_MS, startsAt: HOUR_MS })).toBe(HOUR_MS)
})
