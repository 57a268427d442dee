import type { AuditAction } from '@sopaan/contract/audit-actions'
import {
  type Announcement,
  type AnnouncementFields,
  type Audience,
  type AudienceQuery,
  announcedPath,
  type Reach,
  UNTYPED_READERS_MAX,
} from '@sopaan/contract/managed-announcements'
import { presetDelivery } from '@sopaan/contract/notification-topics'
import { inLanguage } from '@sopaan/contract/paths'
import { refuse } from '@sopaan/contract/refusals'
import { LANGUAGES, writtenIn } from '@sopaan/domain/languages'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { accountOf } from '#api/features/account/accounts/accounts.service.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMails } from '#api/features/operations/mails/mails.service.ts'
import { notifyPerson, withdrawNotices } from '#api/features/operations/notifications/notifications.service.ts'
import { removeNotice } from '#api/features/operations/site/site.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import {
  type AnnouncementRow,
  changeAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  removeDraft,
} from './announcements.queries.ts'
import { fieldsOf, noticeKeyOf, readAnnouncement } from './announcements-list.service.ts'
import { countReach } from './audiences.queries.ts'

/** How far ahead one may be scheduled, ms. */
const AHEAD_DAYS_MAX = 60
/** How long it can still be taken back whole after it was sent off, ms. */
const GRACE_MS = MINUTE_MS
/** How far the number typed may be off the number of readers, of it: people sign up meanwhile. */
const TYPED_TOLERANCE = 0.02

/** How many people an audience has, and how they are reached; nobody while its event is not chosen. */
export async function readReach(deps: Deps, { topic, ...query }: AudienceQuery): Promise<Reach> {
  const audience = audienceOf(query)
  return audience === undefined ? nobody() : reachOf(deps, { topic, audience })
}

/** Saves a draft. @throws {Refusal} ANNOUNCEMENT_TARGETED */
export async function addAnnouncement(
  deps: Deps,
  { actor, request }: Caller,
  fields: AnnouncementFields,
): Promise<Announcement> {
  refuseTargeted(fields)
  const id = await inTransaction(deps, async (deps) => {
    const id = await insertAnnouncement(deps.db, { ...announcementColumns(deps, fields), authorId: actor.userId })
    await writeAudit(deps, entryOf('announcement.add', { actor, request }, id, { announcement: { after: fields } }))
    return id
  })
  return readAnnouncement(deps, id)
}

/** Changes a draft. @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE, ANNOUNCEMENT_TARGETED */
export async function editAnnouncement(
  deps: Deps,
  { actor, request }: Caller,
  { id, ...fields }: AnnouncementFields & { id: string },
): Promise<Announcement> {
  refuseTargeted(fields)
  await inTransaction(deps, async (deps) => {
    const row = (await findAnnouncement(deps.db, id)) ?? refuse('NOT_FOUND')
    const to = announcementColumns(deps, fields)
    if (!(await changeAnnouncement(deps.db, id, { from: ['draft'], to }))) refuse('CHANGED_ELSEWHERE')
    const change = { announcement: { before: fieldsOf(row), after: fields } }
    await writeAudit(deps, entryOf('announcement.change', { actor, request }, id, change))
  })
  return readAnnouncement(deps, id)
}

/** Removes a draft. @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE */
export async function removeAnnouncement(deps: Deps, caller: CallerTrace, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = (await findAnnouncement(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!(await removeDraft(deps.db, id))) refuse('CHANGED_ELSEWHERE')
    const change = { announcement: { before: fieldsOf(row) } }
    await writeAudit(deps, entryOf('announcement.remove', caller, id, change))
  })
}

/** Sends one to whoever calls alone: in the app, and a mail in each language. @throws {Refusal} NOT_FOUND */
export async function testAnnouncement(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = (await findAnnouncement(deps.db, id)) ?? refuse('NOT_FOUND')
    const { title, body, page } = fieldsOf(row)
    const { email } = await accountOf(deps, actor)
    await notifyPerson(deps, actor.userId, {
      kind: announcedKind(row.topic),
      facts: { title, body },
      about: { page },
      isInAppAlone: true,
    })
    await writeMails(
      deps,
      LANGUAGES.map((language) => ({
        kind: 'notification' as const,
        to: email,
        language,
        facts: {
          title: writtenIn(language, title),
          body: writtenIn(language, body),
          page: inLanguage(announcedPath(page), language),
        },
        userId: actor.userId,
        priority: 2 as const,
      })),
    )
    await writeAudit(deps, entryOf('announcement.test', { actor, request }, id))
  })
}

/**
 * Has a draft go out at a time, or in a minute.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, CHANGED_ELSEWHERE, ANNOUNCEMENT_NOBODY, ANNOUNCEMENT_TIME, CONFIRMATION_NEEDED
 */
