import { type StateDataAnswer, type StateDataRow, stateData } from '@sopaan/contract/state-data'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { aStateSeat } from '#web/testing/state-answers.ts'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import StateDataPage, { loader } from './state-data-page.tsx'

function aRow(changes: Partial<StateDataRow> = {}): StateDataRow {
  const { institute, programme, category, gender, region, claims, facts, list, kind, closing, closingList } =
    aStateSeat()
  return {
    ...{ key: 'kcet-2025-1', counselling: 'kcet', name: 'KCET (KEA)', season: 2025, institute, programme, category },
    ...{ gender, region, claims, facts, list, kind, closing, closingList, quality: ['json-supplement'] },
    lists: [
      { round: '1', stage: '', closing: 9500.5 },
      { round: '3', stage: '', closing: 12_018 },
    ],
    ...changes,
  }
}

function anAnswer(changes: Partial<StateDataAnswer> = {}): StateDataAnswer {
  return {
    data: [aRow()],
    ...{ page: 1, limit: 50, total: 120, categories: [], bookHash: 'abc' },
    bodies: [
      { id: 'kcet', name: 'KCET (KEA)', state: 'Karnataka', season: 2025, seats: 100 },
      { id: 'bitsat', name: 'BITS Pilani (BITSAT)', state: 'All India', season: 2026, seats: 20 },
      { id: 'tnea', name: 'TNEA', state: 'Tamil Nadu', season: 2024, seats: 0 },
    ],
    groups: [{ value: 'CSE', name: 'Computer Science' }],
    ...changes,
  }
}

function show(path: string, answer = anAnswer(), words = en) {
  return showPage({ path, words, page: StateDataPage, loader, api: fakeApi().answer(stateData.list, answer) })
}

test('a row says branch, college, whom it is for, what it closed at on which list, and where that was printed', async () => {
  show('/datatest/states?q=jss')
  const [, row] = await screen.findAllByRole('row')
  expect(
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Computer Science and Engineering',
    'JSS Science and Technology University',
    'Category 2A, Rural, Rest of Karnataka (2AR)',
    '12,018KCET engineering rank',
    'KCET (KEA) 2025, round 3 (from a second published copy)round 1: 9,500.5',
  ])
})

test('without a counselling the page says where seats were found, each a way into that table', async () => {
  const { calls } = show('/datatest/states?q=computer&category=&page=2', anAnswer({ page: 2 }))
  const kcet = await screen.findByRole('link', { name: 'KCET (KEA), Karnataka, 2025: 100' })
  expect(kcet.getAttribute('href')).toBe('?q=computer&counselling=kcet')
  expect(screen.getByRole('link', { name: 'BITS Pilani (BITSAT), All India, 2026: 20' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /TNEA/ })).toBeNull()
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({ q: 'computer', page: '2', limit: '50' })
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/datatest/states?q=computer&page=3')
})

test('of one counselling the page says what is to be known, offers its categories, and leads to the own chance', async () => {
  show('/datatest/states?counselling=kcet', anAnswer({ categories: ['open', 'st'] }))
  expect(await screen.findByText(en.counsellings.notes.kcet ?? '')).toBeTruthy()
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
  expect([...category.options].map(({ value }) => value)).toEqual(['', 'open', 'st'])
  expect(screen.getByRole('link', { name: 'Which of these do I get?' }).getAttribute('href')).toBe(
    '/tools/state-college-predictor?counselling=kcet',
  )
})

test('nothing found, a page behind the last and an unknown filter each say what to do', async () => {
  const { unmount } = show('/datatest/states?q=nowhere', anAnswer({ data: [], total: 0 }))
  expect(await screen.findByText(en.collegeData.states.emptyText)).toBeTruthy()
  unmount()
  const behind = show('/datatest/states?q=jss&page=9', anAnswer({ data: [], page: 9 }))
  expect((await screen.findByRole('link', { name: 'To the last page, 3' })).getAttribute('href')).toBe('?q=jss&page=3')
  behind.unmount()
  const errors = [{ path: 'counselling', code: 'not_listed', msg: 'no' }]
  const api = fakeApi().refuse(stateData.list, 'INVALID_QUERY', { errors })
  showPage({ path: '/datatest/states?counselling=saxony', words: en, page: StateDataPage, loader, api })
  expect((await screen.findByRole('alert')).textContent).toContain('Something in this address is not known')
})

test('the page speaks Hindi and leaves names as the body prints them', async () => {
  show('/hi/datatest/states?q=jss', anAnswer(), hi)
  expect(await screen.findByRole('heading', { name: hi.collegeData.states.title })).toBeTruthy()
  expect(screen.getAllByText('JSS Science and Technology University').length).toBeGreaterThan(0)
})
