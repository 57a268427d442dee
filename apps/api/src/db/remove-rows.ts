import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Tables } from './rows.ts'

/** Rows that one statement removes: a part of a second, far within every time-out (decision 0010). */
const AT_ONCE = 10_000

/**
 * Removes all rows of a table that a condition holds for, some thousands a statement: what piled up while no worker ran, or
 * on a result day, goes too, where one statement over all of it would be ended by its time-out each time anew. Outside of a
 * transaction each part stays removed whatever becomes of the next.
 * @param where  names columns as the database does
 * @returns how many rows went
 */
export async function removeRows(
  db: Db,
  table: keyof Tables,
  where: RawBuilder<boolean>,
  atOnce = AT_ONCE,
): Promise<number> {
  let removed = 0
  for (;;) {
    const part = sql`select ctid from ${sql.table(table)} where ${where} limit ${atOnce}`
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where ctid = any(array(${part}))`.execute(db)
    removed += Number(numAffectedRows)
    if (numAffectedRows < BigInt(atOnce)) return removed
  }
}
