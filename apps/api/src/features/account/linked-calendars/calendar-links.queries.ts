import type { CalendarKind } from '@sopaan/contract/linked-calendars'
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { CalendarLinksRow } from '#api/db/rows.ts'

export type LinkRow = Pick<Selectable<CalendarLinksRow>, (typeof LINK)[number]>

const LINK = [
  'id',
  'userId',
  'kind',
  'home',
  'userName',
  'sealedSecret',
  'state',
  'hasTitles',
  'dueAt',
  'attempts',
  'syncedAt',
  'trouble',
] as const

/** What somebody connected, the oldest first. */
export async function listCalendarLinks(db: Db, userId: string): Promise<LinkRow[]> {
  return db
    .selectFrom('calendarLinks')
    .select(LINK)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Another person's link is not found. */
export async function findLink(db: Db, userId: string, id: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom('calendarLinks')
    .select(LINK)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Links in use whose access ends between two instants, with whose they are, the soonest first. */
export async function listEndingLinks(db: Db, { from, to, limit }: { from: Date; to: Date; limit: number }) {
  return db
    .selectFrom('calendarLinks')
    .innerJoin('users', 'users.id', 'calendarLinks.userId')
    .select(['calendarLinks.id', 'calendarLinks.userId', 'calendarLinks.home', 'calendarLinks.accessEndsAt'])
    .select('users.role')
    .where('calendarLinks.state', '=', 'active')
    .where('calendarLinks.accessEndsAt', '>', from)
    .where('calendarLinks.accessEndsAt', '<=', to)
    .orderBy('calendarLinks.accessEndsAt')
    .orderBy('calendarLinks.id')
    .limit(limit)
    .$narrowType<{ accessEndsAt: Date }>()
    .execute()
}

/** The link of a kind, for whoever replaces it. */
export async function findLinkOfKind(db: Db, userId: string, kind: CalendarKind): Promise<LinkRow | undefined> {
  return db
    .selectFrom('calendarLinks')
    .select(LINK)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Changes a link. @returns whether there is one */
export async function changeLink(
  db: Db,
  { userId, id }: { userId: string; id: string },
  change: Updateable<CalendarLinksRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendarLinks')
    .set(change)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a link with all that hangs on it. */
export async function removeLink(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendarLinks')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
