import { planner } from '@sopaan/contract/planner'
import { type Revision, revisions } from '@sopaan/contract/revisions'
import { sessions } from '@sopaan/contract/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import OwnPlannerPage from './own-planner-page.tsx'

const LENS: Revision = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c51',
  kind: 'card',
  chapterKey: null,
  note: null,
  card: { _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c52', front: 'Lens formula', back: '1/v − 1/u = 1/f' },
  dueAt: '2026-11-20T09:30:00.000Z',
  reviews: 0,
  nextDays: { again: 1, hard: 2, good: 3, easy: 8 },
}

function show(cards: Revision[], words = en) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:30:00.000Z') })
  const api = fakeApi()
    .answer(planner.find, { ...aPlanner(), revisions: cards })
    .answer(sessions.list, { sessions: [] })
  showSignedIn(<OwnPlannerPage />, { words, api, path: '/?view=week' })
  return api
}

test('a card shows its answer after it was tried, and then asks how well it came back', async () => {
  const api = show([LENS])
  expect(await screen.findAllByText('Lens formula'), 'to revise, and among the own cards').toHaveLength(2)
  expect(screen.queryByText('1/v − 1/u = 1/f')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show the answer' }))
  expect(screen.getByText('1/v − 1/u = 1/f')).toBeTruthy()
  api.answer(revisions.review, { ...LENS, reviews: 1 })
  fireEvent.click(screen.getByRole('button', { name: /^Good/ }))
  await waitFor(() => expect(api.sent(revisions.review)[0]?.body).toMatchObject({ rating: 'good', reviews: 0 }))
  vi.useRealTimers()
})

test('a card is added with both sides, changed, and removed after a question', async () => {
  const api = show([LENS])
    .answer(revisions.addCard, { status: 'success' })
    .answer(revisions.changeCard, { status: 'success' })
    .answer(revisions.removeCard, { status: 'success' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a card' }))
  const form = within(screen.getByRole('dialog'))
  fireEvent.input(form.getByLabelText(/^Question or name/), { target: { value: 'Snell' } })
  fireEvent.input(form.getByLabelText('Answer'), { target: { value: 'n₁ sin i = n₂ sin r' } })
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.sent(revisions.addCard)[0]?.body).toMatchObject({ front: 'Snell', back: 'n₁ sin i = n₂ sin r' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Delete Lens formula' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(api.sent(revisions.removeCard)).toHaveLength(1))
  vi.useRealTimers()
})

test('in Hindi', async () => {
  show([LENS], hi)
  expect(await screen.findByRole('button', { name: 'कार्ड जोड़ें' })).toBeTruthy()
  vi.useRealTimers()
})
