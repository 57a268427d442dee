import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { type FoundRow, type PublishedTable, selectFoundRows, TABLE_COLUMNS } from './college-data.queries.ts'

/** A row of a published table, with its table; held until the transaction ends where `isHeld`. */
export async function findPublishedRow(
  db: Db,
  id: string,
  { isHeld }: { isHeld: boolean },
): Promise<{ row: FoundRow; table: PublishedTable } | undefined> {
  const query = selectFoundRows(db)
    .innerJoin('imports', 'imports.id', 'cutoffs.importId')
    .select(TABLE_COLUMNS)
    .where('cutoffs.id', '=', id)
    .where('imports.status', '=', 'published')
  const found = await (isHeld ? query.forUpdate(['cutoffs', 'imports']) : query).executeTakeFirst()
  if (!found) return undefined
  const { counselling, season, round, isFinal, source, rowsTaken, rowsPreparatory, mendedAt, ...row } = found
  const table = { counselling, season, round, isFinal, source, rowsTaken, rowsPreparatory, mendedAt }
  return { row, table: { id: row.importId, ...table } }
}

export type RowChange = Pick<
  FoundRow,
  'quota' | 'seatType' | 'genderPool' | 'openingRank' | 'closingRank' | 'isPreparatory'
>

/** Puts a row right. @returns false where the table has a row for that seat already */
export async function changeRow(db: Db, id: string, change: RowChange): Promise<boolean> {
  const twin = await db
    .selectFrom('cutoffs')
    .innerJoin('cutoffs as own', (join) =>
      join
        .onRef('own.importId', '=', 'cutoffs.importId')
        .onRef('own.instituteId', '=', 'cutoffs.instituteId')
        .onRef('own.programmeId', '=', 'cutoffs.programmeId')
        .on('own.id', '=', id),
    )
    .select('cutoffs.id')
    .where('cutoffs.id', '<>', id)
    .where('cutoffs.quota', '=', change.quota)
    .where('cutoffs.seatType', '=', change.seatType)
    .where('cutoffs.genderPool', '=', change.genderPool)
    .where(sql<boolean>`coalesce(cutoffs.is_preparatory, false) = coalesce(${change.isPreparatory}::boolean, false)`)
    .executeTakeFirst()
  if (twin) return false
  await db.updateTable('cutoffs').set(change).where('id', '=', id).execute()
  return true
}

/** Takes one printed row out; the counts of its table are set apart from it. */
export async function removeRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('cutoffs').where('id', '=', id).execute()
}

/** Counts a table anew by what changed in it, and marks it as put right. */
export async function changeCounts(
  db: Db,
  importId: string,
  { taken, preparatory, now }: { taken: number; preparatory: number; now: Date },
): Promise<void> {
  await db
    .updateTable('imports')
    .set((row) => ({
      rowsTaken: row('rowsTaken', '+', taken),
      rowsPreparatory: row('rowsPreparatory', '+', preparatory),
      mendedAt: now,
    }))
    .where('id', '=', importId)
    .execute()
}
