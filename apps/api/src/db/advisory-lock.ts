import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Database, Session } from './connect.ts'

/** Longest wait for those before, ms: a start fills tables, which takes seconds. */
const WAIT_MAX_MS = 5 * MINUTE_MS
const POLL_MS = 50

/**
 * Runs `work` while no other instance on the same server runs work under the same number; the others wait for their turn.
 * The embedded database belongs to one process, which has its turn at once. `work` uses connections of its own, so a process
 * takes one turn at a time. The lock is a transaction's, which holds behind a pooler too, and who waits keeps no connection
 * of the pooler's from who works.
 * @throws {Error} when the turn does not come within 5 minutes
 */
export async function withAdvisoryLock<T>(database: Database, lock: number, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work()
  return database.session(async (session) => {
    const untilMs = performance.now() + WAIT_MAX_MS
    while (!(await acquireLock(session, lock))) {
      if (performance.now() > untilMs) throw new Error(`The turn under lock ${lock} did not come in time.`)
      await pause(POLL_MS)
    }
    try {
      return await work()
    } finally {
      await session.script('rollback')
    }
  })
}

/** Begins the transaction that holds the lock; where another has it, none is open afterwards. */
async function acquireLock(session: Session, lock: number): Promise<boolean> {
  await session.script('begin; set local idle_in_transaction_session_timeout = 0')
  const [row] = await session.query('select pg_try_advisory_xact_lock($1) as is_ours', [lock])
  if (row?.is_ours === true) return true
  await session.script('rollback')
  return false
}
