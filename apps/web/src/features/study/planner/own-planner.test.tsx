import { planner as plannerCalls } from '@sopaan/contract/planner'
import { sessions } from '@sopaan/contract/sessions'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useToasterStore } from 'react-hot-toast/headless'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner, aSession } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import OwnPlannerPage from './own-planner-page.tsx'

const { planner } = en
const OVERVIEW = aPlanner(addDays(istDate(new Date()), 60))
/** Of today, whichever day that is. */
const SESSION = aSession({ startsAt: new Date().toISOString() })

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
  expect(screen.getByRole('button', { name: en.account.tryAgain })).toBeTruthy()
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
