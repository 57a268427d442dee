import { expect, test } from 'vitest'
import type { Category } from '../book/rank-book.ts'
import { openForecast } from '../predictor/prediction.ts'
import type { Profile } from '../predictor/profile.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { noneOfFirst } from './none-of-first.ts'
import { openPools, openRiskBook, type RiskBook } from './risk-book.ts'

const risk = openRiskBook(SHIPPED_BOOK, openForecast(SHIPPED_BOOK)) as RiskBook
const TRIALS = 1_000

function aProfile(common: number, category: Category, own: number): Profile {
  const ranks = { common, ...(category !== 'OPEN' && { category: own }) }
  return {
    category,
    gender: 'female',
    isPwd: false,
    homeState: 'Karnataka',
    ranks: { 'main-1': ranks, advanced: ranks },
  }
}

function find(institute: string, programme: string): [number, number] {
  const at = SHIPPED_BOOK.institutes.findIndex(({ name }) => name === institute)
  const of = SHIPPED_BOOK.programmes.findIndex(({ name, durationYears }) => name === programme && durationYears === 4)
  return [at, of]
}

test('a row of the form stands for every pool that is open to the candidate, and for no other', () => {
  const [institute, programme] = find(
    'National Institute of Technology Karnataka, Surathkal',
    'Computer Science and Engineering',
  )
  const pools = openPools(risk, institute, programme, aProfile(5_000, 'SC', 900))
  const kinds = pools.map(({ pool, rank }) => [SHIPPED_BOOK.seatType[pool], SHIPPED_BOOK.gender[pool], rank])
  // OPEN by the common rank, SC by the rank within SC, each neutral and female; home state, so no seat of other states.
  expect(kinds).toEqual([
    [0, 0, 5_000],
    [0, 1, 5_000],
    [6, 0, 900],
    [6, 1, 900],
  ])
  expect(new Set(pools.map(({ pool }) => SHIPPED_BOOK.quota[pool]))).toEqual(new Set([1]))
  for (const { chance, chanceIfOffered, survival } of pools) {
    expect(chance).toBe(chanceIfOffered * survival)
    expect(survival).toBeGreaterThan(0.8)
  }
})

test('a worse rank never lowers the chance of no seat, over a thousand lists of the shipped book', () => {
  for (let trial = 0; trial < TRIALS; trial++) {
    const category = (['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const)[trial % 5] ?? 'OPEN'
    const common = 300 + ((trial * 7_919) % 60_000)
    const better = aProfile(common, category, Math.ceil(common / 8))
    const worse = aProfile(Math.ceil(common * 1.1), category, Math.ceil(common / 7))
    const rows = Array.from({ length: 6 }, (_, at) => (trial * 131 + at * 977) % SHIPPED_BOOK.poolCount)
    const none = (profile: Profile) =>
      noneOfFirst(
        rows.map((pool) =>
          openPools(risk, SHIPPED_BOOK.institute[pool] ?? 0, SHIPPED_BOOK.programme[pool] ?? 0, profile),
        ),
        risk.shocks,
      )
    const [before, after] = [none(better), none(worse)]
    after.forEach((value, at) => {
      expect(value).toBeGreaterThanOrEqual((before[at] ?? 1) - 1e-9)
    })
  }
})

test('once a round of the season is out, what it printed is offered, and nothing else', () => {
  const season = SHIPPED_BOOK.forecast?.season ?? 0
  const printed = Int32Array.from({ length: SHIPPED_BOOK.poolCount }, (_, pool) => (pool % 2 === 0 ? 1_000 : 0))
  const round = { counselling: 'josaa', season, round: 1, isFinal: false, opening: printed, closing: printed } as const
  const book = { ...SHIPPED_BOOK, rounds: [...SHIPPED_BOOK.rounds, round] }
  const running = openRiskBook(book, openForecast(book))
  expect([running?.forecast.offered[0], running?.forecast.offered[1]]).toEqual([1, 0])
})

test('a book without the figures of lists says nothing of lists', () => {
  const forecast = SHIPPED_BOOK.forecast && { ...SHIPPED_BOOK.forecast, listRisk: undefined }
  expect(openRiskBook({ ...SHIPPED_BOOK, forecast }, openForecast(SHIPPED_BOOK))).toBeUndefined()
})
