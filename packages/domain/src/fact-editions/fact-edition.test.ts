import { expect, test } from 'vitest'
import type { InstituteFacts } from '../colleges/college-facts.ts'
import { listCollegeFacts } from '../colleges/college-facts.ts'
import { compareEdition } from './compare-fact-edition.ts'
import { readFactEdition } from './read-fact-edition.ts'

const KNOWN: Readonly<Record<string, string>> = { 'NIT Calicut': 'Calicut', NITC: 'Calicut', 'IIT Bombay': 'Bombay' }
const find = (name: string) => {
  if (name === 'NIT') return 'several' as const
  const institute = KNOWN[name]
  return institute === undefined ? ('unknown' as const) : { institute }
}
const tableOf = (...rows: string[]) => rows.map((row, at) => ({ line: at + 1, cells: row.split('|') }))

test('an edition says by its headings which fact it is of, in any order, below a title', () => {
  const read = readFactEdition(tableOf('NIRF 2026', 'Rank|Institute|Year', '21|NIT Calicut|2026'), find)
  expect(read).toEqual({
    fact: 'nirf',
    rows: [{ line: 3, institute: 'Calicut', fact: 'nirf', value: { year: 2026, rank: 21 } }],
    refused: [],
  })
  expect(readFactEdition(tableOf('Rank|Institute', '21|NIT Calicut'), find)).toBeUndefined()
})

test('fees are read with commas, the sign of the rupee and either way to write a year; what is empty is not published', () => {
  const read = readFactEdition(
    tableOf(
      'College|Cycle|Per year INR|SC ST PwD per year INR',
      'NIT Calicut|2026-2027|₹1,60,500|',
      'IIT Bombay|2026-28|1|1',
    ),
    find,
  )
  expect(read?.rows).toEqual([
    { line: 2, institute: 'Calicut', fact: 'fees', value: { cycle: '2026-27', perYearInr: 160_500 } },
  ])
  expect(read?.refused).toEqual([{ line: 3, reason: 'figure-unreadable', college: 'IIT Bombay', value: '2026-28' }])
})

test('what is paid once at admission, and what of it comes back, is part of a fee; more cannot come back than was paid', () => {
  const read = readFactEdition(
    tableOf(
      'College|Cycle|Per year INR|At admission INR|Refundable INR',
      'NITC|2026-27|160500|61000|20000',
      'IIT Bombay|2026-27|1|5|6',
    ),
    find,
  )
  const value = { cycle: '2026-27', perYearInr: 160_500, atAdmissionInr: 61_000, refundableInr: 20_000 }
  expect(read?.rows).toMatchObject([{ institute: 'Calicut', value }])
  expect(read?.refused).toMatchObject([{ reason: 'figures-disagree', value: '6 > 5' }])
  const facts: InstituteFacts = { name: 'Calicut', nirf: [], fees: { kind: 'own', scope: 'two-semesters', ...value } }
  expect(compareEdition(read?.rows ?? [], () => facts)).toMatchObject({ changes: [], same: 1 })
})

test('grades of NAAC and founding years are read; another year for a college than the one shown is looked at twice', () => {
  const grades = readFactEdition(tableOf('College|Grade|Grade cycle', 'NITC|a++|3', 'IIT Bombay|A+++|1'), find)
  expect(grades?.rows).toMatchObject([{ fact: 'naac', value: { grade: 'A++', gradeCycle: 3 } }])
  expect(grades?.refused).toMatchObject([{ reason: 'figure-unreadable', value: 'A+++' }])
  const years = readFactEdition(tableOf('College|Founded', 'NITC|1961', 'IIT Bombay|1799'), find)
  expect(years?.rows).toMatchObject([{ fact: 'founded', value: { founded: 1961 } }])
  expect(years?.refused).toMatchObject([{ reason: 'figure-out-of-range', value: '1799' }])
  const bare: InstituteFacts = { name: 'Calicut', nirf: [], fees: { kind: 'none', because: 'not-found' } }
  const compared = (facts: InstituteFacts) => compareEdition(years?.rows ?? [], () => facts)
  expect(compared(bare).changes).toMatchObject([{ before: null, isUnlikely: false }])
  expect(compared({ ...bare, founded: 1960 }).changes).toMatchObject([{ before: { founded: 1960 }, isUnlikely: true }])
  expect(compared({ ...bare, founded: 1961 })).toMatchObject({ changes: [], same: 1 })
})

