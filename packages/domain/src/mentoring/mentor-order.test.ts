import { expect, test } from 'vitest'
import { orderMentors } from './mentor-order.ts'

const A = { name: 'a', nextSlots: [], rating: null, sessions: 9 }
const B = { name: 'b', nextSlots: ['2026-11-25T13:30:00.000Z'], rating: { mean: 4.5, count: 2 }, sessions: 3 }
const C = { name: 'c', nextSlots: ['2026-11-25T12:30:00.000Z'], rating: { mean: 4.5, count: 8 }, sessions: 3 }
const D = { name: 'd', nextSlots: [], rating: { mean: 5, count: 1 }, sessions: 0 }

test.each([
  ['free', 'cbad'],
  ['rating', 'dcba'],
  ['sessions', 'abcd'],
] as const)('mentors by %s: those alike stay as they were, and who lacks it comes last', (order, names) => {
  expect(
    orderMentors([A, B, C, D], order)
      .map(({ name }) => name)
      .join(''),
  ).toBe(names)
})
