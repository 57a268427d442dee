import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant, PAGE_SIZE_DEFAULT, pageFields, pageInfo, queryBoolean } from './fields.ts'
import { NOTIFICATION_TOPICS } from './notification-topics.ts'

/** How often the list of staff is asked for while its page is in sight, ms. Source: R183. */
export const NOTIFICATIONS_POLL_MS = 30_000

/** A notification in the words of its reader's language. */
export const notification = z.object({
  _id: id,
  kind: z.string(),
  topic: z.enum(NOTIFICATION_TOPICS),
  title: z.string(),
  body: z.string(),
  /** A path of ours. */
  link: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
  readAt: z.nullable(instant),
})
export type Notification = z.output<typeof notification>

const listQuery = z.object({
  ...pageFields,
  /** Only what was not read. */
  unread: z._default(queryBoolean, false),
})

const list = z.object({
  status: z.literal('success'),
  data: z.array(notification),
  /** How many are unread, on all pages. */
  unread: z.int(),
  /** What waits behind places of the menu, told with the bell so that no page asks for it. */
  waiting: z.object({
    /** Choices on the chosen list. */
    choices: z.int(),
    /** Sessions: as a mentee the agreed ones ahead and the times to answer, as a mentor the requests to answer. */
    sessions: z.int(),
  }),
  page: pageInfo,
})
export type NotificationPage = z.output<typeof list>

const one = z.object({ status: z.literal('success'), data: notification })
const oneId = z.object({ id })
/** What was raised after this instant was not seen and stays unread. */
const untilBody = z.object({ until: instant })
const marked = z.object({ status: z.literal('success'), message: z.string(), unread: z.int() })

/** Topic, person and signature, with dots between. */
const unsubscribingToken = z.string().check(z.maxLength(120), z.regex(/^[a-z-]+\.[0-9a-f-]{36}\.[\w-]{43}$/))

const setting = z.object({
  topic: z.enum(NOTIFICATION_TOPICS),
  isInApp: z.boolean(),
  isByMail: z.boolean(),
  isByPush: z.boolean(),
})
export type NotificationSetting = z.output<typeof setting>
const settings = z.object({ status: z.literal('success'), data: z.array(setting) })

/** Of anybody signed in. */
export const notifications = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/notifications',
    access: 'signed-in',
    deferredAs: 'polls',
    summary: `The own notifications, newest first, ${PAGE_SIZE_DEFAULT} a page. Answers 304 to the ETag of what stands.`,
    query: listQuery,
    response: list,
    refuses: [],
    isRevalidated: true,
  }),
  markRead: defineCall({
    method: 'PATCH',
    path: '/api/v1/notifications/:id/read',
    access: 'signed-in',
    summary: 'Marks one of the own notifications read.',
    params: oneId,
    response: one,
    refuses: [],
  }),
  markAllRead: defineCall({
    method: 'PATCH',
    path: '/api/v1/notifications/read',
    access: 'signed-in',
    summary: 'Marks all own notifications read that were raised until an instant.',
    body: untilBody,
    response: marked,
    refuses: [],
  }),
  settings: defineCall({
    method: 'GET',
    path: '/api/v1/notifications/settings',
    access: 'signed-in',
    summary: 'Which topics reach the person in the app, by mail and by push.',
    response: settings,
    refuses: [],
  }),
  changeSetting: defineCall({
    method: 'PUT',
    path: '/api/v1/notifications/settings/:topic',
    access: 'signed-in',
    summary: 'Chooses how one topic reaches the person.',
    params: z.object({ topic: z.enum(NOTIFICATION_TOPICS) }),
    // Pages of before pushes do not say how it is with them: then it stays as it is.
    body: z.object({ isInApp: z.boolean(), isByMail: z.boolean(), isByPush: z.optional(z.boolean()) }),
    response: settings,
    refuses: [],
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/api/v1/notifications/unsubscribe/:token',
    access: 'anyone',
    summary:
      'Ends mails about one topic, by the link under one of them; mail programs send it with one click (RFC 8058).',
    params: z.object({ token: unsubscribingToken }),
    secretParam: 'token',
    response: z.object({ status: z.literal('success'), data: z.object({ topic: z.enum(NOTIFICATION_TOPICS) }) }),
    refuses: ['LINK_INVALID'],
  }),
}

/** Of admins, at the paths the specification has. */
export const adminNotifications = {
  list: defineCall({ ...notifications.list, path: '/api/v1/admin/notifications', access: 'admin' }),
  markRead: defineCall({ ...notifications.markRead, path: '/api/v1/admin/notifications/:id/read', access: 'admin' }),
  markAllRead: defineCall({ ...notifications.markAllRead, path: '/api/v1/admin/notifications/read', access: 'admin' }),
}
