import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { importStateTable, readRequestedSet, reportStateImport } from './import-state-table.ts'

const HEADINGS =
  'counselling,year,round,stage,institute_code,institute,institute_type,place,programme_code,programme,branch_group,category_code,gender,quota,region,tags,score_kind,score_list,closing,alt_closing,seats,quality'
const CODES = JSON.stringify({ kcet: { GM: { label: 'General Merit' } }, tnea: { OC: { label: 'Open' } } })

/** A row of KCET: what closed at the College of Mysuru in a round of a season. */
const kcet = (closing: string, { season = '2025', round = '1', code = 'GM' } = {}) =>
  `kcet,${season},${round},,E001,College of Mysuru,,Mysuru,CS,Computer Science,CSE,${code},any,,rest-of-karnataka,,rank,kcet-engineering,${closing},,,`
const tnea = `tnea,2024,all,,1,College of Chennai,,Chennai,CS,Computer Science,CSE,OC,any,,tamil-nadu,,marks,tnea-aggregate-200,195.5,,,`

const table = (...rows: string[]) => Buffer.from([HEADINGS, ...rows].join('\n'))
const requestedSets = { codes: CODES, sets: [], leavesRefused: false }

test('a table with one counselling takes its place and leaves every other as it was', () => {
  const before = importStateTable(undefined, { ...requestedSets, table: table(kcet('900'), tnea) }).book
  const next = importStateTable(before, { ...requestedSets, table: gzipSync(table(kcet('800'))) })
  expect(next.because).toBeUndefined()
  expect(next.book.sets.map(({ counselling }) => counselling)).toEqual(['kcet', 'tnea'])
  expect(next.book.sets.map(({ lists: [list] }) => list?.closing[0])).toEqual([800, 195.5])
  expect(next.kept.map(({ counselling }) => counselling)).toEqual(['tnea'])
})

test('another season comes in where it is asked for, and is passed over where it is not', () => {
  const bytes = table(kcet('900'), kcet('700', { season: '2026', round: '2' }))
  const asShipped = importStateTable(undefined, { ...requestedSets, table: bytes })
  expect(asShipped.book.sets.map(({ season }) => season)).toEqual([2025])
  const next = importStateTable(asShipped.book, {
    ...requestedSets,
    table: bytes,
    sets: [readRequestedSet('kcet=2026:1,2')],
  })
  expect(next.book.sets).toMatchObject([{ counselling: 'kcet', season: 2026, lists: [{ round: '2' }] }])
})

test('a refused row is named with its number in the sheet and the reason, and nothing is taken', () => {
  const bytes = table(kcet('900'), kcet('9OO'), kcet('800', { code: 'ZZ' }))
  const outcome = importStateTable(undefined, { ...requestedSets, table: bytes })
  expect(outcome.because).toBe('rows-refused')
  expect(reportStateImport(outcome)).toEqual([
    'kcet 2025: 1 seats of 1 institutes, 1 lists',
    'refused, row 3, figure-unreadable: kcet, College of Mysuru, Computer Science, GM, closing 9OO',
    'refused, row 4, category-unknown: kcet, College of Mysuru, Computer Science, ZZ, closing 800',
    '1 rows are sound, 2 are refused',
  ])
  const sound = importStateTable(undefined, { ...requestedSets, table: bytes, leavesRefused: true })
  expect(sound).toMatchObject({ because: undefined, taken: 1 })
})

test('a table without a row that is asked for takes nothing', () => {
  const outcome = importStateTable(undefined, { ...requestedSets, table: table(kcet('900', { season: '2019' })) })
  expect(outcome.because).toBe('no-rows')
})

test('a file that is no such table is refused by what it lacks', () => {
  const bytes = Buffer.from('counselling,year\nkcet,2025')
  expect(() => importStateTable(undefined, { ...requestedSets, table: bytes })).toThrow(
    'The table has no column round, stage',
  )
  expect(() => importStateTable(undefined, { ...requestedSets, codes: '[]', table: table(tnea) })).toThrow()
  expect(() => importStateTable(undefined, { ...requestedSets, table: table(`${tnea},one cell more`) })).toThrow()
})

test('a set is asked for by counselling, season and rounds', () => {
  expect(readRequestedSet('kcet=2026:1,2')).toEqual({ id: 'kcet', season: 2026, rounds: ['1', '2'] })
  expect(() => readRequestedSet('kcet=2026')).toThrow('a set is written kcet=2026:1,2,3')
  expect(() => readRequestedSet('reap=2026:1')).toThrow('the counsellings are mht-cet-cap')
})
