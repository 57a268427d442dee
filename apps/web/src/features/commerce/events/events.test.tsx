import { events, type MenteeEvent } from '@sopaan/contract/events'
import { managedEvents } from '@sopaan/contract/managed-events'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { actorQuery, queryClient } from '#web/identity/actor.queries.ts'
import { AN_EVENT } from '#web/testing/event-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { A_MENTEE, AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { EventForm } from './event-form.tsx'
import EventPage, { loader as eventLoader } from './event-page.tsx'
import { registeredEventsQuery } from './events.queries.ts'
import EventsPage, { loader } from './events-page.tsx'
import { attendeesQuery, sendEventChange, sendEventRemoval, sendNewEvent } from './managed-events.queries.ts'
import { SeatPanel } from './seat-panel.tsx'

const SEAT = {
  state: 'registered',
  place: null,
  until: null,
  checkInCode: 'ABCDEFGHIJKLMNOP',
  checkedInAt: null,
  isPaid: false,
} as const
const { registration: _r, meetingUrl: _m, recordingUrl: _u, ...PUBLIC } = AN_EVENT
const listed = (...data: (typeof PUBLIC)[]) =>
  fakeApi().answer(events.list, { data, page: { page: 1, limit: 20, total: data.length } })
const showPanel = (event: MenteeEvent, role: 'mentee' | 'mentor' = 'mentee') =>
  showSignedIn(<SeatPanel event={event} />, { user: { ...A_MENTEE, role }, words: en })

test('S58: an event is listed with its time in India and the zone named', async () => {
  showPage({ path: '/events', words: en, page: EventsPage, loader, api: listed(PUBLIC) })
  expect(await screen.findByRole('link', { name: AN_EVENT.title.en })).toBeTruthy()
  // Half past one in the afternoon in UTC is seven in the evening in India.
  expect(screen.getByText('Fri 5 Jun, 7:00 pm to 8:30 pm IST')).toBeTruthy()
})

test('the Hindi page reads the Hindi title', async () => {
  showPage({ path: '/hi/events', words: hi, page: EventsPage, loader, api: listed(PUBLIC) })
  expect(await screen.findByRole('link', { name: 'JoSAA के राउंड, समझिए' })).toBeTruthy()
})

test('an empty list says what to do', async () => {
  showPage({ path: '/events?type=workshop', words: en, page: EventsPage, loader, api: listed() })
  expect(await screen.findByText('No event here')).toBeTruthy()
})

test('R383: where the list cannot be had, the page says so', async () => {
  const api = fakeApi().refuse(events.list, 'UNAVAILABLE', { retryAfterSeconds: 1 })
  showPage({ path: '/events', words: en, page: EventsPage, loader, api })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch events')
})

test('R188: what the filters ask for goes to the call, days as days of India', async () => {
  const { calls } = showPage({
    path: '/events?status=live&type=webinar&from=2026-06-03&to=2026-06-03',
    words: en,
    page: EventsPage,
    loader,
    api: listed(),
  })
  await screen.findByText('No event here')
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
    type: 'webinar',
    status: 'live',
    from: '2026-06-02T18:30:00.000Z',
    to: '2026-06-03T18:30:00.000Z',
    page: '1',
  })
})

test('structured data says what is on the page, and nothing written ends its element', async () => {
  const api = fakeApi().answer(events.find, PUBLIC)
  showPage({ path: `/events/${AN_EVENT._id}`, words: en, page: EventPage, loader: eventLoader, api })
  await screen.findByRole('heading', { level: 1, name: AN_EVENT.title.en })
  const text = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? ''
  expect(text).not.toContain('</')
  expect(JSON.parse(text)).toMatchObject({ '@type': 'Event', startDate: AN_EVENT.date, offers: { price: '0' } })
})

