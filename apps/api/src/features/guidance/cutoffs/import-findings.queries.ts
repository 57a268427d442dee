import type { ImportRefusedRow } from '@sopaan/contract/import-findings'
import type { DifferenceKind, ImportDifference } from '@sopaan/contract/managed-imports'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** The refused rows that a dry run kept. */
export async function findRefused(db: Db, id: string): Promise<ImportRefusedRow[] | undefined> {
  const row = await db.selectFrom('importJobs').select('refused').where('id', '=', id).executeTakeFirst()
  // Written by this feature alone, as the contract has it.
  return row && (row.refused as ImportRefusedRow[])
}

/** What a dry run would change, of one kind, as far as it is kept; undefined where there is no such import. */
export async function findChanges(db: Db, id: string, kind: DifferenceKind): Promise<ImportDifference[] | undefined> {
  const row = await db
    .selectFrom('importJobs')
    .select(sql<unknown>`changes -> ${kind}::text`.as('rows'))
    .where('id', '=', id)
    .executeTakeFirst()
  // Written by this feature alone, as the contract has it; an import that was not checked has none.
  return row && ((row.rows ?? []) as ImportDifference[])
}
