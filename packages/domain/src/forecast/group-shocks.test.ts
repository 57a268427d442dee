import { expect, test } from 'vitest'
import { SEAT_TYPES } from '../book/rank-book.ts'
import { fitGroupShocks } from './group-shocks.ts'
import { describePools } from './pools/pool-traits.ts'

const LIST_SHOCKS = [0.07, 0.35, 0.3, 0.07]
const A_GROUP = 40

/** One NIT with forty programmes, other-state seats: OPEN neutral, OPEN female, ST neutral, three groups of one list. */
const TRAITS = describePools({
  institutes: [{ type: 'NIT' }],
  programmes: Array.from({ length: A_GROUP }, () => ({ family: 'CSE', durationYears: 4 })),
  poolCount: 3 * A_GROUP,
  institute: new Uint16Array(3 * A_GROUP),
  programme: Uint16Array.from({ length: 3 * A_GROUP }, (_, pool) => pool % A_GROUP),
  quota: new Uint8Array(3 * A_GROUP).fill(2),
  seatType: Uint8Array.from({ length: 3 * A_GROUP }, (_, pool) => (pool < 2 * A_GROUP ? 0 : SEAT_TYPES.indexOf('ST'))),
  gender: Uint8Array.from({ length: 3 * A_GROUP }, (_, pool) => (pool >= A_GROUP && pool < 2 * A_GROUP ? 1 : 0)),
  list: new Uint8Array(3 * A_GROUP),
  rounds: [],
})

/** A season in which OPEN closed as forecast and ST so far off. */
function season(ofSt: number) {
  const mu = new Float64Array(3 * A_GROUP).fill(9)
  const closing = mu.map((value, pool) => value + (pool < 2 * A_GROUP ? 0 : ofSt))
  return { mu, scale: new Float64Array(3 * A_GROUP).fill(0.01), closing }
}

const shockOf = (shocks: number[], pool: number) => shocks[TRAITS.group.of[pool] ?? -1] ?? Number.NaN

test('a group that moved apart from its list has the larger shock', () => {
  const shocks = fitGroupShocks([season(0.3), season(-0.3), season(0.3), season(-0.3)], LIST_SHOCKS, TRAITS)
  expect(shockOf(shocks, 2 * A_GROUP)).toBeGreaterThan(shockOf(shocks, 0))
})

test('groups that moved with their list are left a part of its shock; without a past they have all of it', () => {
  // Still seasons: √(.3 × .07²) = .0383, in steps of 12 %: 1.12^-29 = .0374. Without a past .07: 1.12^-23 = .0738.
  const still = fitGroupShocks([season(0), season(0)], LIST_SHOCKS, TRAITS)
  expect([shockOf(still, 0), shockOf(still, 2 * A_GROUP)]).toEqual([0.0374, 0.0374])
  const unknown = fitGroupShocks([], LIST_SHOCKS, TRAITS)
  expect(shockOf(unknown, 0)).toBe(0.0738)
})

test('a season later than the ones given reaches no shock', () => {
  const past = [season(0.2), season(-0.1)]
  expect(fitGroupShocks([...past], LIST_SHOCKS, TRAITS)).toEqual(fitGroupShocks(past, LIST_SHOCKS, TRAITS))
  expect(fitGroupShocks([...past, season(0.9)], LIST_SHOCKS, TRAITS)).not.toEqual(
    fitGroupShocks(past, LIST_SHOCKS, TRAITS),
  )
})