test('a row that is not sound is listed with its reason; the same row twice is one', () => {
  const read = readFactEdition(
    tableOf(
      'College,NIRF edition,Women,Men'.replaceAll(',', '|'),
      'NIT Calicut|2026|1000|4000',
      'NITC|2026|1000|4000',
      'NITC|2026|1000|4001',
      'Nowhere|2026|1|1',
      'NIT|2026|1|1',
      'IIT Bombay|2026|many|1',
      'IIT Bombay|1999|1|1',
      'IIT Bombay|2026||1',
      'IIT Bombay|2026|0|0',
      '|||',
    ),
    find,
  )
  expect(read?.rows).toHaveLength(1)
  expect(read?.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'twice'],
    [5, 'college-unknown'],
    [6, 'college-several'],
    [7, 'figure-unreadable'],
    [8, 'figure-out-of-range'],
    [9, 'figure-missing'],
    [10, 'figures-disagree'],
  ])
})

test('nobody is placed who did not finish', () => {
  const head =
    'College|NIRF edition|Academic year|First year intake|Graduated on time|Placed|Higher studies|Median salary INR'
  const read = readFactEdition(tableOf(head, 'NITC|2026|2024-25|100|90|80|11|1200000'), find)
  expect(read?.refused).toMatchObject([{ reason: 'figures-disagree', value: '80 + 11 > 90' }])
})

const FACTS: InstituteFacts = {
  name: 'Calicut',
  nirf: [
    [2024, 25],
    [2025, 21],
  ],
  fees: { kind: 'own', cycle: '2025-26', scope: 'year', perYearInr: 150_000 },
}
const fee = (cycle: string, perYearInr: number) => ({
  ...{ line: 2, institute: 'Calicut', fact: 'fees' as const },
  value: { cycle, perYearInr },
})

test('what an edition changes is told from what stands already and from what is older than that', () => {
  const compared = (cycle: string, perYearInr: number) => compareEdition([fee(cycle, perYearInr)], () => FACTS)
  expect(compared('2026-27', 160_000).changes).toEqual([
    {
      institute: 'Calicut',
      value: { cycle: '2026-27', perYearInr: 160_000 },
      before: { cycle: '2025-26', perYearInr: 150_000 },
      isUnlikely: false,
    },
  ])
  expect(compared('2025-26', 150_000)).toMatchObject({ changes: [], same: 1 })
  expect(compared('2024-25', 140_000)).toMatchObject({ changes: [], older: [{ line: 2 }] })
})

test('a fee far from the one shown, and a rank far from the edition before, are unlikely and stand first', () => {
  // 1.6 × 1,50,000 = 2,40,000.
  expect(compareEdition([fee('2026-27', 240_000)], () => FACTS).changes[0]?.isUnlikely).toBe(false)
  expect(compareEdition([fee('2026-27', 240_001)], () => FACTS).changes[0]?.isUnlikely).toBe(true)
  const rank = (year: number, place: number) => ({
    ...{ line: 2, institute: 'Calicut', fact: 'nirf' as const },
    value: { year, rank: place },
  })
  const { changes } = compareEdition([rank(2026, 81), rank(2027, 82)], () => FACTS)
  // Pages lead with the newest rank; one that comes in behind it takes the place of none.
  expect(changes.map(({ before }) => before)).toEqual(Array(2).fill({ year: 2025, rank: 21 }))
  expect(compareEdition([rank(2022, 30)], () => FACTS).changes[0]?.before).toBeNull()
  expect(changes.map(({ value, isUnlikely }) => [value, isUnlikely])).toEqual([
    [{ year: 2027, rank: 82 }, true],
    [{ year: 2026, rank: 81 }, false],
  ])
})

test('every figure that ships would be read and taken for what stands already', () => {
  const names = new Map(listCollegeFacts().map((facts) => [facts.name, facts]))
  const findByName = (institute: string) => (names.has(institute) ? { institute } : ('unknown' as const))
  const rows = listCollegeFacts().flatMap(({ name, outcomes }) =>
    outcomes === undefined ? [] : [[name, ...Object.values(outcomes)].join('|')],
  )
  const [first] = listCollegeFacts().flatMap(({ outcomes }) => (outcomes === undefined ? [] : [outcomes]))
  const read = readFactEdition(tableOf(['College', ...Object.keys(first ?? {})].join('|'), ...rows), findByName)
  expect(read?.refused).toEqual([])
  expect(compareEdition(read?.rows ?? [], (name) => names.get(name))).toMatchObject({ changes: [], same: rows.length })
})
