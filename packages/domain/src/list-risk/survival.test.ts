import { expect, test } from 'vitest'
import type { BookForecast, RoundColumn } from '../book/rank-book.ts'
import { type ForecastHistory, listSeasons } from '../forecast/history.ts'
import { describeSeats } from '../forecast/pools/pool-traits.ts'
import { fitSurvival, offeredChances, survivalChances } from './survival.ts'

const PROGRAMMES = 10
const NEUTRAL = (programme: number) => 2 * programme
const FEMALE = (programme: number) => 2 * programme + 1

/** Ten programmes of one NIT, home state, OPEN, a neutral and a female pool each; a season lists what it did not print. */
function aHistory(missing: Record<number, readonly number[]>, yearsOf = (_programme: number) => 4): ForecastHistory {
  const pools = Array.from({ length: 2 * PROGRAMMES }, (_, pool) => pool)
  const rounds = Object.entries(missing).map(([season, left]): RoundColumn => {
    const closing = Int32Array.from(pools, (pool) => (left.includes(pool) ? 0 : 1_000 + pool))
    const opening = closing.map((rank) => Math.floor(rank / 2))
    return { counselling: 'josaa', season: Number(season), round: 1, isFinal: true, opening, closing }
  })
  return {
    institutes: [{ type: 'NIT' }],
    programmes: Array.from({ length: PROGRAMMES }, (_, of) => ({ family: 'CSE', durationYears: yearsOf(of) })),
    poolCount: pools.length,
    institute: new Uint16Array(pools.length),
    programme: Uint16Array.from(pools, (pool) => pool >> 1),
    quota: new Uint8Array(pools.length).fill(1),
    seatType: new Uint8Array(pools.length),
    gender: Uint8Array.from(pools, (pool) => pool & 1),
    list: new Uint8Array(pools.length),
    rounds,
  }
}

/** What the rates of all the seasons say after the first so many of them; after all, where it is not said. */
function chancesAfter(missing: Record<number, readonly number[]>, count?: number): Float32Array {
  return chancesOf(aHistory(missing), count)
}

function chancesOf(history: ForecastHistory, count?: number): Float32Array {
  const [seasons, traits] = [listSeasons(history), describeSeats(history)]
  const rates = fitSurvival(history, seasons, traits)
  if (!rates) throw new Error('Two seasons teach rates')
  return survivalChances(rates, history, seasons.slice(0, count), traits)
}

// By hand: one programme of ten is gone, .1. Of the eighteen pools of the others three are lost, all of them female: 3/18 at
// every step down to gender; there (0 + 30 × 1/6) / 39 = .1282 of the neutral and (3 + 30 × 1/6) / 39 = .2051 of the female.
test('a seat is offered again if its programme stays and its own pool is not lost', () => {
  const missing = { 2018: [], 2019: [NEUTRAL(0), FEMALE(0), FEMALE(1), FEMALE(2), FEMALE(3)] }
  const young = chancesAfter(missing, 1)
  expect(young[NEUTRAL(5)]).toBeCloseTo(0.9 * (1 - 0.1282), 3)
  expect(young[FEMALE(5)]).toBeCloseTo(0.9 * (1 - 0.2051), 3)
  // A season later they have a past that no seat was judged with: the wider share of 1/6 speaks for both.
  const older = chancesAfter(missing)
  expect(older[NEUTRAL(5)]).toBeCloseTo(0.9 * (1 - 0.1667), 3)
  expect(older[FEMALE(5)]).toBeCloseTo(0.9 * (1 - 0.1667), 3)
})

// By hand: of four pools that were missing in 2019 three came back in 2020; no programme was gone in either season.
test('a pool that was missing for one season comes back as often as such pools did', () => {
  const chances = chancesAfter({
    2018: [],
    2019: [FEMALE(0), FEMALE(1), FEMALE(2), FEMALE(3)],
    2020: [FEMALE(3), FEMALE(8)],
  })
  expect(chances[FEMALE(8)]).toBeCloseTo(0.75, 3)
})

