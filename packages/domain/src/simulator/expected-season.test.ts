import { expect, test } from 'vitest'
import type { BookForecast, RankBook } from '../book/rank-book.ts'
import { YEAR_KINDS, type YearKind } from '../list-risk/none-of-first.ts'
import { likelyRange, openForecast } from '../predictor/prediction.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { openPlayableBook } from './candidate-pools.ts'
import { expectedSeason, roundsAhead, type SeasonAhead } from './expected-season.ts'

function aheadIn(book: RankBook): SeasonAhead {
  const forecast = openForecast(book)
  const shocks = book.forecast?.listRisk?.shocks
  if (!forecast || !shocks) throw new Error('The book that ships says what the season ahead may bring')
  return { playable: openPlayableBook(book), forecast, shocks }
}

const ahead = aheadIn(SHIPPED_BOOK)
const SEASON = ahead.forecast.season
const closingsOf = (year: YearKind, of = ahead) => expectedSeason(of, year).columns.map(({ closing }) => closing)

test('the season ahead has the rounds of the one before, and its last one closes where the forecast expects it', () => {
  const { columns } = expectedSeason(ahead, 'usual')
  // JoSAA 2026 had five rounds.
  expect(columns.map(({ season, round, isFinal }) => [season, round, isFinal])).toEqual(
    [1, 2, 3, 4, 5].map((round) => [SEASON, round, round === 5]),
  )
  expect(roundsAhead(ahead)).toBe(5)
  let compared = 0
  columns[4]?.closing.forEach((closing, pool) => {
    if (closing === 0) return
    compared++
    expect(closing).toBe(likelyRange(ahead.forecast, pool)?.middle)
  })
  expect(compared).toBeGreaterThan(10_000)
})

test('from round to round no closing rank falls back, and most rise as they did in past seasons', () => {
  const rounds = closingsOf('usual')
  let [sum, count] = [0, 0]
  rounds[0]?.forEach((first, pool) => {
    const ranks = rounds.map((closing) => closing[pool] ?? 0)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    if (first === 0) return
    sum += Math.log((ranks[4] ?? 0) / first)
    count++
  })
  // From round 1 to the last, pools rose by 10 to 25 % in the mean of 2022 to 2026.
  expect(sum / count).toBeGreaterThan(0.08)
  expect(sum / count).toBeLessThan(0.25)
})

test('in a tough year every seat closes no later than in a usual one, and in an easy year no earlier', () => {
  const [tough, usual, easy] = YEAR_KINDS.map((year) => closingsOf(year).at(-1))
  usual?.forEach((closing, pool) => {
    expect(tough?.[pool]).toBeLessThanOrEqual(closing)
    expect(easy?.[pool]).toBeGreaterThanOrEqual(closing)
  })
})

test('a seat that is offered less often than not is left out, and so are seats of the preparatory course', () => {
  const [, , , , last] = closingsOf('usual')
  for (let pool = 0; pool < SHIPPED_BOOK.poolCount; pool++) {
    if ((ahead.forecast.offered[pool] ?? 0) < 0.5 || SHIPPED_BOOK.preparatory[pool] === 1) expect(last?.[pool]).toBe(0)
  }
})

test('a round that is out stands as it was printed, and what follows goes on from it', () => {
  const first = SHIPPED_BOOK.rounds.find(
    ({ counselling, season, round }) => counselling === 'josaa' && season === SEASON - 1 && round === 1,
  )
  if (!first) throw new Error('The book that ships holds round 1 of its newest season')
  const printed = { ...first, season: SEASON, isFinal: false }
  const running = aheadIn({ ...SHIPPED_BOOK, rounds: [...SHIPPED_BOOK.rounds, printed] })
  expect(roundsAhead(running)).toBe(4)
  const [one, two, , , last] = closingsOf('usual', running)
  expect(one).toBe(printed.closing)
  one?.forEach((closing, pool) => {
    if ((two?.[pool] ?? 0) > 0) expect(two?.[pool]).toBeGreaterThanOrEqual(closing)
  })
  expect(last).toHaveLength(SHIPPED_BOOK.poolCount)
  const longer = { ...SHIPPED_BOOK, forecast: { ...SHIPPED_BOOK.forecast, rounds: 6 } as BookForecast }
  expect(roundsAhead(aheadIn(longer))).toBe(6)
  expect(closingsOf('usual', aheadIn(longer))).toHaveLength(6)
  const whole = { ...SHIPPED_BOOK, rounds: [...SHIPPED_BOOK.rounds, { ...printed, isFinal: true }] }
  expect(roundsAhead(aheadIn(whole))).toBe(0)
})
