import { isWorthWaitingFor } from '@sopaan/api/database-trouble'
import { retryWhile } from '@sopaan/api/retry-while'

/** How long a start waits for a database server that does not answer yet, or has no connection left, ms (R-PL-4). */
const WAIT_MAX_MS = 30_000
const RETRY_MS = 500

/** Does the first work on the database, again until it is reached. @throws what it met, after 30 seconds or at once */
export async function waitForDatabase<T>(work: () => Promise<T>): Promise<T> {
  return retryWhile(isWorthWaitingFor, work, { maxMs: WAIT_MAX_MS, pauseMs: RETRY_MS })
}
