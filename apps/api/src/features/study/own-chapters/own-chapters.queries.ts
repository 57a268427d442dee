import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { OwnChaptersRow } from '#api/db/rows.ts'

/** More than the syllabus has. */
export const OWN_CHAPTERS_MAX = 200

const COLUMNS = ['id', 'subject', 'subject_name', 'name', 'priority', 'expected_minutes'] as const
export type OwnChapterRow = Pick<Selectable<OwnChaptersRow>, (typeof COLUMNS)[number]>

/** The chapters a person added, in the order they came. */
export async function listOwnChapterRows(db: Db, userId: string): Promise<OwnChapterRow[]> {
  return db
    .selectFrom('own_chapters')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(OWN_CHAPTERS_MAX)
    .execute()
}

/** Adds a chapter. @returns whether the person had none of that name */
export async function insertOwnChapter(
  db: Db,
  chapter: Omit<Insertable<OwnChaptersRow>, 'id' | 'created_at'> & { created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('own_chapters')
    .values(chapter)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Removes a chapter. @returns whether there was one */
export async function removeOwnChapter(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_chapters')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
