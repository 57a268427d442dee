import type { Db } from '#api/db/connect.ts'
import type { Mapping } from './official-table.ts'

/** Which column is which in tables of a shape. */
export async function findShape(db: Db, shape: string): Promise<Mapping | undefined> {
  const row = await db.selectFrom('importShapes').select('columns').where('shape', '=', shape).executeTakeFirst()
  // Written by `saveShape` alone.
  return row && (row.columns as Mapping)
}

/** Remembers which column is which for the next table of the shape. */
export async function saveShape(db: Db, shape: string, columns: Mapping, now: Date): Promise<void> {
  const value = JSON.stringify(columns)
  await db
    .insertInto('importShapes')
    .values({ shape, columns: value, usedAt: now })
    .onConflict((conflict) => conflict.column('shape').doUpdateSet({ columns: value, usedAt: now }))
    .execute()
}
