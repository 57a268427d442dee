import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SiteSettingsRow } from '#api/db/rows.ts'

export type SiteRow = Omit<Selectable<SiteSettingsRow>, 'id' | 'created_at' | 'changed_at' | 'is_only'>
type SiteColumns = Omit<Insertable<SiteSettingsRow>, 'id' | 'created_at' | 'is_only'>

const COLUMNS = [
  'are_sign_ups_open',
  'are_payments_open',
  'is_mentoring_open',
  'are_events_open',
  'notice_en',
  'notice_hi',
  'notice_from',
  'notice_until',
  'officer_name',
  'officer_email',
] as const

/** The settings of the site, where any was written. */
export async function findSiteRow(db: Db): Promise<SiteRow | undefined> {
  return db.selectFrom('site_settings').select(COLUMNS).executeTakeFirst()
}

/** Writes some of the settings and leaves the others. */
export async function changeSiteRow(db: Db, change: SiteColumns): Promise<void> {
  await db
    .insertInto('site_settings')
    .values(change)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(change))
    .execute()
}
