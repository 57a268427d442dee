import type { BodyOf } from '@sopaan/contract/call'
import { type NotificationTopic, presetDelivery } from '@sopaan/contract/notification-topics'
import type { Notification, NotificationPage, NotificationSetting, notifications } from '@sopaan/contract/notifications'
import { refuse } from '@sopaan/contract/refusals'
import type { Language } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { accountOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { removeWaitingMails } from '#api/features/operations/mails/mails.open.queries.ts'
import { readUnsubscribeToken } from '#api/features/operations/mails/unsubscribe-tokens.service.ts'
import { removeWaitingPushes } from '#api/features/operations/push-devices/push-messages.open.queries.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { isKeyOf } from '#api/is-key-of.ts'
import { NOTIFICATION_KINDS, type NotificationFacts, notificationText } from './notification-kinds.ts'
import { listTopicsOf } from './notification-roles.ts'
import { listChosen, saveChosen } from './notification-settings.queries.ts'
import {
  countNotifications,
  countWaitingWork,
  listNoticesTo,
  listNotificationRows,
  markNotificationRead,
  markNotificationsRead,
  type NotificationRow,
  removeOldNotifications,
} from './notifications.queries.ts'

type Person = Pick<Actor, 'userId'>

/** How long what was read stays, ms. */
const READ_RETENTION_MS = 90 * DAY_MS
/** How long anything stays, ms. */
const ANY_RETENTION_MS = 365 * DAY_MS
/** Most notifications of an export. */
const EXPORT_MAX = 1_000
/** Most notifications about one page. */
const ABOUT_MAX = 100

/** A page of the notifications of the person acting, in the language of the profile. */
export async function ownNotifications(
  deps: Deps,
  actor: Person,
  { page, limit, unread: isUnreadOnly }: { page: number; limit: number; unread: boolean },
): Promise<Omit<NotificationPage, 'status'>> {
  const { language } = await accountOf(deps, actor)
  const { total, unread } = await countNotifications(deps.db, actor.userId)
  const rows = await listNotificationRows(deps.db, actor.userId, { page, limit, isUnreadOnly })
  return {
    data: rows.flatMap((row) => shown(row, language)),
    unread,
    waiting: await countWaitingWork(deps.db, actor.userId, deps.now()),
    page: { page, limit, total: isUnreadOnly ? unread : total },
  }
}

/** Marks one of the own notifications read. @throws {Refusal} NOT_FOUND */
export async function readNotification(deps: Deps, actor: Person, id: string): Promise<Notification> {
  const { language } = await accountOf(deps, actor)
  const row = await markNotificationRead(deps.db, actor.userId, id, deps.now())
  const [notification] = row ? shown(row, language) : []
  return notification ?? refuse('NOT_FOUND')
}

/** Marks read what the person has seen: all that was raised until an instant. @returns how many are unread after it */
export async function readNotifications(deps: Deps, actor: Person, until: string): Promise<number> {
  await markNotificationsRead(deps.db, actor.userId, new Date(until), deps.now())
  return (await countNotifications(deps.db, actor.userId)).unread
}

/** What of the person's role reaches the person, by topic. */
export async function notificationSettings(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'role'>,
): Promise<NotificationSetting[]> {
  const chosen = await listChosen(deps.db, actor.userId)
  return listTopicsOf(actor.role).map((topic) => {
    const row = chosen.find((one) => one.topic === topic)
    const preset = presetDelivery(actor.role, topic)
    const { isInApp, isByMail, isByPush } = row ?? preset
    return { topic, isInApp, isByMail, isByPush }
  })
}

/**
 * Chooses how one topic of the own role reaches the person; what is not said of pushes stays as it is.
 * @throws {Refusal} NOT_FOUND
 */
export async function changeNotificationSetting(
  deps: Deps,
  { actor, request }: Caller,
  { topic, ...chosen }: BodyOf<typeof notifications.changeSetting> & { topic: NotificationTopic },
): Promise<NotificationSetting[]> {
  const before = (await notificationSettings(deps, actor)).find((setting) => setting.topic === topic)
  if (before === undefined) return refuse('NOT_FOUND')
  const delivery = { ...chosen, isByPush: chosen.isByPush ?? before.isByPush }
  await inTransaction(deps, async (deps) => {
    await saveChosen(deps.db, actor.userId, { topic, ...delivery, now: deps.now() })
    if (!delivery.isByMail) await removeWaitingMails(deps.db, topic, { userId: actor.userId })
    if (!delivery.isByPush) await removeWaitingPushes(deps.db, topic, { userId: actor.userId })
    await writeAudit(deps, {
      action: 'notification.set',
      actor,
      target: { type: 'notification-topic', id: topic },
      change: {
        isInApp: { after: delivery.isInApp },
        isByMail: { after: delivery.isByMail },
        isByPush: { after: delivery.isByPush },
      },
      request,
    })
  })
  return notificationSettings(deps, actor)
}

/**
 * Ends mails about a topic, by the link under one of them; a second time changes nothing. What comes in the app stays.
 * @throws {Refusal} LINK_INVALID for a link that is not ours, or whose account is gone
 */
export async function unsubscribe(
  deps: Deps,
  request: Caller['request'],
  token: string,
): Promise<{ topic: NotificationTopic }> {
  const { userId, topic } = readUnsubscribeToken(deps, token) ?? refuse('LINK_INVALID')
  const account = await findAccount(deps.db, userId)
  if (account?.status !== 'active' || !listTopicsOf(account.role).includes(topic)) return refuse('LINK_INVALID')
  const actor = { userId, role: account.role }
  const setting = (await notificationSettings(deps, actor)).find((each) => each.topic === topic)
  if (setting === undefined || !setting.isByMail) return { topic }
  await inTransaction(deps, async (deps) => {
    await saveChosen(deps.db, userId, { ...setting, isByMail: false, now: deps.now() })
    await removeWaitingMails(deps.db, topic, { userId })
    await writeAudit(deps, {
      action: 'notification.unsubscribe',
      actor,
      target: { type: 'notification-topic', id: topic },
      change: { isByMail: { before: true, after: false } },
      request,
    })
  })
  return { topic }
}

/** What the person acting was told, for an export. */
export async function exportNotifications(deps: Deps, actor: Person): Promise<Notification[]> {
  return (await ownNotifications(deps, actor, { page: 1, limit: EXPORT_MAX, unread: false })).data
}

/** What some people were told in the app with a link to one page, in the language of whoever reads it; the newest first. */
export async function listNoticesAbout(
  deps: Deps,
  { userIds, path, language }: { userIds: readonly string[]; path: string; language: Language },
): Promise<(Notification & { userId: string })[]> {
  const rows = await listNoticesTo(deps.db, userIds, { path, limit: ABOUT_MAX })
  return rows.flatMap((row) => shown(row, language).map((notice) => ({ ...notice, userId: row.userId })))
}

/** Forgets notifications that were read three months ago, and any that are a year old. */
export async function purgeOldNotifications(deps: Deps): Promise<void> {
  const ago = (ms: number) => new Date(deps.now().getTime() - ms)
  await removeOldNotifications(deps.db, ago(READ_RETENTION_MS), ago(ANY_RETENTION_MS))
}

/** A row in words; none where its kind has none any more. */
function shown(row: NotificationRow, language: Language): Notification[] {
  if (!isKeyOf(NOTIFICATION_KINDS, row.kind)) return []
  // Kind and facts were written together, from the type that pairs them.
  const text = notificationText(row.kind, row.facts as NotificationFacts[typeof row.kind], language)
  return [
    {
      _id: row.id,
      kind: row.kind,
      topic: NOTIFICATION_KINDS[row.kind].topic,
      ...text,
      link: row.link,
      createdAt: row.raisedAt.toISOString(),
      isRead: row.readAt !== null,
      readAt: row.readAt?.toISOString() ?? null,
    },
  ]
}
