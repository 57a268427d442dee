import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { findNewestMigration } from './health.queries.ts'

/** The longest that readiness waits for the database, ms (R-PL-1). */
const PING_MAX_MS = 1_000
const RETRY_AFTER_SECONDS = 2

/** What readiness depends on beside the database. */
export type Readiness = {
  /** The newest migration that this version brings. */
  newestMigration: string
  /** Whether a stop was asked for: no new requests please. */
  isDraining: () => boolean
}

/**
 * Whether the process takes requests. A database that is newer than this version is fine: versions overlap while they are
 * rolled out.
 * @throws {Refusal} UNAVAILABLE
 */
export async function checkReadiness(deps: Deps, readiness: Readiness): Promise<{ status: 'ok' }> {
  if (readiness.isDraining()) refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  const stop = new AbortController()
  const newest = await Promise.race([
    findNewestMigration(deps.db).catch(() => undefined),
    pause(PING_MAX_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined),
  ]).finally(() => stop.abort())
  if (newest === undefined || newest < readiness.newestMigration) {
    refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  return { status: 'ok' }
}
