import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import toast, { useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { aPlanner, aSession } from '#web/testing/planner-answers.ts'
import { type Sent, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import OwnPlannerPage from './own-planner-page.tsx'

beforeAll(() => {
  // The document of the tests knows no popovers.
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(() => {
  cleanup()
  toast.remove()
})

const { planner } = en
const FAILED = { status: 500, body: { status: 'error', code: 'INTERNAL', message: 'no' } }
const OVERVIEW = aPlanner(addDays(istDate(new Date()), 60))
/** Of today, whichever day that is. */
const SESSION = aSession({ startsAt: new Date().toISOString() })

function Toasts() {
  const { toasts } = useToasterStore()
  return toasts.map(({ id, message }) => <p key={id}>{String(message)}</p>)
}

/** The planner of somebody with one session, before a server that keeps nothing. */
function show(
  sessions: { status?: number; body: unknown } = {
    body: { status: 'success', sessions: [SESSION] },
  },
) {
  const page = (
    <>
      <OwnPlannerPage />
      <Toasts />
    </>
  )
  return showSignedIn(page, {
    words: en,
    path: '/mentee-dashboard/study-planner',
    answer: ({ method, url }: Sent) => {
      if (method !== 'GET') return FAILED
      return url.includes('/sessions') ? sessions : { body: { status: 'success', data: OVERVIEW } }
    },
  })
}
const choose = async (item: string) => {
  const menu = await screen.findByRole('list', { name: planner.cardMenu('Mock paper'), hidden: true })
  fireEvent.click(within(menu).getByRole('button', { name: item, hidden: true }))
}

test('R391: sessions that cannot be fetched are told in a toast and in their place, and the rest of the page stays', async () => {
  show(FAILED)
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
