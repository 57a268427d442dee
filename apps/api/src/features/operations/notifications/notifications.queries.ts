import type { Role } from '@sopaan/contract/users'
import type { Language } from '@sopaan/domain/languages'
import type { MailPace } from '@sopaan/domain/time/mail-digest'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { onPage } from '#api/db/pages.ts'
import { removeRows } from '#api/db/remove-rows.ts'
import type { NotificationsRow } from '#api/db/rows.ts'

/** Somebody who may be told, with what they chose for a topic; null where they chose nothing. */
export type Reader = {
  id: string
  email: string
  language: Language
  role: Role
  isInApp: boolean | null
  isByMail: boolean | null
  isByPush: boolean | null
  mailPace: MailPace
}

export type NotificationRow = Pick<
  Selectable<NotificationsRow>,
  'id' | 'kind' | 'facts' | 'link' | 'raisedAt' | 'readAt'
>

const COLUMNS = ['id', 'kind', 'facts', 'link', 'raisedAt', 'readAt'] as const
/** Rows one statement takes: six values a row, and a statement takes 65,535. */
const CHUNK = 1_000

function readersOf(db: Db, topic: string) {
  return db
    .selectFrom('users')
    .leftJoin('notificationSettings as chosen', (join) =>
      join.onRef('chosen.userId', '=', 'users.id').on('chosen.topic', '=', topic),
    )
    .select(['users.id', 'users.email', 'users.language', 'users.role', 'users.mailPace'])
    .select(['chosen.isInApp', 'chosen.isByMail', 'chosen.isByPush'])
    .where('users.status', '=', 'active')
    .orderBy('users.id')
}

/** Every active admin who holds one of some staff roles. */
export async function listStaffReaders(db: Db, topic: string, staffRoles: readonly string[]): Promise<Reader[]> {
  return readersOf(db, topic)
    .where('users.role', '=', 'admin')
    .where('users.staffRoles', '&&', sql<string[]>`${[...staffRoles]}::text[]`)
    .execute()
}

/** Those of these people whose account is active. */
export async function listReaders(db: Db, topic: string, userIds: readonly string[]): Promise<Reader[]> {
  if (userIds.length === 0) return []
  return readersOf(db, topic)
    .where('users.id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute()
}

/** Raises notifications. @returns those that are new: whoever has one of the same key keeps it */
export async function insertNotifications(
  db: Db,
  rows: readonly Insertable<NotificationsRow>[],
): Promise<{ userId: string; dedupeKey: string }[]> {
  const raised: { userId: string; dedupeKey: string }[] = []
  for (let at = 0; at < rows.length; at += CHUNK) {
    const inserted = await db
      .insertInto('notifications')
      .values(rows.slice(at, at + CHUNK))
      .onConflict((conflict) => conflict.columns(['userId', 'dedupeKey']).doNothing())
      .returning(['userId', 'dedupeKey'])
      .execute()
    raised.push(...inserted)
  }
  return raised
}

/** Raises notifications that count: one of the same key counts on, and is unread again. Rows in order of their readers. */
export async function gatherNotifications(db: Db, rows: readonly Insertable<NotificationsRow>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('notifications')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['userId', 'dedupeKey']).doUpdateSet({
        facts: sql`notifications.facts || jsonb_build_object('count', (notifications.facts->>'count')::int + (excluded.facts->>'count')::int)`,
        raisedAt: sql`excluded.raised_at`,
        readAt: null,
      }),
    )
    .execute()
}

/** What some people were told whose link leads to a page, the newest first. */
export async function listNoticesTo(
  db: Db,
  userIds: readonly string[],
  { path, limit }: { path: string; limit: number },
): Promise<(NotificationRow & { userId: string })[]> {
  return db
    .selectFrom('notifications')
    .select([...COLUMNS, 'userId'])
    .where('userId', 'in', [...userIds])
    .where('link', 'like', `%${path}%`)
    .orderBy('raisedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A page of somebody's notifications, newest first. */
export async function listNotificationRows(
  db: Db,
  userId: string,
  page: { page: number; limit: number; isUnreadOnly: boolean },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .$if(page.isUnreadOnly, (rows) => rows.where('readAt', 'is', null))
    .orderBy('raisedAt', 'desc')
    .orderBy('id')
    .$call(onPage(page))
    .execute()
}

/** How many notifications somebody has, and how many of them are unread. */
export async function countNotifications(db: Db, userId: string): Promise<{ total: number; unread: number }> {
  const { total, unread } = await db
    .selectFrom('notifications')
    .select((row) => [
      row.fn.countAll<number>().as('total'),
      row.fn.countAll<number>().filterWhere('readAt', 'is', null).as('unread'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { total: Number(total), unread: Number(unread) }
}

/**
 * What waits for somebody: the choices on the chosen list, and the sessions that are not over,
 * as a mentee those agreed on and those to answer, as a mentor those to answer.
 */
export async function countWaitingWork(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ choices: number; sessions: number }> {
  const { rows } = await sql<{ choices: number; sessions: number }>`
    select
      (
        select count(*)::integer
        from choice_list_choices
        where list_id = (
          select id
          from choice_lists
          where user_id = ${userId} and removed_at is null
          order by chosen_at desc, id
          limit 1
        )
      ) as choices,
      (
        select count(*)::integer
        from bookings
        where ends_at > ${now}
          and (
            (mentee_id = ${userId} and state in ('suggested', 'accepted'))
            or (mentor_id = ${userId} and state = 'requested')
          )
      ) as sessions
  `.execute(db)
  return rows[0] ?? { choices: 0, sessions: 0 }
}

/** Marks one read; one that was read before keeps its instant. @returns its row, or undefined where it is not theirs */
export async function markNotificationRead(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<NotificationRow | undefined> {
  return db
    .updateTable('notifications')
    .set((row) => ({ readAt: row.fn.coalesce('readAt', row.val(now)) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Marks read all that were raised until an instant. @returns how many were unread */
export async function markNotificationsRead(db: Db, userId: string, until: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('raisedAt', '<=', until)
    .where('readAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Forgets what was read and raised before one instant, and all that was raised before another. */
export async function removeOldNotifications(db: Db, readBefore: Date, anyBefore: Date): Promise<void> {
  const isOld = sql<boolean>`raised_at < ${readBefore} and (read_at is not null or raised_at < ${anyBefore})`
  await removeRows(db, 'notifications', isOld)
}
