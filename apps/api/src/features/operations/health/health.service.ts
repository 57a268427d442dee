import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { findNewestMigration } from './health.queries.ts'

/** The longest that readiness waits for the database, ms (R-PL-1). */
const PING_MAX_MS = 1_000
/** How long an answer of the database counts, ms: however many ask, it is asked once in that time. */
const ANSWER_CACHE_MS = 1_000
const RETRY_AFTER_SECONDS = 2

/** What readiness depends on beside the database. */
export type Readiness = {
  /** The newest migration that this version brings. */
  newestMigration: string
  /** Whether a stop was asked for: no new requests please. */
  isDraining: () => boolean
}

/** Whether the database is there, at most a second old. */
export type DatabaseWatch = { isThere: () => Promise<boolean> }

/**
 * Whether the process takes requests; with the database, whether it can do everything. A database that is newer than this
 * version is fine: versions overlap while they are rolled out.
 * @throws {Refusal} UNAVAILABLE
 */
export async function checkReadiness(readiness: Readiness, database?: DatabaseWatch): Promise<{ status: 'ok' }> {
  if (readiness.isDraining() || (database && !(await database.isThere()))) {
    refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  return { status: 'ok' }
}

/** Asks the database whether it answers and is current, once for all who want to know within a second. */
export function watchDatabase(deps: Deps, { newestMigration }: Pick<Readiness, 'newestMigration'>): DatabaseWatch {
  let last: { answer: Promise<boolean>; askedAtMs: number } | undefined
  return {
    isThere: () => {
      const nowMs = performance.now()
      if (last === undefined || nowMs - last.askedAtMs > ANSWER_CACHE_MS) {
        last = { answer: isCurrent(deps, newestMigration), askedAtMs: nowMs }
      }
      return last.answer
    },
  }
}

async function isCurrent(deps: Deps, newestMigration: string): Promise<boolean> {
  const stop = new AbortController()
  const newest = await Promise.race([
    findNewestMigration(deps.db).catch(() => undefined),
    pause(PING_MAX_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined),
  ]).finally(() => stop.abort())
  return newest !== undefined && newest >= newestMigration
}
