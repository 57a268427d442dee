import { expect, test } from 'vitest'
import type { StateSet } from './state-book.ts'
import { decodeStateBook, encodeStateBook } from './state-book-file.ts'
import { judgeStateSeats, type StateProfile } from './state-predictor.ts'
import { searchStateSeats } from './state-search.ts'
import { compileStateBook, type StateRow } from './tables/compile-state-book.ts'

const LABELS = {
  'mht-cet-cap': {
    GOPENH: { label: 'Open, home' },
    GOPENO: { label: 'Open, other' },
    GOPENS: { label: 'Open, state' },
    LOPENS: { label: 'Ladies, open' },
    GOBCS: { label: 'OBC, state' },
    TFWS: { label: 'Tuition fee waiver' },
  },
  tnea: { OC: { label: 'Open' } },
  kcet: { GM: { label: 'General Merit' } },
  wbjee: { Open: { label: 'Open' } },
}

const CANDIDATE: StateProfile = { scores: { rank: 1000 }, category: 'open', gender: 'male', claims: [] }
const PUNE = 'Savitribai Phule Pune University'

test('a rank gets in at the closing rank and not one after it', () => {
  const set = compile([maharashtra({ closing: '1000' })])
  expect(judge(set, { scores: { rank: 1000 } })).toMatchObject([{ isIn: true, margin: 0, standing: 'just-inside' }])
  expect(judge(set, { scores: { rank: 1001 } })).toMatchObject([{ isIn: false, margin: -1, standing: 'just-outside' }])
})

test('marks get in at the closing marks and above, not below', () => {
  const set = compile([tamilNadu({ closing: '165.5' })])
  expect(judge(set, { scores: { marks: 165.5 } })).toMatchObject([{ isIn: true, margin: 0 }])
  expect(judge(set, { scores: { marks: 165 } })).toMatchObject([{ isIn: false, margin: -0.5 }])
  expect(judge(set, { scores: { marks: 200 } })).toMatchObject([{ isIn: true, margin: 34.5, standing: 'well-inside' }])
})

test('a percentile is judged by the percentile that closed, and higher is better', () => {
  const set = compile([maharashtra({ closing: '34240', alternative: '88.5013511' })])
  expect(judge(set, { scores: { percentile: 88.5013511 } })).toMatchObject([{ isIn: true, margin: 0 }])
  expect(judge(set, { scores: { percentile: 88.501351 } })).toMatchObject([{ isIn: false, margin: -1e-7 }])
})

test('just means within what the seats of the body usually move, on both sides', () => {
  const set = { ...compile([maharashtra({ closing: '1000' })]), usualMove: 0.1 }
  const standings = [899, 900, 1000, 1100, 1101].map((rank) => judge(set, { scores: { rank } })[0]?.standing)
  expect(standings).toEqual(['well-inside', 'just-inside', 'just-inside', 'just-outside', 'well-outside'])
})

test('a reserved seat is for its category alone, an open seat for everyone', () => {
  const set = compile([maharashtra(), maharashtra({ categoryCode: 'GOBCS' })])
  expect(codes(set, { category: 'open' })).toEqual(['GOPENS'])
  expect(codes(set, { category: 'obc' })).toEqual(['GOPENS', 'GOBCS'])
  expect(codes(set, { category: 'sc' })).toEqual(['GOPENS'])
})

test('a female candidate takes both kinds of seat, others never a female one', () => {
  const set = compile([maharashtra(), maharashtra({ categoryCode: 'LOPENS', gender: 'female' })])
  expect(codes(set, { gender: 'female' })).toEqual(['GOPENS', 'LOPENS'])
  expect(codes(set, { gender: 'male' })).toEqual(['GOPENS'])
  expect(codes(set, { gender: 'other' })).toEqual(['GOPENS'])
})

test('a seat with a tag shows only to who claims it', () => {
  const set = compile([maharashtra(), maharashtra({ categoryCode: 'TFWS', tags: 'tfw' })])
  expect(codes(set, {})).toEqual(['GOPENS'])
  expect(codes(set, { claims: ['pwd'] })).toEqual(['GOPENS'])
  expect(codes(set, { claims: ['tfw'] })).toEqual(['GOPENS', 'TFWS'])
})

