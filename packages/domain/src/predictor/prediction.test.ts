import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BookForecast,
  QUOTAS,
  type Quota,
  RANK_LISTS,
  type RoundColumn,
  SEAT_TYPES,
  type SeatType,
} from '../book/rank-book.ts'
import { describeSeats } from '../forecast/pools/pool-traits.ts'
import {
  bandLimits,
  bandOf,
  chance,
  chanceIfOffered,
  chancePercent,
  type ForecastBook,
  likelyRange,
  type OpenForecast,
  offeredPercent,
  openForecast,
  reliabilityOf,
  toPercent,
} from './prediction.ts'

const SHARES = Float64Array.of(0.0005, 0.1, 0.5, 0.9, 0.9995)
const RESIDUALS = Float64Array.of(-5, -1.4, 0, 1.4, 5)

type Seat = {
  mu?: number
  scale?: number
  novelty?: number
  quota?: Quota
  seatType?: SeatType
  isPreparatory?: boolean
}

/** A book of seats at one NIT, each a Main Paper 1 HS OPEN neutral seat unless said, expected at 10,000 ± 10 %. */
function aBook(of: {
  seats: Seat[]
  tau?: number
  rounds?: RoundColumn[]
  inSeason?: BookForecast['inSeason']
}): ForecastBook {
  const column = (read: (seat: Seat) => number) => of.seats.map(read)
  return {
    institutes: [{ type: 'NIT' }],
    programmes: [{ family: 'CSE', durationYears: 4 }],
    poolCount: of.seats.length,
    institute: new Uint16Array(of.seats.length),
    programme: new Uint16Array(of.seats.length),
    quota: Uint8Array.from(column(({ quota = 'HS' }) => QUOTAS.indexOf(quota))),
    seatType: Uint8Array.from(column(({ seatType = 'OPEN' }) => SEAT_TYPES.indexOf(seatType))),
    gender: new Uint8Array(of.seats.length),
    list: new Uint8Array(of.seats.length).fill(RANK_LISTS.indexOf('main-1')),
    preparatory: Uint8Array.from(column(({ isPreparatory }) => (isPreparatory ? 1 : 0))),
    rounds: of.rounds ?? [],
    forecast: {
      season: 2027,
      mu: Float32Array.from(column(({ mu = Math.log(10_000) }) => mu)),
      scale: Float32Array.from(column(({ scale = 0.1 }) => scale)),
      novelty: Uint8Array.from(column(({ novelty = 0 }) => novelty)),
      tau: [of.tau ?? 0, 0, 0, 0],
      probabilities: SHARES,
      knownPoolQuantiles: RESIDUALS,
      newPoolQuantiles: RESIDUALS.map((z) => 2 * z),
      inSeason: of.inSeason ?? [],
    },
  }
}

function open(book: ForecastBook): OpenForecast {
  const forecast = openForecast(book)
  if (!forecast) throw new Error('The book has no forecast')
  return forecast
}

test('the chance is that of the residual beyond the rank: worked by hand', () => {
  const forecast = open(aBook({ seats: [{}] }))
  // ln(10,000) is expected: half the time the pool closes beyond it.
  expect(chance(forecast, 0, 10_000)).toBeCloseTo(0.5, 2)
  // ln(11,503 / 10,000) = .14 = 1.4 scales: nine tenths lie below.
  expect(chance(forecast, 0, 11_503)).toBeCloseTo(0.1, 2)
  // ln(9,324 / 10,000) = -.07 = half way from -1.4 to 0 scales: .3 lie below.
  expect(chance(forecast, 0, 9_324)).toBeCloseTo(0.7, 2)
  expect(chancePercent(forecast, 0, 9_324)).toBe(70)
})

test('a shock common to the list takes certainty away and leaves the middle', () => {
  const calm = open(aBook({ seats: [{}] }))
  const shaken = open(aBook({ seats: [{}], tau: 0.07 }))
  expect(chance(shaken, 0, 10_000)).toBeCloseTo(0.5, 2)
  expect(chance(shaken, 0, 8_500)).toBeLessThan(chance(calm, 0, 8_500) ?? 0)
})

