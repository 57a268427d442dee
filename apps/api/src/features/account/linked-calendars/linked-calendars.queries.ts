import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { CalendarLinksRow, LinkedCalendarsRow } from '#api/db/rows.ts'
import type { RemoteCalendar } from '#api/outside/remote-calendars.ts'

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

export type LinkedCalendarRow = Pick<Selectable<LinkedCalendarsRow>, (typeof CALENDAR)[number]>

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
