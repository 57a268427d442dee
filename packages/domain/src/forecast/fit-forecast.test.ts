import { expect, test } from 'vitest'
import type { RoundColumn } from '../book/rank-book.ts'
import { fitForecast, fitSeason, openWorkshop } from './fit-forecast.ts'
import type { ForecastHistory } from './history.ts'

const FIRST_SEASON = 2016
const INSTITUTES = 8
const PROGRAMMES = 6
/** Home state and other state at NITs, OPEN, OBC-NCL and SC, both genders. */
const SEATS = [0, 1].flatMap((quota) =>
  [0, 4, 6].flatMap((seatType) => [0, 1].map((gender) => ({ quota, seatType, gender }))),
)

type RankOf = (of: { pool: number; season: number; round: number }) => number

/** A history of NIT seats with three rounds a season, the third the final one; a rank of 0 is no rank. */
function aHistory(seasons: number, rankOf: RankOf): ForecastHistory {
  const pools = Array.from({ length: INSTITUTES * PROGRAMMES * SEATS.length }, (_, pool) => ({
    institute: Math.floor(pool / (PROGRAMMES * SEATS.length)),
    programme: Math.floor(pool / SEATS.length) % PROGRAMMES,
    ...(SEATS[pool % SEATS.length] ?? { quota: 0, seatType: 0, gender: 0 }),
  }))
  const rounds: RoundColumn[] = []
  for (let season = FIRST_SEASON; season < FIRST_SEASON + seasons; season++) {
    for (const round of [1, 2, 3]) {
      const closing = Int32Array.from(pools, (_, pool) => Math.round(rankOf({ pool, season, round })))
      const opening = closing.map((rank) => Math.floor(rank / 2))
      rounds.push({ counselling: 'josaa', season, round, isFinal: round === 3, opening, closing })
    }
  }
  return {
    institutes: Array.from({ length: INSTITUTES }, () => ({ type: 'NIT' as const })),
    programmes: Array.from({ length: PROGRAMMES }, (_, of) => ({ family: of < 3 ? 'CSE' : 'CIVIL', durationYears: 4 })),
    poolCount: pools.length,
    institute: Uint16Array.from(pools, ({ institute }) => institute),
    programme: Uint16Array.from(pools, ({ programme }) => programme),
    quota: Uint8Array.from(pools, ({ quota }) => quota + 1),
    seatType: Uint8Array.from(pools, ({ seatType }) => seatType),
    gender: Uint8Array.from(pools, ({ gender }) => gender),
    list: new Uint8Array(pools.length),
    rounds,
  }
}

const levelOf = (pool: number) => 20_000 + 500 * (pool % 97)

/** A number from -1 to 1 that looks like chance and is always the same. */
function noise(...parts: number[]): number {
  const mixed = parts.reduce((sum, part) => Math.imul(sum ^ part, 2_654_435_761) ^ (sum >>> 13), 99)
  return ((mixed >>> 0) % 20_001) / 10_000 - 1
}

const restless: RankOf = ({ pool, season, round }) =>
  noise(pool, season) > 0.95
    ? 0
    : levelOf(pool) * Math.exp(0.2 * noise(pool, season, 3) - 0.1 * (3 - round) * (1 + noise(pool, round, season)))

test('the figures of a season are the same with every later value deleted', () => {
  const whole = openWorkshop(aHistory(9, restless))
  const before = aHistory(7, restless)
  const seen = fitSeason(whole, 7)
  const blind = fitForecast(before)
  expect(blind).toEqual(seen)
  expect(seen.season).toBe(2023)
  expect(seen.inSeason.map(({ round }) => round)).toEqual([1, 2])
})

test('a season that comes is not like the one before when its ranks changed: later values do reach later figures', () => {
  const other: RankOf = (of) => restless(of) * (of.season === 2022 ? 1.5 : 1)
  expect(fitForecast(aHistory(7, other))?.mu).not.toEqual(fitForecast(aHistory(7, restless))?.mu)
})

