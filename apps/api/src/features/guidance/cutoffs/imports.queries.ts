import type { RoundColumn } from '@sopaan/domain/book/rank-book'
import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ImportsRow } from '#api/db/rows.ts'

/** One published table: which round of which counselling. */
export type TableName = Pick<RoundColumn, 'counselling' | 'season' | 'round'>
export type Import = Pick<
  Selectable<ImportsRow>,
  | 'id'
  | 'counselling'
  | 'season'
  | 'round'
  | 'isFinal'
  | 'status'
  | 'isShipped'
  | 'source'
  | 'fileHash'
  | 'rowsTaken'
  | 'mendedAt'
>
export type ImportDraft = TableName & {
  isFinal: boolean
  isShipped: boolean
  startedAt: Date
  source: string
  /** SHA-256 of the file, hexadecimal. */
  fileHash: string
  rowsRead: number
  rowsTaken: number
  rowsRefused: number
  /** The import of an admin that it came by. */
  jobId?: string | undefined
}

const COLUMNS = [
  'id',
  'counselling',
  'season',
  'round',
  'isFinal',
  'status',
  'isShipped',
  'source',
  'fileHash',
  'rowsTaken',
  'mendedAt',
] as const

/** Opens an import that nothing reads until it is published. */
export async function insertImport(db: Db, draft: ImportDraft): Promise<string> {
  const { id } = await db
    .insertInto('imports')
    .values({
      createdAt: draft.startedAt,
      counselling: draft.counselling,
      season: draft.season,
      round: draft.round,
      isFinal: draft.isFinal,
      status: 'draft',
      isShipped: draft.isShipped,
      source: draft.source,
      fileHash: draft.fileHash,
      rowsRead: draft.rowsRead,
      rowsTaken: draft.rowsTaken,
      rowsRefused: draft.rowsRefused,
      jobId: draft.jobId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks a draft as whole: every row of it is in, and they are counted. */
export async function changeImportToChecked(db: Db, id: string): Promise<void> {
  await db
    .updateTable('imports')
    .set((row) => ({
      status: 'checked',
      rowsPreparatory: row
        .selectFrom('cutoffs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('importId', '=', id)
        .where('isPreparatory', 'is', true),
    }))
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute()
}

/** Publishes an import; the one that stood for the same table before is withdrawn. */
export async function changeImportToPublished(db: Db, table: Import, now: Date): Promise<void> {
  await db
    .updateTable('imports')
    .set((row) => ({
      replaces: row
        .selectFrom('imports as standing')
        .select('standing.id')
        .where('standing.counselling', '=', table.counselling)
        .where('standing.season', '=', table.season)
        .where('standing.round', '=', table.round)
        .where('standing.status', '=', 'published'),
    }))
    .where('id', '=', table.id)
    .where('publishedAt', 'is', null)
    .execute()
  await db
    .updateTable('imports')
    .set({ status: 'withdrawn' })
    .where('counselling', '=', table.counselling)
    .where('season', '=', table.season)
    .where('round', '=', table.round)
    .where('status', '=', 'published')
    .where('id', '<>', table.id)
    .execute()
  await db
    .updateTable('imports')
    .set({ status: 'published', publishedAt: now })
    .where('id', '=', table.id)
    .where('status', 'in', ['checked', 'withdrawn'])
    .execute()
}

/** Takes a table out of what is published; harmless where it was not. */
export async function changeImportToWithdrawn(db: Db, id: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .where('status', '=', 'published')
    .execute()
}

/** One table that was taken in, in any state; undefined for an unknown id. */
export async function findImport(db: Db, id: string): Promise<Import | undefined> {
  return db.selectFrom('imports').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The import that stood for the round when this one was first published, and whether it was taken back itself. */
export async function findReplaced(
  db: Db,
  { id }: Pick<Import, 'id'>,
): Promise<{ table: Import; isTakenBack: boolean } | undefined> {
  const row = await db
    .selectFrom('imports')
    .leftJoin('importJobs', 'importJobs.id', 'imports.jobId')
    .select(COLUMNS.map((column) => `imports.${column}` as const))
    .select('importJobs.rolledBackAt')
    .where('imports.status', '=', 'withdrawn')
    .where('imports.id', '=', (later) =>
      later.selectFrom('imports as later').select('later.replaces').where('later.id', '=', id),
    )
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { rolledBackAt, ...table } = row
  return { table, isTakenBack: rolledBackAt !== null }
}

/** The tables the book is made of, oldest first; at most one for each round. */
export async function listPublishedImports(db: Db): Promise<Import[]> {
  return db
    .selectFrom('imports')
    .select(COLUMNS)
    .where('status', '=', 'published')
    .orderBy('season')
    .orderBy('counselling')
    .orderBy('round')
    .limit(1000)
    .execute()
}

/** Imports made from one file. */
export async function listImportsOfFile(db: Db, fileHash: string): Promise<Import[]> {
  return db.selectFrom('imports').select(COLUMNS).where('fileHash', '=', fileHash).orderBy('id').limit(1000).execute()
}

/** Takes away imports that were never finished, and their rows, begun at this instant or before. */
export async function removeStaleDrafts(db: Db, begunBy: Date): Promise<void> {
  await db.deleteFrom('imports').where('status', '=', 'draft').where('createdAt', '<=', begunBy).execute()
}

/** What came with the product and is of no use any more: older versions, and tables that two instances filled. */
export async function listLeftoverSeeds(db: Db, hash: string): Promise<Import[]> {
  return db
    .selectFrom('imports')
    .select(COLUMNS)
    .where('isShipped', '=', true)
    .where((row) =>
      row.or([
        row.and([row('fileHash', '<>', hash), row('status', 'in', ['checked', 'withdrawn'])]),
        row.and([row('fileHash', '=', hash), row('status', '=', 'checked')]),
      ]),
    )
    .orderBy('id')
    .limit(1000)
    .execute()
}

/** Takes an import and its rows away, unless it is published. */
export async function removeImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).where('status', '<>', 'published').execute()
}
