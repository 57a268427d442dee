import { bookings } from '@sopaan/contract/bookings'
import { urlOf } from '@sopaan/contract/client'
import { mentorAnswers } from '@sopaan/contract/mentor-answers'
import { type MentorSession, mentoring } from '@sopaan/contract/mentoring'
import { mentors, type OwnMentor } from '@sopaan/contract/mentors'
import { seatPools } from '@sopaan/contract/seat-pools'
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
    filmUrl: null,
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
    peopleMax: 1,
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
const NOTHING = {
  today: [] as MentorSession[],
  requests: [] as MentorSession[],
  next: [] as MentorSession[],
  sessions: 0,
  rating: null,
}
/** The own server of a mentor whose times are all taken. */
const ownApi = (own: OwnMentor | null = OWN) =>
  fakeApi()
    .answer(mentors.own, own)
    .answer(mentorAnswers.read, { answers: [] })
    .answer(mentors.slots, { slots: [], shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })

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
  const showFor = (data: OwnMentor | null) =>
    showSignedIn(<MentorHome mentorId={A_MENTOR._id} earnings={null} suggestForm={() => null} />, {
      words: en,
      user: A_MENTOR,
      api: ownApi(data).answer(mentoring.overview, NOTHING),
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

/** A session as its mentor prepares for it: asked for by Asha of class 12. */
function aRequest(changes: Partial<MentorSession> = {}): MentorSession {
  return {
    ...aBooking({
      state: 'requested',
      other: { _id: A_MENTEE._id, firstName: 'Asha', pictureUrl: null, seat: null },
      waitsFor: 'mentor',
      answerBy: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
      may: ['accept', 'decline'],
    }),
    hasList: true,
    mentee: {
      studyClass: '12',
      ranks: [{ list: 'main-1', rank: 18_420 }],
      scores: [
        { exam: 'mht-cet-cap', score: 'percentile', value: 98.612 },
        { exam: 'mht-cet-cap', score: 'rank', value: 4_120 },
      ],
      sessions: 2,
      lastNote: 'Compare the hostels.',
      openItems: 1,
      isMinor: true,
    },
    ...changes,
  }
}
const showWeek = (work: Partial<typeof NOTHING>, api = fakeApi(), own = OWN) => {
  api
    .answer(mentoring.overview, { ...NOTHING, ...work })
    .answer(mentors.own, own)
    .answer(mentorAnswers.read, { answers: ['Bring your list in order.'] })
  showSignedIn(<MentorHome mentorId={A_MENTOR._id} earnings={null} suggestForm={() => null} />, {
    words: en,
    user: A_MENTOR,
    api,
  })
  return api
}

test('a request says who asks, for when, until when it can be answered, and is answered in its row', async () => {
  const session = aRequest()
  const api = showWeek({ requests: [session] }, fakeApi().answer(bookings.accept, { ...aBooking(), state: 'accepted' }))
  const item = within((await screen.findByText('Wed 25 Nov, 7:00 pm')).closest('li') as HTMLElement)
  expect(item.getByText('Answer in 5 h')).toBeTruthy()
  expect(item.getByText('Session 3')).toBeTruthy()
  expect(
    item.getByText(/Class 12 · JEE Main 18,420 · MHT-CET percentile 98.612 · MHT-CET rank 4,120 · under 18/),
  ).toBeTruthy()
  expect(item.getByText('Last time: Compare the hostels.')).toBeTruthy()
  expect(item.getByRole('link', { name: 'With a list' }).getAttribute('href')).toBe(
    `/mentor-dashboard/sessions/${session._id}`,
  )
  expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept', 'Decline'])
  fireEvent.click(item.getByRole('button', { name: 'Accept' }))
  await vi.waitFor(() =>
    expect(api.sent(bookings.accept)).toMatchObject([{ url: urlOf(bookings.accept, { params: { id: session._id } }) }]),
  )
})

test('the request with the earliest deadline stands first and open, the others open when they are asked for', async () => {
  const late = aRequest({
    _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c11',
    answerBy: new Date(Date.now() + 100 * 3_600_000).toISOString(),
  })
  showWeek({ requests: [late, aRequest()] })
  expect(await screen.findByRole('heading', { name: '2 requests' })).toBeTruthy()
  const chips = screen.getAllByText(/^Answer in/).map(({ textContent }) => textContent)
  expect(chips).toEqual(['Answer in 5 h', 'Answer in 4 days'])
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }))
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2)
})

test('a ready answer is written into the reason with one press, and what is kept can be changed', async () => {
  const api = showWeek(
    { requests: [aRequest()] },
    fakeApi()
      .answer(bookings.decline, aBooking({ state: 'declined' }))
      .answer(mentorAnswers.change, { answers: ['Bring your list in order.', 'Ask a mentor of Calicut.'] }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true, name: 'Decline' }))
  fireEvent.click(await dialog.findByText('Bring your list in order.'))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason (optional)').value).toBe('Bring your list in order.')
  fireEvent.click(dialog.getByText('Decline', { selector: 'button span span' }))
  await vi.waitFor(() => expect(api.sent(bookings.decline)[0]?.body).toEqual({ reason: 'Bring your list in order.' }))
  fireEvent.change(screen.getByLabelText('New ready answer'), { target: { value: 'Ask a mentor of Calicut.' } })
  fireEvent.click(screen.getByText('Add', { selector: 'button span span' }))
  await vi.waitFor(() =>
    expect(api.sent(mentorAnswers.change)[0]?.body).toEqual({
      answers: ['Bring your list in order.', 'Ask a mentor of Calicut.'],
    }),
  )
  expect(await screen.findByText('Ask a mentor of Calicut.')).toBeTruthy()
})

