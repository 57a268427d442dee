import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SiteSettingsRow } from '#api/db/rows.ts'
import type { LimitSettings } from '#api/http/limits.ts'

export type SiteRow = Omit<
  Selectable<SiteSettingsRow>,
  'id' | 'createdAt' | 'changedAt' | 'isOnly' | 'alertRules' | 'keyEnds'
>
const COLUMNS = [
  'areSignUpsOpen',
  'arePaymentsOpen',
  'isMentoringOpen',
  'areEventsOpen',
  'notice',
  'noticeFrom',
  'noticeUntil',
  'officerName',
  'officerEmail',
  'limitMaxima',
  'limitsLiftedAt',
  'pausedParts',
  'pausedUntil',
] as const

/** The settings of the site, where any was written. */
export async function findSiteRow(db: Db): Promise<SiteRow | undefined> {
  return db.selectFrom('siteSettings').select(COLUMNS).executeTakeFirst()
}

/** What was set of limits: their maxima, and when they were last lifted. */
export function limitSettingsOf(row: Pick<SiteRow, 'limitMaxima' | 'limitsLiftedAt'> | undefined): LimitSettings {
  // The maxima are written by `changeLimitMaximum` alone.
  if (row === undefined) return { maxima: {}, liftedAt: null }
  return { maxima: row.limitMaxima as LimitSettings['maxima'], liftedAt: row.limitsLiftedAt }
}

/** Sets the maximum of one limit, or puts it back to what ships (null); the others stay, whoever sets them meanwhile. */
export async function changeLimitMaximum(
  db: Db,
  { name, max, now }: { name: string; max: number | null; now: Date },
): Promise<void> {
  const own = JSON.stringify(max === null ? {} : { [name]: max })
  await db
    .insertInto('siteSettings')
    .values({ changedAt: now, limitMaxima: own })
    .onConflict((conflict) =>
      conflict.column('isOnly').doUpdateSet({
        changedAt: now,
        limitMaxima: sql`(site_settings.limit_maxima - ${name}::text) || ${own}::jsonb`,
      }),
    )
    .execute()
}
