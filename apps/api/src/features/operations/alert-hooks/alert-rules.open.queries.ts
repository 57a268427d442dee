import { ALERT_RULES_SHIPPED, type AlertRules } from '@sopaan/contract/alert-hooks'
import type { Db } from '#api/db/connect.ts'

/** When staff are alerted: as owners set it, or as it ships. */
export async function findAlertRules(db: Db): Promise<AlertRules> {
  const row = await db.selectFrom('siteSettings').select('alertRules').executeTakeFirst()
  // Written by the service of this feature alone.
  return { ...ALERT_RULES_SHIPPED, ...(row?.alertRules as Partial<AlertRules> | undefined) }
}
