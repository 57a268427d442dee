import { urlOf } from '@sopaan/contract/client'
import { adminFeedback, type Feedback, feedbacks } from '@sopaan/contract/feedback'
import { filterActions } from '@sopaan/contract/filter-actions'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import FeedbackPage from './feedback-page.tsx'
import ModerationPage from './moderation-page.tsx'

const WRITTEN: Feedback = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
  message: 'The predictor told me in June what came true in July.',
  category: 'predictor',
  starRating: 4,
  mayBeShown: false,
  status: 'rejected',
  reason: 'It names another person.',
  createdAt: '2026-11-21T05:30:00.000Z',
  changedAt: '2026-11-21T05:30:00.000Z',
}
type Row = DataOf<typeof adminFeedback.list>['data'][number]
const rowOf = (at: number, author: string): Row => ({
  ...WRITTEN,
  _id: `0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c0${at}`,
  status: 'pending',
  reason: null,
  author: { _id: A_MENTEE._id, fullName: author },
  moderatedAt: null,
})
const waitingList = (...data: Row[]) => ({
  data,
  pending: data.length,
  averages: [],
  page: { page: 1, limit: 20, total: data.length },
})

test('a mentee sends stars, category and words; nothing is shown to anybody unless it is ticked', async () => {
  const sent = showSignedIn(<FeedbackPage />, {
    words: en,
    api: fakeApi()
      .answer(feedbacks.history, [])
      .answer(feedbacks.submit, { message: '', data: { ...WRITTEN, status: 'pending' } }),
  })
  expect(await screen.findByText('You have not sent any yet.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'predictor' } })
  fireEvent.change(screen.getByLabelText('Your feedback'), { target: { value: WRITTEN.message } })
  fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  expect(await screen.findByText('Waiting')).toBeTruthy()
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    url: feedbacks.submit.path,
    body: { message: WRITTEN.message, category: 'predictor', starRating: 4, mayBeShown: false },
  })
})

