import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** What somebody else than the owner sees of a list. */
export type ReadableRow = { id: string; name: string; profile: unknown; since: Date; keys: string[] }

const KEYS = sql<string[]>`array(
  select seat_key from choice_list_seats where list_id = choice_lists.id order by position, choice_list_seats.id
)`.as('keys')

/** Gives a list a link, or changes what its link shows; the first token stays. @returns whether the list is there */
export async function shareList(
  db: Db,
  {
    userId,
    id,
    hash,
    sealed,
    profile,
    now,
  }: { userId: string; id: string; hash: Buffer; sealed: Buffer; profile: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('choice_lists')
    .set((row) => ({
      share_token_hash: row.fn.coalesce('share_token_hash', row.val(hash)),
      share_token_sealed: row.fn.coalesce('share_token_sealed', row.val(sealed)),
      shared_at: row.fn.coalesce('shared_at', row.cast<Date>(row.val(now), 'timestamptz')),
      share_profile: profile,
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes the link of a list away. @returns whether the list is there */
export async function withdrawShare(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('choice_lists')
    .set({ share_token_hash: null, share_token_sealed: null, share_profile: null, shared_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The list behind a link, while it stands and its owner's account does. */
export async function findListByToken(db: Db, hash: Buffer): Promise<ReadableRow | undefined> {
  return db
    .selectFrom('choice_lists')
    .innerJoin('users', 'users.id', 'choice_lists.user_id')
    .select(['choice_lists.id', 'choice_lists.name', 'share_profile as profile', KEYS])
    .select((row) => row.ref('shared_at').$notNull().as('since'))
    .where('share_token_hash', '=', hash)
    .where('removed_at', 'is', null)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/** Lets a reader see a list until an instant, in place of what was granted before. */
export async function insertGrant(
  db: Db,
  grant: { list_id: string; reader_id: string; profile: string | null; ends_at: Date },
): Promise<void> {
  const { profile, ends_at } = grant
  await db
    .insertInto('choice_list_grants')
    .values(grant)
    .onConflict((conflict) => conflict.columns(['list_id', 'reader_id']).doUpdateSet({ profile, ends_at }))
    .execute()
}

/** Takes a reader's grant away. */
export async function removeGrant(db: Db, listId: string, readerId: string): Promise<void> {
  await db.deleteFrom('choice_list_grants').where('list_id', '=', listId).where('reader_id', '=', readerId).execute()
}

/** Forgets grants that ended before an instant. */
export async function removeEndedGrants(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('choice_list_grants').where('ends_at', '<', before).execute()
}

/** A list that its owner lets this reader see at this instant. */
export async function findGrantedList(
  db: Db,
  { listId, readerId, now }: { listId: string; readerId: string; now: Date },
): Promise<ReadableRow | undefined> {
  return db
    .selectFrom('choice_list_grants')
    .innerJoin('choice_lists', 'choice_lists.id', 'choice_list_grants.list_id')
    .innerJoin('users', 'users.id', 'choice_lists.user_id')
    .select(['choice_lists.id', 'choice_lists.name', 'choice_list_grants.profile as profile', KEYS])
    .select('choice_list_grants.created_at as since')
    .where('list_id', '=', listId)
    .where('reader_id', '=', readerId)
    .where('ends_at', '>', now)
    .where('removed_at', 'is', null)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}
