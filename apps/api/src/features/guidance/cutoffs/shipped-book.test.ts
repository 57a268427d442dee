import { stat } from 'node:fs/promises'
import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import { compileBook, SHIPPED_EXTENT } from '@sopaan/domain/book/compile-book'
import { QUOTAS, RANK_LISTS, type RankBook, type RoundColumn, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { encodeBook, hashBook } from '@sopaan/domain/book/rank-book-file'
import { FINAL_ROUNDS } from '@sopaan/domain/seats/cutoff-row'
import { indexDirectory } from '@sopaan/domain/seats/directory/directory'
import { isState } from '@sopaan/domain/state/states'
import { expect, test } from 'vitest'
import { loadShippedBook, loadShippedDirectory, loadShippedHistory, unpackBook } from './shipped-book.ts'

const { book, hash, bytes } = await loadShippedBook()

function countCells(round: RoundColumn): number {
  return round.closing.filter((rank) => rank > 0).length
}

function listPools(of: RankBook): number[] {
  return Array.from({ length: of.poolCount }, (_, pool) => pool)
}

function homeStatesOf(name: string) {
  return book.institutes.find((institute) => institute.name === name)?.homeStates
}

test('the national book is at most three megabytes, and so are book, history and names together', async () => {
  const names = await stat(new URL('../../../../../../data/national-names.json', import.meta.url))
  const history = await stat(new URL('../../../../../../data/national-history.bin.br', import.meta.url))
  expect(bytes.length + history.size + names.size).toBeLessThan(3_000_000)
})

test('the book bears the hash of its bytes and packs to the same bytes again', async () => {
  expect(book.hash).toBe(hash)
  expect((await unpackBook(bytes)).hash).toBe(hash)
})

test('five finals, three seasons round by round and two CSAB seasons ship, finals where the bodies ended', () => {
  const rounds = book.rounds.map(({ counselling, season, round }) => `${counselling} ${season} R${round}`)
  const series = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} R${at + 1}`)
  expect(new Set(rounds)).toEqual(
    new Set([
      'josaa 2022 R6',
      'josaa 2023 R6',
      ...series('josaa 2024', 5),
      ...series('josaa 2025', 6),
      ...series('josaa 2026', 5),
      ...series('csab 2024', 2),
      ...series('csab 2025', 3),
    ]),
  )
  for (const { counselling, season, round, isFinal } of book.rounds) {
    expect(isFinal).toBe(FINAL_ROUNDS[counselling][season] === round)
  }
})

// Row counts of the published tables: JoSAA 2026 round 5 and 2024 round 1, CSAB 2025 round 3.
test.each([
  ['josaa', 2026, 5, 12_936],
  ['josaa', 2024, 1, 11_687],
  ['csab', 2025, 3, 3_337],
])('%s %d round %d is whole: %d rows', (counselling, season, number, rows) => {
  const round = book.rounds.find(
    (one) => one.counselling === counselling && one.season === season && one.round === number,
  )
  expect(round && countCells(round)).toBe(rows)
})

test('a printed row stands in the book as printed: NIT Silchar, Electronics, home state, JoSAA 2025 round 6', () => {
  const round = book.rounds.find((one) => one.counselling === 'josaa' && one.season === 2025 && one.round === 6)
  const rows = round ? [...rowsOfRound(book, round)] : []
  const row = rows.find(
    (one) =>
      one.institute === 'National Institute of Technology, Silchar' &&
      one.programme === 'Electronics and Communication Engineering' &&
      one.quota === 'HS' &&
      one.seatType === 'OPEN' &&
      one.gender === 'neutral',
  )
  expect(row).toMatchObject({ openingRank: 23_581, closingRank: 40_328, durationYears: 4 })
})

test('only preparatory pools close below their opening, and they are IIT and IISc seats of SC, ST and PwD alone', () => {
  for (const pool of listPools(book)) {
    const seatType = SEAT_TYPES[book.seatType[pool] ?? -1] ?? ''
    const isPreparatory = book.preparatory[pool] === 1
    if (isPreparatory) {
      expect(RANK_LISTS[book.list[pool] ?? -1]).toBe('advanced')
      expect(seatType).toMatch(/^SC|^ST|PwD/)
    }
    const crossed = book.rounds.filter(({ opening, closing }) => {
      const last = closing[pool] ?? 0
      return !isPreparatory && last > 0 && (opening[pool] ?? 0) > last
    })
    if (crossed.length > 0) expect(crossed.map(({ season, round }) => `pool ${pool}, ${season} R${round}`)).toEqual([])
  }
})

test('every seat for a home state says which states are home, in our words', () => {
  const needsHome = new Set(['HS', 'GO', 'JK', 'LA', 'AP'])
  for (const pool of listPools(book)) {
    const quota = QUOTAS[book.quota[pool] ?? -1]
    const institute = book.institutes[book.institute[pool] ?? -1]
    if (quota && needsHome.has(quota))
      expect([institute?.name, institute?.homeStates[quota]?.length]).not.toContain(undefined)
  }
  for (const { homeStates } of book.institutes)
    expect(
      Object.values(homeStates)
        .flat()
        .filter((state) => !isState(state)),
    ).toEqual([])
})

// Headings of the JoSAA seat matrix 2026.
test.each([
  [
    'National Institute of Technology Goa',
    { GO: ['Goa'], HS: ['Dadra and Nagar Haveli and Daman and Diu', 'Lakshadweep'] },
  ],
  ['National Institute of Technology Delhi', { HS: ['Delhi', 'Chandigarh'] }],
  ['National Institute of Technology Puducherry', { HS: ['Puducherry', 'Andaman and Nicobar Islands'] }],
  ['National Institute of Technology, Srinagar', { JK: ['Jammu and Kashmir'], LA: ['Ladakh'] }],
  ['Punjab Engineering College, Chandigarh', { HS: ['Chandigarh'] }],
])('home at %s', (name, states) => {
  expect(homeStatesOf(name)).toEqual(states)
})

test('Ghani Khan Choudhury Institute counts the eight north-eastern states as home', () => {
  const name = book.institutes.find((institute) => institute.name.startsWith('Ghani Khan'))?.name ?? ''
  expect(homeStatesOf(name)?.HS?.toSorted()).toEqual([
    'Arunachal Pradesh',
    'Assam',
    'Manipur',
    'Meghalaya',
    'Mizoram',
    'Nagaland',
    'Sikkim',
    'Tripura',
  ])
})

test('a quota that is gone keeps its past and has nothing in the newest season: BIT Mesra, home state', () => {
  const mesra = book.institutes.findIndex(
    (institute) => institute.name === 'Birla Institute of Technology, Mesra, Ranchi',
  )
  const pools = listPools(book).filter(
    (pool) => book.institute[pool] === mesra && QUOTAS[book.quota[pool] ?? -1] === 'HS',
  )
  const printed = (season: number) =>
    book.rounds.some((round) => round.season === season && pools.some((pool) => (round.closing[pool] ?? 0) > 0))
  expect([printed(2025), printed(2026)]).toEqual([true, false])
})

test('every ordinary JoSAA pool of the last final has a forecast for the season to come, and no preparatory one', () => {
  const last = book.rounds.findLast((round) => round.isFinal && round.counselling === 'josaa')
  const { forecast } = book
  expect(forecast?.season).toBe((last?.season ?? 0) + 1)
  for (const pool of listPools(book)) {
    const isForecast = !Number.isNaN(forecast?.mu[pool] ?? Number.NaN)
    if (book.preparatory[pool] === 1) expect(isForecast).toBe(false)
    else if ((last?.closing[pool] ?? 0) > 0) expect(isForecast).toBe(true)
  }
})

test('the history holds every season since 2016 and, cut to what ships, is the book', async () => {
  const [history, directory] = await Promise.all([loadShippedHistory(), loadShippedDirectory()])
  const finals = history.rounds.filter(({ counselling, isFinal }) => counselling === 'josaa' && isFinal)
  expect(finals.map(({ season }) => season)).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026])
  const rows = history.rounds.flatMap((round) => [...rowsOfRound(history, round)])
  // 629,094 published rows less seven with a zero rank (IIT Kharagpur, OBC-NCL PwD, 2017).
  expect(rows).toHaveLength(629_087)
  const again = compileBook(rows, directory, { extent: SHIPPED_EXTENT })
  const { forecast: _, ...withoutForecast } = book
  expect(await hashBook(encodeBook(again))).toBe(await hashBook(encodeBook(withoutForecast)))
})

test('the names that ship are one entry a spelling, and cover every institute and programme of the history', async () => {
  const [history, directory] = await Promise.all([loadShippedHistory(), loadShippedDirectory()])
  const index = indexDirectory(directory)
  expect(history.institutes.filter(({ name }) => index.instituteAt(name) === undefined)).toEqual([])
  expect(history.programmes.filter((programme) => index.programmeAt(programme) === undefined)).toEqual([])
  expect(index.institute('Indian School of Mines Dhanbad')?.name).toBe('Indian Institute of Technology (ISM) Dhanbad')
  expect(index.institute('National Institute of Foundry & Forge Technology, Hatia, Ranchi')?.name).toBe(
    'National Institute of Advanced Manufacturing Technology, Ranchi',
  )
})
