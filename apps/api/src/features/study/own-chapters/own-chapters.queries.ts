import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { OwnChaptersRow } from '#api/db/rows.ts'

/** More than the syllabus has. */
export const OWN_CHAPTERS_MAX = 200

const COLUMNS = ['id', 'subject', 'subjectName', 'name', 'priority', 'expectedMinutes'] as const
export type OwnChapterRow = Pick<Selectable<OwnChaptersRow>, (typeof COLUMNS)[number]>

/** The chapters a person added, in the order they came. */
export async function listOwnChapterRows(db: Db, userId: string): Promise<OwnChapterRow[]> {
  return db
    .selectFrom('ownChapters')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(OWN_CHAPTERS_MAX)
    .execute()
}

/** Adds a chapter. @returns whether the person had none of that name */
export async function insertOwnChapter(
  db: Db,
  chapter: Omit<Insertable<OwnChaptersRow>, 'id' | 'createdAt'> & { createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ownChapters')
    .values(chapter)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Removes a chapter. @returns whether there was one */
export async function removeOwnChapter(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('ownChapters')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
