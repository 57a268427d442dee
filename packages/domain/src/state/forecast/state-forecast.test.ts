import { expect, test } from 'vitest'
import { medianOfNumbers } from '../../forecast/regression.ts'
import type { StateSeatKind, StateSet } from '../state-book.ts'
import { decodeStateBook, encodeStateBook } from '../state-book-file.ts'
import { judgeStateSeats } from '../state-predictor.ts'
import { fitStateSeason } from './fit-state-forecast.ts'
import { foldStateSet, forecastStateBook, joinedSeasons } from './forecast-state-book.ts'
import { joinStateSeasons } from './state-seasons.ts'

const OPEN: StateSeatKind = {
  ...{ code: 'GM', label: 'General Merit', category: 'open', gender: 'any', quota: 'q', region: 'rest-of-karnataka' },
  ...{ claims: [], facts: [], list: 'kcet-engineering' },
}
const RESERVED: StateSeatKind = { ...OPEN, code: 'SCG', label: 'Scheduled Caste', category: 'sc' }
const SEASONS = [2023, 2024, 2025].map(season)
const BEFORE = { hash: '', sets: SEASONS.slice(0, 2).map(foldStateSet) }

test('seats are joined by what they are called, and nothing of a later season is in a forecast', () => {
  const whole = joinStateSeasons(SEASONS)
  const cut = joinStateSeasons(SEASONS.slice(0, 2))
  expect(whole.places.map((places) => places.length)).toEqual([160, 160, 160])
  expect(fitStateSeason(whole, 2).mu).toEqual(fitStateSeason(cut, 2).mu)
  expect(fitStateSeason(whole, 2).scale).toEqual(fitStateSeason(cut, 2).scale)
  expect(fitStateSeason(whole, 2).offered).toEqual(fitStateSeason(cut, 2).offered)
})

test('a branch that a season prints shorter keeps what it closed at before', () => {
  const printed = (set: StateSet, name: string) => ({
    ...set,
    programmes: set.programmes.map((programme, at) => (at === 1 ? { ...programme, name } : programme)),
  })
  const [first, second, third] = SEASONS as [StateSet, StateSet, StateSet]
  const joined = joinStateSeasons([
    printed(first, 'Electronics & Telecommunication Engineering'),
    printed(second, 'Electronics and Telecommunication Engg'),
    printed(third, 'Electronics and Tele-communication'),
  ])
  // 20 colleges with 4 branches of 2 kinds: 160 seats, and the 40 of the branch once more under its third name.
  expect(joined.places.map((places) => places.filter((place) => !Number.isNaN(place)).length)).toEqual([160, 160, 160])
  expect(joined.places[0]).toHaveLength(200)
})

test('the same figures give the same forecast, and it comes back from its bytes', () => {
  const book = forecastStateBook({ hash: '', sets: [SEASONS[2] as StateSet] }, BEFORE)
  expect(forecastStateBook({ hash: '', sets: [SEASONS[2] as StateSet] }, BEFORE)).toEqual(book)
  const [set] = decodeStateBook(encodeStateBook(book)).sets
  expect(set?.forecast?.season).toBe(2026)
  expect(set?.forecast?.scaleLevel).toEqual(book.sets[0]?.forecast?.scaleLevel)
  expect(set?.forecast?.mu[0]).toBeCloseTo(book.sets[0]?.forecast?.mu[0] ?? 0, 3)
})

test('a better rank never has a lower chance, and the middle of what is expected has about half of what can be had', () => {
  const [set] = forecastStateBook({ hash: '', sets: [SEASONS[2] as StateSet] }, BEFORE).sets as [StateSet]
  const percentAt = (rank: number) =>
    judgeStateSeats(set, { scores: { rank }, category: 'open', claims: [] }, [0])[0]?.expected?.percent ?? -1
  const percents = Array.from({ length: 60 }, (_, step) => percentAt(1 + step * 400))
  expect(percents).toEqual(percents.toSorted((a, b) => b - a))
  const expected = judgeStateSeats(set, { scores: { rank: 1 }, category: 'open', claims: [] }, [0])[0]?.expected
  expect(expected && Math.abs(percentAt(expected.middle) - expected.offeredPercent / 2)).toBeLessThanOrEqual(3)
  expect(expected && expected.low <= expected.middle && expected.middle <= expected.high).toBe(true)
})

test('two seasons alone give no forecast, but say how far the seats of the body usually move', () => {
  const history = { hash: '', sets: BEFORE.sets.slice(1) }
  const [set] = forecastStateBook({ hash: '', sets: [SEASONS[2] as StateSet] }, history).sets
  expect([set?.forecast, set?.records]).toEqual([undefined, undefined])
  expect(set?.usualMove).toBeGreaterThan(0.01)
  expect(joinedSeasons(SEASONS[2] as StateSet, history).seasons).toEqual([2024, 2025])
})

test('a list that leapt is expected to go on no further than one that moved by the usual shock', () => {
  const expectedMove = (leap: number) => {
    const [first, second] = SEASONS as [StateSet, StateSet]
    const lists = second.lists.map((list) => ({
      ...list,
      closing: list.closing.map((rank) => Math.round(rank * leap)),
    }))
    const joined = joinStateSeasons([first, { ...second, lists }])
    const last = joined.places[1] as Float64Array
    return medianOfNumbers(fitStateSeason(joined, 2).mu.map((place, seat) => place - (last[seat] ?? 0)))
  }
  // Both went beyond every level that trees grew on. Without a bound the second would be expected ln 2 / 4 further on.
  expect(expectedMove(400)).toBeCloseTo(expectedMove(200), 2)
})

/** 160 seats of 20 colleges with 4 branches and 2 kinds; levels that stay, moves that a sine of the seat makes. */
function season(year: number): StateSet {
  const seats = Array.from({ length: 160 }, (_, seat) => ({
    institute: Math.floor(seat / 8),
    programme: Math.floor(seat / 2) % 4,
    kind: seat % 2,
  }))
  const closing = seats.map(({ institute, programme, kind }, seat) => {
    const level = 7 + institute / 8 + programme / 3 + kind * 0.7
    return Math.round(Math.exp(level + 0.12 * Math.sin(seat * 12.9898 + year * 78.233)))
  })
  return {
    counselling: 'kcet',
    season: year,
    institutes: Array.from({ length: 20 }, (_, at) => ({ name: `College ${at}`, code: `E${at}` })),
    programmes: ['Computer Science', 'Electronics', 'Mechanical', 'Civil'].map((name) => ({ name, group: name })),
    kinds: [OPEN, RESERVED],
    qualities: [[]],
    universities: [],
    seatCount: seats.length,
    institute: Uint16Array.from(seats, (seat) => seat.institute),
    programme: Uint16Array.from(seats, (seat) => seat.programme),
    kind: Uint16Array.from(seats, (seat) => seat.kind),
    lists: [
      {
        ...{ round: '1', stage: '', closing: Float64Array.from(closing), alternative: undefined, seats: undefined },
        quality: new Uint8Array(seats.length),
      },
    ],
  }
}
