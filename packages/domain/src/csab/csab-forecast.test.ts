import { expect, test } from 'vitest'
import { CATEGORIES, QUOTAS, RANK_LISTS, type RankBook, type RoundColumn } from '../book/rank-book.ts'
import { chanceAtCsab, expectedAtCsab, forecastCsab } from './csab-forecast.ts'

const POOLS = 240
const SC = CATEGORIES.indexOf('SC') << 1

test('a season is foreseen from its own last round and two seasons before, and nothing later is in it', () => {
  const whole = forecastCsab(history([2022, 2023, 2024, 2025]), 2024)
  const cut = forecastCsab(history([2022, 2023, 2024], [2022, 2023]), 2024)
  expect(whole?.from).toEqual([2022, 2023])
  expect(whole?.mu).toEqual(cut?.mu)
  expect(whole?.offered).toEqual(cut?.offered)
  expect(forecastCsab(history([2023, 2024]), 2024)).toBeUndefined()
})

test('a reserved seat is foreseen in common ranks, where special rounds always went by half beyond ten times its rank', () => {
  const forecast = forecastCsab(history([2023, 2024, 2025], [2023, 2024]), 2025)
  if (!forecast) throw new Error('Two seasons of special rounds give a forecast')
  // JoSAA closes pool 3 at 1,300 in every season, and CSAB at 1.5 x 10 times that.
  expect(expectedAtCsab(forecast, 3)?.expected.middle).toBeGreaterThan(19_000)
  expect(expectedAtCsab(forecast, 3)?.expected.middle).toBeLessThan(20_000)
})

test('a better common rank never has a lower chance, and an IIT or a seat JoSAA did not fill has none', () => {
  const forecast = forecastCsab(history([2023, 2024, 2025], [2023, 2024]), 2025)
  if (!forecast) throw new Error('Two seasons of special rounds give a forecast')
  const percents = Array.from({ length: 50 }, (_, step) => chanceAtCsab(forecast, 4, 1 + step * 100))
  expect(percents).toEqual(percents.toSorted((a, b) => b - a))
  expect(expectedAtCsab(forecast, 0)).toBeUndefined()
  expect(expectedAtCsab(forecast, 1)).toBeUndefined()
})

/** An IIT's pool 0, a pool 1 that JoSAA never fills, and pools of an NIT, OPEN and SC by turns; every fifth never comes up. */
function history(finals: readonly number[], special: readonly number[] = finals): RankBook {
  const column = (read: (pool: number) => number) => Int32Array.from({ length: POOLS }, (_, pool) => read(pool))
  const closed = (pool: number) => (pool === 1 ? 0 : 1000 + pool * 100)
  const round = (counselling: 'josaa' | 'csab', season: number, closing: Int32Array): RoundColumn => {
    return { counselling, season, round: 1, isFinal: true, opening: closing, closing }
  }
  const atCsab = (pool: number) => {
    if (pool < 2 || pool % 5 === 0) return 0
    return Math.round(closed(pool) * 1.5 * (pool % 2 === 1 ? 10 : 1))
  }
  return {
    hash: '',
    institutes: [
      { name: 'IIT', type: 'IIT', city: '', state: '', homeStates: {} },
      { name: 'NIT', type: 'NIT', city: '', state: '', homeStates: {} },
    ] as unknown as RankBook['institutes'],
    programmes: [{ name: 'Civil Engineering', family: 'CIVIL', durationYears: 4 }] as unknown as RankBook['programmes'],
    families: {},
    poolCount: POOLS,
    institute: Uint16Array.from(column((pool) => (pool === 0 ? 0 : 1))),
    programme: new Uint16Array(POOLS),
    quota: Uint8Array.from(column(() => QUOTAS.indexOf('OS'))),
    seatType: Uint8Array.from(column((pool) => (pool % 2 === 1 ? SC : 0))),
    gender: new Uint8Array(POOLS),
    list: Uint8Array.from(column((pool) => RANK_LISTS.indexOf(pool === 0 ? 'advanced' : 'main-1'))),
    preparatory: new Uint8Array(POOLS),
    rounds: [
      ...finals.map((season) => round('josaa', season, column(closed))),
      ...special.map((season) => round('csab', season, column(atCsab))),
    ],
  }
}
