import type { TrackRecord } from '@sopaan/contract/report-cards'
import { reportCards } from '@sopaan/contract/report-cards'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import ReportCardPage, { loader } from './report-card-page.tsx'
import { seasonOutcome } from './report-cards.queries.ts'

test('a season is told band by band, and named after what came of Likely', () => {
  const season = (name: string, came: number) =>
    seasonOutcome({ ...record(name), likely: { count: 9, said: 0.7, true: came } })
  expect(season('2022', 0.5987)).toEqual({
    season: '2022',
    bands: [
      { band: 'safe', said: 97, came: 96 },
      { band: 'likely', said: 70, came: 60 },
      { band: 'reach', said: 28, came: 16 },
      { band: 'long-shot', said: 2, came: 1 },
    ],
    year: 'tough',
  })
  expect(season('2023', 0.8152).year).toBe('easy')
  expect(season('2024', 0.6951).year).toBe('fair')
})

test('each season says what its bands said and what came, and the page how many seats printed no rank', async () => {
  show()
  expect((await screen.findAllByText('Target: said 70%, came true 60%')).length).toBe(2)
  expect(screen.getAllByText('Dream: said 28%, came true 16%').length).toBe(2)
  const vanished = screen.getByText(/^Counted as not true: 1,738 of 46,533 seats \(4%\)/).textContent
  expect(vanished).toContain('For 900 the branch had ended, for 38 the quota; the other 800 had no seat that year')
  expect(vanished).toContain('Of PwD seats it was 1,207 of 5,059 (24%)')
})

test('the page opens with what came of Safe in one sentence and one picture, and names its worst misses', async () => {
  show()
  expect(await screen.findByText('Of 100 seats we called Safe, 96 came true')).toBeTruthy()
  expect(screen.getByText('In the worst of these years, 2022, it was 94 of 100; in the best, 2026, 96.')).toBeTruthy()
  const picture = screen.getByRole('img', { name: /96 filled ones came true/ })
  expect([picture.querySelectorAll('.came').length, picture.querySelectorAll('.track').length]).toEqual([96, 4])
  const worst = within(screen.getByRole('region', { name: 'Our worst misses' }))
  const link = worst.getByRole('link', { name: 'Aerospace Engineering' })
  expect(link.getAttribute('href')).toBe('/seats/madras/aerospace/ai/open/female')
  expect(worst.getByText(/^Bachelor and Master of Technology \(Dual Degree\), 5 years/)).toBeTruthy()
  expect(worst.getByText('We said 3,501 to 6,158; it closed at 16 in JoSAA 2025, final round.')).toBeTruthy()
})

test('what was said of whole lists stands beside what came, and what rounds played ahead are worth', async () => {
  show()
  const lists = within(await screen.findByRole('region', { name: 'Whole lists and rounds' }))
  const rows = lists.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows[1]).toEqual(['Under 2%', '3,881', '<1%', '<1%'])
  expect(rows[4]).toEqual(['10 to 20%', '434', '15%', '14%'])
  expect(lists.getByText(/^Rounds played ahead: after 55 of 100 rounds the very seat came/)).toBeTruthy()
})

test('rank bands stand in order, and a kind never promised says so instead of 0%', async () => {
  show()
  await screen.findByRole('heading', { level: 1 })
  const byRank = within(screen.getAllByRole('region', { name: 'By rank' })[0] ?? document.body)
  const rows = byRank.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows).toEqual(['100 to 999', '50,000 and beyond'])
  expect(byRank.getAllByText('none').length).toBe(2)
})

function record(name: string, bins: TrackRecord['bins'] = tenths()): TrackRecord {
  const bands = {
    safe: { count: 0, said: 0.974, true: 0.96 },
    likely: { count: 9, said: 0.7038, true: 0.5987 },
    reach: { count: 9, said: 0.2773, true: 0.1649 },
    longShot: { count: 9, said: 0.018, true: 0.009 },
  }
  const scores = { medianMiss: 0.1, brier: 0.1, logLoss: 0.3, calibrationError: 0.01 }
  return { name, pools: 7, ...scores, bins, ...bands, insideRange: 0.82 }
}

function tenths(): TrackRecord['bins'] {
  return Array.from({ length: 10 }, (_, tenth) =>
    tenth === 8 ? { count: 48426, said: 0.8516, true: 0.8606 } : { count: 10, said: tenth / 10, true: tenth / 10 },
  )
}

type Card = DataOf<typeof reportCards.get>

function show() {
  const miss: Card['worst'][number] = {
    season: 2025,
    institute: 'Indian Institute of Technology Madras',
    programme: 'Aerospace Engineering',
    quota: 'AI',
    seatType: 'OPEN',
    gender: 'female',
    said: { low: 3501, middle: 4695, high: 6158 },
    closed: 16,
    seatKey: 'madras/aerospace/ai/open/female',
    course: { degree: 'Bachelor and Master of Technology (Dual Degree)', durationYears: 5 },
  }
  const card: Card = {
    seasons: [2022, 2026],
    all: record('all'),
    bySeason: [{ ...record('2022'), safe: { count: 9, said: 0.97, true: 0.94 } }, record('2026')],
    byQuota: [record('AI')],
    byCategory: [record('OPEN')],
    byGender: [record('neutral')],
    byInstituteType: [record('NIT')],
    byRank: [record('50000-'), record('100-999')],
    byReliability: [record('steady')],
    vanished: {
      ordinary: { forecast: 46_533, unprinted: 1738, programmeEnded: 900, quotaEnded: 38 },
      pwd: { forecast: 5059, unprinted: 1207, programmeEnded: 20, quotaEnded: 3 },
    },
    worst: [miss],
  }
  const api = fakeApi().answer(reportCards.get, card)
  return showPage({ path: '/report-card', words: en, page: ReportCardPage, loader, api })
}
