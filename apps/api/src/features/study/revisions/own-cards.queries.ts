import type { Insertable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { OwnCardsRow } from '#api/db/rows.ts'

type CardColumns = Omit<Insertable<OwnCardsRow>, 'id'>

/** How many cards a person has. */
export async function countOwnCards(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ownCards')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Adds a card. @returns its id; undefined where the same press has added it already */
export async function insertOwnCard(db: Db, card: CardColumns): Promise<string | undefined> {
  const row = await db
    .insertInto('ownCards')
    .values(card)
    .onConflict((conflict) => conflict.columns(['userId', 'requestKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Changes a card. @returns whether the person has it */
export async function changeOwnCard(
  db: Db,
  { userId, id }: { userId: string; id: string },
  change: { front: string; back: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ownCards')
    .set(change)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a card, and its revision with it. @returns whether the person had it */
export async function removeOwnCard(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('ownCards')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