test('home university seats are for its own candidates, the others for the others', () => {
  const set = compile([
    maharashtra(),
    maharashtra({ categoryCode: 'GOPENH', region: `home-university:${PUNE}` }),
    maharashtra({ categoryCode: 'GOPENO', region: `other-than-home-university:${PUNE}` }),
  ])
  expect(set.universities).toEqual([{ key: 'savitribai-phule-pune-university', name: PUNE }])
  expect(codes(set, { home: 'savitribai-phule-pune-university' })).toEqual(['GOPENS', 'GOPENH'])
  expect(codes(set, { home: 'mumbai-university' })).toEqual(['GOPENS', 'GOPENO'])
  expect(codes(set, {})).toEqual(['GOPENS'])
})

test('a score never stands in for one of another list', () => {
  const set = compile([
    bengal({ scoreList: 'wbjee-gmr', closing: '5000' }),
    bengal({ scoreList: 'jee-main-crl', scoreKind: 'jee-main-rank', closing: '50000' }),
  ])
  expect(closings(set, { scores: { rank: 10 }, home: 'west-bengal' })).toEqual([5000])
  expect(closings(set, { scores: { jeeRank: 10 }, home: 'west-bengal' })).toEqual([50000])
  expect(closings(set, { scores: { rank: 10, jeeRank: 10 }, home: 'west-bengal' })).toEqual([5000, 50000])
})

test('seats of one list stand together, however they are sorted', () => {
  const set = compile([
    bengal({ institute: 'A', scoreList: 'wbjee-gmr', closing: '70000' }),
    bengal({ institute: 'B', scoreList: 'jee-main-crl', scoreKind: 'jee-main-rank', closing: '60000' }),
    bengal({ institute: 'C', scoreList: 'wbjee-gmr', closing: '50000' }),
  ])
  const profile = { ...CANDIDATE, scores: { rank: 10, jeeRank: 10 }, home: 'west-bengal' }
  const lists = (['hardest', 'easiest', 'nearest'] as const).map((sort) =>
    searchStateSeats(set, profile, { sort, page: 1, limit: 20 }).seats.map(({ kind }) => kind.list),
  )
  for (const list of lists) expect(list).toEqual(['jee-main-crl', 'wbjee-gmr', 'wbjee-gmr'])
})

test('of several rounds the furthest is told, and each round is judged by its own figure', () => {
  const set = compile([
    karnataka({ round: '1', closing: '900' }),
    karnataka({ round: '2', closing: '1200.5' }),
    karnataka({ round: '3', closing: '1100' }),
  ])
  const [seat] = judge(set, { scores: { rank: 1150 } })
  expect(seat).toMatchObject({ isIn: true, deepest: { round: '2', closing: 1200.5 }, margin: 50.5 })
  expect(seat?.lists.map(({ round, isIn }) => [round, isIn])).toEqual([
    ['1', false],
    ['2', true],
    ['3', false],
  ])
})

test('filters narrow, standings and facets count what each of their own would leave', () => {
  const set = compile([
    maharashtra({ institute: 'COEP', programme: 'Civil Engineering', branchGroup: 'CIVIL', closing: '1005' }),
    maharashtra({ institute: 'COEP', programme: 'Computer Engineering', branchGroup: 'CSE', closing: '400' }),
    maharashtra({ institute: 'VJTI', programme: 'Civil Engineering', branchGroup: 'CIVIL', closing: '9000' }),
  ])
  const answer = searchStateSeats(set, CANDIDATE, {
    words: ['coep'],
    groups: ['CIVIL'],
    sort: 'hardest',
    page: 1,
    limit: 20,
  })
  expect(answer.total).toBe(1)
  expect(answer.facets.groups).toEqual([
    { value: 'CIVIL', count: 1 },
    { value: 'CSE', count: 1 },
  ])
  expect(answer.standings).toEqual({ 'well-inside': 0, 'just-inside': 1, 'just-outside': 0, 'well-outside': 0 })
})

test('pages follow one another without a gap or a double', () => {
  const set = compile([3, 1, 2].map((at) => maharashtra({ institute: `College ${at}`, closing: `${at}000` })))
  const page = (at: number) => searchStateSeats(set, CANDIDATE, { sort: 'hardest', page: at, limit: 2 })
  expect([...page(1).seats, ...page(2).seats].map(({ deepest }) => deepest.closing)).toEqual([1000, 2000, 3000])
})