test('a programme that is gone does not come back, nor a pool that four seasons did not print', () => {
  const chances = chancesAfter({
    2018: [FEMALE(1)],
    2019: [FEMALE(1)],
    2020: [FEMALE(1)],
    2021: [FEMALE(1), NEUTRAL(0), FEMALE(0)],
  })
  expect([chances[NEUTRAL(0)], chances[FEMALE(0)], chances[FEMALE(1)]]).toEqual([0, 0, 0])
})

test('one season teaches nothing, nor do tables without a column of gender', () => {
  for (const missing of [{ 2019: [] }, { 2016: [], 2017: [], 2018: [] }]) {
    const history = aHistory(missing)
    expect(fitSurvival(history, listSeasons(history), describeSeats(history))).toBeUndefined()
  }
})

// By hand: of five programmes of five years two are gone, of five of four years none, .2 of all. Drawn to that as if thirty
// stood beside them: (2 + 30 × .2) / 35 = .2286 and (0 + 30 × .2) / 35 = .1714. Of the other pools none is lost.
test('programmes of more than four years end at a rate of their own', () => {
  const gone = [0, 1].flatMap((programme) => [NEUTRAL(programme), FEMALE(programme)])
  const chances = chancesOf(aHistory({ 2018: [], 2019: gone }, (programme) => (programme < 5 ? 5 : 4)))
  expect(chances[NEUTRAL(3)]).toBeCloseTo(1 - 0.2286, 3)
  expect(chances[NEUTRAL(7)]).toBeCloseTo(1 - 0.1714, 3)
})

// By hand: an NIT's programmes end at .2 whatever their length, and in every stratum a tenth is lost: .8 × .9.
test('rates made before longer programmes and all-India seats were told apart are read as they were meant', () => {
  const history = aHistory({ 2018: [], 2019: [] }, () => 5)
  const rates = {
    gone: [0.5, 0.2, 0.5, 0.5, 0.5, 0.5],
    lost: Array<number>(288).fill(0.1),
    back: Array<number>(6).fill(0),
  }
  const chances = survivalChances(rates, history, listSeasons(history), describeSeats(history))
  expect(chances[NEUTRAL(0)]).toBeCloseTo(0.8 * 0.9, 5)
})

test('once the seat matrix of the season is out, a pool is offered by its seats; where it says nothing, by past seasons', () => {
  const history = aHistory({ 2023: [], 2024: [], 2025: [], 2026: [] })
  const [seasons, traits] = [listSeasons(history), describeSeats(history)]
  const survival = fitSurvival(history, seasons, traits)
  if (!survival) throw new Error('Three pairs of seasons are enough.')
  // Pool by pool: nothing known, no seat, one, two, more.
  const seats = Uint8Array.from({ length: history.poolCount }, (_, pool) => [0, 1, 2, 3, 4][pool] ?? 0)
  const figures = { season: 2027, listRisk: { survival, shocks: { list: 0.2, group: 0.4 } } }
  const learnt = offeredChances(history, figures as unknown as BookForecast)
  const known = offeredChances(history, { ...figures, seats } as unknown as BookForecast)
  expect([...known.slice(1, 5)].map((chance) => chance.toFixed(3))).toEqual(['0.010', '0.990', '0.995', '0.999'])
  expect([known[0], ...known.slice(5)]).toEqual([learnt[0], ...learnt.slice(5)])
  const round = {
    ...history.rounds[0],
    season: 2027,
    isFinal: false,
    closing: new Int32Array(history.poolCount).fill(7),
  }
  const running = { ...history, rounds: [...history.rounds, round as RoundColumn] }
  expect(offeredChances(running, { ...figures, seats } as unknown as BookForecast)[1], 'a round says more').toBe(1)
})
