import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { findCollegeFacts, listCollegeFacts, listHomeCities } from './college-facts.ts'
import { type CollectedFacts, type CollectedFees, compileCollegeFacts } from './compile-college-facts.ts'

const SCOPE = 'two ordinary semesters of tuition and institute fees; one-time charges at admission come on top'

function collected(fees: CollectedFees, changes: Partial<CollectedFacts> = {}): CollectedFacts {
  return {
    institute: 'NIT A',
    identity: { year_established: 1961, ownership: 'public', kind: 'Institute of National Importance' },
    nirf_engineering: { history: [], band: null },
    placement: {},
    women_ug: {},
    fees,
    naac: { grade: null, cycle: null },
    ...changes,
  }
}

function feesOf(fees: CollectedFees, type = 'IIIT') {
  return compileCollegeFacts([collected(fees)], [], new Map([['NIT A', type]])).colleges[0]?.fees
}

test('a fee keeps its scope, its cycle and what it says of categories, hostel and admission', () => {
  expect(
    feesOf({
      ...{
        confidence: 'high',
        cycle: '2025-26',
        scope: SCOPE,
        note: 'page shows no year',
        source_url: 'https://a.test',
      },
      ...{ per_year_inr: 150500, per_year_sc_st_pwd_inr: 25500, hostel_mess_per_year_inr: null },
      ...{ one_time_at_admission_inr: 61000, of_it_refundable_inr: 0 },
    }),
  ).toEqual({
    ...{ kind: 'own', cycle: '2025-26', scope: 'two-semesters', perYearInr: 150500, scStPwdPerYearInr: 25500 },
    ...{ atAdmissionInr: 61000, refundableInr: 0, notes: ['no-year'], url: 'https://a.test' },
  })
})

test('a fee of low confidence, or one its note calls implausible, is not shown; an IIT or NIT shows the common tuition', () => {
  const low: CollectedFees = { confidence: 'low', cycle: '2025-26', scope: SCOPE, per_year_inr: 8760 }
  const odd: CollectedFees = { ...low, confidence: 'medium', note: 'implausibly low for a whole year' }
  const partial: CollectedFees = { ...low, confidence: 'medium', note: 'only 2,500 of other charges: looks incomplete' }
  for (const fees of [low, odd, partial]) expect(feesOf(fees)).toEqual({ kind: 'none', because: 'not-reliable' })
  expect(feesOf({ reason: 'not in the source' })).toEqual({ kind: 'none', because: 'not-found' })
  expect(feesOf({ reason: 'figure found but rejected: of another college' })).toMatchObject({ because: 'not-reliable' })
  expect(feesOf(low, 'NIT')).toEqual({ kind: 'common', council: 'NIT', cycle: '2025-26', tuitionPerYearInr: 125_000 })
  expect(feesOf(low, 'IIT')).toMatchObject({ council: 'IIT', tuitionPerYearInr: 200_000 })
  // A hostel figure that was dropped does not make the fee implausible.
  expect(feesOf({ ...low, confidence: 'medium', note: 'hostel figure 6,300 dropped as implausible' })).toMatchObject({
    kind: 'own',
  })
})

test('words of a scope that are not known are refused, and so is an institute that the book does not have', () => {
  expect(() => feesOf({ confidence: 'high', cycle: '2026', scope: 'per month', per_year_inr: 1 })).toThrow(/scope/)
  expect(() => compileCollegeFacts([collected({})], [], new Map())).toThrow(/Not in the book/)
})

test('points of district centres are left out, and a city is measured from its own point', () => {
  const point = { institute: 'NIT A', city: 'Chennai (Kancheepuram)', state: 'Tamil Nadu', lat: 12.67, lon: 79.99 }
  const file = compileCollegeFacts(
    [collected({})],
    [
      { ...point, pointOf: 'city' },
      { ...point, institute: 'IIT', city: 'Chennai', lat: 13.09, lon: 80.28, pointOf: 'city' },
      { ...point, institute: 'B', city: 'Bhilai', pointOf: 'district centre' },
    ],
    new Map([['NIT A', 'NIT']]),
  )
  expect(file.colleges[0]?.at).toEqual([12.67, 79.99])
  expect(file.cities).toEqual([{ id: 'chennai-tamil-nadu', city: 'Chennai', state: 'Tamil Nadu', at: [13.09, 80.28] }])
})

