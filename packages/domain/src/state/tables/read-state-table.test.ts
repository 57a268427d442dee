import { expect, test } from 'vitest'
import type { StateBook, StateSet } from '../state-book.ts'
import { compileStateBook, type StateRow } from './compile-state-book.ts'
import { composeStateBook, seasonsBefore } from './compose-state-book.ts'
import { readStateTable } from './read-state-table.ts'
import { readStateRows, STATE_COLUMNS } from './state-table-rows.ts'

const LABELS = { kcet: { GM: { label: 'General Merit' } }, comedk: { GM: { label: 'General Merit' } } }
const HEADINGS = [...Object.values(STATE_COLUMNS), 'category_label']

type Cells = Partial<Record<(typeof HEADINGS)[number], string>>

const cellsOf = (cells: Cells): string[] => {
  const sound: Cells = {
    ...{ counselling: 'kcet', year: '2025', round: '1', institute_code: 'E001', institute: 'College of Mysuru' },
    ...{ programme: 'Computer Science', branch_group: 'CSE', category_code: 'GM', gender: 'any' },
    ...{ region: 'rest-of-karnataka', score_kind: 'rank', score_list: 'kcet-engineering', closing: '900' },
    ...cells,
  }
  return HEADINGS.map((heading) => sound[heading] ?? '')
}
const comedk = (cells: Cells) => cellsOf({ counselling: 'comedk', score_list: 'comedk-uget', region: 'any', ...cells })
const rowsOf = (...records: string[][]): StateRow[] => {
  const read = readStateRows([HEADINGS, ...records])
  if ('missing' in read) throw new Error('The headings are all there')
  return read.rows
}
const setOf = (records: string[][], asked: Parameters<typeof compileStateBook>[2]): StateSet => {
  const [set] = compileStateBook(rowsOf(...records), LABELS, asked).book.sets
  if (!set) throw new Error('The rows are sound')
  return set
}
const kcetOf = (season: number, rounds: string[], closing: string) => {
  const records = rounds.map((round) => cellsOf({ year: String(season), round, closing }))
  return setOf(records, [{ id: 'kcet', season, rounds }])
}
const SHIPPED: StateBook = {
  hash: 'shipped',
  sets: [kcetOf(2025, ['1', '2', '3'], '900'), setOf([comedk({})], [{ id: 'comedk', season: 2025, rounds: ['1'] }])],
}
const read = (...records: string[][]) => readStateTable([HEADINGS, ...records], SHIPPED)

test('a first round stays a first round: rows of later ones are passed over', () => {
  const reading = read(comedk({ year: '2026' }), comedk({ year: '2026', round: '2', closing: '950' }))
  expect(reading).toMatchObject({ taken: 1, passedOver: 1, set: { season: 2026, lists: [{ round: '1' }] } })
  expect(read(comedk({ year: '2026', round: '2' }))).toEqual({ fault: 'no-rows', detail: '1' })
})

test('a new category code is taken where the file says what it stands for, and refused where it does not', () => {
  const coded = (code: string, label: string) =>
    cellsOf({ year: '2026', category_code: code, category_label: label, institute: `College ${code}` })
  const reading = read(coded('GM', ''), coded('SCG', 'Scheduled Caste'), coded('STG', ''))
  if ('fault' in reading) throw new Error(reading.fault)
  expect(reading.set.kinds.map(({ code, label }) => [code, label])).toEqual([
    ['GM', 'General Merit'],
    ['SCG', 'Scheduled Caste'],
  ])
  expect(reading.refused).toMatchObject([{ at: 2, reason: 'category-unknown' }])
})

test('the newest of what was handed in stands, unless what ships is of a newer season', () => {
  const newer = kcetOf(2026, ['1', '2', '3'], '800')
  const corrected = kcetOf(2026, ['1', '2', '3'], '700')
  const older = kcetOf(2024, ['1', '2', '3'], '600')
  const standing = (...handedIn: StateSet[]) =>
    composeStateBook(SHIPPED, handedIn, '').sets.map(({ lists: [list], season }) => [season, list?.closing[0]])
  expect(standing()).toEqual([
    [2025, 900],
    [2025, 900],
  ])
  expect(standing(newer, corrected)[0]).toEqual([2026, 700])
  expect(standing(older)[0]).toEqual([2025, 900])
})

test('a set is forecast from the seasons before it, those that stood before it too, and never from or for other rounds', () => {
  const history = { hash: '', sets: [kcetOf(2023, ['1', '2', '3'], '500')] }
  const handedIn = [kcetOf(2026, ['1', '2', '3'], '800'), kcetOf(2027, ['1'], '700')]
  const before = (set: StateSet) =>
    seasonsBefore(set, { shipped: SHIPPED, history, handedIn })?.sets.map(({ season }) => season)
  expect(before(kcetOf(2028, ['1', '2', '3'], '750'))).toEqual([2023, 2025, 2026])
  expect(before(kcetOf(2028, ['1'], '750'))).toBeUndefined()
})
