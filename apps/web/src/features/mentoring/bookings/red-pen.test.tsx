import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { type ListSuggestion, type ListSuggestions, listSuggestions } from '@sopaan/contract/list-suggestions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBooking } from '#web/testing/booking-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import SessionPage from './session-page.tsx'

const SILCHAR = 'national-institute-of-technology-silchar/civil-engineering-4-years-bachelor-of-technology'
const WITH_LIST: BookingPage = {
  ...aBooking(),
  choiceList: { _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c71', name: 'Mine' },
}
const OF_A_MENTOR: BookingPage = { ...WITH_LIST, other: { ...WITH_LIST.other, firstName: 'Asha', seat: null } }
const MOVE: ListSuggestion = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c81',
  kind: 'move',
  key: SILCHAR,
  college: 'National Institute of Technology, Silchar',
  branch: 'Civil Engineering',
  position: 0,
  reason: 'It closes later.',
  state: 'open',
  conflict: null,
  isListChanged: false,
  suggestedAt: '2026-11-24T05:30:00.000Z',
}

function stateAfter(decision: string): ListSuggestion {
  return { ...MOVE, state: decision === 'accept' ? 'accepted' : 'open' }
}

function show(booking: BookingPage, suggested: Partial<ListSuggestions>, words = en) {
  const answer = { suggestions: [MOVE], choices: 2, maySuggest: false, ...suggested }
  const api = fakeApi()
    .answer(bookings.get, booking)
    .answer(listSuggestions.list, answer)
    .answer(listSuggestions.decide, ({ body }) => ({
      ...answer,
      suggestions: [stateAfter((body as { decision: string }).decision)],
    }))
  showSignedIn(<SessionPage />, { words, api })
  return api
}

test('the student accepts a suggestion with one tap and takes that back with another', async () => {
  const api = show(WITH_LIST, {})
  expect(await screen.findByText('Move NIT Silchar, Civil to No. 1')).toBeTruthy()
  expect(screen.getByText('Why: It closes later.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(api.sent(listSuggestions.decide).map(({ body }) => body)).toEqual([
      { decision: 'accept' },
      { decision: 'reopen' },
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
})

test('what does not fit the list any more is said and can only be left', async () => {
  show(WITH_LIST, { suggestions: [{ ...MOVE, conflict: 'not-on-list', isListChanged: true }] })
  expect(await screen.findByText('It is no longer on the list.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Leave' }).disabled).toBe(false)
})

test('the mentor suggests a removal with a reason, once its fields are filled', async () => {
  const api = show(OF_A_MENTOR, { suggestions: [], maySuggest: true })
    .answer(bookings.readList, {
      name: 'Mine',
      sharedOn: '2026-11-22',
      keys: [SILCHAR],
      stateChoices: [],
      profile: null,
      judged: {
        choices: [],
        rounds: [],
        unknownKeys: [],
        forecastSeason: 2027,
        afterRound: 0,
        newestSeason: 2026,
        bookHash: '0123456789abcdef',
      },
    })
    .answer(listSuggestions.suggest, { suggestions: [MOVE], choices: 1, maySuggest: true })
  fireEvent.click(await screen.findByRole('radio', { name: 'Remove' }))
  fireEvent.click(screen.getByRole('button', { name: 'Suggest' }))
  expect(await screen.findByText('Choose a choice.')).toBeTruthy()
  expect(screen.getByText('Say why.')).toBeTruthy()
  await screen.findByRole('option', { name: /^1\. / })
  fireEvent.change(screen.getByLabelText('Choice of the list'), { target: { value: SILCHAR } })
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Too far.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Suggest' }))
  await waitFor(() =>
    expect(api.sent(listSuggestions.suggest).map(({ body }) => body)).toEqual([
      { kind: 'remove', key: SILCHAR, reason: 'Too far.' },
    ]),
  )
})

test('when all is decided the session says so, in Hindi too', async () => {
  show(WITH_LIST, { suggestions: [{ ...MOVE, state: 'accepted' }] }, hi)
  expect(await screen.findByText('सब पर फैसला हो गया। इस मुलाकात में लिस्ट का काम पूरा।')).toBeTruthy()
})

test('after the session what is open leads its page and stays the student’s to decide; the outcome is said', async () => {
  const held: BookingPage = {
    ...WITH_LIST,
    state: 'held',
    startsAt: '2026-08-01T13:30:00.000Z',
    endsAt: '2026-08-01T14:15:00.000Z',
  }
  const left: ListSuggestion = { ...MOVE, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c82', state: 'declined' }
  const api = show(held, { suggestions: [MOVE, left] })
  expect(await screen.findByText('1 still open')).toBeTruthy()
  expect(screen.getByText('Accepted: 0. Left: 1.')).toBeTruthy()
  expect(screen.getByText('The session is over, but these stay open: accept or leave them any day.')).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings[0]).toBe('Red pen')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(api.sent(listSuggestions.decide)).toHaveLength(1))
})

test('the mentor of a session that is over is told that nothing new can be suggested', async () => {
  show({ ...OF_A_MENTOR, state: 'held' }, { suggestions: [MOVE] })
  expect(await screen.findByText(/^The session is over, so nothing new can be suggested/)).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Remove' })).toBeNull()
})

test('without a list the session has no red pen', async () => {
  show({ ...WITH_LIST, choiceList: null }, {})
  await screen.findByRole('heading', { name: en.mentoring.session.items })
  expect(screen.queryByRole('heading', { name: 'Red pen' })).toBeNull()
})