test('pools that always close at the same rank are expected there again', () => {
  const forecast = fitForecast(aHistory(6, ({ pool }) => levelOf(pool)))
  for (const [pool, mu] of forecast?.mu.entries() ?? []) expect(mu).toBeCloseTo(Math.log(levelOf(pool)), 3)
  expect(forecast?.novelty.every((novelty) => novelty === 0)).toBe(true)
})

test('a list that rises every year is expected to go on, less three quiet years', () => {
  // Eight seasons have seven drifts, and the first is left out: 6 × ln 1.05 / (6 + 3) = .0325 above last season.
  const forecast = fitForecast(aHistory(8, ({ pool, season }) => levelOf(pool) * 1.05 ** (season - FIRST_SEASON)))
  const last = (pool: number) => Math.log(levelOf(pool) * 1.05 ** 7)
  for (const [pool, mu] of forecast?.mu.entries() ?? []) expect(mu - last(pool)).toBeCloseTo(0.0325, 3)
})

test('a pool without last season is new or came back, and has a wider scale', () => {
  const isNew = (pool: number) => pool % 10 === 3
  const cameBack = (pool: number) => pool % 10 === 7
  const forecast = fitForecast(
    aHistory(8, (of) => {
      if (isNew(of.pool) && of.season % 2 === 1) return 0
      if (cameBack(of.pool) && of.season === 2023) return 0
      return isNew(of.pool) && of.season < 2023 ? restless(of) * 1.3 : restless(of)
    }),
  )
  expect(forecast?.season).toBe(2024)
  const scaleOf = (kind: (pool: number) => boolean) => {
    const scales = [...(forecast?.scale ?? [])].filter((_, pool) => kind(pool)).sort((a, b) => a - b)
    return scales[scales.length >> 1] ?? 0
  }
  expect(forecast?.novelty[3]).toBe(1)
  expect(forecast?.novelty[7]).toBe(1)
  expect(forecast?.mu.every((mu) => Number.isFinite(mu))).toBe(true)
  expect(scaleOf(isNew)).toBeGreaterThan(scaleOf((pool) => pool % 10 === 1))
})

test('a pool never seen, whose programme the institute has, is told apart from a returning one', () => {
  const forecast = fitForecast(
    aHistory(6, (of) => (of.pool === 5 ? 0 : restless({ ...of, season: of.season }) || levelOf(of.pool))),
  )
  expect(forecast?.novelty[5]).toBe(2)
})

test('a move after round 1 counts half to the last round, half to the round that the season to come ends with', () => {
  // Every pool rises by 10 % from round 1 to round 2 and by 20 % to round 3.
  const rising: RankOf = ({ pool, round }) => 10_000_000 * (1 + (pool % 97) / 100) * [0, 1, 1.1, 1.2][round]!
  const usualAfter1 = (rounds: number) => fitForecast(aHistory(6, rising), rounds)?.inSeason[0]?.usualMove[0] ?? 0
  expect(usualAfter1(3)).toBeCloseTo(Math.log(1.2), 3)
  expect(usualAfter1(2)).toBeCloseTo((Math.log(1.2) + Math.log(1.1)) / 2, 3)
  const forecast = fitForecast(aHistory(6, rising), 2)
  expect(forecast?.rounds).toBe(2)
  // After round 2 the shorter season has nothing to say.
  expect(forecast?.inSeason[1]?.usualMove[0]).toBeCloseTo(Math.log(1.2 / 1.1), 3)
})

test('the share of pools that later close where a round did or beyond is measured: a tenth falls back here', () => {
  const fallsBack = (pool: number) => pool % 10 === 0
  const forecast = fitForecast(
    aHistory(6, ({ pool, round }) => levelOf(pool) * (round === 1 ? 1 : fallsBack(pool) ? 0.9 : 1.1)),
  )
  const reached = forecast?.inSeason[0]?.reached ?? []
  expect(reached.every((share) => share >= 0 && share <= 1)).toBe(true)
  expect(reached.reduce((sum, share) => sum + share, 0) / reached.length).toBeCloseTo(0.9, 1)
})

test('three seasons are too few to learn from', () => {
  expect(fitForecast(aHistory(3, ({ pool }) => levelOf(pool)))).toBeUndefined()
})
