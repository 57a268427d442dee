import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { KeptCgpaRow } from '#api/db/rows.ts'

/** What a person keeps. */
export async function findSavedCgpa(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<KeptCgpaRow>, 'answers' | 'changedAt'> | undefined> {
  return db.selectFrom('keptCgpa').select(['answers', 'changedAt']).where('userId', '=', userId).executeTakeFirst()
}

/** Keeps the first entries of a person. @returns whether there were none before */
export async function insertSavedCgpa(
  db: Db,
  kept: { userId: string; answers: string; changedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('keptCgpa')
    .values(kept)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Replaces the entries that were last changed at an instant. @returns whether those still stood */
export async function updateSavedCgpa(
  db: Db,
  kept: { userId: string; answers: string; changedAt: Date },
  replaces: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('keptCgpa')
    .set({ answers: kept.answers, changedAt: kept.changedAt })
    .where('userId', '=', kept.userId)
    .where('changedAt', '=', replaces)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Forgets the entries of a person. */
export async function removeSavedCgpa(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('keptCgpa').where('userId', '=', userId).execute()
}
