import { mentorCounts } from '@sopaan/contract/mentor-counts'
import {
  type ListedMentor,
  type MentorPage as Mentor,
  type MentorCard,
  mentors,
  type OwnMentor,
} from '@sopaan/contract/mentors'
import { savedMentors } from '@sopaan/contract/saved-mentors'
import { type InstitutePage, seatPools } from '@sopaan/contract/seat-pools'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import BecomeAMentorPage from './become-a-mentor-page.tsx'
import MenteeMentorPage from './mentee-mentor-page.tsx'
import MenteeMentorsPage from './mentee-mentors-page.tsx'
import MentorPage, { loader as mentorLoader } from './mentor-page.tsx'
import MentorsPage, { loader } from './mentors-page.tsx'

const SEAT = {
  institute: { slug: 'nit-silchar', name: 'National Institute of Technology, Silchar' },
  programme: { slug: 'ece', name: 'Electronics and Communication Engineering' },
  studyYear: null,
}
const CARD: MentorCard = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
  firstName: 'Lalrin',
  pictureUrl: null,
  seat: SEAT,
  headline: 'Ask me about the home-state quota',
  languages: ['en', 'bn'],
  topics: ['placements'],
  sessionMinutes: 45,
  sessions: 7,
  rating: { mean: 4.6, count: 5 },
  isTakingBookings: true,
  isSample: false,
}
const MENTOR: Mentor = {
  ...CARD,
  about: 'Graduated last year.',
  filmUrl: null,
  noticeHours: 12,
  peopleMax: 1,
  reviews: [],
}
const OWN: OwnMentor = {
  state: 'applied',
  fields: {
    institute: 'nit-silchar',
    programme: 'ece',
    studyYear: null,
    headline: CARD.headline,
    about: MENTOR.about,
    filmUrl: null,
    languages: ['en'],
    topics: ['placements'],
  },
  seat: SEAT,
  hours: {
    zone: 'Asia/Kolkata',
    weekly: [],
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
  proofNote: 'Roll number 21EC01',
  hasProofFile: false,
  reason: null,
  appliedAt: '2026-11-21T05:30:00.000Z',
  calendarReadAt: null,
  calendarTrouble: null,
}
const NEXT = ['2099-06-25T11:30:00.000Z', '2099-06-25T12:00:00.000Z', '2099-06-26T12:00:00.000Z']
const ROW: ListedMentor = { ...CARD, nextSlots: [] }
const listed = (...data: ListedMentor[]) =>
  fakeApi().answer(mentors.list, { data, page: 1, limit: 20, total: data.length })

test('a mentor is listed with the seat, the languages and what others said, in both languages', async () => {
  showPage({ path: '/mentors', words: en, page: MentorsPage, loader, api: listed(ROW) })
  expect((await screen.findByRole('link', { name: 'See Lalrin and the free times' })).getAttribute('href')).toBe(
    `/mentors/${CARD._id}`,
  )
  expect(screen.getByText('NIT Silchar').closest('p')?.textContent).toBe(
    'NIT Silchar, Electronics and Communication Engineering · Graduated',
  )
  expect(screen.getByRole('img', { name: '4.6 of 5 stars, 5 reviews' })).toBeTruthy()
  cleanup()
  showPage({ path: '/hi/mentors', words: hi, page: MentorsPage, loader, api: listed(ROW) })
  const link = await screen.findByRole('link', { name: /Lalrin/ })
  expect(link.getAttribute('href')).toBe(`/hi/mentors/${CARD._id}`)
})

test('the seat, the language and the topic of an address go to the call; what is no answer does not', async () => {
  const path = '/mentors?institute=nit-silchar&programme=Not%20a%20slug&language=bn&topic=astrology'
  const { calls } = showPage({ path, words: en, page: MentorsPage, loader, api: listed() })
  expect(await screen.findByText('No mentor here yet')).toBeTruthy()
  const asked = calls.find(({ pathname }) => pathname === mentors.list.path)
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    institute: 'nit-silchar',
    language: 'bn',
    page: '1',
  })
})

