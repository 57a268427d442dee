import { auth } from '@sopaan/contract/auth'
import { planner } from '@sopaan/contract/planner'
import { revisions } from '@sopaan/contract/revisions'
import { sessions } from '@sopaan/contract/sessions'
import { studyDay } from '@sopaan/contract/study-day'
import { users } from '@sopaan/contract/users'
import { istDate } from '@sopaan/domain/time/ist'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AccountMenu } from '#web/features/account/dashboards/account-menu.tsx'
import { clearOwn, storeFor, storeOwn } from '#web/offline/own-store.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner, aSession } from '#web/testing/planner-answers.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { OwnLine } from './own-line.tsx'
import OwnPlannerPage from './own-planner-page.tsx'
import { TodayCard } from './today-card.tsx'
import { WaitingEdits } from './waiting-edits.tsx'

const OPTICS = aSession({ title: 'Optics', startsAt: new Date(Date.now() + 3_600_000).toISOString() })

beforeEach(() => {
  clearOwn()
  localStorage.clear()
})

test('the planner opens without a network as it was last seen, and says since when', async () => {
  storeFor(A_MENTEE)
  storeOwn('ownPlanner', aPlanner('2027-12-01'))
  storeOwn('ownSessions', [OPTICS])
  const api = fakeApi().lose(planner.find).lose(sessions.list)
  showSignedIn(
    <>
      <WaitingEdits />
      <OwnPlannerPage />
    </>,
    { words: en, api, path: '/mentee-dashboard/tools/study-planner' },
  )
  expect(await screen.findByRole('button', { name: 'What to do with Optics' })).toBeTruthy()
  expect(screen.getByText(/^No internet\. This is how it stood on/)).toBeTruthy()
})

test('the bar of what waits is drawn with the page, so that nothing moves under a finger when its program comes', () => {
  storeFor(A_MENTEE)
  const edit = { key: 'a', doneAt: OPTICS.startsAt, does: 'bookmark', sessionId: OPTICS._id, isBookmarked: true }
  storeOwn('ownEdits', { notes: [], renames: [], edits: [edit] })
  showSignedIn(<OwnLine />, { words: en, api: fakeApi().lose(users.getMe) })
  expect(screen.getByText(en.ownEdits.waiting('1'))).toBeTruthy()
  expect(screen.getByRole('button', { name: en.ownEdits.tryNow })).toBeTruthy()
})

test('a tick of today without a network is kept and shown', async () => {
  storeFor(A_MENTEE)
  const { _id, title, subject, chapterKey, startsAt, durationMinutes: minutes } = OPTICS
  const thing = { sessionId: _id, isPlanned: false, title, subject, chapterKey, startsAt, minutes, isCompleted: false }
  const day = { day: istDate(new Date()), isSet: true, isRestDay: false, things: [thing], appointments: [], exam: null }
  storeOwn('ownDay', { ...day, revisions: { count: 0, minutes: 0 } })
  const api = fakeApi()
    .lose(studyDay.today)
    .lose(sessions.mark)
    .lose(planner.find)
    .lose(sessions.list)
    .lose(users.getMe)
  showSignedIn(
    <>
      <WaitingEdits />
      <TodayCard dashboard="mentee-dashboard" />
    </>,
    { words: en, api },
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: /Optics/ }))
  expect(await screen.findByText(en.ownEdits.waiting('1'))).toBeTruthy()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Optics/ }).checked).toBe(true))
})

test('what waits goes out when the line is back, with how long ago it was done, and the note of it goes', async () => {
  storeFor(A_MENTEE)
  storeOwn('ownEdits', {
    notes: [],
    renames: [],
    edits: [
      {
        key: 'a',
        doneAt: new Date(Date.now() - 7_200_000).toISOString(),
        does: 'revise',
        revisionId: OPTICS._id,
        rating: 'good',
        reviews: 1,
        name: 'Rotation',
      },
    ],
  })
  const card = {
    kind: 'chapter' as const,
    chapterKey: null,
    note: null,
    card: null,
    dueAt: OPTICS.startsAt,
    reviews: 2,
  }
  const api = fakeApi()
    .answer(users.getMe, { data: { user: A_MENTEE } } as never)
    .answer(revisions.review, { ...card, _id: OPTICS._id, nextDays: { again: 1, hard: 2, good: 3, easy: 4 } })
  showSignedIn(<WaitingEdits />, { words: en, api })
  await waitFor(() => expect(api.sent(revisions.review)).toHaveLength(1))
  const body = api.sent(revisions.review)[0]?.body as { doneSecondsAgo: number } | undefined
  expect(Math.round((body?.doneSecondsAgo ?? 0) / 60)).toBe(120)
  await waitFor(() => expect(screen.queryByText(en.ownEdits.waiting('1'))).toBeNull())
})

