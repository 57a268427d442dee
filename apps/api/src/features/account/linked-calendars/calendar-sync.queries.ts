import type { Role } from '@sopaan/contract/users'
import type { Language } from '@sopaan/domain/languages'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { due, inHand } from '#api/db/due-rows.ts'
import type { CalendarCopiesRow, CalendarLinksRow } from '#api/db/rows.ts'
import type { LinkRow } from './calendar-links.queries.ts'
import type { LinkedCalendarRow } from './linked-calendars.queries.ts'

/** A link in the hand of one worker, and whose it is. */
export type LeasedLink = LinkRow & { language: Language; role: Role }
/** What was written, and what its server calls the calendar that it is in. */
export type CopyRow = Pick<
  Selectable<CalendarCopiesRow>,
  'id' | 'calendarId' | 'mark' | 'remoteId' | 'etag' | 'fingerprint' | 'startsAt' | 'endsAt' | 'isLeftOut'
> & { calendarRemoteId: string }

/** Takes links that are due and whose owners' accounts are in use into hand until an instant. */
export async function leaseLinks(
  db: Db,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<LeasedLink[]> {
  const free = db
    .selectFrom('calendarLinks')
    .select('id')
    .where('state', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'calendarLinks.userId')
          .where('status', '=', 'active'),
      ),
    )
    .orderBy('dueAt')
    .orderBy('id')
    .$call(due({ now, limit }))
  return db
    .updateTable('calendarLinks')
    .from('users')
    .set(inHand('calendar_links', leasedUntil))
    .whereRef('users.id', '=', 'calendarLinks.userId')
    .where('calendarLinks.id', 'in', free)
    .returning([
      'calendarLinks.id',
      'calendarLinks.userId',
      'calendarLinks.kind',
      'calendarLinks.home',
      'calendarLinks.userName',
      'calendarLinks.sealedSecret',
      'calendarLinks.state',
      'calendarLinks.hasTitles',
      'calendarLinks.dueAt',
      'calendarLinks.attempts',
      'calendarLinks.syncedAt',
      'calendarLinks.trouble',
    ])
    .returning(['users.language', 'users.role'])
    .execute()
}

/** What came of a worker's turn; says nothing where another worker took the link over, or its person changed it meanwhile. */
export async function noteSync(
  db: Db,
  link: Pick<LeasedLink, 'id' | 'attempts'>,
  outcome: Updateable<CalendarLinksRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendarLinks')
    .set({ ...outcome, leasedUntil: null })
    .where('id', '=', link.id)
    .where('attempts', '=', link.attempts)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes up to where a calendar was read. @returns false where its person chose something else for it meanwhile */
export async function noteRead(
  db: Db,
  { id, isTarget, isBusy }: Pick<LinkedCalendarRow, 'id' | 'isTarget' | 'isBusy'>,
  read: Pick<LinkedCalendarRow, 'syncToken' | 'readWholeAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('linkedCalendars')
    .set(read)
    .where('id', '=', id)
    .where('isTarget', '=', isTarget)
    .where('isBusy', '=', isBusy)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sets the hours that entries of a calendar take; where all of it was read, the others are forgotten. */
export async function replaceBusy(
  db: Db,
  calendarId: string,
  change: {
    isWhole: boolean
    removed: readonly string[]
    items: readonly { remoteId: string; spans: readonly [number, number][]; title: string | null }[]
  },
): Promise<void> {
  const { isWhole, removed, items } = change
  const gone = [...removed, ...items.map(({ remoteId }) => remoteId)]
  if (isWhole || gone.length > 0)
    await db
      .deleteFrom('busyItems')
      .where('calendarId', '=', calendarId)
      .$if(!isWhole, (query) => query.where('remoteId', 'in', gone))
      .execute()
  const rows = items.filter(({ spans }) => spans.length > 0)
  if (rows.length > 0)
    await db
      .insertInto('busyItems')
      .values(rows.map(({ remoteId, spans, title }) => ({ calendarId, remoteId, title, spans: JSON.stringify(spans) })))
      .onConflict((conflict) =>
        conflict.columns(['calendarId', 'remoteId']).doUpdateSet((row) => ({
          spans: row.ref('excluded.spans'),
          title: row.ref('excluded.title'),
        })),
      )
      .execute()
}

/**
 * Forgets the busy hours of links that are in nobody's hand and were last read before an instant, and up to where they were read.
 * @returns how many entries
 */
export async function removeBusyReadBefore(db: Db, { before, now }: { before: Date; now: Date }): Promise<number> {
  const stale = db
    .selectFrom('linkedCalendars')
    .innerJoin('calendarLinks', 'calendarLinks.id', 'linkedCalendars.linkId')
    .select('linkedCalendars.id')
    .where((where) => where(where.fn.coalesce('calendarLinks.syncedAt', 'calendarLinks.createdAt'), '<=', before))
    .where((where) => where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<=', now)]))
  const removed = await db.deleteFrom('busyItems').where('calendarId', 'in', stale).returning('calendarId').execute()
  const calendars = [...new Set(removed.map(({ calendarId }) => calendarId))]
  if (calendars.length > 0)
    await db
      .updateTable('linkedCalendars')
      .set({ syncToken: null, readWholeAt: null })
      .where('id', 'in', calendars)
      .execute()
  return removed.length
}

/** What was written into the calendars of a link. */
export async function listCopies(db: Db, linkId: string): Promise<CopyRow[]> {
  return db
    .selectFrom('calendarCopies')
    .innerJoin('linkedCalendars', 'linkedCalendars.id', 'calendarCopies.calendarId')
    .select(['calendarCopies.id', 'calendarId', 'mark', 'calendarCopies.remoteId', 'etag', 'fingerprint'])
    .select(['startsAt', 'endsAt', 'isLeftOut', 'linkedCalendars.remoteId as calendarRemoteId'])
    .where('linkedCalendars.linkId', '=', linkId)
    .orderBy('startsAt')
    .orderBy('calendarCopies.id')
    .execute()
}

/** Notes what was written. */
export async function upsertCopy(db: Db, copy: Insertable<CalendarCopiesRow>): Promise<void> {
  const { calendarId: _, mark: __, ...changed } = copy
  await db
    .insertInto('calendarCopies')
    .values(copy)
    .onConflict((conflict) => conflict.columns(['calendarId', 'mark']).doUpdateSet({ ...changed, isLeftOut: false }))
    .execute()
}

/** Changes what is known of a copy. */
export async function changeCopy(db: Db, id: string, change: Updateable<CalendarCopiesRow>): Promise<void> {
  await db.updateTable('calendarCopies').set(change).where('id', '=', id).execute()
}

/** Forgets copies. */
export async function removeCopies(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('calendarCopies').where('id', 'in', ids).execute()
}
