import { bookings } from '@sopaan/contract/bookings'
import { mentors } from '@sopaan/contract/mentors'
import { sessions } from '@sopaan/contract/sessions'
import { studyDay } from '@sopaan/contract/study-day'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
    fireEvent.click(screen.getByRole('button', { name: /^Ask for Wed 25 Nov|^बुध 25 नव/ }))
    expect(await screen.findByText(/Kiran/)).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: choose.sendAllTheSame }))
    await waitFor(() => expect(api.sent(bookings.book)).toHaveLength(2))
    expect(api.sent(bookings.book)).toMatchObject([{ body: { mayOverlap: false } }, { body: { mayOverlap: true } }])
  },
)

test.each([
  [
    'English',
    en,
    {
      name: 'Coaching PCM',
      chip: /^7:00\spm\s?Overlaps with Coaching PCM$/,
      line: /25 Nov: overlaps with Coaching PCM$/,
    },
  ],
  ['Hindi', hi, { name: null, chip: /^शाम\s7\sबजे\s?इसी समय: कोचिंग$/, line: /25 .*: इसी समय कोचिंग$/ }],
] as const)(
  'in %s a free time that meets own hours says which, and its day is marked; one that only touches them is not',
  async (_, words, { name, chip, line }) => {
    const hours = {
      kind: 'coaching' as const,
      _id: null,
      name: name === null ? null : { en: name },
      // Till half past seven in the evening in India.
      ...{ startsAt: '2026-11-25T11:00:00.000Z', minutes: 180 },
    }
    const slots = [SLOT, '2026-11-25T14:00:00.000Z', '2026-11-26T14:00:00.000Z']
    const api = aBookingApi()
      .answer(mentors.slots, { ...FREE_TIMES, slots })
      .answer(studyDay.ownHours, [hours])
    showSignedIn(<BookPage />, { words, api })
    expect(await screen.findByRole('radio', { name: chip })).toBeTruthy()
    expect(screen.getByText(line)).toBeTruthy()
    const days = screen.getByRole('group', { name: new RegExp(words.mentoring.choose.day) })
    const clashing = new RegExp(words.mentoring.choose.meets(name ?? 'कोचिंग'))
    expect(within(days).getAllByRole('radio', { name: clashing })).toHaveLength(1)
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
  expect(sent.map(({ url }) => url.split('?')[0]).toSorted()).toEqual(
    [bookings.freeTimes.path.replace(':id', BOOKING_ID), studyDay.ownHours.path].toSorted(),
  )
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
