import { choiceLists, type OwnChoiceList } from '@sopaan/contract/choice-lists'
import { urlOf } from '@sopaan/contract/client'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { readStored } from '#web/stored.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { ChoiceTray } from './choice-tray.tsx'
import { readDevice, writeDevice } from './device-lists.ts'

/** Choices, as lists store them; bookmarks name one of their seats. */
const KEYS = ['x-college/civil-4-years', 'y-college/civil-4-years'] as const
const seatOf = (key: string) => `${key}/ai/open/neutral`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: there is no other way to take one out of the test's document.
  document.cookie = 'hasSession=; max-age=0'
  localStorage.clear()
})

const LIST: OwnChoiceList = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
  name: 'Dream',
  keys: [KEYS[1]],
  version: 1,
  changedAt: '2026-11-20T05:30:00.000Z',
  share: null,
}

/** A server with one list for somebody signed in. */
function signIn(): FakeApi {
  const api = fakeApi()
    .answer(choiceLists.list, { lists: [LIST], chosenId: LIST._id })
    .listen()
  // biome-ignore lint/suspicious/noDocumentCookie: the hint of a sign-in, as the server sets it.
  document.cookie = 'hasSession=1'
  return api
}

function showPage() {
  return render(
    <MemoryRouter initialEntries={['/tools/college-predictor?main=5000']}>
      <WordsProvider words={en}>
        {KEYS.map((key, at) => (
          <Bookmark key={key} value={seatOf(key)} label={`Seat ${at + 1}`} />
        ))}
        <ChoiceTray search={new URLSearchParams('main=5000&type=NIT')} />
        <a href="/choice-list" data-testid="dock">
          <i data-testid="head-count" data-list-count="" />
        </a>
      </WordsProvider>
    </MemoryRouter>,
  )
}

test('a bookmark puts a seat on the device’s list in the form that the list page reads, and takes it off', async () => {
  showPage()
  const mark = screen.getByRole('button', { name: 'Seat 1' })
  fireEvent.click(mark)
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('true'))
  const [list] = readDevice().lists
  expect(list).toMatchObject({ name: 'My choice list', keys: [KEYS[0]] })
  expect(readDevice().chosenId).toBe(list?.id)
  expect(screen.getByRole('status').textContent).toContain('Added to My choice list')
  expect(screen.getByRole('region', { name: 'My list' }).textContent).toContain('My choice list1')
  expect(screen.getByTestId('head-count').dataset.listCount, 'head and dock count along').toBe('1')
  fireEvent.click(mark)
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('false'))
  expect(readDevice().lists[0]?.keys).toEqual([])
  expect(screen.getByTestId('head-count').dataset.listCount).toBe('')
})

