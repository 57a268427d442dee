import type { ByLanguage } from '@sopaan/domain/languages'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import { onPage, type Page } from '#api/db/pages.ts'
import type { AnnouncementsRow } from '#api/db/rows.ts'

export type AnnouncementRow = Selectable<AnnouncementsRow> & {
  authorName: string | null
  planName: ByLanguage<string> | null
  eventTitle: ByLanguage<string> | null
}
type State = AnnouncementRow['state']

const COLUMNS = [
  'announcements.id',
  'announcements.createdAt',
  'announcements.changedAt',
  'announcements.authorId',
  'announcements.topic',
  'announcements.title',
  'announcements.body',
  'announcements.page',
  'announcements.audience',
  'announcements.isByMail',
  'announcements.state',
  'announcements.dueAt',
  'announcements.endedAt',
  'announcements.reached',
  'announcements.lastUserId',
] as const

function announcementsWithNames(db: Db) {
  return db
    .selectFrom('announcements')
    .leftJoin('users as author', 'author.id', 'announcements.authorId')
    .leftJoin('plans', (join) => join.on(sql<boolean>`plans.id = (announcements.audience->>'planId')::uuid`))
    .leftJoin('events', (join) => join.on(sql<boolean>`events.id = (announcements.audience->>'eventId')::uuid`))
    .select(COLUMNS)
    .select(['author.fullName as authorName', 'plans.name as planName', 'events.title as eventTitle'])
}

/** A page of announcements, newest first. */
export async function listAnnouncementRows(db: Db, page: Page): Promise<AnnouncementRow[]> {
  return announcementsWithNames(db)
    .orderBy('announcements.createdAt', 'desc')
    .orderBy('announcements.id')
    .$call(onPage(page))
    .execute()
}

/** How many announcements there are. */
export async function countAnnouncements(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('announcements')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One announcement. */
export async function findAnnouncement(db: Db, id: string): Promise<AnnouncementRow | undefined> {
  return announcementsWithNames(db).where('announcements.id', '=', id).executeTakeFirst()
}

/** Adds a draft. */
export async function insertAnnouncement(db: Db, draft: Insertable<AnnouncementsRow>): Promise<string> {
  const { id } = await db.insertInto('announcements').values(draft).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes an announcement that is in one of some states. @returns whether it was */
export async function changeAnnouncement(
  db: Db,
  id: string,
  { from, to }: { from: readonly State[]; to: Updateable<AnnouncementsRow> },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a draft. @returns whether it was one */
export async function removeDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('announcements')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Locks the announcement that is due longest and that no other worker has in hand, of some topics. */
export async function lockDueAnnouncement(
  db: Db,
  { now, topics }: { now: Date; topics: readonly AnnouncementRow['topic'][] },
): Promise<Selectable<AnnouncementsRow> | undefined> {
  return db
    .selectFrom('announcements')
    .select(COLUMNS)
    .where('state', 'in', ['scheduled', 'sending'])
    .where('topic', 'in', topics)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .$call(unlocked({ limit: 1 }))
    .executeTakeFirst()
}

/** How many have read each of some announcements in the app, by the key of their notifications. */
export async function countReadOf(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('notifications')
    .select(['dedupeKey', (row) => row.fn.countAll<string>().as('count')])
    .where('kind', 'in', ['announced-service', 'announced-news'])
    .where('dedupeKey', '=', sql<string>`any(${[...keys]}::text[])`)
    .where('readAt', 'is not', null)
    .groupBy('dedupeKey')
    .execute()
  return new Map(rows.map(({ dedupeKey, count }) => [dedupeKey, Number(count)]))
}
