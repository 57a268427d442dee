import { mailPace } from '@sopaan/contract/mail-pace'
import {
  adminNotifications,
  NOTIFICATIONS_POLL_MS,
  type Notification,
  type NotificationSetting,
  notifications,
} from '@sopaan/contract/notifications'
import type { Role } from '@sopaan/contract/users'
import type { MailPace } from '@sopaan/domain/time/mail-digest'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** How many the panel under the bell shows. */
const IN_PANEL = 8

const LISTS = ['notifications'] as const

/**
 * What the bell tells. Admins' is asked for every 30 seconds while the tab is in sight (R183, R184); an answer that did not
 * change costs a 304. Everybody else's is asked for with the page, and when the tab comes back.
 */
export function bellQuery(role: Role) {
  return queryOptions({
    queryKey: [...LISTS, 'bell', role],
    queryFn: ({ signal }) => request(callsOf(role).list, { query: { limit: IN_PANEL } }, { signal }),
    refetchInterval: role === 'admin' ? NOTIFICATIONS_POLL_MS : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  })
}

/** Puts how many choices the chosen list holds where the frame reads it, without asking for it. */
export function setChoiceCount(role: Role, choices: number): void {
  queryClient.setQueryData(
    bellQuery(role).queryKey,
    (bell) => bell && { ...bell, waiting: { ...bell.waiting, choices } },
  )
}

/** The page before stays in sight while the next one comes; asked anew each time it is opened. */
export function notificationsQuery(role: Role, { page, unread }: { page: number; unread: boolean }) {
  return queryOptions({
    queryKey: [...LISTS, 'page', role, page, unread],
    queryFn: ({ signal }) => request(callsOf(role).list, { query: { page, unread } }, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** Marks one read; what lists show follows. */
export async function markRead(role: Role, { _id, isRead }: Notification): Promise<void> {
  if (isRead) return
  await request(callsOf(role).markRead, { params: { id: _id } })
  await queryClient.invalidateQueries({ queryKey: LISTS })
}

/** Marks all read that were raised until an instant: what the person has seen. */
export async function markAllRead(role: Role, until: string): Promise<void> {
  await request(callsOf(role).markAllRead, { body: { until } })
  await queryClient.invalidateQueries({ queryKey: LISTS })
}

/** How often notifications that can wait come by mail. */
export const mailPaceQuery = queryOptions({
  queryKey: ['mail-pace'],
  queryFn: async ({ signal }) => (await request(mailPace.read, {}, { signal })).data,
})

/** Chooses it. */
export async function sendMailPace(pace: MailPace): Promise<void> {
  const { data } = await request(mailPace.change, { body: { pace } })
  queryClient.setQueryData(mailPaceQuery.queryKey, data)
}

/** What reaches the person, by topic. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => (await request(notifications.settings, {}, { signal })).data,
})

/** Chooses how one topic reaches the person. */
export async function sendNotificationSetting({ topic, ...delivery }: NotificationSetting): Promise<void> {
  const { data } = await request(notifications.changeSetting, { params: { topic }, body: delivery })
  queryClient.setQueryData(notificationSettingsQuery.queryKey, data)
}

/** Admins ask at the paths the specification has for them; the answers are the same. */
function callsOf(role: Role) {
  return role === 'admin' ? adminNotifications : notifications
}
