import { describe, expect, test } from 'vitest'
import season from '../../../../data/counselling/josaa-2026.json' with { type: 'json' }
import { findNextStep } from './next-step.ts'
import { listPapers, needsNewCertificate, paysReservedAmount } from './papers.ts'
import { type CounsellingSeason, endOfStep, findStepFault, lastAllotmentRound, startOfStep } from './season.ts'
import { countPast, listTimeline } from './timeline.ts'

const JOSAA = season as CounsellingSeason

/** What the next step is at a minute of India's clock: kind, step, round, days left. */
function nextAt(minute: string) {
  const next = findNextStep(JOSAA, Date.parse(`${minute}:00+05:30`))
  return next.kind === 'over' ? 'over' : `${next.kind} ${next.step.kind} ${next.step.round ?? '-'} ${next.daysLeft}`
}

test('JoSAA 2026 had five rounds; a season whose allotments are not dated yet says nothing', () => {
  expect(lastAllotmentRound(JOSAA)).toBe(5)
  expect(lastAllotmentRound({ steps: JOSAA.steps.filter(({ kind }) => kind !== 'allotment') })).toBeUndefined()
})

describe('the next step, by the schedule of JoSAA 2026 (annexure 3)', () => {
  test.each([
    // Nothing runs before registration: one waits for what is announced.
    ['2026-04-19T10:00', 'wait main-ranks - 1'],
    ['2026-05-31T23:59', 'wait advanced-result - 1'],
    ['2026-06-02T16:59', 'wait registration - 0'],
    ['2026-06-02T17:00', 'act registration - 9'],
    ['2026-06-11T17:00', 'act registration - 0'],
    ['2026-06-11T17:01', 'wait allotment 1 2'],
    // The day the picture of the page is drawn on: 12 days from 14 to 26 June.
    ['2026-06-14T09:00', 'act report-and-pay 1 12'],
    ['2026-06-26T17:01', 'wait allotment 2 4'],
    ['2026-07-03T16:00', 'act report-and-pay 2 0'],
    ['2026-07-16T17:00', 'act report-and-pay 5 4'],
    ['2026-07-21T12:00', 'wait partial-admission - 1'],
    // A day without an hour begins at midnight in India.
    ['2026-07-22T00:00', 'act partial-admission - 2'],
    ['2026-07-24T17:01', 'wait special-rounds - 4'],
    ['2026-07-28T00:00', 'over'],
    ['2026-11-22T10:00', 'over'],
  ])('%s: %s', (minute, expected) => {
    expect(nextAt(minute)).toBe(expected)
  })

  test('days are counted on the calendar of India, at half past midnight too', () => {
    expect(nextAt('2026-06-14T00:30')).toBe('act report-and-pay 1 12')
    expect(nextAt('2026-06-13T23:30')).toBe('act report-and-pay 1 13')
  })
})

test('a day without an hour lasts to its last minute, a minute is its own end', () => {
  expect(new Date(endOfStep({ from: '2026-07-22', until: '2026-07-24' })).toISOString()).toBe(
    '2026-07-24T18:29:00.000Z',
  )
  expect(new Date(startOfStep({ from: '2026-07-22' })).toISOString()).toBe('2026-07-21T18:30:00.000Z')
  expect(endOfStep({ from: '2026-06-13T10:00', until: null })).toBe(startOfStep({ from: '2026-06-13T10:00' }))
})

