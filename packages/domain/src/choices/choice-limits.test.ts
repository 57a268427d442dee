import { expect, test } from 'vitest'
import type { InstituteFacts } from '../colleges/college-facts.ts'
import type { Choice, ChoiceTable } from './choice.ts'
import { searchChoices } from './choice-search.ts'
import { withPublishedFacts } from './published-facts.ts'

const KOCHI = [9.93, 76.26] as const
const ALL = { sort: 'wanted', from: 0, count: 100 } as const

/** Three colleges with one choice each, wanted in this order; a fourth of which nothing is published. */
const FEES: Record<string, InstituteFacts> = {
  // By the haversine of the two points Puducherry is 449 km from Kochi, Tirunelveli 207, Delhi 2,084.
  Puducherry: {
    ...{ name: 'Puducherry', nirf: [[2025, 60]], fees: own(160_000, 60_000), at: [11.94, 79.83] },
    outcomes: salary(2025, 900_000),
  },
  // Its last rank and its last filing are of an older edition.
  Tirunelveli: {
    ...{ name: 'Tirunelveli', nirf: [[2024, 20]], fees: own(90_000), at: [8.73, 77.7] },
    outcomes: salary(2024, 1_900_000),
    women: { nirfEdition: 2024, women: 18, men: 82 },
  },
  Delhi: {
    name: 'Delhi',
    nirf: [[2025, 25]],
    outcomes: salary(2025, 1_250_000),
    women: { nirfEdition: 2025, women: 22, men: 78 },
    fees: { kind: 'common', council: 'NIT', cycle: '2025-26', tuitionPerYearInr: 125_000 },
    at: [28.65, 77.22],
  },
  Nowhere: { name: 'Nowhere', nirf: [], fees: { kind: 'none', because: 'not-found' } },
}

test('a fee of a year and a distance from home narrow the choices, and what is not published is counted and left out', () => {
  const table = tableOf('OPEN')
  const { total, facets, unpublished } = searchChoices(table, { ...ALL, home: KOCHI })
  expect(total).toBe(4)
  expect(facets.fees.map(({ count }) => count)).toEqual([0, 2, 3, 3, 3])
  // In steps of 50: 450, 200 and 2,100 km.
  expect(facets.distances.map(({ count }) => count)).toEqual([1, 2, 2])
  expect(unpublished).toEqual({ fees: 1, nirf: 2, salaries: 2, women: 3, distances: 1 })
  expect(names(table, { feeMax: 150_000 })).toEqual(['Tirunelveli', 'Delhi'])
  expect(names(table, { kmMax: 600, home: KOCHI })).toEqual(['Puducherry', 'Tirunelveli'])
  expect(names(table, { kmMax: 600, feeMax: 150_000, home: KOCHI })).toEqual(['Tirunelveli'])
  // Without a home there is nothing to measure from.
  expect(names(table, { kmMax: 300 })).toEqual(['Puducherry', 'Tirunelveli', 'Delhi', 'Nowhere'])
})

test('the rank of the newest edition of NIRF stands over the one of the book, and one before it is not told', () => {
  const nirf = (years: [number, number][]) => {
    const factsOf = () => ({ ...FEES.Delhi, nirf: years }) as InstituteFacts
    return withPublishedFacts(tableOf('OPEN'), { category: 'OPEN', isPwd: false }, factsOf).institutes[0]?.nirf
  }
  expect(nirf([[2025, 21]])).toBe(21)
  expect(
    nirf([
      [2025, 21],
      [2026, 19],
    ]),
  ).toBe(19)
  expect(nirf([[2024, 40]])).toBeUndefined()
})

