import { ANALYTICS_DAYS_MAX } from '@sopaan/contract/payment-analytics'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { removingAfter } from '#api/retention.ts'
import { countActiveDays, removeDaysBefore } from './trends.queries.ts'

const ENTRIES_AT_ONCE = 20_000
/** As far back as a page of figures can ask: the most days at a time, beside as many before them. */
const RETENTION_MS = 2 * ANALYTICS_DAYS_MAX * DAY_MS

/** Notes who did anything on which day, from where it ended the last time. Safe on any number of instances. */
export async function noteActiveDays(deps: Deps, isEnding = () => false): Promise<void> {
  while (!isEnding() && (await inTransaction(deps, ({ db }) => countActiveDays(db, ENTRIES_AT_ONCE))));
}

/** Forgets the days that no page can ask for any more. */
export const removeOldActiveDays = removingAfter(RETENTION_MS, removeDaysBefore)