describe('what may stand in a season', () => {
  test('every step that JoSAA published for 2026 may', () => {
    expect(JOSAA.steps.map((step) => findStepFault(2026, step))).toEqual(JOSAA.steps.map(() => undefined))
  })

  test.each([
    [{ kind: 'registration', round: null, from: '2026-06-11T17:00', until: '2026-06-11T17:00' }, 'order'],
    // The day without an hour ends at midnight: an end at noon of the same day comes after its beginning.
    [{ kind: 'registration', round: null, from: '2026-06-11', until: '2026-06-11T12:00' }, undefined],
    [{ kind: 'allotment', round: null, from: '2026-06-13T10:00', until: null }, 'round'],
    [{ kind: 'main-ranks', round: 2, from: '2026-04-20T10:00', until: null }, 'round'],
    [{ kind: 'special-rounds', round: 2, from: '2026-08-10', until: null }, undefined],
    [{ kind: 'allotment', round: 1, from: '2027-06-13T10:00', until: null }, 'year'],
    [{ kind: 'report-and-pay', round: 1, from: '2026-06-13', until: '2027-06-26T17:00' }, 'year'],
  ] as const)('%o: %s', (step, fault) => {
    expect(findStepFault(2026, step)).toBe(fault)
  })
})

describe('the timeline', () => {
  const rows = listTimeline(JOSAA, Date.parse('2026-06-14T09:00:00+05:30'))

  test('one line a round, one for what all do after the first, then what is paid and CSAB', () => {
    expect(rows.map(({ kind, round }) => (round === null ? kind : `${kind} ${round}`))).toEqual([
      'registration',
      'mocks',
      'round 1',
      'accept 1',
      'round 2',
      'round 3',
      'round 4',
      'round 5',
      'partial-admission',
      'special-rounds',
    ])
    expect(rows.map(({ state }) => state)).toEqual(['past', 'past', 'past', 'next', ...Array(6).fill('later')])
    expect(countPast(rows)).toBe(3)
  })

  test('the rounds say by when to pay and when a seat can last be left: IITs in round 4, others after round 5', () => {
    const ofRound = (round: number) => rows.find((row) => row.kind === 'round' && row.round === round)
    expect(ofRound(2)?.payBy).toBe('2026-07-03T17:00')
    expect(ofRound(4)).toMatchObject({ lastIitWithdrawal: '2026-07-14T17:00', isLastRound: false })
    expect(ofRound(5)).toMatchObject({
      lastNitWithdrawal: '2026-07-20T17:00',
      lastIitWithdrawal: null,
      isLastRound: true,
    })
  })

  test('a special round of CSAB with its day is a line of its own, named by its number', () => {
    const steps = [
      ...JOSAA.steps,
      { kind: 'special-rounds' as const, round: 1, from: '2026-08-05', until: null, isNitPlusOnly: true },
    ]
    const special = listTimeline({ steps }, 0).filter(({ kind }) => kind === 'special-rounds')
    expect(special.map(({ round }) => round)).toEqual([null, 1])
  })

  test('a season that is over has no next line', () => {
    expect(listTimeline(JOSAA, Date.parse('2026-11-22')).every(({ state }) => state === 'past')).toBe(true)
  })
})

test.each([
  { category: 'OPEN', isPwd: false, count: 5, isNew: false, isLower: false },
  { category: 'EWS', isPwd: false, count: 6, isNew: true, isLower: false },
  { category: 'OBC-NCL', isPwd: false, count: 6, isNew: true, isLower: false },
  { category: 'SC', isPwd: false, count: 6, isNew: false, isLower: true },
  { category: 'ST', isPwd: true, count: 7, isNew: false, isLower: true },
  { category: 'OPEN', isPwd: true, count: 6, isNew: false, isLower: true },
] as const)('$category, PwD $isPwd: $count papers, new certificate $isNew, lower amounts $isLower', (one) => {
  const { category, isPwd, count, isNew, isLower } = one
  expect(listPapers({ category, isPwd })).toHaveLength(count)
  expect(needsNewCertificate(category)).toBe(isNew)
  expect(paysReservedAmount({ category, isPwd })).toBe(isLower)
})

test('the amounts of 2026 (clauses 42, 58 and 60 of the business rules), in paise', () => {
  expect(JOSAA.fees).toEqual({
    seatAcceptance: { reserved: 15_000_00, others: 30_000_00 },
    partialAdmission: { reserved: 20_000_00, others: 45_000_00 },
    withdrawal: 7_000_00,
  })
})
