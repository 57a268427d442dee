import { bookings } from '@sopaan/contract/bookings'
import { urlOf } from '@sopaan/contract/client'
import { mentoring } from '@sopaan/contract/mentoring'
import { mentors, type OwnMentor } from '@sopaan/contract/mentors'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aBooking } from '#web/testing/booking-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import AvailabilityPage from './availability-page.tsx'
import { MentorHome } from './mentor-home.tsx'
import MentorProfilePage from './mentor-profile-page.tsx'

const A_MENTOR = { ...A_MENTEE, role: 'mentor' } as const
const OWN: OwnMentor = {
  state: 'approved',
  fields: {
    institute: 'nit-trichy',
    programme: 'computer-science',
    studyYear: 3,
    headline: 'Ask me about CSE.',
    about: 'Third year.',
    languages: ['en'],
    topics: ['branch-choice'],
  },
  seat: {
    institute: { slug: 'nit-trichy', name: 'NIT Trichy' },
    programme: { slug: 'computer-science', name: 'Computer Science' },
    studyYear: 3,
  },
  hours: {
    zone: 'Asia/Kolkata',
    weekly: [{ weekday: 2, range: { from: '19:00', to: '21:00' } }],
    exceptions: [],
    sessionMinutes: 45,
    bufferMinutes: 15,
    noticeHours: 24,
    aheadDays: 30,
    perDayMax: 4,
    calendarUrl: null,
    meetingUrl: null,
    isTakingBookings: true,
  },
  proofNote: '',
  hasProofFile: false,
  reason: null,
  appliedAt: '2026-11-01T05:30:00.000Z',
  calendarReadAt: null,
  calendarTrouble: null,
}
/** The own server of a mentor whose times are all taken. */
const ownApi = (own: OwnMentor | null = OWN) =>
  fakeApi().answer(mentors.own, own).answer(mentors.slots, { slots: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })

test.each([
  ['English', en, 'The end has to come after the start', 'Tuesday'],
  ['Hindi', hi, 'अंत शुरुआत के बाद होना चाहिए', 'मंगलवार'],
])(
  'hours that are refused are told at their place in %s, and nothing that was entered is lost',
  async (_, words, said, day) => {
    const sent = showSignedIn(<AvailabilityPage />, {
      words,
      user: A_MENTOR,
      api: ownApi().refuse(mentors.changeHours, 'INVALID_INPUT', {
        errors: [{ path: 'weekly.0.range.to', code: 'end_before_start', msg: 'for programs' }],
      }),
    })
    const { from, to, save, check } = words.mentoring.mentor
    const end = await screen.findByLabelText(`${day}: ${to}`)
    fireEvent.change(end, { target: { value: '18:00' } })
    expect(screen.getByText(words.mentoring.mentor.unsaved)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: save }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByText(check)).toBeTruthy()
    expect(document.activeElement).toBe(end)
    expect((end as HTMLInputElement).value).toBe('18:00')
    expect((screen.getByLabelText(`${day}: ${from}`) as HTMLInputElement).value).toBe('19:00')
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      weekly: [{ weekday: 2, range: { from: '19:00', to: '18:00' } }],
    })
  },
)

test('to stop taking bookings is kept at once, with the hours as they were kept and not as they are being changed', async () => {
  const closed = { ...OWN, hours: { ...OWN.hours, isTakingBookings: false } }
  const sent = showSignedIn(<AvailabilityPage />, {
    words: en,
    user: A_MENTOR,
    api: ownApi().answer(mentors.changeHours, closed),
  })
  fireEvent.change(await screen.findByLabelText('Notice, hours'), { target: { value: '48' } })
  fireEvent.click(screen.getByRole('switch', { name: /I can be booked/ }))
  await vi.waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual(closed.hours)
  expect((screen.getByLabelText('Notice, hours') as HTMLInputElement).value).toBe('48')
})

test('a mentor without a profile is led to it, and one without hours to the hours', async () => {
  const empty = { today: [], requests: [], next: [], earnings: [], sessions: 0, rating: null }
  const showFor = (data: OwnMentor | null) =>
    showSignedIn(<MentorHome mentorId={A_MENTOR._id} suggestForm={() => null} />, {
      words: en,
      user: A_MENTOR,
      api: ownApi(data).answer(mentoring.overview, empty),
    })
  showFor(null)
  expect((await screen.findByRole('link', { name: 'Fill in the profile' })).getAttribute('href')).toBe(
    '/mentor-dashboard/mentor-profile',
  )
  cleanup()
  showFor({ ...OWN, hours: { ...OWN.hours, weekly: [] } })
  expect((await screen.findByRole('link', { name: 'To your hours' })).getAttribute('href')).toBe(
    '/mentor-dashboard/availability',
  )
})

test('a request offers the answers that may be given and no other, and its answer is sent', async () => {
  const asked = aBooking({
    state: 'requested',
    other: { _id: A_MENTEE._id, firstName: 'Asha', pictureUrl: null, seat: null },
    waitsFor: 'mentor',
    may: ['accept', 'decline'],
  })
  const api = fakeApi()
    .answer(mentoring.overview, { today: [], requests: [asked], next: [], earnings: [], sessions: 0, rating: null })
    .answer(mentors.own, OWN)
    .answer(bookings.accept, { ...asked, state: 'accepted' })
  showSignedIn(<MentorHome mentorId={A_MENTOR._id} suggestForm={() => null} />, {
    words: en,
    user: A_MENTOR,
    api,
  })
  const item = within((await screen.findByText('Wed 25 Nov 2026, 7:00 pm IST')).closest('li') as HTMLElement)
  expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept', 'Decline'])
  fireEvent.click(item.getByRole('button', { name: 'Accept' }))
  await vi.waitFor(() =>
    expect(api.sent(bookings.accept)).toMatchObject([{ url: urlOf(bookings.accept, { params: { id: asked._id } }) }]),
  )
})

test('a mentor changes what others read, and what is missing is told at its field before anything is sent', async () => {
  const api = ownApi()
  showSignedIn(<MentorProfilePage />, { words: en, path: '/mentor-dashboard/profile', api })
  const headline = await screen.findByDisplayValue('Ask me about CSE.')
  expect(screen.getByRole('link', { name: en.mentoring.mentor.seePublic }).getAttribute('href')).toMatch(/^\/mentors\//)
  fireEvent.input(headline, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: en.mentoring.mentor.save }))
  expect((await screen.findByDisplayValue('Third year.')).textContent).toBe('Third year.')
  expect(headline.getAttribute('aria-invalid')).toBe('true')
  expect(api.sent(mentors.change)).toEqual([])
})