test('the times of the next free day are on the row, and each leads to its booking', async () => {
  showPage({ path: '/mentors', words: en, page: MentorsPage, loader, api: listed({ ...ROW, nextSlots: NEXT }) })
  const times = await screen.findAllByRole('link', { name: /^Book Lalrin/ })
  expect(times.map((time) => [time.textContent, time.getAttribute('href')])).toEqual([
    ['5:00\u00a0pm', `/mentee-dashboard/mentors/${CARD._id}/book?at=${encodeURIComponent(NEXT[0] ?? '')}`],
    ['5:30\u00a0pm', `/mentee-dashboard/mentors/${CARD._id}/book?at=${encodeURIComponent(NEXT[1] ?? '')}`],
  ])
  expect(screen.getByText('Thu 25 Jun')).toBeTruthy()
})

test('who takes no bookings, and who has no time soon, says so in place of times', async () => {
  const closed = { ...ROW, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02', isTakingBookings: false }
  showPage({ path: '/mentors', words: en, page: MentorsPage, loader, api: listed(ROW, closed) })
  expect(await screen.findByText('No free time in the next two weeks')).toBeTruthy()
  expect(screen.getByText('No times open right now')).toBeTruthy()
})

test('inside the dashboard the search goes with the address, and a mentor is read without leaving the frame', async () => {
  const api = listed(ROW)
  showSignedIn(<MenteeMentorsPage />, { words: en, path: '/mentee-dashboard/mentors?q=nit%20silchar&free=true', api })
  const link = await screen.findByRole('link', { name: 'See Lalrin and the free times' })
  expect(link.getAttribute('href')).toBe(`/mentee-dashboard/mentors/${CARD._id}`)
  expect(api.sent(mentors.list)[0]?.url).toContain('q=nit+silchar')
  expect(screen.getByLabelText<HTMLInputElement>('College, branch or name').value).toBe('nit silchar')
  fireEvent.click(screen.getByLabelText('Free this week'))
  await waitFor(() => expect(api.sent(mentors.list).at(-1)?.url).not.toContain('free=true'))
  // What a list is for stands in its first answer, and an answer counts at once.
  expect(screen.getByRole('option', { name: 'Topic: any' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'kn' } })
  await waitFor(() => expect(api.sent(mentors.list).at(-1)?.url).toContain('language=kn'))
})

test('each switch says how many mentors it would leave, the own State among them, and one language is asked for at a time', async () => {
  const api = listed(ROW)
    .answer(savedMentors.forList, [ROW])
    .answer(savedMentors.list, [])
    .answer(mentorCounts.count, {
      free: 9,
      home: 4,
      languages: [{ language: 'hi', count: 11 }],
      branches: [{ branch: 'CIVIL', count: 2 }],
    })
  const user = { ...A_MENTEE, studentFacts: { ...A_MENTEE.studentFacts, homeState: 'Assam' as const } }
  showSignedIn(<MenteeMentorsPage />, { words: en, path: '/mentee-dashboard/mentors?q=nit', api, user })
  for (const name of ['For my list 1', 'Free this week 9', 'My State 4', 'Hindi 11', 'Saved 0'])
    expect(await screen.findByRole('checkbox', { name })).toBeTruthy()
  expect(
    within(screen.getByLabelText('Branch'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Branch: any', 'Civil · 2'])
  expect(api.sent(mentorCounts.count)[0]?.url).toMatch(/q=nit.*home=Assam/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hindi 11' }))
  await waitFor(() => expect(api.sent(mentors.list).at(-1)?.url).toContain('language=hi'))
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'kn' } })
  await waitFor(() => expect(api.sent(mentors.list).at(-1)?.url).toContain('language=kn'))
  fireEvent.change(screen.getByLabelText('Branch'), { target: { value: 'CIVIL' } })
  await waitFor(() => expect(api.sent(mentors.list).at(-1)?.url).toContain('branch=CIVIL'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'My State 4' }))
  await waitFor(() => expect(api.sent(mentors.list).at(-1)?.url).toContain('state=Assam'))
})

test('the order is chosen beside the search, and mentors of the own list follow it too', async () => {
  const soon = { ...ROW, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c03', firstName: 'Joel', nextSlots: NEXT }
  const api = listed(ROW, soon).answer(savedMentors.forList, [ROW, soon])
  showSignedIn(<MenteeMentorsPage />, { words: en, path: '/mentee-dashboard/mentors', api })
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await screen.findByRole('link', { name: 'See Joel and the free times' })
  expect(await screen.findAllByText('On your list')).toHaveLength(2)
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'free' } })
  await waitFor(() => expect(api.sent(mentors.list).at(-1)?.url).toContain('sort=free'))
  fireEvent.click(screen.getByLabelText(/For my list/))
  await waitFor(() => expect(names()).toEqual(['Joel', 'Lalrin']))
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: '' } })
  await waitFor(() => expect(names()).toEqual(['Lalrin', 'Joel']))
})