test('a rank says its edition where others are ranked in a newer one, and the facts give way to none of the book', () => {
  const ranked = (years: Record<string, [number, number][]>) => {
    const factsOf = (name: string) => ({ ...FEES.Delhi, name, nirf: years[name] ?? [] }) as InstituteFacts
    const table = tableOf('OPEN')
    const inBook = { ...table, institutes: table.institutes.map((each) => ({ ...each, nirf: 7 })) }
    return withPublishedFacts(inBook, { category: 'OPEN', isPwd: false }, factsOf).institutes.map(
      ({ nirf, nirfYear }) => [nirf, nirfYear],
    )
  }
  const newer = { 'Indian Institute of Technology Bombay': [[2026, 3]] } satisfies Record<string, [number, number][]>
  expect(ranked({ ...newer, Puducherry: [[2025, 60]], Tirunelveli: [[2026, 80]] })).toEqual([
    [60, 2025],
    [80, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('a share of women at least narrows the choices, by the newest edition alone', () => {
  const table = tableOf('OPEN')
  // 22 of 100; 18 of 100 stand in an edition before. Limits 18, 20, 22, 25.
  expect(searchChoices(table, ALL).facets.women.map(({ count }) => count)).toEqual([1, 1, 1, 0])
  expect(names(table, { womenMin: 22 })).toEqual(['Delhi'])
  expect(names(table, { womenMin: 23 })).toEqual([])
  expect(searchChoices(table, ALL).unpublished.women).toBe(3)
})

test('a rank in NIRF at most and a median salary at least narrow the choices, by the newest edition alone', () => {
  const table = tableOf('OPEN')
  const { facets } = searchChoices(table, ALL)
  // Ranks 60 and 25 against 25, 50, 100, 200; salaries of 9,00,000 and 12,50,000 against 6, 9, 12, 16 and 20 lakh.
  expect(facets.nirf.map(({ count }) => count)).toEqual([1, 1, 2, 2])
  expect(facets.salaries.map(({ count }) => count)).toEqual([2, 2, 1, 0, 0])
  expect(names(table, { nirfMax: 25 })).toEqual(['Delhi'])
  expect(names(table, { nirfMax: 60 })).toEqual(['Puducherry', 'Delhi'])
  expect(names(table, { salaryMin: 900_000 })).toEqual(['Puducherry', 'Delhi'])
  expect(names(table, { salaryMin: 900_001 })).toEqual(['Delhi'])
  expect(names(table, { salaryMin: 900_000, nirfMax: 100, feeMax: 150_000 })).toEqual(['Delhi'])
})

test('the number beside a limit is what would be left with it', () => {
  const table = tableOf('OPEN')
  const { facets } = searchChoices(table, { ...ALL, home: KOCHI, feeMax: 75_000, kmMax: 1000 })
  for (const { value, count } of facets.fees) {
    expect(searchChoices(table, { ...ALL, home: KOCHI, kmMax: 1000, feeMax: Number(value) }).total).toBe(count)
  }
  for (const { value, count } of searchChoices(table, { ...ALL, salaryMin: 600_000 }).facets.nirf) {
    expect(searchChoices(table, { ...ALL, salaryMin: 600_000, nirfMax: Number(value) }).total).toBe(count)
  }
  for (const { value, count } of facets.distances) {
    expect(searchChoices(table, { ...ALL, home: KOCHI, kmMax: Number(value), feeMax: 75_000 }).total).toBe(count)
  }
})

test('the lowest fee, the highest salary and the nearest stand first, what is not published last', () => {
  const table = tableOf('OPEN')
  expect(names(table, { sort: 'fee' })).toEqual(['Tirunelveli', 'Delhi', 'Puducherry', 'Nowhere'])
  expect(names(table, { sort: 'salary' })).toEqual(['Delhi', 'Puducherry', 'Tirunelveli', 'Nowhere'])
  expect(names(table, { sort: 'near', home: KOCHI })).toEqual(['Tirunelveli', 'Puducherry', 'Delhi', 'Nowhere'])
  expect(names(table, { sort: 'near' })).toEqual(['Puducherry', 'Tirunelveli', 'Delhi', 'Nowhere'])
  expect(searchChoices(table, { ...ALL, home: KOCHI }).data.map(({ km }) => km)).toEqual([450, 200, 2100, undefined])
})

test('who is SC, ST or PwD is judged by the fee that is theirs, and pays no common tuition', () => {
  const feesOf = (table: ChoiceTable) => table.institutes.map(({ feeInr }) => feeInr)
  expect(feesOf(tableOf('OPEN'))).toEqual([160_000, 90_000, 125_000, undefined])
  expect(feesOf(tableOf('SC'))).toEqual([60_000, 90_000, 0, undefined])
  expect(feesOf(tableOf('OPEN', true))).toEqual([60_000, 90_000, 0, undefined])
})

function own(perYearInr: number, scStPwdPerYearInr?: number): InstituteFacts['fees'] {
  return { kind: 'own', cycle: '2026', scope: 'year', perYearInr, ...(scStPwdPerYearInr && { scStPwdPerYearInr }) }
}

function salary(nirfEdition: number, medianSalaryInr: number): NonNullable<InstituteFacts['outcomes']> {
  const counts = { firstYearIntake: 100, graduatedOnTime: 90, placed: 60, higherStudies: 10 }
  return { nirfEdition, academicYear: '2023-24', ...counts, medianSalaryInr }
}

function names(table: ChoiceTable, request: Partial<Parameters<typeof searchChoices>[1]>): string[] {
  return searchChoices(table, { ...ALL, ...request }).data.map(({ institute }) => institute.name)
}

function tableOf(category: 'OPEN' | 'SC', isPwd = false): ChoiceTable {
  const colleges = Object.keys(FEES)
  const table: ChoiceTable = {
    seasons: [{ season: 2026, round: 6 }],
    ranks: [{ list: 'main-1', rankKind: 'common', rank: 9000 }],
    institutes: colleges.map((name) => ({ slug: name, name, shortName: name, type: 'NIT' })),
    programmes: [
      { slug: 'cse', name: 'Computer Science', shortName: 'CSE', degree: 'B.Tech', durationYears: 4, family: 'CSE' },
    ],
    choices: colleges.map((_, institute) => choiceAt(institute)),
  }
  return withPublishedFacts(table, { category, isPwd }, (name) => FEES[name])
}

function choiceAt(institute: number): Choice {
  return {
    institute,
    programme: 0,
    openClosing: 1000 * (institute + 1),
    unjudged: [],
    pools: [
      {
        by: 0,
        quota: 'AI',
        seatType: 'OPEN',
        gender: 'neutral',
        chancePercent: 60,
        band: 'likely',
        offeredPercent: 100,
        reliability: 'normal',
        isNew: false,
        expected: { low: 8000, middle: 9500, high: 11_000 },
        closings: [9500],
        earliestRound: 1,
      },
    ],
  }
}
