import type { READERS } from '@sopaan/contract/list-links'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'

/** A link to a list as it stands. */
export type ListLinkRow = {
  id: string
  choiceKeys: string[]
  profile: unknown
  showsProfile: boolean
  language: string
  createdAt: Date
}

type Content = { choiceKeys: string[]; profile: string | null; showsProfile: boolean; language: string }

/** Makes a link. */
export async function insertListLink(
  db: Db,
  link: Content & { tokenHash: Buffer; deleteCodeHash: Buffer; createdAt: Date; endsAt: Date },
): Promise<void> {
  await db.insertInto('listLinks').values(link).execute()
}

/** Puts another list behind a link. @returns whether there is one under that token and code */
export async function replaceListLink(
  db: Db,
  { tokenHash, deleteCodeHash, now, ...content }: Content & { tokenHash: Buffer; deleteCodeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listLinks')
    .set(content)
    .where('tokenHash', '=', tokenHash)
    .where('deleteCodeHash', '=', deleteCodeHash)
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a link with all that was left there. @returns whether there is one under that token and code */
export async function deleteListLink(db: Db, tokenHash: Buffer, deleteCodeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('listLinks')
    .where('tokenHash', '=', tokenHash)
    .where('deleteCodeHash', '=', deleteCodeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The link of a token that has not ended. */
export async function findListLink(db: Db, tokenHash: Buffer, now: Date): Promise<ListLinkRow | undefined> {
  return db
    .selectFrom('listLinks')
    .select(['id', 'choiceKeys', 'profile', 'showsProfile', 'language', 'createdAt'])
    .where('tokenHash', '=', tokenHash)
    .where('endsAt', '>', now)
    .executeTakeFirst()
}

/** Whether a code is that of a link. */
export async function isCodeOfLink(db: Db, id: string, deleteCodeHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('listLinks')
    .select('id')
    .where('id', '=', id)
    .where('deleteCodeHash', '=', deleteCodeHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes links that ended before an instant. */
export async function deleteEndedLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('listLinks').where('endsAt', '<', before).execute()
}

/** Locks a link until the transaction ends, so that what is counted there stays counted. */
export async function lockListLink(db: Db, id: string): Promise<void> {
  await db.selectFrom('listLinks').select('id').where('id', '=', id).forUpdate().execute()
}

/** How many hearts each choice of a link has, and whether this reader gave one. */
export async function countHearts(
  db: Db,
  linkId: string,
  readerHash: Buffer | undefined,
): Promise<{ choiceKey: string; hearts: number; isOwn: boolean }[]> {
  const rows = await db
    .selectFrom('listLinkHearts')
    .select((row) => [
      'choiceKey',
      row.fn.countAll().as('hearts'),
      sql<boolean>`bool_or(reader_hash = ${readerHash ?? Buffer.alloc(0)})`.as('isOwn'),
    ])
    .where('linkId', '=', linkId)
    .groupBy('choiceKey')
    .orderBy('choiceKey')
    .execute()
  return rows.map((row) => ({ ...row, hearts: Number(row.hearts) }))
}

/** How many hearts a link has. */
export async function countAllHearts(db: Db, linkId: string): Promise<number> {
  return countRows(db.selectFrom('listLinkHearts').where('linkId', '=', linkId))
}

/** Gives a heart, once a reader and choice. */
export async function insertHeart(
  db: Db,
  heart: { linkId: string; choiceKey: string; readerHash: Buffer },
): Promise<void> {
  await db
    .insertInto('listLinkHearts')
    .values(heart)
    .onConflict((conflict) => conflict.columns(['linkId', 'choiceKey', 'readerHash']).doNothing())
    .execute()
}

/** Takes a heart back; one that is not there is no mistake. */
export async function deleteHeart(
  db: Db,
  { linkId, choiceKey, readerHash }: { linkId: string; choiceKey: string; readerHash: Buffer },
): Promise<void> {
  await db
    .deleteFrom('listLinkHearts')
    .where('linkId', '=', linkId)
    .where('choiceKey', '=', choiceKey)
    .where('readerHash', '=', readerHash)
    .execute()
}

/** The comments of a link, the oldest first. @param limit  rows */
export async function listComments(db: Db, linkId: string, limit: number) {
  return db
    .selectFrom('listLinkComments')
    .select(['id', 'choiceKey', 'readerHash', 'readerKind', 'body', 'createdAt'])
    .where('linkId', '=', linkId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many comments a link has. */
export async function countComments(db: Db, linkId: string): Promise<number> {
  return countRows(db.selectFrom('listLinkComments').where('linkId', '=', linkId))
}

/** Writes a comment. */
export async function insertComment(
  db: Db,
  comment: {
    linkId: string
    choiceKey: string | null
    readerHash: Buffer
    readerKind: (typeof READERS)[number]
    body: string
    createdAt: Date
  },
): Promise<void> {
  await db.insertInto('listLinkComments').values(comment).execute()
}

/** Removes a comment. @param readerHash  undefined: whoever wrote it. @returns whether it was there */
export async function deleteComment(
  db: Db,
  { linkId, id, readerHash }: { linkId: string; id: string; readerHash: Buffer | undefined },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('listLinkComments')
    .where('id', '=', id)
    .where('linkId', '=', linkId)
    .$if(readerHash !== undefined, (query) => query.where('readerHash', '=', readerHash ?? Buffer.alloc(0)))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
