import { auth } from '@sopaan/contract/auth'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { SIGN_IN_HINT_COOKIE } from '@sopaan/contract/cookies'
import { users } from '@sopaan/contract/users'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { WaitingEdits } from '#web/features/study/planner/waiting-edits.tsx'
import { clearOwn, countWaiting, storeFor, storeOwn } from '#web/offline/own-store.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en, type Words } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { sendShelvedLists } from './choice-lists.queries.ts'
import { readDevice, writeDevice } from './device-lists.ts'
import OwnChoicesPage from './own-choices-page.tsx'

const words = en.choices

beforeEach(() => {
  clearOwn()
  localStorage.clear()
})

test('an account without a list reads that nothing stands in it, and the way to the season', async () => {
  const api = fakeApi().answer(choiceLists.list, { lists: [], chosenId: null })
  showSignedIn(<OwnChoicesPage />, { words: en, path: '/mentee-dashboard/choices', api })
  expect(await screen.findByText(words.emptyTitle)).toBeTruthy()
  expect(screen.getByRole('link', { name: en.ownSeason.open }).getAttribute('href')).toBe('/mentee-dashboard/season')
})

test('staff have no season of their own', async () => {
  const api = fakeApi().answer(choiceLists.list, { lists: [], chosenId: null })
  showSignedIn(<OwnChoicesPage />, { user: AN_OWNER, words: en, path: '/admin/choices', api })
  expect(await screen.findByText(words.emptyTitle)).toBeTruthy()
  expect(screen.queryByRole('link', { name: en.ownSeason.open })).toBeNull()
})

const DREAM = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c50',
  name: 'Dream',
  keys: [],
  version: 1,
  changedAt: '2026-06-02T05:30:00.000Z',
  share: null,
}
const { _id: id, name, keys, version, share } = DREAM
const STORED_LISTS = { lists: [{ id, name, keys, version, share }], chosenId: id }

function showLists(api: ReturnType<typeof fakeApi>, language: Words = en): void {
  storeFor(A_MENTEE)
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser of somebody signed in has it.
  document.cookie = `${SIGN_IN_HINT_COOKIE}=1`
  const page = (
    <>
      <WaitingEdits />
      <OwnChoicesPage />
    </>
  )
  showSignedIn(page, {
    words: language,
    path: '/mentee-dashboard/choices',
    api: api.answer(auth.checkSession, { status: 'success', code: 200 }).answer(users.getMe, { user: A_MENTEE }),
  })
}

test('a list made without a network is there after a reload, waits visibly, and goes out when the line is back', async () => {
  const api = fakeApi()
    .answer(choiceLists.list, { lists: [DREAM], chosenId: id })
    .lose(choiceLists.make)
  api.answer(choiceLists.choose, { lists: [DREAM], chosenId: id })
  showLists(api)
  fireEvent.click(await screen.findByRole('button', { name: words.moreOf('Dream') }))
  fireEvent.click(screen.getByRole('button', { name: words.copy, hidden: true }))
  await waitFor(() => expect(countWaiting()).toBe(1))
  cleanup()
  api.lose(choiceLists.list)
  showLists(api)
  expect(await screen.findByRole('button', { name: words.moreOf('Dream (2)') })).toBeTruthy()
  expect((await screen.findAllByText(en.ownEdits.waiting('1'))).length).toBeGreaterThan(0)
  api.answer(choiceLists.list, { lists: [DREAM], chosenId: id })
  api.answer(choiceLists.make, ({ body }) => ({ ...DREAM, ...(body as { _id: string; name: string }) }))
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(countWaiting()).toBe(0))
  expect(api.sent(choiceLists.make).at(-1)?.body).toMatchObject({ name: 'Dream (2)' })
})