test('who has become a mentor reads and changes what was written as a mentee, and writes no more', async () => {
  showSignedIn(<FeedbackPage />, {
    words: en,
    path: '/mentor-dashboard/feedback',
    user: { ...A_MENTEE, role: 'mentor' },
    api: fakeApi().answer(feedbacks.history, [WRITTEN]),
  })
  expect(await screen.findByText(WRITTEN.message)).toBeTruthy()
  expect(screen.getByRole('button', { name: en.feedback.edit })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull()
})

test('the form says how many characters are still needed, and how many can still be written', async () => {
  showSignedIn(<FeedbackPage />, { words: en, api: fakeApi().answer(feedbacks.history, []) })
  expect(await screen.findByText('10 more characters')).toBeTruthy()
  const write = (message: string) =>
    fireEvent.change(screen.getByLabelText('Your feedback'), { target: { value: message } })
  write('   123456789   ')
  expect(screen.getByText('1 more character')).toBeTruthy()
  write('1234567890')
  expect(screen.getByText('990 characters left')).toBeTruthy()
  write('x'.repeat(1_000))
  expect(screen.getByText('0 characters left')).toBeTruthy()
})

test('without stars or category nothing is sent, and each field says what it takes', async () => {
  const sent = showSignedIn(<FeedbackPage />, { words: en, api: fakeApi().answer(feedbacks.history, []) })
  fireEvent.click(await screen.findByRole('button', { name: 'Send feedback' }))
  expect(await screen.findByText('Choose one to five stars')).toBeTruthy()
  expect(screen.getByText('Choose what it is about')).toBeTruthy()
  expect(document.activeElement, 'the eye is led to what is missing first').toBe(
    screen.getByRole('radio', { name: '1 of 5 stars' }),
  )
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a rejection shows its reason, and what is edited carries what stood there', async () => {
  showSignedIn(<FeedbackPage />, { words: en, api: fakeApi().answer(feedbacks.history, [WRITTEN]) })
  expect(await screen.findByText('It names another person.')).toBeTruthy()
  expect(screen.getByText('Not approved')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
})

test.each([
  ['unknown', 'Only we read this. To let others read it too, tell us your month of birth first.'],
  ['minor', 'Only we read this. To let others read it too, a parent agrees first.'],
] as const)(
  'R238, C23: somebody of %s age writes to us, and is not asked whether it may be shown',
  async (ageBand, note) => {
    const sent = showSignedIn(<FeedbackPage />, {
      user: { ...A_MENTEE, ageBand },
      words: en,
      api: fakeApi().answer(feedbacks.history, [WRITTEN]).answer(feedbacks.submit, { message: '', data: WRITTEN }),
    })
    expect(await screen.findByText(note)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
    fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'predictor' } })
    fireEvent.change(screen.getByLabelText('Your feedback'), { target: { value: 'It helped me a lot.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    await vi.waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ mayBeShown: false, starRating: 4 }),
    )
  },
)

test('R374: feedback that cannot be fetched says so and can be asked for again', async () => {
  showSignedIn(<FeedbackPage />, { words: en, api: fakeApi().refuse(feedbacks.history, 'INTERNAL') })
  expect(await screen.findByText('Failed to fetch feedbacks')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
})

test('R372: an edit that failed is told, and what was written stays', async () => {
  showSignedIn(
    <>
      <FeedbackPage />
      <Toaster />
    </>,
    { words: en, api: fakeApi().answer(feedbacks.history, [WRITTEN]).refuse(feedbacks.edit, 'INTERNAL') },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const field = screen.getAllByLabelText<HTMLTextAreaElement>('Your feedback').at(-1)
  fireEvent.change(field as HTMLTextAreaElement, { target: { value: 'It told me in June what came true in August.' } })
  fireEvent.click(screen.getByRole('button', { name: en.feedback.save }))
  expect(await screen.findByText('Failed to update feedback')).toBeTruthy()
  expect(field?.value).toBe('It told me in June what came true in August.')
})

test('R373: a decision of staff that failed is told, and the row waits on', async () => {
  showSignedIn(
    <>
      <ModerationPage />
      <Toaster />
    </>,
    {
      words: en,
      user: AN_OWNER,
      api: fakeApi()
        .answer(filterActions.list, [])
        .answer(adminFeedback.list, waitingList(rowOf(1, 'Asha Rao')))
        .refuse(adminFeedback.moderate, 'INTERNAL'),
    },
  )
  const sheet = await openSheet('Asha Rao')
  fireEvent.click(sheet.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Failed to update feedback status')).toBeTruthy()
  expect(sheet.getAllByRole('button', { name: 'Approve' })).toHaveLength(1)
})

test('staff see what waits, and approve the words they read', async () => {
  const waiting = rowOf(1, 'Asha Rao')
  const api = fakeApi()
    .answer(filterActions.list, [])
    .answer(adminFeedback.list, waitingList(waiting))
    .answer(adminFeedback.moderate, { message: '', data: waiting })
  showSignedIn(<ModerationPage />, {
    user: AN_OWNER,
    words: hi,
    path: '/admin/feedback',
    api,
  })
  const sheet = await openSheet('Asha Rao')
  fireEvent.click(sheet.getByRole('button', { name: 'स्वीकार करें' }))
  await vi.waitFor(() =>
    expect(api.sent(adminFeedback.moderate)).toMatchObject([
      {
        url: urlOf(adminFeedback.moderate, { params: { id: waiting._id } }),
        body: { status: 'approved', changedAt: WRITTEN.changedAt },
      },
    ]),
  )
  expect(api.sent(adminFeedback.list)[0]?.url).toBe(
    urlOf(adminFeedback.list, { query: { page: 1, status: 'pending' } }),
  )
})

test('feedback that is ticked is approved at once, without a number to type where it is seen at a glance', async () => {
  const all = [1, 2, 3].map((at) => ({ ...rowOf(at, `Person ${at}`), message: `Feedback number ${at}` }))
  const api = fakeApi()
    .answer(filterActions.list, [])
    .answer(adminFeedback.list, waitingList(...all))
    .answer(filterActions.start, { _id: A_MENTEE._id })
  showSignedIn(<ModerationPage />, { user: AN_OWNER, words: en, path: '/admin/feedback', api })
  const table = within(await screen.findByRole('table', { hidden: true }))
  for (const name of ['Tick Person 1', 'Tick Person 3']) fireEvent.click(table.getByLabelText(name))
  const bar = within(screen.getByRole('region', { name: 'What can be done with the ticked rows' }))
  expect(bar.getByText('2 ticked')).toBeTruthy()
  fireEvent.click(bar.getByRole('button', { name: 'Approve' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.queryByLabelText(/to confirm$/)).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await vi.waitFor(() =>
    expect(api.sent(filterActions.start)).toMatchObject([
      { body: { list: 'feedback', ids: [all[0]?._id, all[2]?._id], action: { kind: 'approve' }, confirmed: 2 } },
    ]),
  )
  await vi.waitFor(() => expect(screen.queryByText('2 ticked')).toBeNull())
})

test('a double click on Approve decides on one person: no row leaves its place, and it can be undone', async () => {
  const all = [1, 2, 3].map((at) => ({ ...rowOf(at, `Person ${at}`), message: `Feedback number ${at}` }))
  const api = fakeApi()
    .answer(filterActions.list, [])
    .answer(adminFeedback.list, waitingList(...all))
    .answer(adminFeedback.moderate, ({ url, body }) => {
      const row = all.find(({ _id }) => url.endsWith(_id))
      if (row === undefined) throw new Error('There is no such row.')
      const isBack = (body as { status: string }).status === 'pending'
      api.answer(adminFeedback.list, waitingList(...all.filter((each) => isBack || each !== row)))
      return { message: '', data: row }
    })
  showSignedIn(<ModerationPage />, {
    user: AN_OWNER,
    words: en,
    path: '/admin/feedback',
    api,
  })
  const places = () =>
    [...document.querySelectorAll('tbody tr')].map(({ textContent }) => /Person \d/.exec(textContent ?? '')?.[0])
  const sheet = await openSheet('Person 1')
  const approve = sheet.getByRole('button', { name: 'Approve' })
  fireEvent.click(approve)
  fireEvent.click(approve)
  expect((await screen.findAllByText('Approved. Its author is told.')).length).toBeGreaterThan(0)
  await vi.waitFor(() => expect(api.sent(adminFeedback.list).length).toBeGreaterThan(1))
  expect(places()).toEqual(['Person 1', 'Person 2', 'Person 3'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo', hidden: true })[0] ?? document.body)
  await vi.waitFor(() => expect(screen.queryAllByRole('button', { name: 'Undo', hidden: true })).toEqual([]))
  expect(api.sent(adminFeedback.moderate).map(({ url, body }) => [url.slice(-1), body])).toMatchObject([
    ['1', { status: 'approved' }],
    ['1', { status: 'pending' }],
  ])
})

test('staff search feedback by a word or a name, put it in order and take it as a file, and the state that was chosen stays', async () => {
  const api = fakeApi()
    .answer(adminFeedback.list, waitingList(rowOf(1, 'Kavya Iyer')))
    .refuse(adminFeedback.csv, 'RATE_LIMITED', { retryAfterSeconds: 60 })
  showSignedIn(<ModerationPage />, { user: AN_OWNER, words: en, path: '/admin/feedback?q=kavya&status=pending', api })
  const asked = () =>
    Object.fromEntries(new URL(api.sent(adminFeedback.list).at(-1)?.url ?? '', 'https://sopaan.example').searchParams)
  await vi.waitFor(() => expect(asked()).toEqual({ q: 'kavya', status: 'pending', page: '1' }))
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', 'kavya')
  const head = await screen.findByRole('columnheader', { name: 'Stars', hidden: true })
  fireEvent.click(within(head).getByRole('link', { hidden: true }))
  await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'kavya', status: 'pending', sort: '-stars' }))
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await vi.waitFor(() =>
    expect(api.sent(adminFeedback.csv).map(({ url }) => url)).toEqual([expect.stringContaining('q=kavya')]),
  )
})

/** Presses a name in the list, which opens what its owner wrote. */
async function openSheet(name: string) {
  fireEvent.click((await screen.findAllByRole('button', { name, hidden: true }))[0] ?? document.body)
  return within(screen.getByRole('dialog'))
}
