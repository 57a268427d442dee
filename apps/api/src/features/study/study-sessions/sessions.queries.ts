import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { StudySessionsRow } from '#api/db/rows.ts'

/** More than anybody studies in the days one asks for. */
const LISTED_MAX = 5_000

const SESSIONS = [
  'studySessions.id',
  'studySessions.title',
  'studySessions.subject',
  'studySessions.chapterKey',
  'studySessions.startsAt',
  'studySessions.durationMinutes',
  'studySessions.notes',
  'studySessions.isBookmarked',
  'studySessions.completedAt',
  'studySessions.source',
  'studySessions.repeat',
  'studySessions.seriesId',
  'studySessions.dueOn',
] as const

export type SessionColumns = Omit<Insertable<StudySessionsRow>, 'id' | 'createdAt'>
export type SessionRow = Awaited<ReturnType<typeof listSessionRows>>[number]

function selectSessions(db: Db) {
  return db
    .selectFrom('studySessions')
    .leftJoin('users', 'users.id', 'studySessions.fromUserId')
    .select([...SESSIONS, 'users.fullName as fromName'])
}

/** Sessions of a person that start from an instant on and before another, in order. */
export async function listSessionRows(db: Db, userId: string, span: { from: Date; before: Date }) {
  return selectSessions(db)
    .where('studySessions.userId', '=', userId)
    .where('startsAt', '>=', span.from)
    .where('startsAt', '<', span.before)
    .orderBy('startsAt')
    .orderBy('studySessions.id')
    .limit(LISTED_MAX)
    .execute()
}

/** Another person’s study session is not found. */
export async function findSession(db: Db, userId: string, id: string): Promise<SessionRow | undefined> {
  return selectSessions(db)
    .where('studySessions.userId', '=', userId)
    .where('studySessions.id', '=', id)
    .executeTakeFirst()
}

/** The same, for whoever changes it: nobody else does until then. */
export async function lockSession(db: Db, userId: string, id: string): Promise<SessionRow | undefined> {
  return selectSessions(db)
    .where('studySessions.userId', '=', userId)
    .where('studySessions.id', '=', id)
    .forUpdate('studySessions')
    .executeTakeFirst()
}

/** The first session that a request made, where it was sent before. */
export async function findSessionOfRequest(
  db: Db,
  userId: string,
  requestKey: string,
): Promise<SessionRow | undefined> {
  return selectSessions(db)
    .where('studySessions.userId', '=', userId)
    .where('requestKey', '=', requestKey)
    .where('requestPlace', '=', 0)
    .executeTakeFirst()
}

/** How many sessions a person has. */
export async function countSessions(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('studySessions').where('userId', '=', userId))
}

/** Adds sessions. @returns their ids, in order; none where the request was sent before */
export async function insertSessions(db: Db, rows: readonly SessionColumns[]): Promise<string[]> {
  const added = await db
    .insertInto('studySessions')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['userId', 'requestKey', 'requestPlace']).doNothing())
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
    .updateTable('studySessions')
    .set(change)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Turns a bookmark over, whatever it is. @returns whether there is such a session */
export async function toggleBookmark(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studySessions')
    .set({ isBookmarked: sql<boolean>`not is_bookmarked` })
    .where('userId', '=', userId)
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
    .updateTable('studySessions')
    .set({ completedAt: wanted === undefined ? turned : wanted ? kept : null })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a session, and with it those of its row that start later and are open. @returns how many */
export async function removeSessions(
  db: Db,
  { userId, session, isFollowing }: { userId: string; session: SessionRow; isFollowing: boolean },
): Promise<number> {
  const { seriesId, startsAt, id } = session
  const { numDeletedRows } = await db
    .deleteFrom('studySessions')
    .where('userId', '=', userId)
    .where((row) =>
      isFollowing && seriesId !== null
        ? row.or([
            row('id', '=', id),
            row.and([row('seriesId', '=', seriesId), row('startsAt', '>', startsAt), row('completedAt', 'is', null)]),
          ])
        : row('id', '=', id),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Sets by when an own session is handed in; a task of a mentor keeps its day. */
export async function changeDueDay(
  db: Db,
  { userId, id }: { userId: string; id: string },
  dueOn: string | null,
): Promise<void> {
  await db
    .updateTable('studySessions')
    .set({ dueOn })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('source', '<>', 'mentor')
    .execute()
}

/** Tasks that a mentor gave a mentee, in the order they are due. */
export async function listTaskRows(db: Db, { menteeId, fromUserId }: { menteeId: string; fromUserId: string }) {
  return selectSessions(db)
    .where('studySessions.userId', '=', menteeId)
    .where('fromUserId', '=', fromUserId)
    .orderBy('dueOn')
    .orderBy('studySessions.id')
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
    .selectFrom('studySessions')
    .select((row) => [day.as('day'), row.fn.sum<string>('durationMinutes').as('minutes')])
    .where('userId', '=', userId)
    .where('completedAt', '>=', from)
    .groupBy(day)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({ day: row.day, minutes: Number(row.minutes) }))
}

/** Minutes of finished sessions by chapter, each since the person last told of that chapter. */
export async function sumStudiedByChapter(db: Db, userId: string): Promise<{ key: string; minutes: number }[]> {
  const rows = await db
    .selectFrom('studySessions')
    .leftJoin('plannerChapters', (join) =>
      join
        .onRef('plannerChapters.userId', '=', 'studySessions.userId')
        .onRef('plannerChapters.chapterKey', '=', 'studySessions.chapterKey'),
    )
    .select((row) => ['studySessions.chapterKey', row.fn.sum<string>('durationMinutes').as('minutes')])
    .where('studySessions.userId', '=', userId)
    .where('studySessions.chapterKey', 'is not', null)
    .where('completedAt', 'is not', null)
    .where((row) => row.or([row('toldAt', 'is', null), row('completedAt', '>=', row.ref('toldAt'))]))
    .groupBy('studySessions.chapterKey')
    .execute()
  return rows.flatMap(({ chapterKey, minutes }) =>
    chapterKey === null ? [] : [{ key: chapterKey, minutes: Number(minutes) }],
  )
}
