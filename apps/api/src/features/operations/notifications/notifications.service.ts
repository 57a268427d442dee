import { createHash } from 'node:crypto'
import { type Delivery, type NotificationTopic, presetDelivery } from '@sopaan/contract/notification-topics'
import { DASHBOARD_TYPES, inLanguage } from '@sopaan/contract/paths'
import { FIRST_LANGUAGE, type Language } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { writeAlerts } from '#api/features/operations/alert-hooks/alert-messages.service.ts'
import type { LinkedBooking } from '#api/features/operations/mails/booking-tokens.service.ts'
import { removeWaitingMails } from '#api/features/operations/mails/mails.open.queries.ts'
import {
  type DigestDraft,
  gatherDigests,
  gatherNotices,
  type MailDraft,
  writeMails,
} from '#api/features/operations/mails/mails.service.ts'
import { removeWaitingPushes } from '#api/features/operations/push-devices/push-messages.open.queries.ts'
import { type PushDraft, writePushes } from '#api/features/operations/push-devices/push-messages.service.ts'
import type { MailAttachment } from '#api/outside/mailer.ts'
import { lockScreenText } from './lock-screen-text.ts'
import {
  NOTIFICATION_KINDS,
  type NotificationFacts,
  type NotificationKind,
  notificationText,
} from './notification-kinds.ts'
import { type NotificationSubjects, withLink } from './notification-links.ts'
import { staffRolesOf } from './notification-roles.ts'
import {
  gatherNotifications,
  insertNotifications,
  listReaders,
  listStaffReaders,
  type Reader,
} from './notifications.queries.ts'

/** What is told, without where it leads. */
export type NoticeBody<K extends NotificationKind> = {
  kind: K
  facts: NotificationFacts[K]
  /** The same key twice is one notification for one reader, so that a retry raises once; absent: a key of its own. */
  key?: string
  /** Files that go along in the mail: calendar files. */
  attachments?: readonly MailAttachment[]
  /** What stands in the mail in place of the words of the app: what somebody wrote, which the app shows on its page. */
  mailBody?: string
  /** The agreed session it tells of: the mail has links that change it. */
  booking?: LinkedBooking
  /** From then on it is of no use: a mail or push that still waits is not sent. */
  expiresAt?: Date
  /** Neither mail nor push goes along, whatever the reader chose. */
  isInAppAlone?: true
  /** Mails and pushes of it that still wait can be taken back by its key: `withdrawNotices`. */
  isStoppable?: true
}

/** What is told: a kind with the facts its words fill in, and whose page it leads to where the kind leads to one of many. */
export type NewNotification<K extends NotificationKind> = NoticeBody<K> &
  (K extends keyof NotificationSubjects ? { about: NotificationSubjects[K] } : { about?: undefined })

/** What is told, with the path of the page of ours that it leads to. */
export type LinkedNotice<K extends NotificationKind> = NoticeBody<K> & { link: string }

type CountedKind = {
  [K in NotificationKind]: NotificationFacts[K] extends { count: number } ? K : never
}[NotificationKind]

const KEY_BYTES = 18
/** What is told to more than so many is written in one statement, each by itself. */
const GATHERED_MAX = 20
/** What of it is told to addresses outside too: what the law or a person waits for, and what went wrong with money. */
const ALERTED_TOPICS: readonly NotificationTopic[] = ['duties', 'webhooks']

/**
 * Tells the active admins whom the kind is for, and owners, each in the app, by mail and by push as they chose. Call it in
 * the transaction of what it tells of, before `writeAudit`. Facts of what staff read name no person: the notification
 * outlives the account.
 */
export async function notifyStaff<K extends NotificationKind>(deps: Deps, notice: NewNotification<K>): Promise<void> {
  const keyed = { ...withLink(notice), key: notice.key ?? newKey(deps) }
  await raise(deps, toAll(deps, await listStaffReaders(deps.db, topicOf(notice), staffRolesOf(notice.kind)), keyed))
  if (ALERTED_TOPICS.includes(topicOf(notice)))
    await writeAlerts(deps, { ...keyed, text: notificationText(keyed.kind, keyed.facts, FIRST_LANGUAGE) })
}

