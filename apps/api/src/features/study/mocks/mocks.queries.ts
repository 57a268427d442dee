import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { MistakesRow, MocksRow } from '#api/db/rows.ts'

/** The most one person keeps of each. */
export const MOCKS_MAX = 500
export const MISTAKES_MAX = 2_000

const MOCKS = [
  'id',
  'name',
  'exam',
  'takenOn',
  'physics',
  'chemistry',
  'mathematics',
  'totalMarks',
  'maxMarks',
] as const
const MISTAKES = ['id', 'mockId', 'subject', 'chapterKey', 'kind', 'marksLost', 'note', 'madeOn'] as const

type MockRow = Pick<Selectable<MocksRow>, (typeof MOCKS)[number]>
type MistakeRow = Pick<Selectable<MistakesRow>, (typeof MISTAKES)[number]>

/** The mock log of a person, newest first. */
export async function listMockRows(db: Db, userId: string): Promise<MockRow[]> {
  return db
    .selectFrom('mocks')
    .select(MOCKS)
    .where('userId', '=', userId)
    .orderBy('takenOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOCKS_MAX)
    .execute()
}

/** The error notebook of a person, newest first. */
export async function listMistakeRows(db: Db, userId: string): Promise<MistakeRow[]> {
  return db
    .selectFrom('mistakes')
    .select(MISTAKES)
    .where('userId', '=', userId)
    .orderBy('madeOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MISTAKES_MAX)
    .execute()
}

/** How many mocks a person has. */
export async function countMocks(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('mocks').where('userId', '=', userId))
}

/** How many mistakes a person has. */
export async function countMistakes(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('mistakes').where('userId', '=', userId))
}

/** Whether a person has such a mock. */
export async function isMockOf(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('mocks')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds a mock. @returns its id; undefined where the request was sent before */
export async function insertMock(
  db: Db,
  mock: Omit<Insertable<MocksRow>, 'id'> & { createdAt: Date },
): Promise<string | undefined> {
  const added = await db
    .insertInto('mocks')
    .values(mock)
    .onConflict((conflict) => conflict.columns(['userId', 'requestKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Adds a mistake. @returns its id; undefined where the request was sent before */
export async function insertMistake(
  db: Db,
  mistake: Omit<Insertable<MistakesRow>, 'id'> & { createdAt: Date },
): Promise<string | undefined> {
  const added = await db
    .insertInto('mistakes')
    .values(mistake)
    .onConflict((conflict) => conflict.columns(['userId', 'requestKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Changes a mock. @returns whether there is one */
export async function changeMock(
  db: Db,
  { userId, id }: { userId: string; id: string },
  change: Updateable<MocksRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mocks')
    .set(change)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Changes a mistake. @returns whether there is one */
export async function changeMistake(
  db: Db,
  { userId, id }: { userId: string; id: string },
  change: Updateable<MistakesRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mistakes')
    .set(change)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a mock or a mistake. @returns whether there was one */
export async function removeOf(
  db: Db,
  table: 'mocks' | 'mistakes',
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
