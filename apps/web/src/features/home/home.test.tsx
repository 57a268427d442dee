import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anAnswer, aSeat } from '#web/testing/predictor-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import HomePage, { loader } from './home-page.tsx'
import { runRankIsland } from './rank-island.ts'

afterEach(cleanup)

test('the first page is a form that leads to the predictor with the rank, the category and the state', async () => {
  showHome()
  const rank = await screen.findByRole<HTMLInputElement>('textbox', { name: 'My rank in JEE Main' })
  expect([rank.name, rank.value]).toEqual(['main', '12,000'])
  expect(rank.form?.getAttribute('action')).toBe('/tools/college-predictor')
  expect(rank.form?.method).toBe('get')
})

test('the ruler stands on the closing ranks that the call answers, with their season and round', async () => {
  showHome()
  expect(await screen.findByRole('heading', { name: 'Where seats closed in JoSAA 2026, round 6' })).toBeTruthy()
  expect(screen.getByRole('img', { name: /NIT Trichy CSE: 1,100.*VNIT Nagpur ME: 32,000/ })).toBeTruthy()
  expect(screen.getByText(/^1 of 2 branches/)).toBeTruthy()
})

test('a seat that the book does not hold is left out, never guessed', async () => {
  showHome(() => undefined)
  await screen.findByRole('textbox', { name: 'My rank in JEE Main' })
  expect(screen.queryByRole('img')).toBeNull()
})

test('typing a rank moves the reader on the ruler and tells how many branches are within reach', async () => {
  showHome()
  const rank = await screen.findByRole('textbox', { name: 'My rank in JEE Main' })
  runRankIsland()
  fireEvent.input(rank, { target: { value: '1,000' } })
  expect(screen.getByText('You, 1,000')).toBeTruthy()
  expect(screen.getByText(/^2 of 2 branches/)).toBeTruthy()
  fireEvent.input(rank, { target: { value: '40000' } })
  expect(screen.getByText('You, 40,000')).toBeTruthy()
  expect(screen.getByText(/^0 of 2 branches/)).toBeTruthy()
})

const CLOSINGS: Record<string, number> = {
  'Tiruchirappalli Computer Science': 1100,
  'Nagpur Mechanical Engineering': 32_000,
}

function showHome(closingOf: (q: string) => number | undefined = (q) => CLOSINGS[q]) {
  return showPage({
    path: '/',
    words: en,
    page: HomePage,
    loader,
    answer: (call) => {
      const closing = closingOf(call.searchParams.get('q') ?? '')
      const seasons = [{ season: 2026, round: 6, opening: 1, closing: closing ?? null, wouldGet: true }]
      return { status: 200, body: anAnswer({ data: closing === undefined ? [] : [aSeat({ seasons })] }) }
    },
  })
}