test('a better rank never has a lower chance, and a chance is between 0 and 1', () => {
  const seat = fc.record({
    mu: fc.double({ min: 1, max: 14, noNaN: true }),
    scale: fc.double({ min: 0.001, max: 2, noNaN: true }),
    novelty: fc.nat(4),
  })
  const rank = fc.integer({ min: 1, max: 2_000_000 })
  fc.assert(
    fc.property(
      seat,
      fc.constantFrom(0, 0.07, 0.35),
      rank,
      fc.integer({ min: 0, max: 5000 }),
      (of, tau, better, by) => {
        const forecast = open(aBook({ seats: [of], tau }))
        const [first, second] = [chance(forecast, 0, better) ?? -1, chance(forecast, 0, better + by) ?? 2]
        expect(first).toBeGreaterThanOrEqual(second)
        expect(first).toBeLessThanOrEqual(1)
        expect(second).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 2000 },
  )
})

test('the likely range is in order and holds the expected rank', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 14, noNaN: true }),
      fc.double({ min: 0.001, max: 2, noNaN: true }),
      (mu, scale) => {
        const range = likelyRange(open(aBook({ seats: [{ mu, scale }], tau: 0.07 })), 0)
        expect(range?.low).toBeGreaterThanOrEqual(1)
        expect(range?.low).toBeLessThanOrEqual(range?.middle ?? 0)
        expect(range?.middle).toBeLessThanOrEqual(range?.high ?? 0)
      },
    ),
  )
  // 1.4 scales of .1 to either side: 10,000 × e^∓.14 = 8,694 and 11,503.
  const range = likelyRange(open(aBook({ seats: [{}] })), 0)
  expect(range?.low).toBeGreaterThan(8_650)
  expect(range?.low).toBeLessThan(8_740)
  expect(range?.high).toBeGreaterThan(11_440)
  expect(range?.high).toBeLessThan(11_560)
})

test('whole percent: 0 stands for under 1 %, 100 for over 99 %', () => {
  expect(toPercent(0.009)).toBe(0)
  expect(toPercent(0.01)).toBe(1)
  expect(toPercent(0.99)).toBe(99)
  expect(toPercent(0.991)).toBe(100)
  expect(toPercent(0.505)).toBe(51)
})

test('bands begin at 88, 50 and 8 percent, and Safe at 92 where the forecast is wider or less tried', () => {
  const seats: Seat[] = [
    {},
    { seatType: 'OPEN (PwD)' },
    { scale: 0.25 },
    { novelty: 3 },
    { quota: 'GO' },
    { quota: 'JK' },
    { quota: 'LA' },
    { quota: 'OS' },
  ]
  const forecast = open(aBook({ seats }))
  const safeFrom = seats.map((_, pool) => [88, 91, 92].find((percent) => bandOf(forecast, pool, percent) === 'safe'))
  expect(safeFrom).toEqual([88, 92, 92, 92, 92, 92, 92, 88])
  expect([87, 50, 49, 8, 7].map((percent) => bandOf(forecast, 0, percent))).toEqual([
    'likely',
    'likely',
    'reach',
    'reach',
    'long-shot',
  ])
})

test('a group that moves as one has its own shock: a wider range, and Safe from 92 percent', () => {
  const book = aBook({ seats: [{}, { seatType: 'ST' }], tau: 0.06 })
  const groups = describeSeats(book).group
  const groupTau = Array<number>(groups.count).fill(0.06)
  groupTau[groups.of[1] ?? -1] = 0.1
  const forecast = open({ ...book, forecast: { ...(book.forecast as BookForecast), groupTau } })
  const width = (pool: number) => (likelyRange(forecast, pool)?.high ?? 0) - (likelyRange(forecast, pool)?.low ?? 0)
  expect(width(1)).toBeGreaterThan(width(0))
  expect(chance(forecast, 1, 8_000)).toBeLessThan(chance(forecast, 0, 8_000) ?? 0)
  expect([0, 1].map((pool) => bandOf(forecast, pool, 90))).toEqual(['safe', 'likely'])
  // A book of before has the shock of the list alone.
  expect(chance(open(book), 1, 8_000)).toBe(chance(forecast, 0, 8_000))
})

test('the limits of the bands are the ranks where the band changes', () => {
  const seat = fc.record({
    mu: fc.double({ min: 3, max: 13, noNaN: true }),
    scale: fc.double({ min: 0.01, max: 0.8, noNaN: true }),
  })
  fc.assert(
    fc.property(seat, (of) => {
      const forecast = open(aBook({ seats: [of], tau: 0.07 }))
      const limits = bandLimits(forecast, 0) ?? { safe: -1, likely: -1, reach: -1 }
      for (const band of ['safe', 'likely', 'reach'] as const) {
        if (limits[band] === 0) continue
        expect(bandOf(forecast, 0, chancePercent(forecast, 0, limits[band]) ?? 0)).toBe(band)
        expect(bandOf(forecast, 0, chancePercent(forecast, 0, limits[band] + 1) ?? 0)).not.toBe(band)
      }
    }),
  )
})

test('a pool without a forecast has no chance, range or limits', () => {
  const forecast = open(aBook({ seats: [{ mu: Number.NaN, scale: Number.NaN }] }))
  expect(chance(forecast, 0, 100)).toBeUndefined()
  expect(likelyRange(forecast, 0)).toBeUndefined()
  expect(bandLimits(forecast, 0)).toBeUndefined()
  expect(reliabilityOf(forecast, 0)).toBeUndefined()
  expect(openForecast({ ...aBook({ seats: [{}] }), forecast: undefined })).toBeUndefined()
})

