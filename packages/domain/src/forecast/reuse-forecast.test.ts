import { expect, test } from 'vitest'
import { withoutPreparatory } from '../book/compile-book.ts'
import type { RankBook, RoundColumn } from '../book/rank-book.ts'
import { SHIPPED_BOOK as BOOK } from '../testing/shipped-book.ts'
import { isFitUntouched, reuseForecast } from './reuse-forecast.ts'

/** The forecast for a book that holds all there is of a history. */
const reuseWhole = (before: RankBook, history: RankBook, rounds?: number) =>
  reuseForecast(before, history, { kept: history.rounds, rounds })

const ORDINARY = withoutPreparatory(BOOK)
const FORECAST = BOOK.forecast
if (!FORECAST) throw new Error('The book that ships has a forecast')

test('a fit is untouched by rounds of the running season and by CSAB, and touched by a last round or an earlier season', () => {
  const josaa = { counselling: 'josaa', season: 2027, isFinal: false } as const
  expect(isFitUntouched(FORECAST, [josaa, { ...josaa, counselling: 'csab', season: 2026, isFinal: true }])).toBe(true)
  expect(isFitUntouched(FORECAST, [{ ...josaa, isFinal: true }])).toBe(false)
  expect(isFitUntouched(FORECAST, [{ ...josaa, season: 2026 }])).toBe(false)
})

test('with round 1 of the season added, every seat keeps the figures it had', () => {
  const reused = reuseWhole(
    BOOK,
    withRound((rank) => rank),
  )
  const ordinary = Array.from(BOOK.preparatory.keys()).filter((pool) => BOOK.preparatory[pool] === 0)
  expect(reused?.mu).toEqual(Float32Array.from(ordinary, (pool) => FORECAST.mu[pool] ?? 0))
  expect(reused?.inSeason[0]?.ownMove).toEqual(
    Float32Array.from(ordinary, (pool) => FORECAST.inSeason[0]?.ownMove[pool] ?? 0),
  )
  expect(reused).toMatchObject({ season: 2027, tau: FORECAST.tau, knownPoolQuantiles: FORECAST.knownPoolQuantiles })
})

test('a seat that is new in the round, a changed family, or a later season asks for a fit', () => {
  const fewer = { ...BOOK, preparatory: BOOK.preparatory.map((is, pool) => (isPrinted2026(pool) ? 1 : is)) }
  expect(
    reuseWhole(
      fewer,
      withRound((rank) => rank),
    ),
  ).toBeUndefined()
  const renamed = BOOK.programmes.map((programme) => ({ ...programme, family: 'CSE' }))
  expect(
    reuseWhole(
      { ...BOOK, programmes: renamed },
      withRound((rank) => rank),
    ),
  ).toBeUndefined()
  expect(
    reuseWhole(
      BOOK,
      withRound((rank) => rank, { isFinal: true }),
    ),
  ).toBeUndefined()
  expect(reuseWhole({ ...BOOK, forecast: undefined }, ORDINARY)).toBeUndefined()
})

test('a calendar with another number of rounds than the forecast was fitted for asks for a fit; one with the same does not', () => {
  const history = withRound((rank) => rank)
  expect(FORECAST.rounds).toBe(5)
  expect(reuseWhole(BOOK, history, 5)?.rounds).toBe(5)
  expect(reuseWhole(BOOK, history, 6)).toBeUndefined()
})

function isPrinted2026(pool: number): boolean {
  return BOOK.rounds.some(({ season, closing }) => season === 2026 && (closing[pool] ?? 0) > 0)
}

/** The book with round 1 of 2026 standing as round 1 of 2027 as well. */
function withRound(change: (rank: number) => number, different: Partial<RoundColumn> = {}): RankBook {
  const first = ORDINARY.rounds.find(({ counselling, season }) => counselling === 'josaa' && season === 2026)
  if (!first) throw new Error('The book that ships has rounds of 2026')
  const round = { ...first, season: 2027, isFinal: false, closing: first.closing.map(change), ...different }
  return { ...ORDINARY, rounds: [...ORDINARY.rounds, round] }
}

test('a seat of an old season, which the book comes to hold again, asks for a fit', () => {
  const oldest = Math.min(...BOOK.rounds.map(({ season }) => season))
  const isOldAlone = (pool: number) =>
    BOOK.rounds.every(({ season, closing }) => season === oldest || (closing[pool] ?? 0) === 0)
  // Such a book holds no figure for those seats.
  const without = { ...BOOK, preparatory: BOOK.preparatory.map((is, pool) => (isOldAlone(pool) ? 1 : is)) }
  const newer = ORDINARY.rounds.filter(({ season }) => season > oldest)
  expect(reuseForecast(without, ORDINARY, { kept: newer, rounds: undefined })).toBeDefined()
  expect(reuseForecast(without, ORDINARY, { kept: ORDINARY.rounds, rounds: undefined })).toBeUndefined()
})
