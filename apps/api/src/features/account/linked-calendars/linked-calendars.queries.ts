import type { CalendarKind } from '@sopaan/contract/linked-calendars'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { CalendarLinksRow, LinkedCalendarsRow } from '#api/db/rows.ts'
import type { RemoteCalendar } from '#api/outside/remote-calendars.ts'

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
const CALENDAR = [
  'id',
  'linkId',
  'remoteId',
  'name',
  'isWritable',
  'isTarget',
  'isBusy',
  'syncToken',
  'readWholeAt',
] as const

export type LinkRow = Pick<Selectable<CalendarLinksRow>, (typeof LINK)[number]>
export type LinkedCalendarRow = Pick<Selectable<LinkedCalendarsRow>, (typeof CALENDAR)[number]>

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

/** The calendars of some links, by their names. */
export async function listLinkedCalendars(db: Db, linkIds: readonly string[]): Promise<LinkedCalendarRow[]> {
  if (linkIds.length === 0) return []
  return db
    .selectFrom('linkedCalendars')
    .select(CALENDAR)
    .where('linkId', 'in', linkIds)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Connects, or connects again in the place of what was there. @returns its id */
export async function replaceLink(db: Db, link: Insertable<CalendarLinksRow>): Promise<string> {
  const { userId: _, kind: __, ...changed } = link
  const { id } = await db
    .insertInto('calendarLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet({ ...changed, trouble: null, attempts: 0, leasedUntil: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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

/** Sets which calendars a link has: those known keep what was chosen of them, those not there any more go. */
export async function replaceCalendars(db: Db, linkId: string, calendars: readonly RemoteCalendar[]): Promise<void> {
  await db
    .deleteFrom('linkedCalendars')
    .where('linkId', '=', linkId)
    .where(
      'remoteId',
      'not in',
      calendars.map(({ id }) => id),
    )
    .execute()
  await db
    .insertInto('linkedCalendars')
    .values(calendars.map(({ id, name, isWritable }) => ({ linkId, remoteId: id, name, isWritable })))
    .onConflict((conflict) =>
      conflict.columns(['linkId', 'remoteId']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        isWritable: row.ref('excluded.isWritable'),
        isTarget: sql<boolean>`linked_calendars.is_target and excluded.is_writable`,
      })),
    )
    .execute()
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

/** Chooses the uses of a link's calendars: those whose use changed are read from the beginning, and what is not left free any more is forgotten. */
export async function changeUses(
  db: Db,
  linkId: string,
  { targetId, busyIds, isReadAgain }: { targetId: string | null; busyIds: readonly string[]; isReadAgain: boolean },
): Promise<void> {
  const isTarget = sql<boolean>`coalesce(id = ${targetId}::uuid, false)`
  const isBusy = busyIds.length === 0 ? sql<boolean>`false` : sql<boolean>`id in (${sql.join(busyIds)})`
  const isSame = sql<boolean>`is_target = ${isTarget} and is_busy = ${isBusy} and not ${isReadAgain}::boolean`
  // First the one that is not written into any more: there is one at most at every instant.
  await db
    .updateTable('linkedCalendars')
    .set({ isTarget: false, syncToken: null })
    .where('linkId', '=', linkId)
    .where('isTarget', '=', true)
    .where(sql<boolean>`not ${isTarget}`)
    .execute()
  await db
    .updateTable('linkedCalendars')
    .set({
      isTarget,
      isBusy,
      syncToken: sql<string | null>`case when ${isSame} then sync_token end`,
    })
    .where('linkId', '=', linkId)
    .execute()
  await db
    .deleteFrom('busyItems')
    .where('calendarId', 'in', (from) =>
      from.selectFrom('linkedCalendars').select('id').where('linkId', '=', linkId).where('isBusy', '=', false),
    )
    .execute()
}

/** Forgets the titles of a link's busy hours. */
export async function clearTitles(db: Db, linkId: string): Promise<void> {
  await db
    .updateTable('busyItems')
    .set({ title: null })
    .where('calendarId', 'in', (from) => from.selectFrom('linkedCalendars').select('id').where('linkId', '=', linkId))
    .execute()
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

/** What was written for a link that still lies ahead, with the calendar it is in. */
export async function listCopiesAhead(db: Db, linkId: string, now: Date) {
  return db
    .selectFrom('calendarCopies')
    .innerJoin('linkedCalendars', 'linkedCalendars.id', 'calendarCopies.calendarId')
    .select(['linkedCalendars.remoteId as calendarId', 'calendarCopies.remoteId', 'calendarCopies.etag'])
    .where('linkedCalendars.linkId', '=', linkId)
    .where('calendarCopies.endsAt', '>', now)
    .where('calendarCopies.isLeftOut', '=', false)
    .orderBy('calendarCopies.startsAt')
    .orderBy('calendarCopies.id')
    .execute()
}

/** The hours that entries of somebody's chosen calendars take. */
export async function listBusyItems(db: Db, userId: string, limit: number) {
  const rows = await db
    .selectFrom('busyItems')
    .innerJoin('linkedCalendars', 'linkedCalendars.id', 'busyItems.calendarId')
    .innerJoin('calendarLinks', 'calendarLinks.id', 'linkedCalendars.linkId')
    .select(['busyItems.id', 'busyItems.spans', 'busyItems.title'])
    .where('calendarLinks.userId', '=', userId)
    .orderBy('busyItems.id')
    .limit(limit)
    .execute()
  // Written by `replaceBusy` alone.
  return rows.map((row) => ({ ...row, spans: row.spans as [number, number][] }))
}
