import { planner as plannerCalls } from '@sopaan/contract/planner'
import { type StudySession, sessions } from '@sopaan/contract/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner, aSession } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import OwnPlannerPage from './own-planner-page.tsx'

const { planner } = en
/** Half a minute past half past eight in the evening in India, when an hour still fits before ten. */
const NOW = '2026-11-25T15:00:30.000Z'
const OVERVIEW = aPlanner('2027-01-24')
/** Of today. */
const SESSION = aSession({ startsAt: NOW })

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function Toasts() {
  const { toasts } = useToasterStore()
  return toasts.map(({ id, message }) => <p key={id}>{String(message)}</p>)
}

/** A server that keeps no change: it is broken. */
const anApi = () =>
  [sessions.create, sessions.remove, sessions.update, sessions.toggle, sessions.mark].reduce(
    (api, change) => api.refuse(change, 'INTERNAL'),
    fakeApi()
      .answer(plannerCalls.find, OVERVIEW)
      .answer(sessions.list, { sessions: [SESSION] }),
  )

/** The planner of somebody with one session. */
function show(api = anApi()) {
  const page = (
    <>
      <OwnPlannerPage />
      <Toasts />
    </>
  )
  return showSignedIn(page, {
    words: en,
    path: '/mentee-dashboard/study-planner',
    api,
  })
}
const choose = async (item: string) => {
  const menu = await screen.findByRole('list', { name: planner.cardMenu('Mock paper'), hidden: true })
  fireEvent.click(within(menu).getByRole('button', { name: item, hidden: true }))
}

test('R391: sessions that cannot be fetched are told in a toast and in their place, and the rest of the page stays', async () => {
  show(anApi().refuse(sessions.list, 'INTERNAL'))
  await waitFor(() => expect(screen.getAllByText('Failed to fetch sessions')).toHaveLength(2), { timeout: 5_000 })
  expect(screen.getByRole('heading', { level: 1, name: planner.ownTitle })).toBeTruthy()
  expect(screen.getByRole('button', { name: en.loading.tryAgain })).toBeTruthy()
  expect(await screen.findByLabelText(planner.examOn)).toBeTruthy()
})

test('R392: a session that cannot be added is told, and the line stays', async () => {
  show()
  const line = await screen.findByLabelText(planner.quickAdd)
  fireEvent.change(line, { target: { value: 'optics tomorrow 6pm' } })
  fireEvent.click(screen.getByRole('button', { name: planner.add }))
  expect(await screen.findByText('Failed to add session')).toBeTruthy()
  expect((line as HTMLInputElement).value).toBe('optics tomorrow 6pm')
})

test.each([
  ['R393: a session that cannot be removed', planner.remove, 'Failed to delete session'],
  ['R394: a bookmark that cannot be set', planner.bookmark, 'Failed to toggle bookmark'],
  ['R395: a session that cannot be ticked off', planner.markDone, 'Failed to mark complete'],
])('%s is told, and the session stays as it was', async (_, item, said) => {
  show()
  await screen.findByRole('button', { name: planner.cardMenu('Mock paper') })
  await choose(item)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByText('Mock paper')).toBeTruthy()
  expect(screen.queryByText(planner.finished)).toBeNull()
})

/** Of yesterday, and not done. */
const missedOne = (changes: Partial<StudySession> = {}) =>
  aSession({ startsAt: '2026-11-24T11:30:00.000Z', subject: 'physics', ...changes })

/** A server that keeps what is moved, taken out and written down. */
function aSavingApi(first: StudySession) {
  return fakeApi()
    .answer(plannerCalls.find, OVERVIEW)
    .answer(sessions.list, { sessions: [first] })
    .answer(sessions.update, ({ body }) => ({ updatedSession: { ...first, ...(body as Partial<StudySession>) } }))
    .answer(sessions.remove, { removed: 1 })
    .answer(sessions.create, { session: first, made: 1 })
}

test('what was missed is added where it fits, ahead of now, and can be taken back', async () => {
  const first = missedOne()
  const api = aSavingApi(first)
  showWithToaster(api)
  const row = within(await screen.findByRole('region', { name: planner.missedTitle }))
  expect(row.getByText(/1 missed, 1\sh/)).toBeTruthy()
  fireEvent.click(row.getByRole('button', { name: planner.missedAdd(1) }))
  await waitFor(() => expect(api.sent(sessions.update)).toHaveLength(1))
  const moved = api.sent(sessions.update)[0]?.body as Partial<StudySession> | undefined
  // A quarter to nine, and not half past eight, which has begun.
  expect(moved?.startsAt).toBe('2026-11-25T15:15:00.000Z')
  await waitFor(() => expect(screen.queryByRole('region', { name: planner.missedTitle })).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: planner.undo, hidden: true }))
  await waitFor(() => expect(api.sent(sessions.update)[1]?.body).toMatchObject({ startsAt: first.startsAt }))
})

test('what was missed is skipped, and Undo writes it down as it was', async () => {
  const first = missedOne({ notes: 'Sheet 4' })
  const api = aSavingApi(first)
  showWithToaster(api)
  const row = within(await screen.findByRole('region', { name: planner.missedTitle }))
  fireEvent.click(row.getByRole('button', { name: planner.missedSkip(1) }))
  await waitFor(() => expect(screen.queryByRole('region', { name: planner.missedTitle })).toBeNull())
  expect(api.sent(sessions.remove)).toHaveLength(1)
  fireEvent.click(await screen.findByRole('button', { name: planner.undo, hidden: true }))
  await waitFor(() => expect(api.sent(sessions.create)).toHaveLength(1))
  const { title, subject, startsAt, durationMinutes, notes } = first
  expect(api.sent(sessions.create)[0]?.body).toMatchObject({ title, subject, startsAt, durationMinutes, notes })
})

test('a task of a mentor is added or done, not skipped in passing', async () => {
  showWithToaster(aSavingApi(missedOne({ source: 'mentor', fromName: 'Ananya' })))
  const row = within(await screen.findByRole('region', { name: planner.missedTitle }))
  expect(row.getByRole('button', { name: planner.missedAdd(1) })).toBeTruthy()
  expect(row.queryByRole('button', { name: planner.missedSkip(1) })).toBeNull()
})

function showWithToaster(api: ReturnType<typeof fakeApi>) {
  const page = (
    <>
      <OwnPlannerPage />
      <Toaster />
    </>
  )
  showSignedIn(page, { words: en, path: '/mentee-dashboard/tools/study-planner', api })
}
