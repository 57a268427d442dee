import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** The kept filters of an admin, by name. */
export async function listViews(db: Db, userId: string): Promise<{ id: string; name: string; search: string }[]> {
  return db
    .selectFrom('userViews')
    .select(['id', 'name', 'search'])
    .where('userId', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/** Keeps a filter under a name, in place of what was there. */
export async function upsertUserView(db: Db, view: { userId: string; name: string; search: string }): Promise<string> {
  const { id } = await db
    .insertInto('userViews')
    .values(view)
    .onConflict((conflict) => conflict.columns(['userId', 'name']).doUpdateSet({ search: view.search }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Forgets a kept filter; false where the admin has none of that id. */
export async function removeUserView(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('userViews')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
