import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { type FoundRow, selectFoundRows, TABLE_COLUMNS, type Table } from './college-data.queries.ts'

/** A row of a published table, with its table; held until the transaction ends where `isHeld`. */
export async function findPublishedRow(
  db: Db,
  id: string,
  { isHeld }: { isHeld: boolean },
): Promise<{ row: FoundRow; table: Table } | undefined> {
  const query = selectFoundRows(db)
    .innerJoin('imports', 'imports.id', 'cutoffs.import_id')
    .select(TABLE_COLUMNS)
    .where('cutoffs.id', '=', id)
    .where('imports.status', '=', 'published')
  const found = await (isHeld ? query.forUpdate(['cutoffs', 'imports']) : query).executeTakeFirst()
  if (!found) return undefined
  const { counselling, season, round, is_final, source, rows_taken, rows_preparatory, mended_at, ...row } = found
  const table = { counselling, season, round, is_final, source, rows_taken, rows_preparatory, mended_at }
  return { row, table: { id: row.import_id, ...table } }
}

export type RowChange = Pick<
  FoundRow,
  'quota' | 'seat_type' | 'gender_pool' | 'opening_rank' | 'closing_rank' | 'is_preparatory'
>

/** Puts a row right. @returns false where the table has a row for that seat already */
export async function changeRow(db: Db, id: string, change: RowChange): Promise<boolean> {
  const twin = await db
    .selectFrom('cutoffs')
    .innerJoin('cutoffs as own', (join) =>
      join
        .onRef('own.import_id', '=', 'cutoffs.import_id')
        .onRef('own.institute_id', '=', 'cutoffs.institute_id')
        .onRef('own.programme_id', '=', 'cutoffs.programme_id')
        .on('own.id', '=', id),
    )
    .select('cutoffs.id')
    .where('cutoffs.id', '<>', id)
    .where('cutoffs.quota', '=', change.quota)
    .where('cutoffs.seat_type', '=', change.seat_type)
    .where('cutoffs.gender_pool', '=', change.gender_pool)
    .where(sql<boolean>`coalesce(cutoffs.is_preparatory, false) = coalesce(${change.is_preparatory}::boolean, false)`)
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
      rows_taken: row('rows_taken', '+', taken),
      rows_preparatory: row('rows_preparatory', '+', preparatory),
      mended_at: now,
    }))
    .where('id', '=', importId)
    .execute()
}
