import type { Db } from '#api/db/connect.ts'

/** Every published table that was not taken back, in the order of publishing, without its bytes. */
export async function listPublishedTables(db: Db) {
  return db
    .selectFrom('stateTables')
    .select(['id', 'counselling', 'season', 'fittedAt'])
    .where('publishedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('publishedAt')
    .orderBy('id')
    .execute()
}

/** Sets as they are stored, by the ids of their tables. */
export async function listTableBytes(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('stateTables').select(['id', 'bytes']).where('id', 'in', ids).execute()
}
