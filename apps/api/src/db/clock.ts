import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** How often the offset is measured again. */
const SYNC_MS = MINUTE_MS

/** The database's clock (decision C29). */
export type Clock = { now: () => Date; stop: () => void }

/**
 * Keeps the database's clock: its instant is asked for at start and once a minute, and carried on by this machine's
 * monotonic clock in between, so that several instances with wrong clocks decide alike (R-DB-6). While the database is out
 * of reach the last offset stands.
 */
export async function startClock(db: Db): Promise<Clock> {
  let offsetMs = await measureOffset(db)
  const timer = setInterval(() => {
    measureOffset(db).then(
      (measuredMs) => {
        offsetMs = measuredMs
      },
      () => undefined,
    )
  }, SYNC_MS).unref()
  return { now: () => new Date(performance.now() + offsetMs), stop: () => clearInterval(timer) }
}

/** The database's instant less the monotonic clock's, ms; the answer is taken to have been given half-way. */
async function measureOffset(db: Db): Promise<number> {
  const askedAt = performance.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const answeredAt = performance.now()
  const [row] = rows
  if (!row) throw new Error('The database did not say what time it is.')
  return row.now.getTime() - (askedAt + answeredAt) / 2
}
