import { coverage } from '@sopaan/contract/coverage'
import { stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import CoveragePage, { loader } from './coverage-page.tsx'

test('each season says its rounds, and what is missing of a counselling is said before its table', async () => {
  show()
  const josaa = within(await screen.findByRole('table', { name: 'JoSAA' }))
  expect(josaa.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'YearRoundsClosing ranks',
    '20271, last one not in9',
    '2026all 51,23,456',
    '2024only 1, 37',
  ])
  expect(screen.getByText('Newest full season: JoSAA 2026.').parentElement?.textContent).toContain(
    '12,000 kinds of seat (branch, quota, category, gender pool) in 1,400 branches of 138 colleges.',
  )
  expect(screen.getByText('Missing: CSAB 2027. We do not have its tables.')).toBeTruthy()
  expect(screen.getByText('No round of CSAB is missing from 2025 to 2026.')).toBeTruthy()
  expect(screen.queryByText(/No round of JoSAA/)).toBeNull()
})

test('a state counselling says its year and seats, and those without figures are named', async () => {
  show()
  const states = within(await screen.findByRole('table', { name: 'State counsellings' }))
  expect(states.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'CounsellingYearSeats',
    'KCETKarnataka, round 1, round 2Also read, for how far seats move: 2023, 2024.2025our reading: no year on the list; only part of the list could be read19,268230 colleges',
  ])
  expect(states.getByRole('link', { name: 'KCET' }).getAttribute('href')).toBe('/datatest/states?counselling=kcet')
  expect(screen.getByText('Missing: REAP (Rajasthan). We have no closing figures of these.')).toBeTruthy()
})

test('a fact says how many colleges have it, of which years, and why the others do not', async () => {
  show()
  const facts = within(await screen.findByRole('table', { name: 'Facts of 138 colleges' }))
  expect(facts.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'FactOf 138Years',
    'Fee of a yearNot published where we could read it: 38. Found, but it did not hold up: 15.852024 to 2026',
    'NAAC gradeThe others: no grade published that we could read.9no year',
    'Founding year138no year',
  ])
})

test('it leads to the report card, and to the people who mend a mistake', async () => {
  show()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByRole('heading', { level: 1 })
  expect(hrefOf('See our report card')).toBe('/report-card')
  expect(hrefOf('Found a mistake? Tell us')).toBe('/contact')
})

const ROUNDS = [
  { round: '2', stage: '' },
  { round: '1', stage: '' },
  { round: '1', stage: 'dup' },
]

type Counted = DataOf<typeof coverage.get>

function show() {
  const season = (year: number, rounds: number[], ranks: number) => {
    const missing = Array.from({ length: Math.max(...rounds) }, (_, at) => at + 1).filter((at) => !rounds.includes(at))
    return { season: year, rounds, missing, isFull: missing.length === 0 && rounds.length > 1, ranks }
  }
  const fact = (
    name: Counted['facts'][number]['fact'],
    colleges: number,
    oldest: number | null,
    newest: number | null,
  ) => {
    return { fact: name, colleges, oldest, newest }
  }
  const counted: Counted = {
    bodies: [
      {
        counselling: 'josaa',
        seasons: [season(2027, [1], 9), season(2026, [1, 2, 3, 4, 5], 123_456), season(2024, [1, 3], 7)],
        newestFull: { season: 2026, pools: 12_000, branches: 1400, institutes: 138 },
      },
      { counselling: 'csab', seasons: [season(2026, [1, 2], 5), season(2025, [1, 2, 3], 5)], newestFull: null },
    ],
    matrix: { season: 2026, seats: 64_000, institutes: 130 },
    colleges: 138,
    facts: [fact('fees', 85, 2024, 2026), fact('naac', 9, null, null), fact('founded', 138, null, null)],
    feesMissing: { notFound: 38, notReliable: 15 },
    marks: { season: 2025, shifts: 10 },
    marksAt99: { season: 2026, shifts: 19 },
    candidates: { oldest: 2024, newest: 2026 },
    guides: { count: 11, oldest: 2026, newest: 2026, checkedOn: '2026-11-22' },
    bookHash: '0123456789abcdef',
  }
  const figures: DataOf<typeof stateCollegePredictor.list>['data'][number]['figures'] = {
    ...{ exam: 'KCET', season: 2025, rounds: ROUNDS, measures: [], categories: [], homes: [], claims: [] },
    ...{
      hasFemaleSeats: false,
      seatCount: 19_268,
      instituteCount: 230,
      qualities: ['year-inferred', 'partial-extraction'],
    },
    ...{ table: 'furthest' as const, usualMovePercent: 14, forecastSeason: null, records: [] },
    earlierSeasons: [2023, 2024],
  }
  const counsellings = {
    data: [
      { id: 'kcet', name: 'KCET', state: 'Karnataka', figures },
      { id: 'reap', name: 'REAP', state: 'Rajasthan', figures: null },
    ],
  }
  const api = fakeApi().answer(coverage.get, counted).answer(stateCollegePredictor.list, counsellings)
  return showPage({ path: '/coverage', words: en, page: CoveragePage, loader, api })
}
