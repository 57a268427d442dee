import { bookingSeries } from '@sopaan/contract/booking-series'
import { bookings } from '@sopaan/contract/bookings'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { A_MENTOR, aBooking, aBookingApi } from '#web/testing/booking-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import BookPage from './book-page.tsx'
import { SessionSeries } from './session-series.tsx'

const SLOT = '2026-11-25T13:30:00.000Z'
const WEEKS = [
  { week: 0, startsAt: SLOT, isFree: true, clash: null },
  { week: 1, startsAt: '2026-12-02T13:30:00.000Z', isFree: false, clash: null },
  {
    week: 2,
    startsAt: '2026-12-09T13:30:00.000Z',
    isFree: true,
    clash: { name: 'Kiran', startsAt: '2026-12-09T13:30:00.000Z', isAgreed: true },
  },
  { week: 3, startsAt: '2026-12-16T13:30:00.000Z', isFree: true, clash: null },
]
const SERIES = { number: 2, count: 4, following: 3, creditsBack: 2, waiting: 0 }

async function showFour(words: typeof en, credits: number) {
  const api = aBookingApi(credits).answer(bookingSeries.preview, WEEKS)
  showSignedIn(<BookPage />, { words, api })
  fireEvent.click(await screen.findByRole('radio', { name: /^7:00|^शाम/ }))
  fireEvent.change(screen.getByLabelText(words.mentoring.weekly.often), { target: { value: '4' } })
  await screen.findByText(words.mentoring.weekly.which)
  return api
}

test('each week says whether it can be had and what clashes; what is free and clear is asked for', async () => {
  const api = await showFour(en, 3)
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false, true])
  expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([false, true, false, false])
  expect(screen.getByText('You have a session with Kiran then.')).toBeTruthy()
  expect(screen.getByText('2 sessions, 2 credits')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(en.mentoring.choose.question), { target: { value: 'Is ECE here better?' } })
  api.answer(bookingSeries.book, { data: aBooking(), count: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Ask for 2 sessions' }))
  await waitFor(() => expect(api.sent(bookingSeries.book)).toHaveLength(1))
  expect(api.sent(bookingSeries.book)[0]?.body).toMatchObject({
    ...{ mentorId: A_MENTOR._id, startsAt: SLOT, weeks: [0, 3], mayOverlap: false },
  })
})

test('a clash that is wanted all the same is sent as such, more than the credits is said, and one week is a session alone', async () => {
  const api = await showFour(en, 2)
  const [first, , third, fourth] = screen.getAllByRole('checkbox')
  if (!first || !third || !fourth) throw new Error('A week is missing.')
  fireEvent.click(third)
  expect(screen.getByText('3 sessions, 3 credits: you have 2. Untick some, or get a plan.')).toBeTruthy()
  fireEvent.click(first)
  fireEvent.click(fourth)
  fireEvent.change(screen.getByLabelText(en.mentoring.choose.question), { target: { value: 'Is ECE here better?' } })
  api.answer(bookings.book, aBooking())
  fireEvent.click(screen.getByRole('button', { name: 'Ask for 1 session' }))
  await waitFor(() => expect(api.sent(bookings.book)).toHaveLength(1))
  expect(api.sent(bookings.book)[0]?.body).toMatchObject({ startsAt: '2026-12-09T13:30:00.000Z', mayOverlap: true })
})

test.each([
  {
    words: en,
    number: 'Session 2 of 4',
    cancel: 'Cancel this and the next 2',
    back: '2 of 3 credits come back. For the others it is too late.',
  },
  {
    words: hi,
    number: '4 में से मुलाकात 2',
    cancel: 'यह और अगली 2 रद्द करें',
    back: '3 में से 2 क्रेडिट वापस आएँगे। बाकी के लिए देर हो गई।',
  },
])('a session says which of its series it is, and cancels it with those that follow: $number', async (said) => {
  const api = fakeApi().answer(bookingSeries.cancel, { data: aBooking({ state: 'cancelled' }), count: 3 })
  const booking = aBooking({ isWeekly: true, series: SERIES })
  showSignedIn(<SessionSeries booking={booking} series={SERIES} />, { words: said.words, api })
  expect(screen.getByText(said.number)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: said.cancel }))
  expect(await screen.findByText(said.back)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: said.cancel }).at(-1) ?? document.body)
  await waitFor(() => expect(api.sent(bookingSeries.cancel)).toHaveLength(1))
})
