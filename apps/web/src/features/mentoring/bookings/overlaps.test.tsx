import { bookings } from '@sopaan/contract/bookings'
import { sessions } from '@sopaan/contract/sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { A_MENTOR, aBooking, aBookingApi, FREE_TIMES } from '#web/testing/booking-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import BookPage from './book-page.tsx'
import { NewTimeForm } from './new-time-form.tsx'
import { NextSessionCard } from './next-session-card.tsx'

const BOOKING_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02'
/** Seven in the evening in India. */
const SLOT = '2026-11-25T13:30:00.000Z'
test.each([
  ['English', en, '7:00\u00a0pm'],
  ['Hindi', hi, 'शाम\u00a07\u00a0बजे'],
] as const)(
  'in %s a second session at the same time is asked for only after a warning that names the first',
  async (_, words, time) => {
    const { choose } = words.mentoring
    const other = { name: 'Kiran', startsAt: SLOT, isAgreed: true }
    const api = aBookingApi().refuse(bookings.book, 'SESSION_OVERLAPS', { other })
    showSignedIn(<BookPage />, { words, api })
    fireEvent.click(await screen.findByRole('radio', { name: time }))
    fireEvent.change(screen.getByLabelText(choose.question), { target: { value: 'Is ECE here better?' } })
    fireEvent.click(screen.getByRole('button', { name: choose.send }))
    expect(await screen.findByText(/Kiran/)).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: choose.sendAllTheSame }))
    await waitFor(() => expect(api.sent(bookings.book)).toHaveLength(2))
    expect(api.sent(bookings.book)).toMatchObject([{ body: { mayOverlap: false } }, { body: { mayOverlap: true } }])
  },
)

test('a missing time and a missing question are told together, and the time’s fault goes when one is chosen', async () => {
  showSignedIn(<BookPage />, {
    words: en,
    api: aBookingApi(),
  })
  const slot = await screen.findByRole('radio', { name: '7:00\u00a0pm' })
  fireEvent.click(await screen.findByRole('button', { name: en.mentoring.choose.send }))
  expect(await screen.findByText('Choose a time first.')).toBeTruthy()
  expect(screen.getByText('Write 10 to 1000 characters.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'))
  fireEvent.click(slot)
  expect(screen.queryByText('Choose a time first.')).toBeNull()
  expect(screen.getByText('Write 10 to 1000 characters.')).toBeTruthy()
})

test('to move a session its own times are asked for, which hold its neighbours too', async () => {
  const booking = {
    _id: BOOKING_ID,
    startsAt: SLOT,
    other: { _id: A_MENTOR._id, firstName: 'Ananya', pictureUrl: null, seat: null },
  }
  const sent = showSignedIn(<NewTimeForm booking={booking} deed="move" onClose={() => undefined} />, {
    words: en,
    api: fakeApi().answer(bookings.freeTimes, FREE_TIMES),
  })
  expect(await screen.findByRole('radio', { name: '7:00\u00a0pm' })).toBeTruthy()
  expect(sent.map(({ url }) => url.split('?')[0])).toEqual([bookings.freeTimes.path.replace(':id', BOOKING_ID)])
})

test('a request for the same minute does not hide the agreed session and its way in', async () => {
  const other = { _id: A_MENTOR._id, firstName: 'Ananya', pictureUrl: null, seat: null }
  const asked = aBooking({ _id: A_MENTOR._id, other, state: 'requested', waitsFor: 'mentor', meetingUrl: null })
  const agreed = aBooking({
    _id: BOOKING_ID,
    other: { ...other, firstName: 'Kiran' },
    meetingUrl: 'https://meet.example.org/room',
  })
  showSignedIn(<NextSessionCard />, {
    words: en,
    api: aBookingApi()
      .answer(bookings.list, { data: [asked, agreed], page: 1, limit: 20, total: 2 })
      .answer(sessions.list, { sessions: [] }),
  })
  const join = await screen.findByRole('link', { name: en.mentoring.session.join })
  expect(join.getAttribute('href')).toBe('https://meet.example.org/room')
  expect(screen.getByText(/with Kiran/i)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Ananya/ })).toBeTruthy()
})
