import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SiteSettingsRow } from '#api/db/rows.ts'
import type { LimitMaxima } from '#api/http/limits.ts'

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
  'limit_maxima',
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

/** The maxima of limits that were set. */
export function maximaOf(row: Pick<SiteRow, 'limit_maxima'> | undefined): LimitMaxima {
  // Written by `changeLimitMaximum` alone.
  return row === undefined ? {} : (row.limit_maxima as LimitMaxima)
}

/** Sets the maximum of one limit, or puts it back to what ships (null); the others stay, whoever sets them meanwhile. */
export async function changeLimitMaximum(
  db: Db,
  { name, max, now }: { name: string; max: number | null; now: Date },
): Promise<void> {
  const own = JSON.stringify(max === null ? {} : { [name]: max })
  await db
    .insertInto('site_settings')
    .values({ changed_at: now, limit_maxima: own })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({
        changed_at: now,
        limit_maxima: sql`(site_settings.limit_maxima - ${name}::text) || ${own}::jsonb`,
      }),
    )
    .execute()
}
