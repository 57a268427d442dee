import { expect, test } from 'vitest'
import { describeSeats } from '../forecast/pools/pool-traits.ts'
import { fitShocks, measureShocks } from './season-shocks.ts'

/** Two OPEN and two SC pools of one NIT's home state: one list, two groups. */
const TRAITS = describeSeats({
  institutes: [{ type: 'NIT' }],
  programmes: [{ family: 'CSE', durationYears: 4 }],
  poolCount: 4,
  institute: new Uint16Array(4),
  programme: new Uint16Array(4),
  quota: new Uint8Array(4).fill(1),
  seatType: Uint8Array.of(0, 0, 6, 6),
  gender: new Uint8Array(4),
  list: new Uint8Array(4),
  rounds: [],
})
/** As wide as usual: half of such a pool's variance is what the shocks speak of. */
const USUAL = Float64Array.of(0.1, 0.1, 0.1, 0.1)
/** The share of the normal law below one standard deviation, and above it. */
const [UP, DOWN] = [0.8413447460685429, 0.1586552539314571]

// By hand: each product of two misses is .5 and of two common parts .25, so every pair says 2.
test('pools that all closed further down than expected moved with their list', () => {
  const shocks = measureShocks({ shareBelow: Float64Array.of(UP, UP, UP, UP), scale: USUAL }, TRAITS)
  expect(shocks.list).toBeCloseTo(2, 9)
  expect(shocks.group).toBeCloseTo(0, 9)
})

test('groups that moved against each other moved alone', () => {
  const shocks = measureShocks({ shareBelow: Float64Array.of(UP, UP, DOWN, DOWN), scale: USUAL }, TRAITS)
  expect(shocks.list).toBe(0)
  expect(shocks.group).toBeCloseTo(2, 9)
})

test('pools that were not forecast or not printed say nothing', () => {
  const shareBelow = Float64Array.of(UP, UP, Number.NaN, Number.NaN)
  expect(measureShocks({ shareBelow, scale: USUAL }, TRAITS)).toEqual({ list: 0, group: expect.closeTo(2, 9) })
})

test('what is reckoned with stays within limits, however quiet or wild the seasons were', () => {
  const season = (...shares: number[]) => ({ shareBelow: Float64Array.from(shares), scale: USUAL })
  expect(fitShocks([season(0.5, 0.5, 0.5, 0.5)], TRAITS)).toEqual({ list: 0.13, group: 0.3 })
  expect(fitShocks([season(UP, UP, UP, UP)], TRAITS)).toEqual({ list: 0.4, group: 0.3 })
  expect(fitShocks([season(UP, UP, DOWN, DOWN)], TRAITS)).toEqual({ list: 0.13, group: 0.5 })
  expect(fitShocks([], TRAITS)).toEqual({ list: 0.13, group: 0.3 })
})