test('a book comes back from its bytes as it was, every figure exactly', () => {
  const { book } = compileStateBook(
    [
      maharashtra({ closing: '34240', alternative: '88.5013511' }),
      maharashtra({ institute: 'Another', closing: '13', alternative: '100' }),
      tamilNadu({ closing: '165.5', seats: '16' }),
      karnataka({ round: '1', closing: '12345.0625' }),
      karnataka({ round: '2', closing: '7', programme: 'Another', quality: 'round-unstated|year-inferred' }),
    ],
    LABELS,
  )
  expect(decodeStateBook(encodeStateBook(book))).toEqual(book)
})

test('bytes that are no state book, or are cut off, are refused', () => {
  const bytes = encodeStateBook(compileStateBook([maharashtra()], LABELS).book)
  expect(() => decodeStateBook(bytes.slice(1))).toThrow('no state book')
  expect(() => decodeStateBook(bytes.slice(0, -1))).toThrow('ends too early')
  expect(() => decodeStateBook(Uint8Array.of(...bytes, 0))).toThrow('more than its header says')
})

test('a row that cannot be understood is refused with its reason, and other seasons are passed over', () => {
  const { taken, refused } = compileStateBook(
    [
      maharashtra(),
      maharashtra({ season: '2019' }),
      maharashtra(),
      maharashtra({ categoryCode: 'XYZ' }),
      maharashtra({ scoreList: 'jee-main-crl' }),
      maharashtra({ gender: 'male' }),
      maharashtra({ tags: 'left-handed' }),
      maharashtra({ closing: 'n/a' }),
    ],
    LABELS,
  )
  expect(taken).toBe(1)
  expect(refused.map(({ reason }) => reason)).toEqual([
    'printed-twice',
    'category-unknown',
    'list-unknown',
    'gender-unknown',
    'tag-unknown',
    'figure-unreadable',
  ])
})

function maharashtra(changes: Partial<StateRow> = {}): StateRow {
  return {
    counselling: 'mht-cet-cap',
    season: '2025',
    round: '1',
    stage: 'I',
    instituteCode: '',
    institute: 'COEP',
    instituteType: '',
    place: '',
    programmeCode: '',
    programme: 'Civil Engineering',
    branchGroup: 'CIVIL',
    categoryCode: 'GOPENS',
    gender: 'any',
    quota: 'state-level',
    region: 'any',
    tags: '',
    scoreKind: 'rank',
    scoreList: 'mht-cet-state-merit',
    closing: '1000',
    alternative: '',
    seats: '',
    quality: '',
    ...changes,
  }
}

function tamilNadu(changes: Partial<StateRow> = {}): StateRow {
  const own = { counselling: 'tnea', season: '2024', round: 'all', stage: '', categoryCode: 'OC', region: 'tamil-nadu' }
  return maharashtra({ ...own, scoreKind: 'marks', scoreList: 'tnea-aggregate-200', ...changes })
}

function karnataka(changes: Partial<StateRow> = {}): StateRow {
  const own = { counselling: 'kcet', season: '2025', stage: '', categoryCode: 'GM', region: 'rest-of-karnataka' }
  return maharashtra({ ...own, scoreList: 'kcet-engineering', ...changes })
}

function bengal(changes: Partial<StateRow> = {}): StateRow {
  const own = { counselling: 'wbjee', season: '2026', round: 'all', stage: 'Round 1', categoryCode: 'Open' }
  return maharashtra({ ...own, region: 'west-bengal', ...changes })
}

function compile(rows: readonly StateRow[]): StateSet {
  const { book, refused } = compileStateBook(rows, LABELS)
  const [set] = book.sets
  if (!set || refused.length > 0) throw new Error(`Refused: ${refused.map(({ reason }) => reason).join(', ')}`)
  return set
}

function judge(set: StateSet, changes: Partial<StateProfile>) {
  return judgeStateSeats(set, { ...CANDIDATE, ...changes })
}

function codes(set: StateSet, changes: Partial<StateProfile>): (string | undefined)[] {
  return judge(set, changes).map(({ seat }) => set.kinds[set.kind[seat] ?? -1]?.code)
}

function closings(set: StateSet, changes: Partial<StateProfile>): number[] {
  return judge(set, changes).map(({ deepest }) => deepest.closing)
}