test('a mentor inside the dashboard has the free times and the way back to all of them', async () => {
  const api = fakeApi()
    .answer(mentors.get, { ...MENTOR, peopleMax: 3 })
    .answer(mentors.slots, { slots: NEXT, shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })
  showSignedIn(<MenteeMentorPage />, { words: en, path: `/mentee-dashboard/mentors/${CARD._id}`, api })
  expect(await screen.findByRole('heading', { level: 1, name: 'Lalrin' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show every mentor' }).getAttribute('href')).toBe('/mentee-dashboard/mentors')
  expect(screen.getAllByRole('link', { name: /^Book Thu 25 Jun/ })).toHaveLength(2)
  expect(
    screen.getByText(/Up to 3 students share a session.*Students under 18 have the session to themselves\.$/),
  ).toBeTruthy()
})

test.each([
  [
    'English',
    en,
    '/mentors/',
    { month: 'June 2099', first: 'Thu 25 Jun: 2 free times', second: 'Fri 26 Jun: 1 free time', next: 'Next month' },
  ],
  [
    'Hindi',
    hi,
    '/hi/mentors/',
    {
      month: 'जून 2099',
      first: 'गुरु 25 जून: 2 खाली समय',
      second: 'शुक्र 26 जून: 1 खाली समय',
      next: 'अगला महीना',
    },
  ],
] as const)(
  'in %s who is signed out sees the month with the soonest free time, a day leads to its times, a time to its booking',
  async (_, words, base, { month, first, second, next }) => {
    const api = fakeApi()
      .answer(mentors.get, MENTOR)
      .answer(mentors.slots, { slots: NEXT, shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })
    const path = `${base}${CARD._id}?list=0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c77`
    showPage({ path, words, page: MentorPage, loader: mentorLoader, api })
    expect(await screen.findByText(month)).toBeTruthy()
    expect(screen.getByRole('link', { name: first }).getAttribute('aria-current')).toBe('date')
    const bookable = screen
      .getAllByRole('link')
      .flatMap((link) => (link.getAttribute('href')?.includes('/book?at=') ? [link.getAttribute('href')] : []))
    expect(bookable.map((href) => new URL(href ?? '', 'http://x').searchParams.get('at'))).toEqual(NEXT.slice(0, 2))
    const other = new URL(screen.getByRole('link', { name: second }).getAttribute('href') ?? '', 'http://x')
    expect(Object.fromEntries(other.searchParams)).toEqual({
      list: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c77',
      month: '2099-06',
      day: '2099-06-26',
    })
    // Far beyond what can be booked there is no further month to turn to.
    expect(screen.queryByRole('link', { name: next })).toBeNull()
  },
)

test('the day of an address shows its times, and a month without any says so', async () => {
  const api = fakeApi()
    .answer(mentors.get, MENTOR)
    .answer(mentors.slots, { slots: NEXT, shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })
  const path = `/mentors/${CARD._id}?month=2099-06&day=2099-06-26`
  showPage({ path, words: en, page: MentorPage, loader: mentorLoader, api })
  expect(await screen.findAllByRole('link', { name: /^Book Fri 26 Jun/ })).toHaveLength(1)
  cleanup()
  const none = fakeApi()
    .answer(mentors.get, MENTOR)
    .answer(mentors.slots, { slots: [], shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })
  showPage({ path: `/mentors/${CARD._id}`, words: en, page: MentorPage, loader: mentorLoader, api: none })
  expect(await screen.findByText(/^No free time in \w+ \d{4}\.$/)).toBeTruthy()
})

test('a mentor with a film has a way to it that names where it leads', async () => {
  const api = fakeApi()
    .answer(mentors.get, { ...MENTOR, filmUrl: 'https://www.youtube.com/watch?v=abc' })
    .answer(mentors.slots, { slots: NEXT, shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })
  showSignedIn(<MenteeMentorPage />, { words: en, path: `/mentee-dashboard/mentors/${CARD._id}`, api })
  const film = await screen.findByRole('link', { name: 'Watch Lalrin’s introduction (youtube.com)' })
  expect(film.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc')
  expect(film.getAttribute('rel')).toContain('noopener noreferrer')
})

test('search engines keep neither a list of samples alone nor the page of a sample', async () => {
  const isNoIndex = () => document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex'
  showPage({ path: '/mentors', words: en, page: MentorsPage, loader, api: listed({ ...ROW, isSample: true }) })
  await screen.findByText('Sample')
  expect(isNoIndex()).toBe(true)
  cleanup()
  const api = fakeApi().answer(mentors.get, { ...MENTOR, isSample: true })
  showPage({ path: `/mentors/${CARD._id}`, words: en, page: MentorPage, loader: mentorLoader, api })
  await screen.findByRole('heading', { level: 1, name: 'Lalrin' })
  expect(isNoIndex()).toBe(true)
})

test('a mentor who takes no bookings cannot be booked; the page says so and leads to who is free', async () => {
  const api = fakeApi().answer(mentors.get, { ...MENTOR, isTakingBookings: false })
  showPage({ path: `/mentors/${CARD._id}`, words: en, page: MentorPage, loader: mentorLoader, api })
  expect(await screen.findByText('No times open right now')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mentors free this week' }).getAttribute('href')).toBe('/mentors?free=true')
  expect(screen.queryByRole('link', { name: 'Book a session' })).toBeNull()
})

const OF_BOOK = { ...SEAT.institute, type: 'NIT', state: 'Assam' } as const
const INSTITUTE: InstitutePage = {
  institute: { ...OF_BOOK, homeStates: [], quotas: [] },
  facts: null,
  seats: null,
  seasons: [],
  past: [],
  seatType: 'OPEN',
  gender: 'neutral',
  programmes: [
    {
      institute: OF_BOOK,
      programme: { ...SEAT.programme, degree: 'B. Tech.', durationYears: 4, family: 'ECE' },
      list: 'main-1',
      seats: [
        {
          key: 'nit-silchar/ece/hs/open/neutral',
          quota: 'HS',
          newest: { season: 2025, round: 6, isFinal: true, opening: 23_581, closing: 40_328 },
          isOffered: true,
          chance: null,
        },
      ],
      own: null,
    },
  ],
  newestSeason: 2025,
  newestRound: 6,
  forecastSeason: 2026,
  afterRound: 0,
  bookHash: '0123456789abcdef',
  receipts: [],
}
const ofServer = (own: OwnMentor | null) =>
  fakeApi()
    .answer(mentors.own, own)
    .answer(mentors.apply, OWN)
    .answer(seatPools.listInstitutes, {
      institutes: [{ ...SEAT.institute, type: 'NIT' }],
      bookHash: '0123456789abcdef',
    })
    .answer(seatPools.findInstitute, INSTITUTE)

test.each([
  ['English', en],
  ['Hindi', hi],
] as const)(
  'in %s each field of an application that is left empty says what is to be written there',
  async (_, words) => {
    const sent = showSignedIn(<BecomeAMentorPage />, { words, api: ofServer(null) })
    const { apply } = words.mentoring
    fireEvent.click(await screen.findByRole('button', { name: apply.send }))
    const said = Object.values(apply.missing)
    expect(new Set(said).size).toBe(7)
    for (const text of said) expect(await screen.findByText(text)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(apply.institute)))
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  },
)

test('an application names a college and programme of the book; nothing typed is lost while something is missing', async () => {
  const sent = showSignedIn(<BecomeAMentorPage />, { words: en, api: ofServer(null) })
  fireEvent.change(await screen.findByLabelText('College'), {
    target: { value: 'national institute of technology, silchar' },
  })
  await screen.findByRole('option', { name: /Electronics and Communication Engineering/ })
  fireEvent.change(screen.getByLabelText('Programme'), { target: { value: 'ece' } })
  fireEvent.change(screen.getByLabelText('One line about you'), { target: { value: CARD.headline } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the application' }))
  expect(await screen.findByText('Choose at least one language you can speak in.')).toBeTruthy()
  expect(screen.getByText('Choose at least one thing you can be asked about.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('One line about you').value).toBe(CARD.headline)
  fireEvent.change(screen.getByLabelText('What can you help with?'), { target: { value: MENTOR.about } })
  fireEvent.change(screen.getByLabelText('Proof that you study there'), { target: { value: OWN.proofNote } })
  fireEvent.click(screen.getByLabelText('English'))
  fireEvent.click(screen.getByLabelText('Placements'))
  fireEvent.click(screen.getByRole('button', { name: 'Send the application' }))
  expect(await screen.findByText('Your application waits for staff.')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...OWN.fields,
    studyYear: 1,
    proofNote: OWN.proofNote,
  })
})

test('a college is found by its short name, and where several bear the name one of them is chosen', async () => {
  const institutes: DataOf<typeof seatPools.listInstitutes>['institutes'] = [
    { slug: 'nit-calicut', name: 'National Institute of Technology Calicut', type: 'NIT' },
    { slug: 'nit-trichy', name: 'National Institute of Technology, Tiruchirappalli', type: 'NIT' },
    { slug: 'iiit-kottayam', name: 'Indian Institute of Information Technology (IIIT)Kottayam, Kerala', type: 'IIIT' },
  ]
  const api = ofServer(null).answer(seatPools.listInstitutes, { institutes, bookHash: '0123456789abcdef' })
  const sent = showSignedIn(<BecomeAMentorPage />, { words: en, api })
  const college = await screen.findByLabelText<HTMLInputElement>('College')
  const isAsked = (slug: string) => sent.some(({ url }) => url.includes(`/institutes/${slug}`))
  fireEvent.change(college, { target: { value: 'NIT Trichy' } })
  expect(await screen.findByText('National Institute of Technology, Tiruchirappalli')).toBeTruthy()
  await waitFor(() => expect(isAsked('nit-trichy')).toBe(true))
  fireEvent.change(college, { target: { value: 'nit calicut' } })
  await waitFor(() => expect(isAsked('nit-calicut')).toBe(true))
  fireEvent.change(college, { target: { value: 'national' } })
  fireEvent.click(await screen.findByRole('button', { name: 'National Institute of Technology Calicut' }))
  expect(college.value).toBe('National Institute of Technology Calicut')
  fireEvent.change(college, { target: { value: 'Hogwarts' } })
  expect(await screen.findByText('No college with this name.')).toBeTruthy()
})

test('who was turned down reads why, and may apply again', async () => {
  const own: OwnMentor = { ...OWN, state: 'rejected', reason: 'The picture is too dark.' }
  showSignedIn(<BecomeAMentorPage />, { words: en, api: ofServer(own) })
  expect(await screen.findByText('Not approved: The picture is too dark.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('One line about you').value).toBe(CARD.headline)
})

test('a mentor is saved beside the name, stands under "Saved", and is taken off again', async () => {
  const api = listed(ROW).answer(savedMentors.list, []).answer(savedMentors.change, [ROW])
  showSignedIn(<MenteeMentorsPage />, { words: en, path: '/mentee-dashboard/mentors', api })
  const save = await screen.findByRole('button', { name: `Save ${ROW.firstName}` })
  expect(save.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(save)
  await waitFor(() => expect(api.sent(savedMentors.change)[0]?.body).toEqual({ isSaved: true }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Save ${ROW.firstName}` }).getAttribute('aria-pressed')).toBe('true'),
  )
  fireEvent.click(screen.getByRole('button', { name: `Save ${ROW.firstName}` }))
  await waitFor(() => expect(api.sent(savedMentors.change)[1]?.body).toEqual({ isSaved: false }))
})

test('under "Saved" stand the saved ones alone, and where there is none how one saves', async () => {
  const path = '/mentee-dashboard/mentors?saved=true'
  const saved = { ...ROW, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c09', firstName: 'Meera' }
  showSignedIn(<MenteeMentorsPage />, { words: en, path, api: listed(ROW).answer(savedMentors.list, [saved]) })
  expect(await screen.findByRole('link', { name: en.mentoring.see('Meera') })).toBeTruthy()
  expect(screen.queryByRole('link', { name: en.mentoring.see(ROW.firstName) })).toBeNull()
  cleanup()
  showSignedIn(<MenteeMentorsPage />, { words: hi, path, api: listed(ROW).answer(savedMentors.list, []) })
  expect(await screen.findByText(hi.mentoring.noneSaved)).toBeTruthy()
})

test('under "For my list" stand those of its colleges, and without any what a list is for', async () => {
  const path = '/mentee-dashboard/mentors?mine=true'
  showSignedIn(<MenteeMentorsPage />, { words: en, path, api: listed().answer(savedMentors.forList, [ROW]) })
  expect(await screen.findByRole('link', { name: en.mentoring.see(ROW.firstName) })).toBeTruthy()
  cleanup()
  showSignedIn(<MenteeMentorsPage />, { words: hi, path, api: listed().answer(savedMentors.forList, []) })
  expect(await screen.findByText(hi.mentoring.noneForList)).toBeTruthy()
})
