import { MINUTE_MS } from '../time/durations.ts'

/** Failures that lock. Source: decision of settled numbers, AUTH-12. */
export const LOCK_FAILURES = 5
/** How long failures count together, minutes. */
export const LOCK_WINDOW_MINUTES = 15
/** The first lock, minutes; each one after it is twice as long. */
export const LOCK_FIRST_MINUTES = 15
/** The longest lock, minutes: a lock is never for ever. */
export const LOCK_MAX_MINUTES = 24 * 60

/** What is known of the failed sign-ins of one address from one place. */
export type FailureCount = {
  /** Failures since `windowStartedAt`. */
  failures: number
  windowStartedAt: Date
  /** Locks since the last success; each doubles the next. */
  locks: number
  lockedUntil: Date | undefined
}

/** Whole minutes of a lock that are left, rounded up, at least 1; undefined when it is not locked. */
export function lockTimeLeftMinutes(count: FailureCount, nowAt: Date): number | undefined {
  const leftMs = (count.lockedUntil?.getTime() ?? 0) - nowAt.getTime()
  return leftMs > 0 ? Math.ceil(leftMs / MINUTE_MS) : undefined
}

/**
 * The count after one more failure. A failure during a lock changes nothing, so a lock never grows by being tried.
 * Failures older than the window are forgotten; a day without failures forgets the doubling too.
 */
export function afterFailure(count: FailureCount, nowAt: Date): FailureCount {
  if (lockTimeLeftMinutes(count, nowAt) !== undefined) return count
  const isStale = nowAt.getTime() - count.windowStartedAt.getTime() >= LOCK_WINDOW_MINUTES * MINUTE_MS
  const failures = isStale ? 1 : count.failures + 1
  const windowStartedAt = isStale ? nowAt : count.windowStartedAt
  const locks = isForgiven(count, nowAt) ? 0 : count.locks
  if (failures < LOCK_FAILURES) return { failures, windowStartedAt, locks, lockedUntil: count.lockedUntil }
  const minutes = Math.min(LOCK_FIRST_MINUTES * 2 ** locks, LOCK_MAX_MINUTES)
  return {
    failures: 0,
    windowStartedAt: nowAt,
    locks: locks + 1,
    lockedUntil: new Date(nowAt.getTime() + minutes * MINUTE_MS),
  }
}

/**
 * The count after a try that was counted beforehand turned out not to be a failure. Tries are counted before the password
 * is looked at, so that many at once cannot slip under the lock.
 * @param didLock  whether it was this very try that locked
 */
export function afterUncounted(count: FailureCount, { didLock }: { didLock: boolean }): FailureCount {
  if (!didLock) return { ...count, failures: Math.max(0, count.failures - 1) }
  return { ...count, failures: LOCK_FAILURES - 1, locks: Math.max(0, count.locks - 1), lockedUntil: undefined }
}

function isForgiven(count: FailureCount, nowAt: Date): boolean {
  return (
    count.lockedUntil !== undefined && nowAt.getTime() - count.lockedUntil.getTime() >= LOCK_MAX_MINUTES * MINUTE_MS
  )
}
