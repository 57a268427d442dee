import type { Database } from './connect.ts'

/** Longest wait for those before: a start fills tables, which takes seconds. */
const WAIT_MAX = '5min'

/**
 * Runs `work` while no other instance on the same server runs work under the same number; the others wait for their turn.
 * The embedded database belongs to one process, which has its turn at once. `work` uses connections of its own, so a process
 * takes one turn at a time.
 */
export async function inTurn<T>(database: Database, lock: number, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work()
  return database.session(async (session) => {
    await session.script(`set statement_timeout = '${WAIT_MAX}'; set lock_timeout = 0`)
    await session.query('select pg_advisory_lock($1)', [lock])
    return work()
  })
}