test('what ships has each of the 138 institutes once, and figures that fit each other', () => {
  expect(listCollegeFacts()).toHaveLength(138)
  expect(new Set(listCollegeFacts().map(({ name }) => name)).size).toBe(138)
  expect(listHomeCities().length).toBeGreaterThan(80)
  for (const { name, outcomes, nirf, fees } of listCollegeFacts()) {
    expect(SHIPPED_BOOK.institutes.some((each) => each.name === name)).toBe(true)
    if (outcomes) expect(outcomes.placed + outcomes.higherStudies).toBeLessThanOrEqual(outcomes.graduatedOnTime)
    expect(nirf).toEqual([...nirf].sort(([a], [b]) => a - b))
    if (fees.kind === 'own') expect(fees.scStPwdPerYearInr ?? 0).toBeLessThanOrEqual(fees.perYearInr)
  }
  // NIT Calicut's sheet of the 2025-26 batch, its NIRF ranks, and its filing of 2025.
  expect(findCollegeFacts('National Institute of Technology Calicut')).toMatchObject({
    nirf: expect.arrayContaining([[2025, 21]]),
    fees: { perYearInr: 150_500, scStPwdPerYearInr: 25_500, atAdmissionInr: 61_000, refundableInr: 20_000 },
    outcomes: { academicYear: '2023-24', placed: 799, graduatedOnTime: 902, medianSalaryInr: 1_250_000 },
  })
})

type Shipped = {
  compiledFrom: { factsSha256: string; pointsSha256: string }
  figuresSha256: string
  colleges: unknown
  cities: unknown
}
const SHIPPED: Shipped = JSON.parse(
  readFileSync(new URL('../../../../data/college-facts.json', import.meta.url), 'utf8'),
)
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

test('no figure of what ships was changed after the command compiled it from the collected tables', () => {
  expect(sha256(JSON.stringify([SHIPPED.colleges, SHIPPED.cities]))).toBe(SHIPPED.figuresSha256)
  expect([SHIPPED.compiledFrom.factsSha256, SHIPPED.compiledFrom.pointsSha256]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
})

const FIGURES = process.env.PUBLISHED_FIGURES

test.runIf(FIGURES !== undefined)('the tables at hand are those that what ships was compiled from', () => {
  const read = (name: string) => readFileSync(join(FIGURES ?? '', 'national', name))
  expect(SHIPPED.compiledFrom).toEqual({
    factsSha256: sha256(read('institute_facts.json')),
    pointsSha256: sha256(read('institute_coordinates.csv')),
  })
})

test.runIf(FIGURES !== undefined)('what ships is what the collected tables give, figure by figure', () => {
  const { institutes } = JSON.parse(readFileSync(join(FIGURES ?? '', 'national/institute_facts.json'), 'utf8'))
  const points = readFileSync(join(FIGURES ?? '', 'national/institute_coordinates.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, name = '', city = '', state = '', lat, lon, pointOf = ''] =
        /^("[^"]*"|[^,]*),([^,]*),([^,]*),([^,]*),([^,]*),(.*)$/.exec(line.trim()) ?? []
      return { institute: name.replaceAll('"', ''), city, state, lat: Number(lat), lon: Number(lon), pointOf }
    })
  const types = new Map(SHIPPED_BOOK.institutes.map(({ name, type }) => [name, type]))
  const file = compileCollegeFacts(institutes, points, types)
  expect(file.colleges).toEqual(listCollegeFacts())
  expect(file.cities).toEqual(listHomeCities())
  const rows: Record<string, Record<string, unknown>>[] = institutes
  for (const row of rows) {
    const name = String(row.institute)
    const facts = findCollegeFacts(name)
    const isShown = row.fees?.confidence === 'high' || row.fees?.confidence === 'medium'
    if (isShown) expect({ name, fee: facts?.fees }).toMatchObject({ name, fee: { perYearInr: row.fees?.per_year_inr } })
    else expect(facts?.fees.kind).not.toBe('own')
    expect({ name, median: facts?.outcomes?.medianSalaryInr }).toEqual({
      name,
      median: row.placement?.median_salary_inr,
    })
    expect({ name, women: facts?.women?.women }).toEqual({ name, women: row.women_ug?.women })
  }
})
