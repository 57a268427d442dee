import type { AnnouncementSort } from '@sopaan/contract/managed-announcements'
import { type ByLanguage, FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { matchesAnyLanguage } from '#api/db/any-language.ts'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import { countOf, type Orders, ofIds, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'
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
  'announcements.isBanner',
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

/** What narrows the announcements; absent: all. */
export type AnnouncementsFilter = {
  state?: State | undefined
  /** Part of a title or text in any language. */
  search?: string | undefined
}

const ORDERED_BY = {
  createdAt: sql`announcements.created_at`,
  title: sql`lower(announcements.title ->> ${FIRST_LANGUAGE}::text)`,
  audience: sql`announcements.audience ->> 'kind'`,
  state: sql`announcements.state`,
  dueAt: sql`announcements.due_at`,
  reached: sql`announcements.reached`,
  // The share of those it reached; the key is that of `noticeKeyOf`.
  read: sql`(
    select count(*)::float8 from notifications
    where kind in ('announced-service', 'announced-news') and read_at is not null
      and dedupe_key = 'announcement ' || announcements.id
  ) / nullif(announcements.reached, 0)`,
} satisfies Orders<AnnouncementSort>

function narrowed(db: Db, { state, search }: AnnouncementsFilter) {
  const pattern = patternOf(search ?? '')
  return db
    .selectFrom('announcements')
    .$if(state !== undefined, (rows) => rows.where('announcements.state', '=', state ?? 'draft'))
    .$if(search !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(${matchesAnyLanguage('announcements.title', pattern)} or ${matchesAnyLanguage('announcements.body', pattern)})`,
      ),
    )
}

/** A page of announcements in an order. */
export async function listAnnouncementRows(
  db: Db,
  filter: AnnouncementsFilter,
  { sort, ...page }: Page & { sort: AnnouncementSort },
): Promise<AnnouncementRow[]> {
  const ids = await narrowed(db, filter)
    .select('announcements.id')
    .orderBy(orderOfSort(ORDERED_BY, sort, sql`announcements.id`))
    .$call(onPage(page))
    .execute()
  return listAnnouncementsOfIds(
    db,
    ids.map(({ id }) => id),
  )
}

/** Announcements of some ids, in their order. */
export async function listAnnouncementsOfIds(db: Db, ids: readonly string[]): Promise<AnnouncementRow[]> {
  return announcementsWithNames(db).$call(ofIds(sql`announcements.id`, ids)).execute()
}

/** The same as ids alone, from the first, at most so many. */
export async function listAnnouncementIds(
  db: Db,
  filter: AnnouncementsFilter,
  { sort, limit }: { sort: AnnouncementSort; limit: number },
): Promise<string[]> {
  const rows = await narrowed(db, filter)
    .select('announcements.id')
    .orderBy(orderOfSort(ORDERED_BY, sort, sql`announcements.id`))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many announcements a filter lets through. */
export const countAnnouncements = countOf(narrowed)

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