const OF_DEVICE = { id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c51', name: 'Sofa', keys: ['college-ab/civil-d'] }
const STORED_LIST = { ...DREAM, keys: ['college-ef/civil-d'] }

test.each([
  ['English', en],
  ['Hindi', hi],
])('lists of the device are not called saved before the account has them, in %s', async (_, language) => {
  const choices = language.choices
  writeDevice({ lists: [OF_DEVICE], chosenId: undefined, profile: '' })
  const merged = Promise.withResolvers<{ lists: (typeof STORED_LIST)[]; chosenId: string }>()
  const api = fakeApi().answer(choiceLists.list, { lists: [STORED_LIST], chosenId: id })
  api.answer(choiceLists.merge, () => merged.promise)
  showLists(api, language)
  expect(await screen.findByText(choices.saving)).toBeTruthy()
  expect(screen.queryByText(choices.inAccount)).toBeNull()
  merged.resolve({ lists: [STORED_LIST], chosenId: id })
  expect(await screen.findByText(choices.inAccount)).toBeTruthy()
})

test('lists of the device that could not be sent are not called saved, and are sent again by a tap', async () => {
  writeDevice({ lists: [OF_DEVICE], chosenId: undefined, profile: '' })
  const api = fakeApi()
    .answer(choiceLists.list, { lists: [STORED_LIST], chosenId: id })
    .lose(choiceLists.merge)
  showLists(api)
  const again = await screen.findByRole('button', { name: words.tryNow })
  expect(screen.queryByText(words.inAccount)).toBeNull()
  expect(screen.queryByText(words.mergeRefused), 'the account is not full').toBeNull()
  api.answer(choiceLists.merge, { lists: [STORED_LIST], chosenId: id })
  fireEvent.click(again)
  expect(await screen.findByText(words.inAccount)).toBeTruthy()
  expect(readDevice().lists).toEqual([])
})

test('an account that has no room says so', async () => {
  writeDevice({ lists: [OF_DEVICE], chosenId: undefined, profile: '' })
  const api = fakeApi().answer(choiceLists.list, { lists: [STORED_LIST], chosenId: id })
  showLists(api.refuse(choiceLists.merge, 'CHOICE_LISTS_FULL', { max: 10 }))
  expect(await screen.findByText(words.mergeRefused)).toBeTruthy()
})

test.each([
  ['English', en],
  ['Hindi', hi],
])('a list that two devices named differently keeps the name of this one, and says so in %s', async (_, language) => {
  storeFor(A_MENTEE)
  const mine = [{ id, name: 'Papa', keys }]
  storeOwn('ownLists', { kept: STORED_LISTS, lists: mine, changed: 1, isUnsent: true })
  const theirs = { ...DREAM, name: 'Mummy', version: 2 }
  const api = fakeApi().answer(choiceLists.list, { lists: [theirs], chosenId: id })
  api.answer(choiceLists.save, { ...theirs, name: 'Papa', version: 3 })
  showLists(api, language)
  const own = language.ownEdits
  expect(await screen.findByText(own.clash('Papa', own.fields.title, 'Papa', 'Mummy'))).toBeTruthy()
  await waitFor(() => expect(api.sent(choiceLists.save)[0]?.body).toMatchObject({ name: 'Papa', version: 2 }))
})

test('what somebody did to lists is not there for whoever signs in next', () => {
  storeFor(A_MENTEE)
  storeOwn('ownLists', { kept: STORED_LISTS, lists: [], changed: 1, isUnsent: true })
  storeFor({ ...A_MENTEE, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c34' })
  expect(countWaiting()).toBe(0)
  expect(localStorage.getItem('ownLists')).toBeNull()
})

test('what never reached the account is saved from whatever page comes next', async () => {
  storeFor(A_MENTEE)
  storeOwn('ownLists', { kept: STORED_LISTS, lists: [], changed: 1, isUnsent: true })
  const api = fakeApi().answer(choiceLists.list, { lists: [DREAM], chosenId: id })
  api.answer(choiceLists.remove, undefined as never).listen()
  await sendShelvedLists()
  expect(api.sent(choiceLists.remove)).toHaveLength(1)
  expect(countWaiting()).toBe(0)
})
