import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { LOCKS } from '#api/db/locks.ts'
import { countRows } from '#api/db/pages.ts'
import type { StudySessionsRow } from '#api/db/rows.ts'

/** More than anybody studies in the days one asks for. */
const LISTED_MAX = 5_000

const SESSIONS = [
  'study_sessions.id',
  'study_sessions.title',
  'study_sessions.subject',
  'study_sessions.chapter_key',
  'study_sessions.starts_at',
  'study_sessions.duration_minutes',
  'study_sessions.notes',
  'study_sessions.is_bookmarked',
  'study_sessions.completed_at',
  'study_sessions.source',
  'study_sessions.repeat',
  'study_sessions.series_id',
  'study_sessions.due_on',
] as const

export type SessionColumns = Omit<Insertable<StudySessionsRow>, 'id' | 'created_at'>
export type SessionRow = Awaited<ReturnType<typeof listSessionRows>>[number]

function selectSessions(db: Db) {
  return db
    .selectFrom('study_sessions')
    .leftJoin('users', 'users.id', 'study_sessions.from_user_id')
    .select([...SESSIONS, 'users.full_name as from_name'])
}

/** Sessions of a person that start from an instant on and before another, in order. */
export async function listSessionRows(db: Db, userId: string, span: { from: Date; before: Date }) {
  return selectSessions(db)
    .where('study_sessions.user_id', '=', userId)
    .where('starts_at', '>=', span.from)
    .where('starts_at', '<', span.before)
    .orderBy('starts_at')
    .orderBy('study_sessions.id')
    .limit(LISTED_MAX)
    .execute()
}

/** Another person’s study session is not found. */
export async function findSession(db: Db, userId: string, id: string): Promise<SessionRow | undefined> {
  return selectSessions(db)
    .where('study_sessions.user_id', '=', userId)
    .where('study_sessions.id', '=', id)
    .executeTakeFirst()
}

/** The first session that a request made, where it was sent before. */
export async function findSessionOfRequest(
  db: Db,
  userId: string,
  requestKey: string,
): Promise<SessionRow | undefined> {
  return selectSessions(db)
    .where('study_sessions.user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .where('request_place', '=', 0)
    .executeTakeFirst()
}

/** Waits until nobody else adds to a person's planner; held until the transaction ends. */
export async function lockPlannerOf(db: Db, userId: string): Promise<void> {
  await db
    .selectNoFrom((row) =>
      row.fn('pg_advisory_xact_lock', [sql`${LOCKS.planner}::int`, sql`hashtext(${userId})`]).as('locked'),
    )
    .execute()
}

/** How many sessions a person has. */
export async function countSessions(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('study_sessions').where('user_id', '=', userId))
}

/** Adds sessions. @returns their ids, in order; none where the request was sent before */
export async function insertSessions(db: Db, rows: readonly SessionColumns[]): Promise<string[]> {
  const added = await db
    .insertInto('study_sessions')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key', 'request_place']).doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

/** Changes a session of a person. @returns whether there is one */
export async function changeSession(
  db: Db,
  { userId, id }: { userId: string; id: string },
  change: Updateable<StudySessionsRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('study_sessions')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Turns a bookmark over, whatever it is. @returns whether there is such a session */
export async function toggleBookmark(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('study_sessions')
    .set({ is_bookmarked: sql<boolean>`not is_bookmarked` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Completes a session that is open, or opens it; where no state is wanted, whichever it is not. @returns whether there is one */
export async function toggleCompleted(
  db: Db,
  { userId, id }: { userId: string; id: string },
  { wanted, now }: { wanted: boolean | undefined; now: Date },
): Promise<boolean> {
  const turned = sql<Date | null>`case when completed_at is null then ${now}::timestamptz end`
  const kept = sql<Date | null>`coalesce(completed_at, ${now}::timestamptz)`
  const { numUpdatedRows } = await db
    .updateTable('study_sessions')
    .set({ completed_at: wanted === undefined ? turned : wanted ? kept : null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a session, and with it those of its row that start later and are open. @returns how many */
export async function removeSessions(
  db: Db,
  { userId, session, isFollowing }: { userId: string; session: SessionRow; isFollowing: boolean },
): Promise<number> {
  const { series_id, starts_at, id } = session
  const { numDeletedRows } = await db
    .deleteFrom('study_sessions')
    .where('user_id', '=', userId)
    .where((row) =>
      isFollowing && series_id !== null
        ? row.or([
            row('id', '=', id),
            row.and([
              row('series_id', '=', series_id),
              row('starts_at', '>', starts_at),
              row('completed_at', 'is', null),
            ]),
          ])
        : row('id', '=', id),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Tasks that a mentor gave a mentee, in the order they are due. */
export async function listTaskRows(db: Db, { menteeId, fromUserId }: { menteeId: string; fromUserId: string }) {
  return selectSessions(db)
    .where('study_sessions.user_id', '=', menteeId)
    .where('from_user_id', '=', fromUserId)
    .orderBy('due_on')
    .orderBy('study_sessions.id')
    .limit(LISTED_MAX)
    .execute()
}

/** Minutes of finished sessions by day in India, on which they were finished, from a day on. */
export async function sumFinishedByDay(
  db: Db,
  userId: string,
  from: Date,
): Promise<{ day: string; minutes: number }[]> {
  const day = sql<string>`to_char(completed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
  const rows = await db
    .selectFrom('study_sessions')
    .select((row) => [day.as('day'), row.fn.sum<string>('duration_minutes').as('minutes')])
    .where('user_id', '=', userId)
    .where('completed_at', '>=', from)
    .groupBy(day)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({ day: row.day, minutes: Number(row.minutes) }))
}

/** Minutes of finished sessions by chapter, each since the person last told of that chapter. */
export async function sumStudiedByChapter(db: Db, userId: string): Promise<{ key: string; minutes: number }[]> {
  const rows = await db
    .selectFrom('study_sessions')
    .leftJoin('planner_chapters', (join) =>
      join
        .onRef('planner_chapters.user_id', '=', 'study_sessions.user_id')
        .onRef('planner_chapters.chapter_key', '=', 'study_sessions.chapter_key'),
    )
    .select((row) => ['study_sessions.chapter_key', row.fn.sum<string>('duration_minutes').as('minutes')])
    .where('study_sessions.user_id', '=', userId)
    .where('study_sessions.chapter_key', 'is not', null)
    .where('completed_at', 'is not', null)
    .where((row) => row.or([row('told_at', 'is', null), row('completed_at', '>=', row.ref('told_at'))]))
    .groupBy('study_sessions.chapter_key')
    .execute()
  return rows.flatMap(({ chapter_key, minutes }) =>
    chapter_key === null ? [] : [{ key: chapter_key, minutes: Number(minutes) }],
  )
}
