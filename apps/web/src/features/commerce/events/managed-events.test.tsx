import { events } from '@sopaan/contract/events'
import { type ManagedEvent, managedEvents } from '@sopaan/contract/managed-events'
import { paths } from '@sopaan/contract/paths'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AN_EVENT } from '#web/testing/event-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import ManagedEventPage from './managed-event-page.tsx'
import ManagedEventsPage from './managed-events-page.tsx'
import MenteeEventsPage from './mentee-events-page.tsx'

const words = en.managedEvents
const { registration: _registration, ...SHOWN } = AN_EVENT
const EVENT: ManagedEvent = {
  ...SHOWN,
  attendees: 1_040,
  capacity: 1_500,
  waiting: 3,
  present: 12,
  cancelledAt: null,
  changedAt: '2026-11-20T10:00:00.000Z',
}
const user = AN_OWNER
const NO_PAGE = { page: 1, limit: 20, total: 0 }
const showList = (data: ManagedEvent[], path = '/admin/events') => {
  const api = fakeApi().answer(managedEvents.list, { data, page: { ...NO_PAGE, total: data.length } })
  showSignedIn(<ManagedEventsPage />, { user, words: en, path, api })
  return api
}
const showOne = (event: ManagedEvent) => {
  const api = fakeApi().answer(managedEvents.find, event).answer(managedEvents.attendees, { data: [], page: NO_PAGE })
  showSignedIn(<ManagedEventPage />, { user, words: en, path: `/admin/events/${event._id}`, api })
  return api
}
const showMentee = (path: string, api = fakeApi()) => {
  showSignedIn(<MenteeEventsPage />, { words: en, path, api })
  return api
}

test('staff read of each event how full it is, who waits and who was seen', async () => {
  showList([EVENT])
  const row = (await screen.findAllByText(EVENT.title.en))[0]?.closest('tr')
  const cells = [...(row?.querySelectorAll('td, th') ?? [])].map((cell) => cell.textContent)
  expect(cells).toEqual(expect.arrayContaining(['1,040 / 1,500', '3', '12']))
})

test('a list without an event says so, and asks for what the address filters by', async () => {
  const api = showList([], '/admin/events?status=draft')
  expect(await screen.findByText(words.empty)).toBeTruthy()
  expect(api.sent(managedEvents.list)[0]?.url).toContain('status=draft')
})

test('a new event stays a draft unless its maker says otherwise; one that is announced is not made a draft by its form', async () => {
  showList([EVENT])
  await screen.findAllByText(EVENT.title.en)
  fireEvent.click(screen.getByRole('button', { name: words.add }))
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: words.asDraft, hidden: true })
  expect(box().checked).toBe(true)
  cleanup()
  showOne(EVENT)
  fireEvent.click(await screen.findByRole('button', { name: words.edit }))
  expect(box().checked).toBe(false)
})

test('an event ahead may be changed and cancelled, and its door opened', async () => {
  showOne(EVENT)
  expect(await screen.findByRole('heading', { level: 1, name: EVENT.title.en })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.checkIn }).getAttribute('href')).toBe(paths.eventCheckIn(EVENT._id))
  expect(screen.getByRole('button', { name: words.cancel })).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.announce })).toBeNull()
})

test('a draft is announced by one press', async () => {
  const api = showOne({ ...EVENT, status: 'draft' })
  api.answer(managedEvents.change, EVENT)
  const announce = await screen.findByRole('button', { name: words.announce })
  expect(screen.queryByRole('link', { name: words.checkIn })).toBeNull()
  announce.click()
  await vi.waitFor(() =>
    expect(api.sent(managedEvents.change).map(({ body }) => body)).toEqual([{ status: 'upcoming' }]),
  )
})

test('a cancelled event says why and leaves nothing to do', async () => {
  showOne({ ...EVENT, status: 'cancelled', cancelReason: 'The speaker is ill' })
  expect(await screen.findByText('The speaker is ill')).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.edit })).toBeNull()
})

test('a mentee finds every event, and those of their own under the second tab', async () => {
  const api = fakeApi().answer(events.listForMentee, { data: [AN_EVENT], page: { ...NO_PAGE, total: 1 } })
  showMentee('/mentee-dashboard/events', api)
  const link = await screen.findByRole('link', { name: AN_EVENT.title.en })
  expect(link.getAttribute('href')).toBe(`/mentee-dashboard/events/${AN_EVENT._id}`)
  expect(screen.getByRole('link', { name: en.events.tabs.mine }).getAttribute('href')).toBe(
    '/mentee-dashboard/events?show=mine',
  )
})

test('a mentee without a seat anywhere reads that', async () => {
  showMentee('/mentee-dashboard/events?show=mine', fakeApi().answer(events.listRegistered, { data: [], page: NO_PAGE }))
  expect(await screen.findByText(en.events.mineEmpty)).toBeTruthy()
})

test('R383: events that cannot be had say so to a mentee', async () => {
  showMentee('/mentee-dashboard/events')
  expect(await screen.findByText('Failed to fetch events')).toBeTruthy()
})
