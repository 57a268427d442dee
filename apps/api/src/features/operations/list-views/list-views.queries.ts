import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

const SHARED_MAX = 100

export type SavedListView = {
  id: string
  userId: string
  list: string
  name: string
  search: string
  isShared: boolean
  /** Whose it is. */
  fullName: string
}

/** What one of the staff sees of a list: the own views by name, then the newest that others of the staff share, by name. */
export async function listListViews(
  db: Db,
  { userId, list }: { userId: string; list: string },
): Promise<SavedListView[]> {
  return (
    db
      .selectFrom('listViews')
      .innerJoin('users', 'users.id', 'listViews.userId')
      .select(['listViews.id', 'userId', 'list', 'name', 'search', 'isShared', 'fullName'])
      .where('list', '=', list)
      // A view of somebody who has left the staff is nobody's to look after.
      .where((where) =>
        where.or([where('userId', '=', userId), where('isShared', '=', true).and('role', '=', 'admin')]),
      )
      .orderBy(sql`(user_id <> ${userId})`)
      .orderBy(sql`lower(name)`)
      .orderBy('listViews.id')
      .limit(SHARED_MAX)
      .execute()
  )
}

/** Saves a view under a name, in place of what its owner had there. */
export async function upsertListView(
  db: Db,
  view: Pick<SavedListView, 'userId' | 'list' | 'name' | 'search' | 'isShared'>,
): Promise<string> {
  const { search, isShared } = view
  const { id } = await db
    .insertInto('listViews')
    .values(view)
    .onConflict((conflict) => conflict.columns(['userId', 'list', 'name']).doUpdateSet({ search, isShared }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Removal = { id: string; userId: string; isOwner: boolean }

/** Removes a view of one's own, or for owners a shared one; what was removed, undefined where there is none such. */
export async function removeListView(
  db: Db,
  { id, userId, isOwner }: Removal,
): Promise<{ list: string; name: string } | undefined> {
  return db
    .deleteFrom('listViews')
    .where('id', '=', id)
    .where((where) =>
      isOwner ? where.or([where('userId', '=', userId), where('isShared', '=', true)]) : where('userId', '=', userId),
    )
    .returning(['list', 'name'])
    .executeTakeFirst()
}
