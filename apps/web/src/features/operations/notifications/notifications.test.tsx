import { urlOf } from '@sopaan/contract/client'
import { adminNotifications, type Notification, notifications } from '@sopaan/contract/notifications'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { NotificationBell } from './notification-bell.tsx'
import { NotificationSettingsSection } from './notification-settings-section.tsx'
import NotificationsPage from './notifications-page.tsx'

const UNREAD: Notification = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02',
  kind: 'feedback-approved',
  topic: 'feedback',
  title: 'Your feedback was approved',
  body: 'It is on our pages now, with your first name.',
  link: '/mentee-dashboard/feedback',
  createdAt: '2026-11-21T05:30:00.000Z',
  isRead: false,
  readAt: null,
}
function listing(...data: Notification[]) {
  const waiting = { choices: 0, sessions: 0 }
  const list = { data, unread: data.length, waiting, page: { page: 1, limit: 20, total: data.length } }
  return fakeApi().answer(notifications.list, list).answer(adminNotifications.list, list)
}

test('the bell tells how many are unread, and following one marks it read', async () => {
  const api = listing(UNREAD).answer(notifications.markRead, UNREAD)
  showSignedIn(<NotificationBell user={A_MENTEE} />, { words: en, api })
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy()
  const link = screen.getByText('Your feedback was approved').closest('a')
  expect(link?.getAttribute('href')).toBe('/mentee-dashboard/feedback')
  if (link) fireEvent.click(link)
  await vi.waitFor(() =>
    expect(api.sent(notifications.markRead)).toMatchObject([
      { url: urlOf(notifications.markRead, { params: { id: UNREAD._id } }) },
    ]),
  )
})

test('what a mentee was told leads to the own pages of the mentor the person is now', async () => {
  const A_MENTOR = { ...A_MENTEE, role: 'mentor' } as const
  const session = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c03'
  const told = [
    { ...UNREAD, _id: session, title: 'Session agreed', link: `/mentee-dashboard/sessions/${session}` },
    { ...UNREAD, title: 'Your feedback was approved', link: '/mentee-dashboard/feedback' },
    // A page that is for others.
    {
      ...UNREAD,
      _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c04',
      title: 'News for staff',
      link: '/admin/audit-logs',
    },
  ]
  showSignedIn(<NotificationBell user={A_MENTOR} />, { words: en, api: listing(...told) })
  const leadsTo = async (title: string) => (await screen.findByText(title)).closest('a')?.getAttribute('href')
  expect(await leadsTo('Session agreed')).toBe(`/mentor-dashboard/sessions/${session}`)
  expect(await leadsTo('Your feedback was approved')).toBe('/mentor-dashboard/feedback')
  expect(await leadsTo('News for staff')).toBe('/mentor-dashboard/notifications')
})

test.each([
  ['admin', AN_OWNER, adminNotifications.list, 2],
  ['mentee', A_MENTEE, notifications.list, 1],
] as const)(
  'R183, R184, R402: within 30 seconds the bell of a %s asks as often as the specification says',
  async (_, user, list, times) => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    const sent = showSignedIn(<NotificationBell user={user} />, { words: en, api: listing() })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    const newest = urlOf(list, { query: { limit: 8 } })
    expect(sent.map(({ url }) => url)).toEqual(Array.from({ length: times }, () => newest))
  },
)

test('W23: the bell of an admin whose tab is hidden asks nothing', async () => {
  vi.useFakeTimers()
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const sent = showSignedIn(<NotificationBell user={AN_OWNER} />, { words: en, api: listing() })
  await vi.advanceTimersByTimeAsync(95_000)
  expect(sent.length).toBeLessThanOrEqual(1)
  visible.mockRestore()
})

test('marking all read reaches to the newest that is shown and no further', async () => {
  const api = listing(UNREAD).answer(notifications.markAllRead, { message: '', unread: 0 })
  showSignedIn(<NotificationsPage />, { words: en, api })
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await vi.waitFor(() =>
    expect(api.sent(notifications.markAllRead)).toMatchObject([{ body: { until: UNREAD.createdAt } }]),
  )
})

test('an empty page says what will stand there; a failed one can be asked for again', async () => {
  showSignedIn(<NotificationsPage />, { words: en, api: listing() })
  expect(await screen.findByText('Nothing new')).toBeTruthy()
  cleanup()
  showSignedIn(<NotificationsPage />, { words: en, api: fakeApi().refuse(notifications.list, 'INTERNAL') })
  expect(await screen.findByText('Failed to fetch notifications')).toBeTruthy()
})

test('a topic is turned off by mail and stays on in the app', async () => {
  const setting = { topic: 'events' as const, isInApp: true, isByMail: true, isByPush: false }
  const sent = showSignedIn(<NotificationSettingsSection />, {
    words: en,
    api: fakeApi()
      .answer(notifications.settings, [setting])
      .answer(notifications.changeSetting, ({ body }) => [{ ...setting, ...(body as object) }]),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'By mail' }))
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { isInApp: true, isByMail: false } }))
  await vi.waitFor(() =>
    expect((screen.getByRole('checkbox', { name: 'By mail' }) as HTMLInputElement).checked).toBe(false),
  )
})
