import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** What somebody else than the owner sees of a list. */
export type ReadableRow = { id: string; name: string; profile: unknown; since: Date; keys: string[] }

const KEYS = sql<string[]>`array(
  select choice_key from choice_list_choices where list_id = choice_lists.id order by position, choice_list_choices.id
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
    .updateTable('choiceLists')
    .set((row) => ({
      shareTokenHash: row.fn.coalesce('shareTokenHash', row.val(hash)),
      shareTokenSealed: row.fn.coalesce('shareTokenSealed', row.val(sealed)),
      sharedAt: row.fn.coalesce('sharedAt', row.cast<Date>(row.val(now), 'timestamptz')),
      shareProfile: profile,
    }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes the link of a list away. @returns whether the list is there */
export async function withdrawShare(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('choiceLists')
    .set({ shareTokenHash: null, shareTokenSealed: null, shareProfile: null, sharedAt: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The list behind a link, while it stands and its owner's account does. */
export async function findListByToken(db: Db, hash: Buffer): Promise<ReadableRow | undefined> {
  return db
    .selectFrom('choiceLists')
    .innerJoin('users', 'users.id', 'choiceLists.userId')
    .select(['choiceLists.id', 'choiceLists.name', 'shareProfile as profile', KEYS])
    .select((row) => row.ref('sharedAt').$notNull().as('since'))
    .where('shareTokenHash', '=', hash)
    .where('removedAt', 'is', null)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/** Lets a reader see a list until an instant, in place of what was granted before. */
export async function insertGrant(
  db: Db,
  grant: { listId: string; readerId: string; profile: string | null; endsAt: Date },
): Promise<void> {
  const { profile, endsAt } = grant
  await db
    .insertInto('choiceListGrants')
    .values(grant)
    .onConflict((conflict) => conflict.columns(['listId', 'readerId']).doUpdateSet({ profile, endsAt }))
    .execute()
}

/** Takes a reader's grant away. */
export async function removeGrant(db: Db, listId: string, readerId: string): Promise<void> {
  await db.deleteFrom('choiceListGrants').where('listId', '=', listId).where('readerId', '=', readerId).execute()
}

/** Forgets grants that ended before an instant. */
export async function removeEndedGrants(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('choiceListGrants').where('endsAt', '<', before).execute()
}

/** A list that its owner lets this reader see at this instant. */
export async function findGrantedList(
  db: Db,
  { listId, readerId, now }: { listId: string; readerId: string; now: Date },
): Promise<ReadableRow | undefined> {
  return db
    .selectFrom('choiceListGrants')
    .innerJoin('choiceLists', 'choiceLists.id', 'choiceListGrants.listId')
    .innerJoin('users', 'users.id', 'choiceLists.userId')
    .select(['choiceLists.id', 'choiceLists.name', 'choiceListGrants.profile', KEYS])
    .select('choiceListGrants.createdAt as since')
    .where('listId', '=', listId)
    .where('readerId', '=', readerId)
    .where('endsAt', '>', now)
    .where('removedAt', 'is', null)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}
