import { ANALYTICS_DAYS_MAX } from '@sopaan/contract/payment-analytics'
import { addDays, listDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { type DaySum, listDaysUnsummed, storeDaySums } from '#api/db/day-sums.ts'
import { type Deps, inTransaction } from '#api/deps.ts'
import { SERIES, TAX_PAPERS } from '#api/features/commerce/invoices/gst-report.queries.ts'
import { MONEY, ORDERS } from '#api/features/commerce/payment-analytics/payment-analytics.queries.ts'
import { SIGN_UPS, TRIES } from '#api/features/commerce/payment-analytics/trends.queries.ts'

const SUMS: readonly DaySum[] = [MONEY, ORDERS, SIGN_UPS, TRIES, TAX_PAPERS, SERIES]
/** As far back as a stretch and the one before it reach, days. */
const DAYS_BACK = 2 * ANALYTICS_DAYS_MAX
/** Days summed up in one transaction: what changes one of them waits for it. */
const DAYS_AT_ONCE = 30

/**
 * Sums up the days that are over and have no sums: new ones, and those whose rows changed since. Safe on any number of
 * instances.
 */
export async function sumDaysOver(deps: Deps, isEnding = () => false): Promise<void> {
  const today = istDate(deps.now())
  const days = listDays(addDays(today, -DAYS_BACK), addDays(today, -1))
  for (const daySum of SUMS) {
    const unsummed = await listDaysUnsummed(deps.db, daySum, days)
    for (let done = 0; done < unsummed.length && !isEnding(); done += DAYS_AT_ONCE) {
      const some = unsummed.slice(done, done + DAYS_AT_ONCE)
      await inTransaction(deps, ({ db }) => storeDaySums(db, daySum, some))
    }
  }
}