/** Counts up what staff are told of often: one notification for one key, which says how many and is unread again. */
export async function notifyStaffCounted<K extends CountedKind>(
  deps: Deps,
  notice: NewNotification<K> & { key: string },
): Promise<void> {
  const readers = await listStaffReaders(deps.db, topicOf(notice), staffRolesOf(notice.kind))
  const inApp = toAll(deps, readers, withLink(notice)).filter(isInApp)
  await gatherNotifications(deps.db, rowsFor(deps, inApp))
}

/**
 * Tells one person, in the app and by mail as they chose; nobody whose account is not active. Call it in the transaction
 * of what it tells of, before `writeAudit`.
 */
export async function notifyPerson<K extends NotificationKind>(
  deps: Deps,
  userId: string,
  notice: NewNotification<K>,
): Promise<void> {
  await notifyPeople(deps, [userId], notice)
}

/** Tells many people the same: everybody who registered, say. As `notifyPerson`. */
export async function notifyPeople<K extends NotificationKind>(
  deps: Deps,
  userIds: readonly string[],
  notice: NewNotification<K>,
): Promise<void> {
  await raise(deps, toAll(deps, await listReaders(deps.db, topicOf(notice), userIds), withLink(notice)))
}

/** Tells many people of one kind, each of their own; at most one notice a key and person. As `notifyPerson`. */
export async function notifyEach<K extends NotificationKind>(
  deps: Deps,
  notices: readonly { userId: string; notice: NewNotification<K> & { key: string } }[],
): Promise<void> {
  const [first] = notices
  if (first === undefined) return
  const readers = await listReaders(deps.db, topicOf(first.notice), [...new Set(notices.map(({ userId }) => userId))])
  const known = new Map(readers.map((reader) => [reader.id, reader]))
  await raise(
    deps,
    notices.flatMap(({ userId, notice }) => {
      const reader = known.get(userId)
      return reader === undefined ? [] : [{ reader, notice: { ...withLink(notice), key: notice.key } }]
    }),
  )
}

/** Whether somebody wants mail of what a kind is about; who has no account in use never said that they do not. */
export async function wantsMail(deps: Deps, userId: string, kind: NotificationKind): Promise<boolean> {
  const [reader] = await listReaders(deps.db, topicOf({ kind }), [userId])
  return reader === undefined || deliveryTo(reader, { kind }).isByMail
}

/** Takes back the mails and pushes of a topic that still wait: those that end at another moment than these, or those of one notice. */
export async function withdrawNotices(
  deps: Deps,
  topic: NotificationTopic,
  which: { expiringExceptAt: readonly Date[] } | { notice: string },
): Promise<void> {
  await removeWaitingMails(deps.db, topic, which)
  await removeWaitingPushes(deps.db, topic, which)
}

/** A notice on its way to one reader. */
type Addressed<K extends NotificationKind> = { reader: Reader; notice: LinkedNotice<K> & { key: string } }

function toAll<K extends NotificationKind>(
  deps: Deps,
  readers: readonly Reader[],
  notice: LinkedNotice<K>,
): Addressed<K>[] {
  const keyed = { ...notice, key: notice.key ?? newKey(deps) }
  return readers.map((reader) => ({ reader, notice: keyed }))
}

function newKey({ random }: Pick<Deps, 'random'>): string {
  return random(KEY_BYTES).toString('base64url')
}

function isInApp<K extends NotificationKind>({ reader, notice }: Addressed<K>): boolean {
  return deliveryTo(reader, notice).isInApp
}

async function raise<K extends NotificationKind>(deps: Deps, addressed: readonly Addressed<K>[]): Promise<void> {
  const rows = rowsFor(deps, addressed.filter(isInApp))
  const raised = new Set((await insertNotifications(deps.db, rows)).map((row) => noticeName(row.userId, row.dedupeKey)))
  const sent = addressed.filter(
    ({ reader, notice }) =>
      !notice.isInAppAlone && (!isInApp({ reader, notice }) || raised.has(noticeName(reader.id, notice.key))),
  )
  const mailed = sent.filter(
    ({ reader, notice }) => NOTIFICATION_KINDS[notice.kind].mail !== 'never' && deliveryTo(reader, notice).isByMail,
  )
  const single = mailed.filter((one) => digestPace(one) === undefined)
  const gathered = mailed.length > GATHERED_MAX ? [] : single.filter(isGathered)
  await gatherNotices(deps, gathered.map(mailOf))
  await writeMails(deps, single.filter((one) => !gathered.includes(one)).map(mailOf))
  await gatherDigests(deps, mailed.flatMap(digestOf))
  await writePushes(deps, sent.filter(({ reader, notice }) => deliveryTo(reader, notice).isByPush).map(pushOf))
}