export async function scheduleAnnouncement(
  deps: Deps,
  { actor, request }: Caller,
  { id, at, confirmed }: { id: string; at: string | null; confirmed?: number | undefined },
): Promise<Announcement> {
  requireFresh(deps, actor)
  const nowMs = deps.now().getTime()
  const dueAt = at === null ? new Date(nowMs + GRACE_MS) : new Date(at)
  if (dueAt.getTime() <= nowMs || dueAt.getTime() > nowMs + AHEAD_DAYS_MAX * DAY_MS)
    refuse('ANNOUNCEMENT_TIME', { max: AHEAD_DAYS_MAX })
  await inTransaction(deps, async (deps) => {
    const row = (await findAnnouncement(deps.db, id)) ?? refuse('NOT_FOUND')
    const { people } = await reachOf(deps, fieldsOf(row))
    if (people === 0) refuse('ANNOUNCEMENT_NOBODY')
    if (people > UNTYPED_READERS_MAX && !isNearly(confirmed ?? 0, people)) refuse('CONFIRMATION_NEEDED')
    const to = { state: 'scheduled' as const, dueAt, changedAt: deps.now() }
    if (!(await changeAnnouncement(deps.db, id, { from: ['draft'], to }))) refuse('CHANGED_ELSEWHERE')
    const change = { dueAt: { after: dueAt.toISOString() }, people: { after: people } }
    await writeAudit(deps, entryOf('announcement.schedule', { actor, request }, id, change))
  })
  return readAnnouncement(deps, id)
}

/**
 * Stops one: a draft again where nothing went out, else nobody more is told and mails of it that wait go.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE
 */
export async function stopAnnouncement(deps: Deps, caller: CallerTrace, id: string): Promise<Announcement> {
  await inTransaction(deps, async (deps) => {
    const now = deps.now()
    const draft = { state: 'draft' as const, dueAt: null, changedAt: now }
    const isDraftAgain = await changeAnnouncement(deps.db, id, { from: ['scheduled'], to: draft })
    const stopped = { state: 'stopped' as const, endedAt: now, changedAt: now }
    if (!isDraftAgain && !(await changeAnnouncement(deps.db, id, { from: ['sending'], to: stopped })))
      refuse('CHANGED_ELSEWHERE')
    const row = (await findAnnouncement(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!isDraftAgain) await withdrawNotices(deps, row.topic, { notice: noticeKeyOf(id) })
    if (!isDraftAgain && row.isBanner) await removeNotice(deps, fieldsOf(row).title)
    const change = { state: { after: row.state }, reached: { after: row.reached } }
    await writeAudit(deps, entryOf('announcement.stop', caller, id, change))
  })
  return readAnnouncement(deps, id)
}

/** The kind of notification of a topic. */
export function announcedKind(topic: AnnouncementRow['topic']): 'announced-service' | 'announced-news' {
  return topic === 'news' ? 'announced-news' : 'announced-service'
}

/** The fields of an announcement as its row has them, changed now. */
export function announcementColumns(
  deps: Pick<Deps, 'now'>,
  { title, body, audience, isBanner = false, ...rest }: AnnouncementFields,
) {
  return {
    ...rest,
    isBanner,
    title: JSON.stringify(title),
    body: JSON.stringify(body),
    audience: JSON.stringify(audience),
    changedAt: deps.now(),
  }
}

function reachOf(deps: Deps, { topic, audience }: Pick<AnnouncementFields, 'topic' | 'audience'>): Promise<Reach> {
  return countReach(deps.db, { audience, topic, preset: presetDelivery('mentee', topic), now: deps.now() })
}

function nobody(): Reach {
  // A count for each language of the list, as the type says.
  const inLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, 0])) as Reach['inLanguage']
  return { people: 0, inApp: 0, byMail: 0, inLanguage }
}

function audienceOf({
  kind,
  planId,
  eventId,
  role,
  targetYear,
  from,
  to,
}: Omit<AudienceQuery, 'topic'>): Audience | undefined {
  switch (kind) {
    case 'everyone':
      return { kind }
    case 'plan':
      return { kind, planId: planId ?? null }
    case 'event':
      return eventId === undefined ? undefined : { kind, eventId }
    case 'users':
      return { kind, role: role ?? null, targetYear: targetYear ?? null, from: from ?? null, to: to ?? null }
  }
}

/** News is advertising: it is not aimed by what a student said of the own studies (DPDP Act, s. 9(3)). */
function refuseTargeted({ topic, audience }: AnnouncementFields): void {
  if (topic === 'news' && audience.kind === 'users' && audience.targetYear !== null) refuse('ANNOUNCEMENT_TARGETED')
}

function isNearly(typed: number, people: number): boolean {
  return Math.abs(typed - people) <= people * TYPED_TOLERANCE
}

function entryOf(
  action: AuditAction,
  caller: CallerTrace,
  id: string,
  change?: NonNullable<NewAuditEntry['change']>,
): NewAuditEntry {
  return { action, target: { type: 'announcement', id }, ...(change && { change }), ...caller }
}
