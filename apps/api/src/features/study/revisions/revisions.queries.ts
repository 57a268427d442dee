import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { RevisionAnswersRow, RevisionsRow } from '#api/db/rows.ts'

/** More than anyone could have due. */
const LISTED_MAX = 3_000

type RevisionColumns = Omit<Insertable<RevisionsRow>, 'id' | 'createdAt'>
export type RevisionRow = Awaited<ReturnType<typeof listRevisionRows>>[number]

function selectRevisions(db: Db) {
  return db
    .selectFrom('revisions')
    .leftJoin('mistakes', 'mistakes.id', 'revisions.mistakeId')
    .leftJoin('ownCards', 'ownCards.id', 'revisions.cardId')
    .select([
      'revisions.id',
      'revisions.chapterKey',
      'revisions.mistakeId',
      'revisions.dueAt',
      'revisions.stability',
      'revisions.difficulty',
      'revisions.state',
      'revisions.scheduledDays',
      'revisions.lapses',
      'revisions.reviews',
      'revisions.reviewedAt',
      'mistakes.note as mistakeNote',
      'mistakes.chapterKey as mistakeChapterKey',
      'revisions.cardId',
      'ownCards.front as cardFront',
      'ownCards.back as cardBack',
    ])
}

/** Everything a person revises, what is due first. */
export async function listRevisionRows(db: Db, userId: string) {
  return selectRevisions(db)
    .where('revisions.userId', '=', userId)
    .orderBy('dueAt')
    .orderBy('revisions.id')
    .limit(LISTED_MAX)
    .execute()
}

/** One thing a person revises. */
export async function findRevision(db: Db, userId: string, id: string): Promise<RevisionRow | undefined> {
  return selectRevisions(db).where('revisions.userId', '=', userId).where('revisions.id', '=', id).executeTakeFirst()
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
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('reviews', '=', reviews)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes an answer down. */
export async function insertAnswer(
  db: Db,
  answer: Omit<Insertable<RevisionAnswersRow>, 'id' | 'createdAt'>,
): Promise<void> {
  await db.insertInto('revisionAnswers').values(answer).execute()
}

/** The days in India on which a person revised, from an instant on. */
export async function listRevisedDays(db: Db, userId: string, from: Date): Promise<string[]> {
  const day = sql<string>`to_char(answered_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
  const rows = await db
    .selectFrom('revisionAnswers')
    .select(day.as('day'))
    .distinct()
    .where('userId', '=', userId)
    .where('answeredAt', '>=', from)
    .orderBy('day')
    .execute()
  return rows.map((row) => row.day)
}
