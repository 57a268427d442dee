import { expect, test } from 'vitest'
import season from '../../../../data/counselling/josaa-2026.json' with { type: 'json' }
import { leadOf, listDeadlines } from './deadlines.ts'
import type { CounsellingSeason } from './season.ts'

const DEADLINES = listDeadlines(season as CounsellingSeason)
const at = (minute: string) => Date.parse(`${minute}:00+05:30`)
const endOf = (key: string) => {
  const found = DEADLINES.find((deadline) => deadline.key === `josaa-2026-${key}`)
  if (found === undefined) throw new Error(`There is no deadline ${key}.`)
  return found
}

test('the deadlines of JoSAA 2026 (annexure 3): what ends together is one, the last day to leave alone is its own', () => {
  expect(DEADLINES.map(({ key, endsAt, endsWithdrawal }) => [key, endsAt, endsWithdrawal])).toEqual([
    ['josaa-2026-registration', at('2026-06-11T17:00'), false],
    ['josaa-2026-report-and-pay-1', at('2026-06-26T17:00'), false],
    ['josaa-2026-report-and-pay-2', at('2026-07-03T17:00'), true],
    ['josaa-2026-report-and-pay-3', at('2026-07-08T17:00'), true],
    ['josaa-2026-report-and-pay-4', at('2026-07-13T17:00'), false],
    ['josaa-2026-withdraw-4', at('2026-07-14T17:00'), false],
    ['josaa-2026-report-and-pay-5', at('2026-07-20T17:00'), true],
    ['josaa-2026-partial-admission', at('2026-07-24T17:00'), false],
  ])
})

test.each([
  ['2026-07-02T08:59', undefined],
  ['2026-07-02T09:00', 'day'],
  ['2026-07-03T13:59', 'day'],
  ['2026-07-03T14:00', 'hours'],
  ['2026-07-03T16:59', 'hours'],
  // Never at the deadline or after it.
  ['2026-07-03T17:00', undefined],
  ['2026-07-04T09:00', undefined],
] as const)('round 2 is paid for until 3 July, 5 pm: at %s it is %s away', (minute, lead) => {
  expect(leadOf(endOf('report-and-pay-2'), at(minute))).toBe(lead)
})

test('what has not begun is no deadline yet, though it ends tomorrow', () => {
  // A notice that opens a window at 5 pm for a day: nobody is told at 9 in the morning to pay now.
  const steps = [
    { kind: 'report-and-pay', round: 1, from: '2026-07-10T17:00', until: '2026-07-11T17:00', isNitPlusOnly: false },
  ] as const
  const [deadline] = listDeadlines({ ...(season as CounsellingSeason), steps: [...steps] })
  if (deadline === undefined) throw new Error('no deadline')
  expect(leadOf(deadline, at('2026-07-10T09:00'))).toBeUndefined()
  expect(leadOf(deadline, at('2026-07-10T17:00'))).toBe('day')
})

test('a day without an hour lasts until its last minute', () => {
  const steps = [
    { kind: 'partial-admission', round: null, from: '2026-07-22', until: '2026-07-24', isNitPlusOnly: true },
  ] as const
  const [deadline] = listDeadlines({ ...(season as CounsellingSeason), steps: [...steps] })
  expect(deadline?.endsAt).toBe(at('2026-07-24T23:59'))
})
