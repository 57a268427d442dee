import type { Insertable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SiteSettingsRow } from '#api/db/rows.ts'

/** Writes some of the settings and leaves the others. */
export async function changeSiteRow(db: Db, change: SiteColumns): Promise<void> {
  await db
    .insertInto('siteSettings')
    .values(change)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(change))
    .execute()
}

export type SiteColumns = Omit<Insertable<SiteSettingsRow>, 'id' | 'createdAt' | 'isOnly'>
