import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import HomePage from './home-page.tsx'
import { runRankIsland } from './rank-island.ts'

afterEach(cleanup)

test('the first page is a form that leads to the predictor with the rank, the category and the state', async () => {
  showHome()
  const rank = await screen.findByRole<HTMLInputElement>('textbox', { name: 'My rank in JEE Main' })
  expect([rank.name, rank.value]).toEqual(['main', '12,000'])
  expect(rank.form?.getAttribute('action')).toBe('/tools/college-predictor')
  expect(rank.form?.method).toBe('get')
})

test('the ruler stands on the closing ranks of the newest season that ships, with its round', async () => {
  showHome()
  expect(await screen.findByRole('heading', { name: 'Where seats closed in JoSAA 2026, round 5' })).toBeTruthy()
  expect(screen.getByRole('img', { name: /NIT Trichy CSE: 1,373.*VNIT Nagpur ME: 23,449/ })).toBeTruthy()
})

test('the page asks the api for nothing', async () => {
  const { calls } = showHome()
  await screen.findByRole('heading', { level: 1 })
  expect(calls).toEqual([])
})

test('typing a rank moves the reader on the ruler and tells how many branches are within reach', async () => {
  showHome()
  const rank = await screen.findByRole('textbox', { name: 'My rank in JEE Main' })
  runRankIsland()
  fireEvent.input(rank, { target: { value: '1,000' } })
  expect(screen.getByText('You, 1,000')).toBeTruthy()
  expect(screen.getByText(/^7 of 7 branches/)).toBeTruthy()
  fireEvent.input(rank, { target: { value: '40000' } })
  expect(screen.getByText('You, 40,000')).toBeTruthy()
  expect(screen.getByText(/^1 of 7 branches/)).toBeTruthy()
})

function showHome() {
  return showPage({ path: '/', words: en, page: HomePage })
}
