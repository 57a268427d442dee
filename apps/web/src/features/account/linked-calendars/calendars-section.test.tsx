import { type CalendarLink, type LinkedCalendars, linkedCalendars } from '@sopaan/contract/linked-calendars'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { CalendarsSection } from './calendars-section.tsx'

const OURS = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c41'
const FAMILY = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c42'
const LINK: CalendarLink = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c40',
  kind: 'caldav',
  userName: 'asha',
  host: 'dav.example.org',
  address: 'https://dav.example.org/asha/',
  state: 'choosing',
  hasTitles: false,
  isDue: false,
  syncedAt: null,
  stale: null,
  trouble: null,
  calendars: [
    { _id: FAMILY, name: 'Family', isWritable: false, isTarget: false, isBusy: false },
    { _id: OURS, name: 'Study', isWritable: true, isTarget: false, isBusy: false },
  ],
}
const NONE: LinkedCalendars = { offered: ['google', 'caldav'], mayShowTitles: true, links: [] }
const withLink = (link: Partial<CalendarLink>, mayShowTitles = true): LinkedCalendars => ({
  offered: ['google', 'caldav'],
  mayShowTitles,
  links: [{ ...LINK, ...link }],
})

const show = (data: LinkedCalendars, words = en) => {
  const api = fakeApi().answer(linkedCalendars.find, data)
  showSignedIn(
    <>
      <Toaster />
      <CalendarsSection />
    </>,
    { words, api },
  )
  return api
}
const type = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } })

test('a calendar is connected by its address, and what it is for is chosen: the only one that takes entries is proposed', async () => {
  const api = show(NONE)
    .answer(linkedCalendars.connectCaldav, withLink({}))
    .answer(linkedCalendars.choose, withLink({ state: 'active', isDue: true }))
  await type('Server address', 'dav.example.org')
  await type('User name', 'asha')
  await type('App password', 'app-password-1')
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  const box = await screen.findByRole('checkbox', { name: 'Family' })
  expect(api.sent(linkedCalendars.connectCaldav)[0]?.body).toEqual({
    address: 'dav.example.org',
    userName: 'asha',
    password: 'app-password-1',
  })
  const target = screen.getByLabelText<HTMLSelectElement>(/^Write my study/)
  expect([...target.options].map(({ text }) => text)).toEqual(['No calendar', 'Study'])
  fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Reading your calendar')).toBeTruthy()
  expect(api.sent(linkedCalendars.choose)[0]?.body).toEqual({ targetId: OURS, busyIds: [FAMILY], hasTitles: false })
})

test('a wrong password says so in the form, and what was typed stays', async () => {
  show(NONE).refuse(linkedCalendars.connectCaldav, 'CALENDAR_ACCESS')
  await type('Server address', 'dav.example.org')
  await type('User name', 'asha')
  await type('App password', 'wrong')
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect((await screen.findByRole('alert')).textContent).toContain('did not accept this')
  expect(screen.getByLabelText<HTMLInputElement>('Server address').value).toBe('dav.example.org')
})

test('without a way to connect the page says so', async () => {
  show({ offered: [], mayShowTitles: true, links: [] })
  expect(await screen.findByText('Calendars cannot be connected on this site right now.')).toBeTruthy()
})

test('it says when it was last read, and what went wrong the last time', async () => {
  show(withLink({ state: 'active', syncedAt: '2026-11-21T09:30:00.000Z', trouble: 'unreachable' }))
  expect(await screen.findByText(/^Last read .*21/)).toBeTruthy()
  expect(screen.getByText('The server did not answer the last time. We try again by ourselves.')).toBeTruthy()
})

test('an access that ended asks to connect again, with what is known of it', async () => {
  show(withLink({ state: 'expired', trouble: 'access' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost')
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('asha')
  expect(screen.getByLabelText<HTMLInputElement>('Server address').value).toBe('https://dav.example.org/asha/')
  expect(screen.queryByRole('button', { name: 'Read now' })).toBeNull()
})

test('somebody under 18 is not asked for titles, and saves without them', async () => {
  const api = show(withLink({ state: 'active' }, false)).answer(
    linkedCalendars.choose,
    withLink({ isDue: true }, false),
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Family' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.sent(linkedCalendars.choose)[0]?.body).toEqual({ targetId: null, busyIds: [FAMILY], hasTitles: false }),
  )
  expect(screen.queryByRole('checkbox', { name: 'Show me what each entry is called' })).toBeNull()
})

test('it is disconnected after a question, and what is left there is said', async () => {
  const api = show(withLink({ state: 'active' })).answer(linkedCalendars.disconnect, { left: 2, calendars: NONE })
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  expect(api.sent(linkedCalendars.disconnect)).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('Disconnected. 2 entries of ours are still there; delete them yourself.')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Connect Google Calendar' })).toBeTruthy())
})

test('hours that cannot be read any more are named with their day and until when they stay', async () => {
  const busy = LINK.calendars.map((each) => ({ ...each, isBusy: true }))
  const stale = { until: '2026-11-28T09:30:00.000Z', isOver: false }
  const link = { calendars: busy, syncedAt: '2026-11-21T09:30:00.000Z', stale }
  show(withLink({ ...link, state: 'expired', trouble: 'access' }))
  const kept = await screen.findByText(/^Your plan leaves free the hours we read on Sat 21 Nov 2026/)
  expect(kept.textContent).toMatch(/until Sat 28 Nov 2026.*Connect again before then\.$/)
})

test('hours that were not read for a week are said to be left free no longer', async () => {
  const link = { syncedAt: '2026-11-21T09:30:00.000Z', stale: { until: '2026-11-28T09:30:00.000Z', isOver: true } }
  show(withLink({ ...link, state: 'active', trouble: 'unreachable' }))
  expect(
    await screen.findByText(/21 Nov.* are over a week old, so your plan no longer leaves them free\.$/),
  ).toBeTruthy()
})

test('in Hindi', async () => {
  show(withLink({ state: 'active' }), hi)
  expect(await screen.findByText('जुड़ा है')).toBeTruthy()
})
