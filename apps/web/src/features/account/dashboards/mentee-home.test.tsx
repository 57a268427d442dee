import { bookings } from '@sopaan/contract/bookings'
import { choiceLists, type OwnChoiceList } from '@sopaan/contract/choice-lists'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { studyDay } from '@sopaan/contract/study-day'
import { type User, users } from '@sopaan/contract/users'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countMergedSeats } from '#web/features/guidance/choice-lists/choice-lists.queries.ts'
import { readDevice, writeDevice } from '#web/features/guidance/choice-lists/device-lists.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { aBooking } from '#web/testing/booking-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import MenteeHomePage from './mentee-home-page.tsx'

const KEYS = Array.from({ length: 12 }, (_, at) => `college-${at}/civil-4-years/ai/open/neutral`)
const LIST = { id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c77', name: 'My list', keys: KEYS }

/** The account of somebody new, as the server has it: lists arrive with their merging, answers with their saving. */
function show() {
  const api = fakeApi()
    .answer(choiceLists.judge, JUDGED)
    .answer(choiceLists.list, { lists: [], chosenId: null })
    .answer(choiceLists.merge, ({ body }) => {
      const { lists: sent } = body as { lists: Pick<OwnChoiceList, '_id' | 'name' | 'keys'>[] }
      const lists = sent.map((list) => ({ ...list, version: 1, share: null, changedAt: '2026-06-02T05:30:00.000Z' }))
      api.answer(choiceLists.list, { lists, chosenId: LIST.id })
      return { lists, chosenId: LIST.id }
    })
    .answer(users.updateMe, ({ body }) => ({ user: { ...A_MENTEE, ...(body as Partial<User>) } }))
    .answer(bookings.list, { data: [], page: 1, limit: 20, total: 0 })
    .answer(studyDay.today, EMPTY_DAY)
  showSignedIn(<MenteeHomePage />, { words: en, api })
  return api
}
const JUDGED: JudgedChoices = {
  choices: [],
  rounds: [],
  unknownKeys: [],
  forecastSeason: 2027,
  afterRound: 0,
  newestSeason: 2026,
  bookHash: '0123456789abcdef',
}
const EMPTY_DAY = {
  day: '2026-11-22',
  isSet: false,
  isRestDay: false,
  things: [],
  appointments: [],
  revisions: { count: 0, minutes: 0 },
  exam: null,
}
const steps = async () => {
  const list = await screen.findByRole('list', { name: 'Your first steps' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4))
  return list
}

test('somebody new reads what to do first, each step once, and no card is empty', async () => {
  show()
  const list = await steps()
  await screen.findByText('0 of 4 done')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.[0]),
  ).toEqual(['1', '2', '3', '4'])
  expect(within(list).getByRole('link', { name: 'Add my ranks' }).getAttribute('href')).toBe(
    '/mentee-dashboard/profile#study',
  )
  expect(within(list).getByRole('link', { name: 'Your first week' }).getAttribute('href')).toBe(
    '/mentee-dashboard/tools/study-planner',
  )
  expect(
    within(list)
      .getByRole('link', { name: /senior/ })
      .getAttribute('href'),
  ).toBe('/mentee-dashboard/mentors')
  expect(screen.queryByRole('heading', { name: 'My list' })).toBeNull()
})

test('a session that is agreed on comes before the first steps, and nothing else does', async () => {
  const api = show()
  await steps()
  const before = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(before.indexOf('Your first steps')).toBeLessThan(before.indexOf('Next session'))
  cleanup()
  queryClient.clear()
  api.answer(bookings.list, { data: [aBooking()], page: 1, limit: 20, total: 1 })
  showSignedIn(<MenteeHomePage />, { words: en, api })
  await steps()
  await waitFor(() => {
    const after = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(after.indexOf('Next session')).toBeLessThan(after.indexOf('Your first steps'))
  })
})

test('the answers typed before the sign-up are offered at once, and saved they are the profile', async () => {
  writeDevice({ lists: [], chosenId: undefined, profile: 'main=12000&category=OBC-NCL&state=Bihar' })
  const api = show()
  const list = await steps()
  expect(within(list).getByText('12,000')).toBeTruthy()
  expect(within(list).getByText('OBC-NCL · Bihar')).toBeTruthy()
  fireEvent.click(within(list).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(readDevice().profile).toBe(''))
  expect(api.sent(users.updateMe)[0]?.body).toEqual({
    studentFacts: { ...A_MENTEE.studentFacts, ranks: { main: 12_000 }, category: 'OBC-NCL', homeState: 'Bihar' },
  })
  expect(await screen.findByRole('heading', { name: 'My rank in JEE Main' })).toBeTruthy()
})

test('answers of somebody else on a shared device are dropped by one press, and the rank is asked for', async () => {
  writeDevice({ lists: [], chosenId: undefined, profile: 'main=12000' })
  const api = show()
  const list = await steps()
  fireEvent.click(within(list).getByRole('button', { name: 'Not mine' }))
  expect(await within(list).findByRole('link', { name: 'Add my ranks' })).toBeTruthy()
  expect(readDevice().profile).toBe('')
  expect(api.sent(users.updateMe)).toEqual([])
})

test('a device that holds no sensible rank offers nothing', async () => {
  writeDevice({ lists: [], chosenId: undefined, profile: 'main=0&mainCategory=abc&category=OBC-NCL' })
  show()
  expect(await within(await steps()).findByRole('link', { name: 'Add my ranks' })).toBeTruthy()
})

test('the list made before the sign-up is there when Home opens, and it says where it came from', async () => {
  writeDevice({ lists: [LIST], chosenId: LIST.id, profile: '' })
  // Counted since the page was loaded; other tests of this run may have brought lists along.
  const seats = countMergedSeats() + LIST.keys.length
  show()
  await screen.findByText('1 of 4 done')
  expect(await screen.findByText(`Your list of ${seats} from this device is saved here.`)).toBeTruthy()
  expect(screen.queryByText('Find seats')).toBeNull()
  expect(readDevice().lists).toEqual([])
})

test('class and JEE are answered where they are asked, and without a rank the next step is the list', async () => {
  const api = show()
  const list = await steps()
  fireEvent.click(within(list).getByRole('button', { name: 'Save and continue' }))
  expect(await within(list).findByText('Answer at least one of the three.')).toBeTruthy()
  expect(api.sent(users.updateMe)).toEqual([])
  fireEvent.click(within(list).getByRole('radio', { name: 'Class 12' }))
  const [year] = within(list).getAllByRole<HTMLInputElement>('radio', { name: /^JEE 20/ })
  fireEvent.click(year ?? list)
  fireEvent.click(within(list).getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('1 of 4 done')).toBeTruthy()
  expect(api.sent(users.updateMe)[0]?.body).toEqual({
    studentFacts: { ...A_MENTEE.studentFacts, studyClass: '12', targetYear: Number(year?.value) },
  })
  expect(screen.getByRole('heading', { name: 'Your first steps' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find seats' })).toBeTruthy()
})

test('a rank typed in the first step is the rank on Home', async () => {
  const api = show()
  const list = await steps()
  fireEvent.input(within(list).getByLabelText('JEE Main rank'), { target: { value: '12000' } })
  fireEvent.click(within(list).getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByRole('heading', { name: 'My rank in JEE Main' })).toBeTruthy()
  expect(api.sent(users.updateMe)[0]?.body).toMatchObject({ studentFacts: { ranks: { main: 12_000 } } })
  await waitFor(() => expect(document.activeElement?.textContent, 'at the next step').toBe('Your list'))
})
