import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { LOCKS } from '#api/db/locks.ts'
import { countRows } from '#api/db/pages.ts'
import type { ChoiceListsRow } from '#api/db/rows.ts'

export type ListRow = Pick<
  Selectable<ChoiceListsRow>,
  'id' | 'name' | 'version' | 'changed_at' | 'chosen_at' | 'share_token_sealed' | 'shared_at'
> & { shows_profile: boolean; keys: string[] }

/** More than a person may have, the removed ones among them. */
const LISTS_MAX = 200

/** Waits until nobody else makes, removes or merges lists of a person; held until the transaction ends. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.choiceLists}::int, hashtext(${userId}))`.execute(db)
}

/** The lists of a person that are there, oldest first, each with its seats in order. */
export async function listOwnLists(db: Db, userId: string): Promise<ListRow[]> {
  return selectLists(db)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(LISTS_MAX)
    .execute()
}

/** One list of a person that is there. */
export async function findOwnList(db: Db, userId: string, id: string): Promise<ListRow | undefined> {
  return selectLists(db)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** The list of an id whoever owns it, removed or not: for making one under an id that the caller chose. */
export async function findOwnerOfList(
  db: Db,
  id: string,
): Promise<{ user_id: string; removed_at: Date | null } | undefined> {
  return db.selectFrom('choice_lists').select(['user_id', 'removed_at']).where('id', '=', id).executeTakeFirst()
}

/** Makes an empty list, chosen from now on; answers its id, which a device may have given. */
export async function insertList(
  db: Db,
  list: { id?: string; user_id: string; name: string; created_at: Date },
): Promise<string> {
  const { created_at } = list
  const { id } = await db
    .insertInto('choice_lists')
    .values({ ...list, changed_at: created_at, chosen_at: created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a list another version, and a name where one is given. @returns whether it is there, at that version where one is given */
export async function changeList(
  db: Db,
  { userId, id, version, name, now }: { userId: string; id: string; version?: number; name?: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('choice_lists')
    .set((row) => ({ version: row('version', '+', 1), changed_at: now, ...(name !== undefined && { name }) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes a list the one that bookmarks go to. @returns whether it is there */
export async function chooseList(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('choice_lists')
    .set({ chosen_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes a list away from its owner, with its link and its grants; it may come back. @returns whether it was there */
export async function setListAside(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('choice_lists')
    .set((row) => ({ version: row('version', '+', 1), removed_at: now, ...NO_SHARE }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await db.deleteFrom('choice_list_grants').where('list_id', '=', id).execute()
  return numUpdatedRows === 1n
}

/** Brings back a list that its owner had removed. */
export async function bringListBack(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('choice_lists')
    .set((row) => ({ version: row('version', '+', 1), removed_at: null, changed_at: now, chosen_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Forgets the lists that were removed before an instant. @returns how many */
export async function deleteRemovedLists(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('choice_lists').where('removed_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Puts exactly these seats on a list, in this order. Take the list with `changeList` first. */
export async function replaceSeats(db: Db, listId: string, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('choice_list_seats').where('list_id', '=', listId).execute()
  if (keys.length === 0) return
  await db
    .insertInto('choice_list_seats')
    .values(keys.map((seat_key, position) => ({ list_id: listId, seat_key, position })))
    .execute()
}

/** Puts a seat at the end of a list. Take the list with `changeList` first. @returns whether it was not there yet */
export async function insertSeat(db: Db, listId: string, seatKey: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('choice_list_seats')
    .columns(['list_id', 'seat_key', 'position'])
    .expression((row) =>
      row
        .selectFrom('choice_list_seats')
        .where('list_id', '=', listId)
        .select((seat) => [
          seat.val(listId).$castTo<string>().as('list_id'),
          seat.val(seatKey).as('seat_key'),
          sql<number>`coalesce(max(position), -1) + 1`.as('position'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['list_id', 'seat_key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes a seat off a list. @returns whether it was there */
export async function removeSeat(db: Db, listId: string, seatKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('choice_list_seats')
    .where('list_id', '=', listId)
    .where('seat_key', '=', seatKey)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** How many seats a list holds. */
export async function countSeats(db: Db, listId: string): Promise<number> {
  return countRows(db.selectFrom('choice_list_seats').where('list_id', '=', listId))
}

const NO_SHARE = { share_token_hash: null, share_token_sealed: null, share_profile: null, shared_at: null } as const

function selectLists(db: Db) {
  return db
    .selectFrom('choice_lists')
    .select(['id', 'name', 'version', 'changed_at', 'chosen_at', 'share_token_sealed', 'shared_at'])
    .select((row) => [
      row('share_profile', 'is not', null).$castTo<boolean>().as('shows_profile'),
      sql<string[]>`array(
        select seat_key from choice_list_seats where list_id = choice_lists.id order by position, id
      )`.as('keys'),
    ])
}
