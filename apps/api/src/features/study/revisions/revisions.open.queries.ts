import type { Db } from '#api/db/connect.ts'

/** Ends the revision of chapters. */
export async function removeChapterRevisions(db: Db, userId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .deleteFrom('revisions')
    .where('userId', '=', userId)
    .where('chapterKey', 'in', [...keys])
    .execute()
}
