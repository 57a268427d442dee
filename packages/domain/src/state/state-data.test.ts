import { expect, test } from 'vitest'
import type { StateSeatKind, StateSet } from './state-book.ts'
import { searchStateData } from './state-data.ts'
import { readStateWords } from './state-words.ts'

const ALL = { words: [], sort: 'hardest', from: 0, count: 100 } as const

const OPEN: StateSeatKind = {
  ...{ code: 'GM', label: 'General Merit', category: 'open', gender: 'any', quota: 'any', region: 'any' },
  ...{ claims: [], facts: [], list: 'kcet-engineering' },
}
const GIRLS: StateSeatKind = { ...OPEN, code: 'GMF', gender: 'female' }

/** Three seats of KCET over two rounds, the last of which printed nothing in either. */
const KCET = {
  counselling: 'kcet',
  season: 2025,
  institutes: [
    { name: 'R.V. College of Engineering', code: 'E001', place: 'Bengaluru' },
    { name: 'Weaving Institute' },
  ],
  programmes: [
    { name: 'Computer Science and Engineering', group: 'CSE' },
    { name: 'Textile Technology', group: 'TEXTILE-PRINT' },
  ],
  kinds: [OPEN, GIRLS],
  qualities: [[], ['json-supplement']],
  universities: [],
  seatCount: 4,
  institute: Uint16Array.of(0, 1, 0, 1),
  programme: Uint16Array.of(0, 1, 0, 0),
  kind: Uint16Array.of(0, 0, 1, 0),
  lists: [
    { round: '1', stage: '', closing: Float64Array.of(400, Number.NaN, 700, Number.NaN) },
    { round: '2', stage: '', closing: Float64Array.of(480, 90_000, 650, Number.NaN) },
  ].map((list) => ({ ...list, alternative: undefined, seats: undefined, quality: Uint8Array.of(0, 1, 0, 0) })),
} as StateSet

/** One seat of BITSAT, in marks: the higher, the harder. */
const BITSAT = {
  ...KCET,
  counselling: 'bitsat',
  season: 2026,
  kinds: [{ ...OPEN, code: 'ALL', list: 'bitsat-390' }],
  seatCount: 2,
  institute: Uint16Array.of(1, 0),
  programme: Uint16Array.of(1, 0),
  kind: Uint16Array.of(0, 0),
  lists: [
    {
      ...{ round: 'final', stage: '', closing: Float64Array.of(210, 330) },
      ...{ alternative: undefined, seats: undefined, quality: Uint8Array.of(0, 0) },
    },
  ],
} as StateSet

const seats = (request: Partial<Parameters<typeof searchStateData>[1]> = {}) => {
  const { rows, found } = searchStateData([KCET, BITSAT], { ...ALL, ...request })
  return { rows: rows.map(({ set, seat, deepest }) => [set.counselling, seat, deepest.closing]), found }
}

test('every printed seat is found without a rank, counselling by counselling, the hardest first by its furthest figure', () => {
  // 480 is round 2, 700 round 1; in marks 330 is harder than 210. The fourth seat printed nothing.
  expect(seats()).toEqual({
    rows: [
      ['kcet', 0, 480],
      ['kcet', 2, 700],
      ['kcet', 1, 90_000],
      ['bitsat', 1, 330],
      ['bitsat', 0, 210],
    ],
    found: [3, 2],
  })
  expect(seats({ sort: 'easiest' }).rows.map(([, seat]) => seat)).toEqual([1, 2, 0, 0, 1])
  expect(seats({ sort: 'branch' }).rows.map(([, seat]) => seat)).toEqual([0, 2, 1, 1, 0])
})

test('a page takes up where the one before ended, over the edge of a counselling', () => {
  expect(seats({ from: 2, count: 2 }).rows).toEqual([
    ['kcet', 1, 90_000],
    ['bitsat', 1, 330],
  ])
  expect(seats({ from: 4, count: 2 }).rows).toEqual([['bitsat', 0, 210]])
  expect(seats({ from: 9, count: 2 })).toEqual({ rows: [], found: [3, 2] })
})

test('each word begins one of the institute or the branch, however it is written', () => {
  const found = (text: string) => seats({ words: readStateWords(text) }).found
  expect(readStateWords(' R.V.  Coll, CSE ')).toEqual(['r', 'v', 'coll', 'cse'])
  expect(found('r.v. college cse')).toEqual([2, 1])
  expect(found('E001')).toEqual([2, 1])
  expect(found('bengaluru comp')).toEqual([2, 1])
  // The branch group is searched by its name too; the middle of a word begins none.
  expect(found('printing')).toEqual([1, 1])
  expect(found('eaving')).toEqual([0, 0])
  expect(found('')).toEqual([3, 2])
})

test('branch group, category and seats for women alone narrow it down', () => {
  expect(seats({ group: 'CSE' }).found).toEqual([2, 1])
  expect(seats({ gender: 'female' })).toEqual({ rows: [['kcet', 2, 700]], found: [1, 0] })
  expect(seats({ category: 'sc' }).found).toEqual([0, 0])
})
