import type { AnnouncementTopic } from '@sopaan/contract/managed-announcements'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import { endOfQuietHours } from '@sopaan/domain/time/quiet-hours'
import { type Deps, inTransaction } from '#api/deps.ts'
import { notifyPeople } from '#api/features/operations/notifications/notifications.service.ts'
import { showNotice } from '#api/features/operations/site/site.service.ts'
import { changeAnnouncement, lockDueAnnouncement } from './announcements.queries.ts'
import { announcedKind } from './announcements.service.ts'
import { fieldsOf, noticeKeyOf } from './announcements-list.service.ts'
import { listMailedSince, listNextOf } from './audiences.queries.ts'

/** How long a title stands on every page, ms. */
const BANNER_MS = DAY_MS

/**
 * Tells the next people of the announcement that is due longest, as many as the settings have for one run, so that their mails
 * leave the outbox about as fast as they come into it. News waits for the end of the quiet hours, and comes by
 * mail once a day to one person. Safe on any number of instances and after a crash: a part is told whole or not at all.
 */
export async function sendAnnouncements(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const now = deps.now()
    const limit = deps.config.announcedARun
    const topics: AnnouncementTopic[] = endOfQuietHours(now) === undefined ? ['service', 'news'] : ['service']
    const row = await lockDueAnnouncement(deps.db, { now, topics })
    if (row === undefined) return
    const { audience, title } = fieldsOf(row)
    if (row.isBanner && row.state === 'scheduled') await showNotice(deps, title, BANNER_MS)
    const ids = await listNextOf(deps.db, audience, { after: row.lastUserId, limit, now })
    await notifyPart(deps, row, ids)
    const isLast = ids.length < limit
    await changeAnnouncement(deps.db, row.id, {
      from: ['scheduled', 'sending'],
      to: {
        state: isLast ? 'sent' : 'sending',
        endedAt: isLast ? now : null,
        lastUserId: ids.at(-1) ?? row.lastUserId,
        reached: row.reached + ids.length,
        changedAt: now,
      },
    })
  })
}

type Announced = NonNullable<Awaited<ReturnType<typeof lockDueAnnouncement>>>

async function notifyPart(deps: Deps, row: Announced, ids: readonly string[]): Promise<void> {
  const { title, body, page, isByMail } = fieldsOf(row)
  const notice = {
    kind: announcedKind(row.topic),
    facts: { title, body },
    about: { page },
    key: noticeKeyOf(row.id),
    isStoppable: true,
  } as const
  const mailed = new Set(isByMail && row.topic === 'news' ? await listMailedToday(deps, ids) : [])
  const isInAppAlone = (id: string) => !isByMail || mailed.has(id)
  const [inAppAlone, others] = [ids.filter(isInAppAlone), ids.filter((id) => !isInAppAlone(id))]
  await notifyPeople(deps, inAppAlone, { ...notice, isInAppAlone: true })
  await notifyPeople(deps, others, notice)
}

async function listMailedToday(deps: Deps, ids: readonly string[]): Promise<string[]> {
  return listMailedSince(deps.db, { ids, topic: 'news', since: startOfIstDay(istDate(deps.now())) })
}
