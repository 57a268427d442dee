import { expect, test } from 'vitest'
import type { SeatTraits } from './pools/pool-traits.ts'
import type { SeasonForecast } from './season-forecast.ts'
import { moveTypes, type PastForecast } from './type-drift.ts'

/** Four NIT seats, three of GFTIs whose last season was known, and one of a GFTI that was new; all of one list. */
const TRAITS = {
  type: Uint8Array.of(1, 1, 1, 1, 3, 3, 3, 3),
  lists: { of: new Int32Array(8), count: 1 },
} as SeatTraits

function aForecast(): SeasonForecast {
  return {
    mu: Float64Array.of(9, 9, 9, 9, 9, 9, 9, Number.NaN),
    scale: new Float64Array(8).fill(0.1),
    novelty: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1),
    knownPoolQuantiles: new Float64Array(),
    newPoolQuantiles: new Float64Array(),
  }
}

/** A season in which the NIT seats closed by `list` beyond what was said, and the three known GFTI seats by so far more. */
function aSeason(list: number, ...misses: [number, number, number]): PastForecast {
  const ofGftis = misses.map((miss) => 9 + list + miss)
  return { forecast: aForecast(), closing: Float64Array.of(...new Array(4).fill(9 + list), ...ofGftis, 12) }
}

test('seats of GFTIs move by the mean of the medians beyond their list, three seasons without a miss beside them; others stay', () => {
  const past = [aSeason(0.2, 0.12, 0.1, 5), aSeason(-0.1, 0.06, 0.03, -1), aSeason(0, Number.NaN, 0.09, 0.03)]
  // The middle seat of the seven is an NIT one, or in the last season one of the six: the list's own .2, -.1 and 0.
  // (.12 + .03 + .06) / (3 + 3) = .035.
  const { mu } = moveTypes(aForecast(), past, TRAITS)
  for (const k of [0, 1, 2, 3]) expect(mu[k]).toBe(9)
  for (const k of [4, 5, 6]) expect(mu[k]).toBeCloseTo(9.035, 9)
  expect(mu[7]).toBeNaN()
})

test('two seasons say nothing', () => {
  expect(moveTypes(aForecast(), [aSeason(0, 1, 1, 1), aSeason(0, 1, 1, 1)], TRAITS).mu).toEqual(aForecast().mu)
})
