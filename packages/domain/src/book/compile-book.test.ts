import { expect, test } from 'vitest'
import type { Directory } from '../seats/directory/directory.ts'
import { aCutoffRow } from '../testing/cutoff-row.ts'
import { compileBook, FULL_EXTENT, rankListOf, SHIPPED_EXTENT } from './compile-book.ts'
import type { RankBook } from './rank-book.ts'

const DIRECTORY: Directory = {
  institutes: [
    { name: 'A College of Technology', type: 'GFTI', homeStates: {} },
    {
      name: 'Indian Institute of Technology Somewhere',
      type: 'IIT',
      homeStates: {},
      alsoWritten: ['Somewhere School'],
    },
    { name: 'Never Seen', type: 'GFTI', homeStates: {} },
  ],
  programmes: [
    { name: 'Architecture', degree: 'Bachelor of Architecture', durationYears: 5, family: 'ARCH' },
    { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' },
  ],
  families: { ARCH: 'Architecture', CIVIL: 'Civil' },
}

function roundsOf(book: RankBook) {
  return book.rounds.map(
    ({ counselling, season, round, isFinal }) => `${counselling} ${season} ${round}${isFinal ? ' final' : ''}`,
  )
}

test('one seat over several seasons is one pool, and a round that did not print it is empty', () => {
  const rows = [aCutoffRow({ season: 2025, round: 6, closingRank: 180 }), aCutoffRow(), aCutoffRow({ quota: 'HS' })]
  const book = compileBook(rows, DIRECTORY, { extent: SHIPPED_EXTENT })
  expect(book.poolCount).toBe(2)
  expect(book.rounds.map(({ closing }) => [...closing])).toEqual([
    [180, 0],
    [200, 200],
  ])
  expect(book.rounds.map(({ opening }) => [...opening])).toEqual([
    [100, 0],
    [100, 100],
  ])
})

test('the book says the same whatever the order of the rows', () => {
  const rows = [
    aCutoffRow({ season: 2025, round: 6 }),
    aCutoffRow(),
    aCutoffRow({ quota: 'HS' }),
    aCutoffRow({ gender: 'female' }),
  ]
  const book = compileBook(rows, DIRECTORY, { extent: SHIPPED_EXTENT })
  expect(compileBook(rows.toReversed(), DIRECTORY, { extent: SHIPPED_EXTENT })).toEqual(book)
})

test('a mock allotment is a round of its own kind: kept until its season is over, and no seat is in the book for it alone', () => {
  const mock = { counselling: 'josaa-mock', season: 2027 } as const
  const rows = [
    aCutoffRow(),
    aCutoffRow({ ...mock, round: 1, closingRank: 150 }),
    aCutoffRow({ ...mock, round: 1, quota: 'HS' }),
  ]
  const book = compileBook(rows, DIRECTORY, { extent: SHIPPED_EXTENT, finalRounds: new Map([['josaa-mock 2027', 1]]) })
  expect(roundsOf(book)).toEqual(['josaa 2026 5 final', 'josaa-mock 2027 1'])
  expect(book.poolCount).toBe(1)
  expect([...(book.rounds[1]?.closing ?? [])]).toEqual([150])
  const running = compileBook([...rows, aCutoffRow({ season: 2027, round: 1 })], DIRECTORY, { extent: SHIPPED_EXTENT })
  expect(roundsOf(running)).toEqual(['josaa 2026 5 final', 'josaa-mock 2027 1', 'josaa 2027 1'])
  const over = compileBook([...rows, aCutoffRow({ season: 2027, round: 5 })], DIRECTORY, {
    extent: SHIPPED_EXTENT,
    finalRounds: new Map([['josaa 2027', 5]]),
  })
  expect(roundsOf(over)).toEqual(['josaa 2026 5 final', 'josaa 2027 5 final'])
})

test('CSAB ranks are common ranks and stand in columns of their own', () => {
  const rows = [aCutoffRow(), aCutoffRow({ counselling: 'csab', season: 2025, round: 3, closingRank: 9999 })]
  const book = compileBook(rows, DIRECTORY, { extent: SHIPPED_EXTENT })
  expect(roundsOf(book)).toEqual(['csab 2025 3 final', 'josaa 2026 5 final'])
  expect(book.poolCount).toBe(1)
  expect(book.rounds.map(({ closing }) => closing[0])).toEqual([9999, 200])
})

test('five finals, three seasons round by round and two CSAB seasons ship; older and earlier rounds do not', () => {
  const finals: Record<number, number> = { 2020: 6, 2021: 6, 2022: 6, 2023: 6, 2024: 5, 2025: 6, 2026: 5 }
  const josaa = Object.entries(finals).flatMap(([season, round]) => [
    aCutoffRow({ season: Number(season), round: 1 }),
    aCutoffRow({ season: Number(season), round }),
  ])
  const csab = [2023, 2024, 2025].map((season) => aCutoffRow({ counselling: 'csab', season, round: 1 }))
  const book = compileBook([...josaa, ...csab], DIRECTORY, { extent: SHIPPED_EXTENT })
  expect(roundsOf(book)).toEqual([
    'josaa 2022 6 final',
    'josaa 2023 6 final',
    'josaa 2024 1',
    'josaa 2024 5 final',
    'csab 2024 1',
    'josaa 2025 1',
    'josaa 2025 6 final',
    'csab 2025 1',
    'josaa 2026 1',
    'josaa 2026 5 final',
  ])
})

test('a new season under way is kept round by round without a final, until its last round is named', () => {
  const rows = [aCutoffRow(), aCutoffRow({ season: 2027, round: 1 }), aCutoffRow({ season: 2027, round: 2 })]
  expect(roundsOf(compileBook(rows, DIRECTORY, { extent: SHIPPED_EXTENT }))).toEqual([
    'josaa 2026 5 final',
    'josaa 2027 1',
    'josaa 2027 2',
  ])
  const finalRounds = new Map([['josaa 2027', 2]])
  expect(roundsOf(compileBook(rows, DIRECTORY, { extent: SHIPPED_EXTENT, finalRounds })).at(-1)).toBe(
    'josaa 2027 2 final',
  )
})

test('a pool, institute or programme with no rank in the kept rounds is left out', () => {
  const rows = [
    aCutoffRow(),
    aCutoffRow({
      season: 2016,
      round: 6,
      programme: 'Architecture',
      degree: 'Bachelor of Architecture',
      durationYears: 5,
    }),
  ]
  const book = compileBook(rows, DIRECTORY, { extent: { finalSeasons: 1, roundSeasons: 1, csabSeasons: 1 } })
  expect(book.poolCount).toBe(1)
  expect(book.institutes.map(({ name }) => name)).toEqual(['A College of Technology'])
  expect(book.programmes.map(({ name }) => name)).toEqual(['Civil Engineering'])
})

test('a seat that filled from the preparatory list is a pool apart, without a forecast', () => {
  const iit = { institute: 'Indian Institute of Technology Somewhere', seatType: 'ST' } as const
  const rows = [
    aCutoffRow({ ...iit, season: 2025, round: 6, openingRank: 500, closingRank: 700 }),
    aCutoffRow({ ...iit, openingRank: 600, closingRank: 9, isPreparatory: true }),
    aCutoffRow({ ...iit, season: 2018, round: 7, isPreparatory: undefined }),
  ]
  const book = compileBook(rows, DIRECTORY, {
    extent: FULL_EXTENT,
    forecast: (history) => {
      expect([...history.preparatory]).toEqual([0])
      return {
        season: 2027,
        mu: Float32Array.of(6.5),
        scale: Float32Array.of(0.25),
        novelty: Uint8Array.of(1),
        tau: [0, 0, 0, 0],
        probabilities: Float64Array.of(0.5),
        knownPoolQuantiles: Float64Array.of(0),
        newPoolQuantiles: Float64Array.of(0),
        inSeason: [],
      }
    },
  })
  expect([...book.preparatory]).toEqual([0, 1])
  expect(book.rounds.map(({ closing }) => [...closing])).toEqual([
    [200, 0],
    [700, 0],
    [0, 9],
  ])
  expect([...(book.forecast?.mu ?? [])]).toEqual([6.5, Number.NaN])
  expect([...(book.forecast?.novelty ?? [])]).toEqual([1, 0])
})

test('the forecast is fitted on every round ever read and lines up with the pools that ship', () => {
  const rows = [aCutoffRow({ season: 2016, round: 1, quota: 'AP' }), aCutoffRow({ quota: 'HS' }), aCutoffRow()]
  const extent = { finalSeasons: 1, roundSeasons: 1, csabSeasons: 0 }
  const book = compileBook(rows, DIRECTORY, {
    extent,
    forecast: (history) => ({
      season: 2027,
      mu: Float32Array.from(history.quota),
      scale: Float32Array.from(history.quota),
      novelty: new Uint8Array(history.poolCount),
      tau: [history.rounds.length, 0, 0, 0],
      probabilities: Float64Array.of(0.5),
      knownPoolQuantiles: Float64Array.of(0),
      newPoolQuantiles: Float64Array.of(0),
      inSeason: [],
    }),
  })
  expect(book.forecast?.tau[0]).toBe(2)
  expect([...(book.forecast?.mu ?? [])]).toEqual([...book.quota])
})

test('each seat stands on the list its candidates are ranked on', () => {
  expect(rankListOf('NIT', 'CSE')).toBe('main-1')
  expect(rankListOf('NIT', 'ARCH')).toBe('main-2a')
  expect(rankListOf('GFTI', 'PLAN')).toBe('main-2b')
  expect(rankListOf('IIT', 'ARCH')).toBe('advanced')
  expect(rankListOf('IISC', 'SCI')).toBe('advanced')
})

test('a row that the directory does not hold is an error, never a new institute', () => {
  expect(() => compileBook([aCutoffRow({ institute: 'Elsewhere' })], DIRECTORY, { extent: SHIPPED_EXTENT })).toThrow(
    'Elsewhere',
  )
})
