import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { BusinessSettingsRow } from '#api/db/rows.ts'

export type BusinessRow = Omit<Selectable<BusinessSettingsRow>, 'id' | 'created_at' | 'changed_at' | 'is_only'>

const COLUMNS = [
  'legal_name',
  'address',
  'state_code',
  'gstin',
  'email',
  'phone',
  'sac',
  'gst_rate_bp',
  'invoice_prefix',
  'credit_note_prefix',
] as const

/** Who sells, where it was written. */
export async function findBusinessRow(db: Db): Promise<BusinessRow | undefined> {
  return db.selectFrom('business_settings').select(COLUMNS).executeTakeFirst()
}

/** Writes who sells, in place of what stood there. */
export async function writeBusinessRow(
  db: Db,
  business: Omit<Insertable<BusinessSettingsRow>, 'id' | 'created_at' | 'is_only'>,
): Promise<void> {
  await db
    .insertInto('business_settings')
    .values(business)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(business))
    .execute()
}
