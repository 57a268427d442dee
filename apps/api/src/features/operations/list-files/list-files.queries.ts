import type { ListFileState, ListOfFile } from '@sopaan/contract/list-files'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'

type Filter = Readonly<Record<string, string>>

/** A file that is to be written, or goes on being written. */
export type LeasedFile = {
  id: string
  askedBy: string | null
  list: ListOfFile
  filter: Filter
  total: number
  tries: number
}

const COLUMNS = ['id', 'list', 'state', 'askedAt', 'total', 'written', 'isWhole'] as const

/** Writes down a file that is wanted; undefined where another one of the same person is being written. */
export async function insertListFile(
  db: Db,
  { filter, ...file }: { askedBy: string; askedAt: Date; list: ListOfFile; filter: Filter; total: number },
): Promise<string | undefined> {
  const added = await db
    .insertInto('listFiles')
    .values({ ...file, filter: JSON.stringify(filter) })
    .onConflict((conflict) => conflict.column('askedBy').where('state', '=', 'running').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The newest files of a person since an instant. */
export async function listOwnFiles(db: Db, { askedBy, since, limit }: { askedBy: string; since: Date; limit: number }) {
  return db
    .selectFrom('listFiles')
    .select(COLUMNS)
    .where('askedBy', '=', askedBy)
    .where('askedAt', '>=', since)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** An own file that is written and still there. */
export async function findWrittenFile(
  db: Db,
  { id, askedBy, since }: { id: string; askedBy: string; since: Date },
): Promise<{ list: ListOfFile } | undefined> {
  const row = await db
    .selectFrom('listFiles')
    .select('list')
    .where('id', '=', id)
    .where('askedBy', '=', askedBy)
    .where('askedAt', '>=', since)
    .where('state', '=', 'done')
    .executeTakeFirst()
  // The column takes only the names of the contract, which wrote it.
  return row && { list: row.list as ListOfFile }
}

/** A part of a file by its position; undefined after the last. */
export async function findFilePart(db: Db, id: string, position: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('listFileParts')
    .select('lines')
    .where('listFileId', '=', id)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.lines
}

/** Leases the file that waits longest, without the parts that a process before left; call it in a transaction. */
export async function leaseListFile(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<LeasedFile | undefined> {
  const waiting = await db
    .selectFrom('listFiles')
    .select('id')
    .where('state', '=', 'running')
    .where((row) => row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<', now)]))
    .orderBy('askedAt')
    .orderBy('id')
    .$call(unlocked({ limit: 1 }))
    .executeTakeFirst()
  if (waiting === undefined) return undefined
  await db.deleteFrom('listFileParts').where('listFileId', '=', waiting.id).execute()
  const row = await db
    .updateTable('listFiles')
    .set({ leasedUntil: until, written: 0, tries: sql`tries + 1` })
    .where('id', '=', waiting.id)
    .returning(['id', 'askedBy', 'list', 'filter', 'total', 'tries'])
    .executeTakeFirstOrThrow()
  // What the table holds was judged by the contract when it was written.
  return { ...row, list: row.list as ListOfFile, filter: row.filter as Filter }
}

type Progress = { position: number; lines: string; written: number; until: Date }

/** Writes a part, and that it goes on. @returns false where another process began it again meanwhile */
export async function saveFilePart(
  db: Db,
  { id, tries }: Pick<LeasedFile, 'id' | 'tries'>,
  { position, lines, written, until }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listFiles')
    .set({ written: sql`least(total, ${written}::integer)`, leasedUntil: until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db.insertInto('listFileParts').values({ listFileId: id, position, lines }).execute()
  return true
}

type End = { state: 'done'; isWhole: boolean } | { state: 'failed' }

/** Ends a file; what failed holds nothing any more. */
export async function endListFile(db: Db, { id, tries }: Pick<LeasedFile, 'id' | 'tries'>, end: End): Promise<void> {
  await db
    .updateTable('listFiles')
    .set({
      state: end.state satisfies ListFileState['state'],
      leasedUntil: null,
      ...(end.state === 'done' && { isWhole: end.isWhole, written: sql`total` }),
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'running')
    .execute()
  if (end.state === 'failed') await db.deleteFrom('listFileParts').where('listFileId', '=', id).execute()
}

/** Lets any process go on with a file at once. */
export async function releaseListFile(db: Db, { id, tries }: Pick<LeasedFile, 'id' | 'tries'>): Promise<void> {
  await db.updateTable('listFiles').set({ leasedUntil: null }).where('id', '=', id).where('tries', '=', tries).execute()
}

/** Removes files that were asked for before an instant. */
export async function removeOldListFiles(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('listFiles').where('askedAt', '<', before).execute()
}
