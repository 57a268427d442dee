import type { Insertable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { BusinessSettingsRow } from '#api/db/rows.ts'

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
