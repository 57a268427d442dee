import type { FailureCount } from '@sopaan/domain/identity/lockout'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { FailureKey } from './lockouts.open.queries.ts'

/**
 * What is known of failures there, held until the transaction ends; the row is made where there is none, in one statement:
 * whoever lifts a lock meanwhile cannot take the row away in between.
 */
export async function lockFailures(db: Db, place: FailureKey, now: Date): Promise<FailureCount & { id: string }> {
  const row = await db
    .insertInto('signInFailures')
    .values({ emailHash: place.emailHash, deviceHash: place.deviceHash, failures: 0, locks: 0, windowStartedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['emailHash', 'deviceHash']).doUpdateSet({ failures: sql<number>`sign_in_failures.failures` }),
    )
    .returning(['id', 'failures', 'windowStartedAt', 'locks', 'lockedUntil'])
    .executeTakeFirstOrThrow()
  return { id: row.id, ...readCount(row) }
}

/** Notes a try that is counted and not yet known to be a failure; answers its id. */
export async function insertTry(
  db: Db,
  open: { failuresId: string; didLock: boolean; lapsesAt: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('signInTries')
    .values({ failuresId: open.failuresId, didLock: open.didLock, lapsesAt: open.lapsesAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Closes the tries of a count that nobody closed in time; answers whether each of them had locked. */
export async function removeLapsedTries(db: Db, failuresId: string, now: Date): Promise<{ didLock: boolean }[]> {
  const lapsed = await db
    .deleteFrom('signInTries')
    .where('failuresId', '=', failuresId)
    .where('lapsesAt', '<=', now)
    .returning('didLock')
    .execute()
  return lapsed.map(({ didLock }) => ({ didLock }))
}

/** Keeps a count. */
export async function changeFailures(db: Db, place: FailureKey, count: FailureCount): Promise<void> {
  await db
    .updateTable('signInFailures')
    .set({
      failures: count.failures,
      windowStartedAt: count.windowStartedAt,
      locks: count.locks,
      lockedUntil: count.lockedUntil ?? null,
    })
    .where('emailHash', '=', place.emailHash)
    .where('deviceHash', '=', place.deviceHash)
    .execute()
}

/** Forgets the failures of an address everywhere; answers how many places there were. */
export async function removeAllFailures(db: Db, emailHash: Buffer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('signInFailures').where('emailHash', '=', emailHash).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Until when the longest lock on an address stands; undefined where none does. */
export async function findLastLock(db: Db, emailHash: Buffer, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('signInFailures')
    .select('lockedUntil')
    .where('emailHash', '=', emailHash)
    .where('lockedUntil', '>', now)
    .orderBy('lockedUntil', 'desc')
    .executeTakeFirst()
  return row?.lockedUntil ?? undefined
}

/** Whether a browser signed in to an account once. */
export async function isKnownDevice(db: Db, userId: string, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userId)
    .where('deviceHash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a browser belongs to an account. */
export async function insertDevice(db: Db, device: { userId: string; deviceHash: Buffer; now: Date }): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values({ userId: device.userId, deviceHash: device.deviceHash, lastUsedAt: device.now })
    .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastUsedAt: device.now }))
    .execute()
}

type FailureRow = { failures: number; windowStartedAt: Date; locks: number; lockedUntil: Date | null }

function readCount(row: FailureRow): FailureCount {
  return {
    failures: row.failures,
    windowStartedAt: row.windowStartedAt,
    locks: row.locks,
    lockedUntil: row.lockedUntil ?? undefined,
  }
}

/** Forgets failures that began before `before` and lock nobody; answers how many rows went. */
export async function removeEndedFailures(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signInFailures')
    .where('windowStartedAt', '<', before)
    .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<', before)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
