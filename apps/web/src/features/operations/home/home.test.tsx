import { collegePredictor } from '@sopaan/contract/college-predictor'
import { events } from '@sopaan/contract/events'
import { feedbacks } from '@sopaan/contract/feedback'
import { mentors } from '@sopaan/contract/mentors'
import { paths, TOOL_NAMES } from '@sopaan/contract/paths'
import { plans } from '@sopaan/contract/plans'
import { reportCards } from '@sopaan/contract/report-cards'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { LoaderFunction } from 'react-router'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import HomePage, { loader } from './home-page.tsx'
import { runRankIsland } from './rank-island.ts'
import ToolsPage from './tools-page.tsx'

test('the first page is the card of five questions, empty, that leads to the predictor', async () => {
  showHome()
  const rank = await screen.findByRole<HTMLInputElement>('textbox', { name: 'JEE Main rank (CRL)' })
  expect([rank.name, rank.value]).toEqual(['main', ''])
  for (const name of ['Category', 'Gender']) expect(screen.getByRole('group', { name })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Class 12 state' })).toBeTruthy()
  expect(screen.queryByText(en.questions.more)).toBeNull()
  expect(rank.form?.getAttribute('action')).toBe('/tools/college-predictor')
  expect(rank.form?.method).toBe('get')
})

test('the ruler stands on the closing ranks of the newest season that ships, with its round', async () => {
  showHome()
  expect(await screen.findByRole('heading', { name: /^Where seats closed in JoSAA 2026, round 5/ })).toBeTruthy()
  expect(screen.getAllByRole('img', { name: /NIT Trichy CSE: 1,373.*VNIT Nagpur ME: 23,449/ })[0]).toBeTruthy()
})

test('what cannot be had is left out, and the page stands: form, ruler, tools with their answers, questions', async () => {
  const { calls } = showHome()
  const sections = await screen.findAllByRole('heading', { level: 2 })
  // The api of the test has nothing: no mentor, testimonial, plan or event is made up.
  expect(sections.map((heading) => heading.textContent)).toEqual([
    `${en.home.rulerTitle('2026', '5')}. ${en.home.rulerNote}`,
    en.home.toolsTitle,
    en.home.questionsTitle,
  ])
  expect(new Set(calls.map(({ pathname }) => pathname))).toEqual(
    new Set([
      events.list.path,
      mentors.list.path,
      feedbacks.testimonials.path,
      plans.list.path,
      reportCards.get.path,
      collegePredictor.predict.path,
    ]),
  )
  // 182 of 300 marks and an average of 8.4 (AICTE: 10 times less 7.5 points), as the tools answer them.
  expect(screen.getByText('76.5%')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Rank calculator/ }).textContent).toMatch(/\d to [\d,]+182 of 300 marks/)
})

test('testimonials that could not be had are told in the fixed words, with Try Again, and that page is not kept (R375)', async () => {
  showHome()
  expect(await screen.findByText('Failed to fetch testimonials')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/')
  cleanup()
  showPage({
    path: '/',
    words: en,
    page: HomePage,
    loader: loader as LoaderFunction,
    api: fakeApi().answer(feedbacks.testimonials, []),
  })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Failed to fetch testimonials')).toBeNull()
})

test('typing a rank moves the reader on the ruler and tells how many branches are within reach', async () => {
  showHome()
  const rank = await screen.findByRole('textbox', { name: 'JEE Main rank (CRL)' })
  runRankIsland()
  fireEvent.input(rank, { target: { value: '1,000' } })
  expect(screen.getAllByText('You, 1,000')).toHaveLength(2)
  expect(screen.getByText(/got 7 of these 7 seats/)).toBeTruthy()
  fireEvent.input(rank, { target: { value: '40000' } })
  expect(screen.getAllByText('You, 40,000')).toHaveLength(2)
  expect(screen.getByText(/got 1 of these 7 seats/)).toBeTruthy()
})

function showHome() {
  return showPage({ path: '/', words: en, page: HomePage, loader: loader as LoaderFunction })
}

test('the page of tools leads to each of them in the language it is read in', async () => {
  showPage({ path: '/hi/tools', words: hi, page: ToolsPage })
  const links = await screen.findAllByRole('link')
  const hrefs = links.map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(TOOL_NAMES.map((name) => `/hi${paths.tool(name)}`)))
  expect(screen.getByRole('heading', { name: hi.shell.toolNames['college-predictor'] })).toBeTruthy()
})
