import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { ChoiceListsRow } from '#api/db/rows.ts'

export type ListRow = Pick<
  Selectable<ChoiceListsRow>,
  'id' | 'name' | 'version' | 'changedAt' | 'chosenAt' | 'shareTokenSealed' | 'sharedAt'
> & { showsProfile: boolean; keys: string[] }

/** More than a person may have, the removed ones among them. */
const LISTS_MAX = 200

/** The lists of a person that are there, oldest first, each with its choices in order. */
export async function listOwnLists(db: Db, userId: string): Promise<ListRow[]> {
  return selectLists(db)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(LISTS_MAX)
    .execute()
}

/** One list of a person that is there. */
export async function findOwnList(db: Db, userId: string, id: string): Promise<ListRow | undefined> {
  return selectLists(db)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

/** The list of an id whoever owns it, removed or not: for making one under an id that the caller chose. */
export async function findOwnerOfList(
  db: Db,
  id: string,
): Promise<{ userId: string; removedAt: Date | null } | undefined> {
  return db.selectFrom('choiceLists').select(['userId', 'removedAt']).where('id', '=', id).executeTakeFirst()
}

/** Makes an empty list, chosen from now on; answers its id, which a device may have given. */
export async function insertList(
  db: Db,
  list: { id?: string; userId: string; name: string; createdAt: Date },
): Promise<string> {
  const { createdAt } = list
  const { id } = await db
    .insertInto('choiceLists')
    .values({ ...list, changedAt: createdAt, chosenAt: createdAt })
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
    .updateTable('choiceLists')
    .set((row) => ({ version: row('version', '+', 1), changedAt: now, ...(name !== undefined && { name }) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes a list the one that bookmarks go to. @returns whether it is there */
export async function chooseList(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('choiceLists')
    .set({ chosenAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes a list away from its owner, with its link and its grants; it may come back. @returns whether it was there */
export async function setListAside(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('choiceLists')
    .set((row) => ({ version: row('version', '+', 1), removedAt: now, ...NO_SHARE }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await db.deleteFrom('choiceListGrants').where('listId', '=', id).execute()
  return numUpdatedRows === 1n
}

/** Brings back a list that its owner had removed. */
export async function bringListBack(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('choiceLists')
    .set((row) => ({ version: row('version', '+', 1), removedAt: null, changedAt: now, chosenAt: now }))
    .where('id', '=', id)
    .execute()
}

/** Forgets the lists that were removed before an instant. @returns how many */
export async function deleteRemovedLists(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('choiceLists').where('removedAt', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Puts exactly these choices on a list, in this order. Take the list with `changeList` first. */
export async function replaceChoices(db: Db, listId: string, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('choiceListChoices').where('listId', '=', listId).execute()
  if (keys.length === 0) return
  await db
    .insertInto('choiceListChoices')
    .values(keys.map((choiceKey, position) => ({ listId, choiceKey, position })))
    .execute()
}

/** Puts a choice at the end of a list. Take the list with `changeList` first. @returns whether it was not there yet */
export async function insertChoice(db: Db, listId: string, choiceKey: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('choiceListChoices')
    .columns(['listId', 'choiceKey', 'position'])
    .expression((row) =>
      row
        .selectFrom('choiceListChoices')
        .where('listId', '=', listId)
        .select((choice) => [
          choice.val(listId).$castTo<string>().as('listId'),
          choice.val(choiceKey).as('choiceKey'),
          sql<number>`coalesce(max(position), -1) + 1`.as('position'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['listId', 'choiceKey']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes a choice off a list. @returns whether it was there */
export async function removeChoice(db: Db, listId: string, choiceKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('choiceListChoices')
    .where('listId', '=', listId)
    .where('choiceKey', '=', choiceKey)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** How many choices a list holds. */
export async function countChoices(db: Db, listId: string): Promise<number> {
  return countRows(db.selectFrom('choiceListChoices').where('listId', '=', listId))
}

const NO_SHARE = { shareTokenHash: null, shareTokenSealed: null, shareProfile: null, sharedAt: null } as const

function selectLists(db: Db) {
  return db
    .selectFrom('choiceLists')
    .select(['id', 'name', 'version', 'changedAt', 'chosenAt', 'shareTokenSealed', 'sharedAt'])
    .select((row) => [
      row('shareProfile', 'is not', null).$castTo<boolean>().as('showsProfile'),
      sql<string[]>`array(
        select choice_key from choice_list_choices where list_id = choice_lists.id order by position, id
      )`.as('keys'),
    ])
}
