import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { RevisionAnswersRow, RevisionsRow } from '#api/db/rows.ts'

/** More than anyone could have due. */
const LISTED_MAX = 3_000

export type RevisionColumns = Omit<Insertable<RevisionsRow>, 'id' | 'created_at'>
export type RevisionRow = Awaited<ReturnType<typeof listRevisionRows>>[number]

function selectRevisions(db: Db) {
  return db
    .selectFrom('revisions')
    .leftJoin('mistakes', 'mistakes.id', 'revisions.mistake_id')
    .select([
      'revisions.id',
      'revisions.chapter_key',
      'revisions.mistake_id',
      'revisions.due_at',
      'revisions.stability',
      'revisions.difficulty',
      'revisions.state',
      'revisions.scheduled_days',
      'revisions.lapses',
      'revisions.reviews',
      'revisions.reviewed_at',
      'mistakes.note as mistake_note',
      'mistakes.chapter_key as mistake_chapter_key',
    ])
}

/** Everything a person revises, what is due first. */
export async function listRevisionRows(db: Db, userId: string) {
  return selectRevisions(db)
    .where('revisions.user_id', '=', userId)
    .orderBy('due_at')
    .orderBy('revisions.id')
    .limit(LISTED_MAX)
    .execute()
}

/** One thing a person revises. */
export async function findRevision(db: Db, userId: string, id: string): Promise<RevisionRow | undefined> {
  return selectRevisions(db).where('revisions.user_id', '=', userId).where('revisions.id', '=', id).executeTakeFirst()
}

/** Begins revising something, unless it is revised already. */
export async function insertRevision(db: Db, revision: RevisionColumns): Promise<void> {
  await db
    .insertInto('revisions')
    .values(revision)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps what an answer made of a revision. @returns whether it still stood at the count the answer was given at */
export async function changeRevision(
  db: Db,
  { userId, id, reviews }: { userId: string; id: string; reviews: number },
  change: Updateable<RevisionsRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('revisions')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('reviews', '=', reviews)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the revision of chapters. */
export async function removeChapterRevisions(db: Db, userId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .deleteFrom('revisions')
    .where('user_id', '=', userId)
    .where('chapter_key', 'in', [...keys])
    .execute()
}

/** Writes an answer down. */
export async function insertAnswer(
  db: Db,
  answer: Omit<Insertable<RevisionAnswersRow>, 'id' | 'created_at'>,
): Promise<void> {
  await db.insertInto('revision_answers').values(answer).execute()
}

/** The days in India on which a person revised, from an instant on. */
export async function listRevisedDays(db: Db, userId: string, from: Date): Promise<string[]> {
  const day = sql<string>`to_char(answered_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
  const rows = await db
    .selectFrom('revision_answers')
    .select(day.as('day'))
    .distinct()
    .where('user_id', '=', userId)
    .where('answered_at', '>=', from)
    .orderBy('day')
    .execute()
  return rows.map((row) => row.day)
}
