import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { KeptCgpaRow } from '#api/db/rows.ts'

/** What a person keeps. */
export async function findSavedCgpa(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<KeptCgpaRow>, 'answers' | 'changed_at'> | undefined> {
  return db.selectFrom('kept_cgpa').select(['answers', 'changed_at']).where('user_id', '=', userId).executeTakeFirst()
}

/** Keeps the first entries of a person. @returns whether there were none before */
export async function insertSavedCgpa(
  db: Db,
  kept: { user_id: string; answers: string; changed_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('kept_cgpa')
    .values(kept)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Replaces the entries that were last changed at an instant. @returns whether those still stood */
export async function updateSavedCgpa(
  db: Db,
  kept: { user_id: string; answers: string; changed_at: Date },
  replaces: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kept_cgpa')
    .set({ answers: kept.answers, changed_at: kept.changed_at })
    .where('user_id', '=', kept.user_id)
    .where('changed_at', '=', replaces)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Forgets the entries of a person. */
export async function removeSavedCgpa(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('kept_cgpa').where('user_id', '=', userId).execute()
}