test('bookmarks go to the open list, keep who it is judged for, and say what is on it already', async () => {
  const lists = [
    { id: 'a', name: 'Dream', keys: [] },
    { id: 'b', name: 'Safe', keys: [KEYS[1]] },
  ]
  writeDevice({ lists, chosenId: 'b', profile: 'main=5000' })
  showPage()
  window.dispatchEvent(new StorageEvent('storage', { key: 'choiceLists' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 2' }).getAttribute('aria-pressed')).toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(readDevice().lists[1]?.keys).toEqual([KEYS[1], KEYS[0]]))
  expect(readDevice()).toMatchObject({ chosenId: 'b', profile: 'main=5000' })
})

test('a full list takes no more, and says so', async () => {
  const keys = Array.from({ length: 300 }, (_, at) => `c-${at}/civil`)
  writeDevice({ lists: [{ id: 'a', name: 'Dream', keys }], chosenId: 'a', profile: '' })
  showPage()
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Dream is full: it holds 300 choices.'))
  expect(readDevice().lists[0]?.keys).toHaveLength(300)
})

test('a list that holds seats, as lists of before do, is read by its choices, each once at the first place', async () => {
  const pools = [seatOf(KEYS[0]), seatOf(KEYS[1]), seatOf(KEYS[0]).replace('neutral', 'female')]
  localStorage.setItem('choiceLists', JSON.stringify({ lists: [{ id: 'a', name: 'Old', keys: pools }], chosenId: 'a' }))
  expect(readDevice().lists[0]?.keys).toEqual([KEYS[0], KEYS[1]])
  showPage()
  const mark = screen.getByRole('button', { name: 'Seat 1' })
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByTestId('head-count').dataset.listCount).toBe('2')
  fireEvent.click(mark)
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('false'))
  expect(readDevice().lists[0]?.keys).toEqual([KEYS[1]])
})

test('the way to the list carries what the address says of the reader, and no filter', () => {
  showPage()
  expect(screen.getByRole('link', { name: /^My/ }).getAttribute('href')).toBe('/choice-list?main=5000')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(screen.getByTestId('dock').getAttribute('href'), 'head and dock lead there with it').toMatch(
    /\/choice-list\?main=5000$/,
  )
})

test('who the page speaks of stays on the device where the visitor came to it from here, and not by a link of somebody else', async () => {
  history.replaceState(null, '', '/tools/college-predictor?main=5000&type=NIT')
  showPage()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(readDevice().profile).toBe('')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/`)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(readDevice().profile).toBe('main=5000'))
  expect(readStored('filters'), 'what the results are narrowed to comes along').toBe('type=NIT')
})

test('answers typed on this page stay on the device, whatever link led to it', async () => {
  history.replaceState(null, '', '/tools/college-predictor?main=90000')
  showPage()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(readDevice().profile).toBe('main=5000'))
})

test('signed in, a bookmark goes to the list of the account, and nothing to the device', async () => {
  const api = signIn()
  api.answer(choiceLists.addSeat, { lists: [{ ...LIST, keys: [KEYS[1], KEYS[0]] }], chosenId: LIST._id })
  api.answer(choiceLists.removeSeat, { lists: [LIST], chosenId: LIST._id })
  showPage()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 2' }).getAttribute('aria-pressed')).toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 1' }).getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByRole('status').textContent).toContain('Added to Dream')
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 1' }).getAttribute('aria-pressed')).toBe('false'))
  expect(api.sent(choiceLists.addSeat)).toMatchObject([{ body: { key: KEYS[0], firstName: 'My choice list' } }])
  expect(api.sent(choiceLists.removeSeat)).toMatchObject([
    { url: urlOf(choiceLists.removeSeat, { query: { key: KEYS[0] } }) },
  ])
  expect(readDevice().lists).toEqual([])
})

test('signed in, a full list says so, and a seat that another tab added is shown as added', async () => {
  const api = signIn()
  showPage()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 2' }).getAttribute('aria-pressed')).toBe('true'))
  api.refuse(choiceLists.addSeat, 'CHOICE_LIST_FULL', { max: 300 })
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Dream is full: it holds 300 choices.'))
  api.refuse(choiceLists.addSeat, 'SEAT_ON_LIST')
  api.answer(choiceLists.list, { lists: [{ ...LIST, keys: [...KEYS] }], chosenId: LIST._id })
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 1' }).getAttribute('aria-pressed')).toBe('true'))
})

/** What a page of the account left on this device, as `own-store.ts` writes it. */
function shelve(owner = 'asha') {
  const lists = [{ id: LIST._id, name: LIST.name, keys: LIST.keys }]
  const data = { kept: { lists, chosenId: LIST._id }, lists, changed: 0, isUnsent: false }
  const entry = (of: string, content: unknown) =>
    JSON.stringify({ owner: of, at: '2026-11-20T05:30:00.000Z', data: content })
  localStorage.setItem('ownUser', entry('asha', {}))
  localStorage.setItem('ownLists', entry(owner, data))
}
/** The line is gone. */
const loseAll = (api: FakeApi) => api.lose(choiceLists.list).lose(choiceLists.addSeat).lose(choiceLists.removeSeat)
const shelved = () => JSON.parse(localStorage.getItem('ownLists') ?? '').data
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

test('signed in and without a network a press waits on the device for a page of the account to send it', async () => {
  const api = signIn()
  shelve()
  showPage()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(isPressed('Seat 2')).toBe('true'))
  loseAll(api)
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Kept on this phone.'))
  expect([isPressed('Seat 1'), isPressed('Seat 2')]).toEqual(['true', 'true'])
  expect(shelved()).toMatchObject({ lists: [{ keys: [KEYS[1], KEYS[0]] }], kept: { lists: [{ keys: [KEYS[1]] }] } })
  expect(shelved()).toMatchObject({ changed: 1, isUnsent: true })
  fireEvent.click(screen.getByRole('button', { name: 'Seat 2' }))
  await waitFor(() => expect(isPressed('Seat 2')).toBe('false'))
  expect(shelved().lists[0].keys).toEqual([KEYS[0]])
  expect(api.sent(choiceLists.removeSeat)).toEqual([])
  expect(readDevice().lists).toEqual([])
})

test('what was added with a network and taken out without one is taken out', async () => {
  const api = signIn()
  shelve()
  api.answer(choiceLists.addSeat, { lists: [{ ...LIST, keys: [KEYS[1], KEYS[0]] }], chosenId: LIST._id })
  showPage()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(isPressed('Seat 2')).toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(isPressed('Seat 1')).toBe('true'))
  loseAll(api)
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(isPressed('Seat 1')).toBe('false'))
  expect(shelved()).toMatchObject({
    lists: [{ keys: [KEYS[1]] }],
    kept: { lists: [{ keys: [KEYS[1], KEYS[0]] }] },
  })
})

test('lists of somebody else on this device are left as they are', async () => {
  loseAll(signIn())
  shelve('kiran')
  const before = localStorage.getItem('ownLists')
  showPage()
  fireEvent.click(screen.getByRole('button', { name: 'Seat 1' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Not saved.'))
  expect(localStorage.getItem('ownLists')).toBe(before)
})