/** Whether it may wait a little and go with others: not what is of no use later, nor to staff. The app tells it at once. */
function isGathered<K extends NotificationKind>(one: Addressed<K>): boolean {
  const { expiresAt, isStoppable } = one.notice
  return isInApp(one) && one.reader.role !== 'admin' && expiresAt === undefined && isStoppable !== true
}

/** In whose mail of the day or week a notice comes; undefined where it comes by itself. Staff get each by itself. */
function digestPace<K extends NotificationKind>({ reader, notice }: Addressed<K>): 'daily' | 'weekly' | undefined {
  const { mailPace, role } = reader
  const canWait = NOTIFICATION_KINDS[notice.kind].canWait === true && notice.isStoppable !== true
  return canWait && mailPace !== 'each' && role !== 'admin' ? mailPace : undefined
}

function digestOf<K extends NotificationKind>(one: Addressed<K>): DigestDraft[] {
  const { reader, notice } = one
  const pace = digestPace(one)
  if (pace === undefined) return []
  const { email: to, language, id: userId } = reader
  const { title, body } = wordsOf(one)
  return [{ to, language, userId, pace, item: { title, body, page: pageFor(notice.link, language) } }]
}

/** The words of a notice in its mail. */
function wordsOf<K extends NotificationKind>({ reader, notice }: Addressed<K>) {
  const { title, body } = notificationText(notice.kind, notice.facts, reader.language)
  return { title, body: notice.mailBody ?? body }
}

function mailOf<K extends NotificationKind>({ reader, notice }: Addressed<K>): MailDraft<'notification'> {
  const { kind, key, link, attachments, booking, expiresAt, isStoppable } = notice
  return {
    kind: 'notification',
    to: reader.email,
    language: reader.language,
    facts: {
      ...wordsOf({ reader, notice }),
      page: pageFor(link, reader.language),
      topic: topicOf({ kind }),
      ...(isStoppable && { notice: key }),
      ...(booking && { booking }),
    },
    userId: reader.id,
    dedupeKey: messageKey(reader, key),
    priority: 3,
    ...(attachments && { attachments }),
    ...(expiresAt && { expiresAt }),
  }
}

function pushOf<K extends NotificationKind>({ reader, notice }: Addressed<K>): PushDraft {
  const { kind, facts, key, link, expiresAt, isStoppable } = notice
  return {
    userId: reader.id,
    topic: topicOf({ kind }),
    language: reader.language,
    text: lockScreenText(kind, facts, reader.language),
    link: pageFor(link, reader.language),
    dedupeKey: messageKey(reader, key),
    ...(isStoppable && { notice: key }),
    ...(expiresAt && { expiresAt }),
  }
}

/** The key of what is sent of a notice to one reader. */
function messageKey({ id }: Pick<Reader, 'id'>, key: string): string {
  return createHash('sha256').update(noticeName(id, key)).digest('base64url')
}

/** One notice to one reader. */
function noticeName(userId: string, dedupeKey: string): string {
  return `${userId} ${dedupeKey}`
}

/** A public page stands once in each language; those of the dashboards follow the profile. */
function pageFor(link: string, language: Language): string {
  return DASHBOARD_TYPES.some((dashboard) => link.startsWith(`/${dashboard}`)) ? link : inLanguage(link, language)
}

function topicOf({ kind }: { kind: NotificationKind }): (typeof NOTIFICATION_KINDS)[NotificationKind]['topic'] {
  return NOTIFICATION_KINDS[kind].topic
}

function deliveryTo(reader: Reader, notice: { kind: NotificationKind }): Delivery {
  const preset = presetDelivery(reader.role, topicOf(notice))
  return {
    isInApp: reader.isInApp ?? preset.isInApp,
    isByMail: reader.isByMail ?? preset.isByMail,
    isByPush: reader.isByPush ?? preset.isByPush,
  }
}

function rowsFor<K extends NotificationKind>(deps: Deps, addressed: readonly Addressed<K>[]) {
  return addressed.map(({ reader, notice }) => ({
    userId: reader.id,
    kind: notice.kind,
    facts: JSON.stringify(notice.facts),
    link: notice.link,
    raisedAt: deps.now(),
    dedupeKey: notice.key,
  }))
}
