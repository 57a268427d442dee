import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../time/durations.ts'
import { sessionPhase, sessionStep } from './session-phase.ts'

/** Seven to a quarter to eight in the evening in India. */
const FROM = Date.parse('2026-11-25T13:30:00Z')
const TO = FROM + 45 * MINUTE_MS

test.each([
  ['accepted', -11, 'before', -10],
  ['accepted', -10, 'during', 45],
  ['accepted', 44, 'during', 45],
  ['accepted', 45, 'after', undefined],
  ['requested', -1, 'before', undefined],
  ['suggested', 1, 'before', undefined],
  ['held', 46, 'after', undefined],
  ['cancelled', -100, 'after', undefined],
] as const)('a session that is %s is, %i minutes from its beginning, %s', (state, minutes, phase, untilMinutes) => {
  const until = untilMinutes === undefined ? undefined : FROM + untilMinutes * MINUTE_MS
  expect(sessionPhase({ state, from: FROM, to: TO }, FROM + minutes * MINUTE_MS)).toEqual({ phase, until })
})

const OPEN = { isCompleted: false }
const DONE = { isCompleted: true }

test.each([
  ['requested', [], 0, 'asked'],
  ['suggested', [], 0, 'asked'],
  ['accepted', [], 0, 'agreed'],
  ['held', [], 13, 'held'],
  ['held', [], 15, 'done'],
  ['held', [DONE, OPEN], 15, 'held'],
  ['held', [DONE, DONE], 0, 'done'],
  ['missed', [], 1, undefined],
  ['declined', [], 1, undefined],
  ['cancelled', [], 1, undefined],
  ['lapsed', [], 1, undefined],
] as const)(
  'a session that is %s with the tasks %j stands, %i days after its end, at %s',
  (state, tasks, days, step) => {
    expect(sessionStep({ state, to: TO, tasks }, TO + days * DAY_MS)).toBe(step)
  },
)
