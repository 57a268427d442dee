import type { Db } from '#api/db/connect.ts'

/** Whom somebody saved, the last one first. */
export async function listSavedIds(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('savedMentors')
    .select('mentorId')
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ mentorId }) => mentorId)
}

/** Saves a mentor; nothing changes where that was done before. */
export async function insertSaved(db: Db, saved: { userId: string; mentorId: string; savedAt: Date }): Promise<void> {
  await db
    .insertInto('savedMentors')
    .values(saved)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes a mentor off. */
export async function removeSaved(db: Db, { userId, mentorId }: { userId: string; mentorId: string }): Promise<void> {
  await db.deleteFrom('savedMentors').where('userId', '=', userId).where('mentorId', '=', mentorId).execute()
}
