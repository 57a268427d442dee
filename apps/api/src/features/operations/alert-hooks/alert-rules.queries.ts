import { ALERT_RULES_SHIPPED, type AlertRules } from '@sopaan/contract/alert-hooks'
import type { Db } from '#api/db/connect.ts'

/** When staff are alerted: as owners set it, or as it ships. */
export async function findAlertRules(db: Db): Promise<AlertRules> {
  const row = await db.selectFrom('siteSettings').select('alertRules').executeTakeFirst()
  // Written by `changeAlertRules` alone.
  return { ...ALERT_RULES_SHIPPED, ...(row?.alertRules as Partial<AlertRules> | undefined) }
}

/** Sets when staff are alerted. */
export async function changeAlertRules(db: Db, rules: AlertRules, changedAt: Date): Promise<void> {
  const change = { alertRules: JSON.stringify(rules), changedAt }
  await db
    .insertInto('siteSettings')
    .values(change)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(change))
    .execute()
}