test('steady is a scale below .08, normal below .20, else volatile', () => {
  const scales = [0.079, 0.081, 0.199, 0.201]
  const forecast = open(aBook({ seats: scales.map((scale) => ({ scale })) }))
  expect(scales.map((_, pool) => reliabilityOf(forecast, pool))).toEqual(['steady', 'normal', 'normal', 'volatile'])
})

test('once a round of the season is known the forecast follows it, and preparatory seats stay without one', () => {
  const round: RoundColumn = {
    counselling: 'josaa',
    season: 2027,
    round: 1,
    isFinal: false,
    opening: Int32Array.of(5000, 0, 10),
    closing: Int32Array.of(8000, 0, 20),
  }
  // The move is .05 for every pool and the scale e^-3 = .0498: nothing else has a slope.
  const inSeason = [
    {
      round: 1,
      usualMove: new Float32Array(3),
      ownMove: new Float32Array(3),
      slopes: [0.05, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      scale: [-3, ...new Array<number>(20).fill(0)],
      scaleUnit: 0.06,
      scaleCuts: [0.01, 0.02, 0.03, 0.04],
      quantiles: Array.from({ length: 5 }, () => RESIDUALS),
      reached: [0, 0, 0, 0, 0.998],
    },
  ]
  const seats: Seat[] = [{}, {}, { seatType: 'ST', isPreparatory: true, mu: Number.NaN, scale: Number.NaN }]
  const forecast = open(aBook({ seats, rounds: [round], inSeason }))
  expect(forecast.afterRound).toBe(1)
  // 8,000 × e^.05 = 8,410.
  expect(Math.exp(forecast.mu[0] ?? 0)).toBeCloseTo(8410, -1)
  expect(forecast.scale[0]).toBeCloseTo(0.0498, 4)
  // 8,000 has closed already, which .998 of such pools keep: the curve alone would give some .86.
  expect(chance(forecast, 0, 8000)).toBeCloseTo(0.998, 6)
  expect(chance(forecast, 0, 8001)).toBeLessThan(0.9)
  expect(chance(forecast, 0, 100)).toBeGreaterThan(0.998)
  // By the curve alone a tenth would close below 8,000 × e^(.05 - 1.4 × .0498) = 7,843.
  expect(likelyRange(forecast, 0)?.low).toBe(8000)
  // The second pool was not in the round: it keeps what was expected before the season.
  expect(Math.exp(forecast.mu[1] ?? 0)).toBeCloseTo(10_000, -1)
  expect(chance(forecast, 2, 15)).toBeUndefined()
  expect(open(aBook({ seats, inSeason })).afterRound).toBe(0)
})

test('a seat that may not be offered again has the chance of both together, in its percent and in its bands', () => {
  const printed = (season: number): RoundColumn => {
    const closing = Int32Array.of(10_000, 10_000)
    return { counselling: 'josaa', season, round: 1, isFinal: true, opening: Int32Array.of(1, 10_000), closing }
  }
  const book = aBook({ seats: [{}, {}], rounds: [2023, 2024, 2025, 2026].map(printed) })
  // One programme in ten ends; a pool with one printed rank is lost one time in five, any other never.
  const lost = Array.from({ length: 2 * 2 * 3 * 4 * 8 }, (_, stratum) => (stratum >= 3 * 4 * 8 ? 0.2 : 0))
  const survival = { gone: new Array(10).fill(0.1), lost, back: new Array(6).fill(0) }
  const forecast = { ...(book.forecast as BookForecast), listRisk: { survival, shocks: { list: 0.2, group: 0.3 } } }
  const opened = open({ ...book, forecast })
  expect([offeredPercent(opened, 0), offeredPercent(opened, 1)]).toEqual([90, 72])
  // Far inside, only the seat's staying is in doubt: .9, and .9 x .8 = .72.
  expect([chancePercent(opened, 0, 100), chancePercent(opened, 1, 100)]).toEqual([90, 72])
  expect(chanceIfOffered(opened, 1, 10_000)).toBeCloseTo(0.5, 2)
  expect(chance(opened, 1, 10_000)).toBeCloseTo(0.36, 2)
  // Nine of ten such seats come back, and Safe asks for more: 92 %.
  expect([91, 92].map((percent) => bandOf(opened, 0, percent))).toEqual(['likely', 'safe'])
  expect(bandLimits(opened, 1)?.safe).toBe(0)
  // Once a round of the season is out, what it printed is there, and nothing else.
  const running = { ...printed(2027), isFinal: false, closing: Int32Array.of(9_000, 0) }
  const after = open({ ...book, rounds: [...book.rounds, running], forecast })
  expect([offeredPercent(after, 0), offeredPercent(after, 1)]).toEqual([100, 0])
})
