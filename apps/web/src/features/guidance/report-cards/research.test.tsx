import { research } from '@sopaan/contract/research'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import ResearchPage, { loader } from './research-page.tsx'

function season(year: number, medianMiss: number) {
  return {
    season: year,
    ours: { pools: 9000, medianMiss, brier: 0.1, logLoss: 0.3, calibrationError: 0.05, insideRange: 0.8 },
    points: [{ name: 'last season', medianMiss: 0.2 }],
    chances: [{ name: 'log-normal with one sigma', brier: 0.12345, logLoss: 0.4, calibrationError: 0.06 }],
  }
}

function show(words = en) {
  const api = fakeApi().answer(research.get, { seasons: [season(2025, 0.1), season(2026, 0.09)] })
  return showPage({ path: '/research', words, page: ResearchPage, loader, api })
}

test('our figure of each season stands first, in percent of the rank or to four digits, beside the plain ways', async () => {
  show()
  const rowsOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent))
  await screen.findByRole('heading', { level: 1 })
  // e^.1 - 1 = 10.5 %, e^.09 - 1 = 9.4 %, e^.2 - 1 = 22.1 %.
  expect(rowsOf('Miss of the middle seat, in percent')).toEqual([
    ['Way', '2025', '2026'],
    ['Our forecast', '10.5', '9.4'],
    ['The rank of last season', '22.1', '22.1'],
  ])
  expect(rowsOf('Error of the chances (Brier score)')[2]).toEqual(['Bell curve around last season', '0.1235', '0.1235'])
  expect(screen.getByText(/^2025 to 2026, each forecast from earlier seasons alone\. 18,000 seats/)).toBeTruthy()
})

test.each([
  ['English', en],
  ['Hindi', hi],
])('what rounds played ahead were worth stands with the way it is worked out, in %s', async (_, words) => {
  show(words)
  const { research: said } = words
  const table = within(await screen.findByRole('region', { name: said.rounds }))
  const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    [said.way, said.sameSeat, said.hasSeat],
    [said.ours, '55', '87'],
    [said.lastRounds, '52', '82'],
  ])
  expect(screen.getByText(said.roundsNote('2,000', '3.3'))).toBeTruthy()
  expect(screen.getByText(/^P\(no seat\) = /)).toBeTruthy()
  expect(screen.getByRole('link', { name: said.listsLink }).getAttribute('href')).toMatch(/\/report-card#lists$/)
  expect(screen.getByText('npm run bench -- list-risk')).toBeTruthy()
})

test('it gives the file, the commands, the data and the report card', async () => {
  show()
  await screen.findByRole('heading', { level: 1 })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Download the CSV file')).toBe(research.saidAndCame.path)
  expect(hrefOf('Every table we read, to search and download')).toBe('/datatest')
  expect(hrefOf('The same for everybody: our report card')).toBe('/report-card')
  expect(screen.getByText('npm run bench -- forecast')).toBeTruthy()
  expect(screen.getByText('npm run bench -- forecast-choices')).toBeTruthy()
})

test('every way has words in both languages', () => {
  expect(Object.keys(hi.research.ways)).toEqual(Object.keys(en.research.ways))
})