test('the week names what is agreed and what is asked, and the next session what was said last time', async () => {
  const startsAt = new Date(Date.now() + 3_600_000).toISOString()
  const agreed = aRequest({
    _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c12',
    state: 'accepted',
    waitsFor: null,
    answerBy: null,
    startsAt,
  })
  showWeek({ today: [agreed], requests: [aRequest({ startsAt: new Date(Date.now() + 7_200_000).toISOString() })] })
  const next = within(await screen.findByRole('region', { name: 'Next session' }))
  expect(next.getByText('Last time: Compare the hostels.')).toBeTruthy()
  expect(next.getByText('1 task open')).toBeTruthy()
  const week = within(screen.getByRole('region', { name: 'Next 7 days' }))
  expect(week.getByText('1 agreed, 1 asked')).toBeTruthy()
  expect(week.getAllByRole('link', { name: /Asha/ })).toHaveLength(2)
  expect(week.getByRole('link', { name: /Asha\s?, Asked$/ })).toBeTruthy()
})

test('an empty day is free only where the mentor has hours on it: without any, none is', async () => {
  const week = async () => within(await screen.findByRole('region', { name: 'Next 7 days' }))
  // One day in seven has hours.
  showWeek({})
  expect((await week()).getAllByText('free')).toHaveLength(1)
  expect((await week()).getAllByText('no hours')).toHaveLength(6)
  cleanup()
  showWeek({}, fakeApi(), { ...OWN, hours: { ...OWN.hours, weekly: [] } })
  expect((await week()).getAllByText('no hours')).toHaveLength(7)
  cleanup()
  showWeek({}, fakeApi(), { ...OWN, hours: { ...OWN.hours, isTakingBookings: false } })
  expect((await week()).queryByText('free')).toBeNull()
})

test('whether requests are accepted is switched where the week is, and nothing of the hours changes by it', async () => {
  const api = showWeek(
    {},
    fakeApi().answer(mentors.changeHours, { ...OWN, hours: { ...OWN.hours, isTakingBookings: false } }),
  )
  const accepting = await screen.findByRole<HTMLInputElement>('switch', { name: 'Accepting requests' })
  expect(accepting.checked).toBe(true)
  fireEvent.click(accepting)
  await vi.waitFor(() => expect(accepting.checked).toBe(false))
  expect(api.sent(mentors.changeHours)[0]?.body).toEqual({ ...OWN.hours, isTakingBookings: false })
  cleanup()
  showWeek({}, fakeApi(), { ...OWN, hours: { ...OWN.hours, weekly: [] } })
  await screen.findByRole('region', { name: 'Next 7 days' })
  expect(screen.queryByRole('switch'), 'nobody without hours can be asked').toBeNull()
})

test('in a wide window the switch stands in the bar of the frame', async () => {
  const wide = { ...window.matchMedia('all'), matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  const spy = vi.spyOn(window, 'matchMedia').mockReturnValue(wide)
  const bar = document.body.appendChild(document.createElement('header'))
  bar.id = 'page-action'
  showWeek({})
  expect(await within(bar).findByRole('switch', { name: 'Accepting requests' })).toBeTruthy()
  cleanup()
  bar.remove()
  spy.mockRestore()
})

test('hours are copied to other days, and a holiday is sent a day each', async () => {
  const api = ownApi().answer(mentors.changeHours, OWN)
  showSignedIn(<AvailabilityPage />, { words: en, user: A_MENTOR, api })
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the hours of Tuesday' }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true, name: 'Copy the hours of Tuesday' }))
  for (const day of ['Wednesday', 'Thursday', 'Friday']) fireEvent.click(dialog.getByLabelText(day))
  fireEvent.click(dialog.getByText('Copy to these days', { selector: 'button span span' }))
  expect(await screen.findByLabelText('Monday: From')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add a holiday' }))
  fireEvent.change(screen.getByLabelText('Away from'), { target: { value: '2099-12-30' } })
  fireEvent.change(screen.getByLabelText('Last day away'), { target: { value: '2100-01-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(api.sent(mentors.changeHours)).toHaveLength(1))
  expect(api.sent(mentors.changeHours)[0]?.body).toMatchObject({
    weekly: [
      { weekday: 1, range: { from: '19:00', to: '21:00' } },
      { weekday: 2, range: { from: '19:00', to: '21:00' } },
    ],
    exceptions: ['2099-12-30', '2099-12-31', '2100-01-01'].map((day) => ({ day, ranges: [] })),
  })
})

test('the seat of a mentor goes with a change also where the lists of colleges have not come', async () => {
  const api = ownApi().lose(seatPools.listInstitutes).answer(mentors.change, OWN)
  showSignedIn(<MentorProfilePage />, { words: en, path: '/mentor-dashboard/profile', api })
  const headline = await screen.findByDisplayValue('Ask me about CSE.')
  fireEvent.input(headline, { target: { value: 'Ask me about hostels.' } })
  fireEvent.click(screen.getByRole('button', { name: en.mentoring.mentor.save }))
  await vi.waitFor(() =>
    expect(api.sent(mentors.change)[0]?.body).toMatchObject({
      institute: 'nit-trichy',
      programme: 'computer-science',
      headline: 'Ask me about hostels.',
    }),
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