test.each([
  ['open', AN_EVENT, 'Register'],
  ['full with a waitlist', { ...AN_EVENT, attendees: 50 }, 'Join the waitlist'],
  [
    'offered',
    { ...AN_EVENT, registration: { ...SEAT, state: 'offered', until: '2099-06-05T10:00:00.000Z' } },
    'Take my seat',
  ],
  ['waited for', { ...AN_EVENT, registration: { ...SEAT, state: 'waitlisted', place: 3 } }, 'Leave the waitlist'],
  ['registered for', { ...AN_EVENT, registration: SEAT }, 'Cancel my seat'],
] as const)('an event that is %s offers its deed', (_, event, name) => {
  showPanel(event as MenteeEvent)
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

test.each([
  ['Full', { ...AN_EVENT, attendees: 50, hasWaitlist: false }],
  ['Registration is closed', { ...AN_EVENT, registrationDeadline: '2020-01-01T00:00:00.000Z' }],
  ['This event was cancelled', { ...AN_EVENT, status: 'cancelled' }],
  ['This event is over', { ...AN_EVENT, status: 'completed' }],
] as const)('%s: nothing can be registered for', (words, event) => {
  showPanel(event as MenteeEvent)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a seat has its link to join, its calendar file and its code; a seat that is paid for leads to the checkout', () => {
  showPanel({ ...AN_EVENT, registration: SEAT, meetingUrl: 'https://meet.example.org/one' })
  expect(screen.getByRole('link', { name: 'Link to join' }).getAttribute('href')).toBe('https://meet.example.org/one')
  // Online there is no door.
  expect(screen.queryByRole('img')).toBeNull()
  cleanup()
  showPanel({
    ...AN_EVENT,
    registration: SEAT,
    status: 'live',
    date: '2020-01-01T00:00:00.000Z',
    meetingUrl: 'https://a.test',
  })
  expect(screen.getByRole('link', { name: 'Join now' })).toBeTruthy()
  cleanup()
  showPanel({ ...AN_EVENT, registration: SEAT, place: 'A hall in Pune' })
  expect(screen.getByRole('img', { name: 'QR code of your seat' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy()
  cleanup()
  showPanel({ ...AN_EVENT, admission: 'paid', pricePaise: 19_900 })
  expect(screen.getByRole('link', { name: 'Pay ₹199 for a seat' }).getAttribute('href')).toBe(
    `/mentee-dashboard/checkout?eventId=${AN_EVENT._id}`,
  )
})

test('who mentors now still joins and leaves a seat of before, and registers for nothing more', () => {
  showPanel({ ...AN_EVENT, registration: SEAT, meetingUrl: 'https://a.test' }, 'mentor')
  expect(screen.getByRole('link', { name: 'Link to join' })).toBeTruthy()
  cleanup()
  showPanel({ ...AN_EVENT, registration: { ...SEAT, state: 'waitlisted', place: 2, checkInCode: null } }, 'mentor')
  expect(screen.getByRole('button', { name: 'Leave the waitlist' })).toBeTruthy()
  cleanup()
  showPanel(AN_EVENT, 'mentor')
  expect(screen.queryByRole('button')).toBeNull()
})

test('R221 to R224: without an admin signed in, running events is refused as Unauthorized before anything is asked', async () => {
  queryClient.setQueryData(actorQuery.queryKey, null)
  const refused = { code: 'FORBIDDEN', message: 'Unauthorized' }
  const fields = {
    title: { en: 'A' },
    description: { en: 'B' },
    type: 'other',
    date: AN_EVENT.date,
    endDate: AN_EVENT.endDate,
    hasWaitlist: false,
    admission: 'free',
    status: 'draft',
  } as const
  await expect(sendNewEvent(fields)).rejects.toMatchObject(refused)
  await expect(sendEventChange(AN_EVENT._id, { title: { en: 'A' } })).rejects.toMatchObject(refused)
  await expect(sendEventRemoval(AN_EVENT._id)).rejects.toMatchObject(refused)
  await expect(queryClient.fetchQuery(attendeesQuery(AN_EVENT._id, {}))).rejects.toMatchObject(refused)
})

test('R225: registered events are an empty list where nobody is signed in', async () => {
  queryClient.setQueryData(actorQuery.queryKey, null)
  expect((await queryClient.fetchQuery(registeredEventsQuery(1))).data).toEqual([])
})

test('R219, R220: the times of the form are read by the clock of India, and a price that is none is sent to be refused', async () => {
  const words = en.managedEvents
  const sent = showSignedIn(<EventForm event={undefined} onDone={() => undefined} />, {
    words: en,
    user: AN_OWNER,
    api: fakeApi().refuse(managedEvents.create, 'INVALID_INPUT', { errors: [] }),
  })
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(words.titleIn.en, 'A')
  type(words.date, '2026-06-05T19:00')
  type(words.endDate, '2026-06-05T20:30')
  type(words.admission, 'paid')
  type(words.price, 'much')
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() => expect(sent).toHaveLength(1))
  type(words.price, '199')
  fireEvent.click(await screen.findByRole('button', { name: words.save }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toMatchObject([
    { pricePaise: 'much', status: 'draft' },
    {
      title: { en: 'A' },
      date: '2026-06-05T13:30:00.000Z',
      endDate: '2026-06-05T15:00:00.000Z',
      registrationDeadline: null,
      capacity: null,
      pricePaise: 19_900,
    },
  ])
})