test('what waits for one person is not sent while another is signed in', async () => {
  storeFor(A_MENTEE)
  const edit = { key: 'a', doneAt: OPTICS.startsAt, does: 'bookmark', sessionId: OPTICS._id, isBookmarked: true }
  storeOwn('ownEdits', { notes: [], renames: [], edits: [edit] })
  const other = { ...A_MENTEE, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c34' }
  const api = fakeApi().answer(users.getMe, { data: { user: other } } as never)
  showSignedIn(<WaitingEdits />, { words: en, api })
  await waitFor(() => expect(api.sent(users.getMe).length).toBeGreaterThan(0))
  expect(api.sent(sessions.toggle)).toEqual([])
})

test.each([
  ['English', en],
  ['Hindi', hi],
])('what two devices could not both have is said in %s, and the other value can be taken', async (_, words) => {
  storeFor(A_MENTEE)
  const clash = { key: 'c', name: 'Optics', what: 'clash', sessionId: OPTICS._id, field: 'durationMinutes' }
  const told = [
    { ...clash, ours: 60, theirs: 90 },
    { key: 's', name: 'Waves', what: 'stays' },
    { key: 't', name: 'Heat', what: 'stays-changed' },
    { key: 'u', name: 'Rotation', what: 'answered' },
  ]
  storeOwn('ownEdits', { edits: [], renames: [], notes: told })
  storeOwn('ownSessions', [OPTICS])
  const api = fakeApi().answer(sessions.update, { updatedSession: { ...OPTICS, durationMinutes: 90 } })
  showSignedIn(<WaitingEdits />, { words, api })
  const { ownEdits: own, planner: names } = words
  const written = own.clash('Optics', own.fields.durationMinutes, names.minutes('60'), names.minutes('90'))
  // The document is read with plain spaces.
  const said = written.replaceAll('\u00a0', ' ')
  expect(await screen.findByText(said)).toBeTruthy()
  for (const line of [own.stays('Waves'), own.staysChanged('Heat'), own.answered('Rotation')])
    expect(screen.getByText(line)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: own.useOther }))
  await waitFor(() => expect(api.sent(sessions.update)[0]?.body).toMatchObject({ durationMinutes: 90 }))
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  for (const button of screen.getAllByRole('button', { name: own.fine })) fireEvent.click(button)
  expect(screen.queryByText(own.stays('Waves'))).toBeNull()
})

test.each([
  ['English', en],
  ['Hindi', hi],
])('what was set aside says in %s what it was, and can be tried again or dropped', async (_, words) => {
  storeFor(A_MENTEE)
  const edit = { key: 'a', doneAt: OPTICS.startsAt, does: 'mark', sessionId: OPTICS._id, isCompleted: true }
  const refusal = { code: 'INTERNAL', message: 'Something went wrong' }
  const told = ['a', 'b'].map((key) => ({ key, name: 'Optics', what: 'refused', refusal, edit: { ...edit, key } }))
  storeOwn('ownEdits', { edits: [], renames: [], notes: told })
  const api = fakeApi().answer(sessions.mark, { session: { ...OPTICS, isCompleted: true } })
  showSignedIn(<WaitingEdits />, { words, api })
  const { ownEdits: own } = words
  const said = own.refused('Optics', own.deeds.mark, own.stumbled)
  expect(await screen.findAllByText(said)).toHaveLength(2)
  expect(screen.getByText(own.notSaved)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: own.again })[0] as HTMLElement)
  await waitFor(() => expect(api.sent(sessions.mark)).toHaveLength(1))
  await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: own.drop }))
  expect(screen.queryByText(said)).toBeNull()
  expect(api.sent(sessions.mark)).toHaveLength(1)
})

test('a sign-out that would lose what was not sent says so first', async () => {
  storeFor(A_MENTEE)
  const edit = { key: 'a', doneAt: OPTICS.startsAt, does: 'bookmark', sessionId: OPTICS._id, isBookmarked: true }
  storeOwn('ownEdits', { notes: [], renames: [], edits: [edit] })
  const api = fakeApi().lose(users.getMe)
  showSignedIn(<AccountMenu user={A_MENTEE} />, { words: en, api })
  fireEvent.click(screen.getByRole('button', { name: en.account.nav.signOut, hidden: true }))
  expect(await screen.findByText(en.ownEdits.signOutLoses('1'))).toBeTruthy()
  expect(api.sent(auth.logout)).toEqual([])
})
