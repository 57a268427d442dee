import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { BusinessSettingsRow } from '#api/db/rows.ts'

export type BusinessRow = Omit<Selectable<BusinessSettingsRow>, 'id' | 'createdAt' | 'changedAt' | 'isOnly'>

const COLUMNS = [
  'legalName',
  'address',
  'stateCode',
  'gstin',
  'email',
  'phone',
  'sac',
  'gstRateBp',
  'invoicePrefix',
  'creditNotePrefix',
] as const

/** Who sells, where it was written. */
export async function findBusinessRow(db: Db): Promise<BusinessRow | undefined> {
  return db.selectFrom('businessSettings').select(COLUMNS).executeTakeFirst()
}

/** Writes who sells, in place of what stood there. */
export async function writeBusinessRow(
  db: Db,
  business: Omit<Insertable<BusinessSettingsRow>, 'id' | 'createdAt' | 'isOnly'>,
): Promise<void> {
  await db
    .insertInto('businessSettings')
    .values(business)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(business))
    .execute()
}
