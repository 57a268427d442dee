import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { BusinessSettingsRow } from '#api/db/rows.ts'

/** Who sells, where it was written. */
export async function findBusinessRow(db: Db): Promise<BusinessRow | undefined> {
  return db.selectFrom('businessSettings').select(BUSINESS_COLUMNS).executeTakeFirst()
}

export type BusinessRow = Omit<Selectable<BusinessSettingsRow>, 'id' | 'createdAt' | 'changedAt' | 'isOnly'>

export const BUSINESS_COLUMNS = [
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
