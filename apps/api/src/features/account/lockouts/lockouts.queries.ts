import type { FailureCount } from '@sopaan/domain/identity/lockout'
import type { Db } from '#api/db/connect.ts'

/** Whose failures: an address, from a browser the account knows or (no bytes) from all strangers together. */
export type FailureKey = { emailHash: Buffer; deviceHash: Buffer }

/** What is known of failures there, held until the transaction ends; the row is made where there is none. */
export async function lockFailures(db: Db, place: FailureKey, now: Date): Promise<FailureCount & { id: string }> {
  await db
    .insertInto('sign_in_failures')
    .values({
      email_hash: place.emailHash,
      device_hash: place.deviceHash,
      failures: 0,
      locks: 0,
      window_started_at: now,
    })
    .onConflict((conflict) => conflict.columns(['email_hash', 'device_hash']).doNothing())
    .execute()
  const row = await db
    .selectFrom('sign_in_failures')
    .select(['id', 'failures', 'window_started_at', 'locks', 'locked_until'])
    .where('email_hash', '=', place.emailHash)
    .where('device_hash', '=', place.deviceHash)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { id: row.id, ...readCount(row) }
}

/** Notes a try that is counted and not yet known to be a failure; answers its id. */
export async function insertTry(
  db: Db,
  open: { failuresId: string; didLock: boolean; lapsesAt: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('sign_in_tries')
    .values({ failures_id: open.failuresId, did_lock: open.didLock, lapses_at: open.lapsesAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Closes a try; false where it was closed or lapsed before. */
export async function removeTry(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sign_in_tries').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Closes the tries of a count that nobody closed in time; answers whether each of them had locked. */
export async function removeLapsedTries(db: Db, failuresId: string, now: Date): Promise<{ didLock: boolean }[]> {
  const lapsed = await db
    .deleteFrom('sign_in_tries')
    .where('failures_id', '=', failuresId)
    .where('lapses_at', '<=', now)
    .returning('did_lock')
    .execute()
  return lapsed.map(({ did_lock }) => ({ didLock: did_lock }))
}

/** Keeps a count. */
export async function changeFailures(db: Db, place: FailureKey, count: FailureCount): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({
      failures: count.failures,
      window_started_at: count.windowStartedAt,
      locks: count.locks,
      locked_until: count.lockedUntil ?? null,
    })
    .where('email_hash', '=', place.emailHash)
    .where('device_hash', '=', place.deviceHash)
    .execute()
}

/** An address starts from nothing at one place: a browser it knows, or all strangers. */
export async function removeFailures(db: Db, place: FailureKey): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('email_hash', '=', place.emailHash)
    .where('device_hash', '=', place.deviceHash)
    .execute()
}

/** Forgets the failures of an address everywhere; answers how many places there were. */
export async function removeAllFailures(db: Db, emailHash: Buffer): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_failures')
    .where('email_hash', '=', emailHash)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Until when the longest lock on an address stands; undefined where none does. */
export async function findLastLock(db: Db, emailHash: Buffer, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('email_hash', '=', emailHash)
    .where('locked_until', '>', now)
    .orderBy('locked_until', 'desc')
    .executeTakeFirst()
  return row?.locked_until ?? undefined
}

/** Whether a browser signed in to an account once. */
export async function isKnownDevice(db: Db, userId: string, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a browser belongs to an account. */
export async function insertDevice(db: Db, device: { userId: string; deviceHash: Buffer; now: Date }): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: device.userId, device_hash: device.deviceHash, last_used_at: device.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: device.now }))
    .execute()
}

type FailureRow = { failures: number; window_started_at: Date; locks: number; locked_until: Date | null }

function readCount(row: FailureRow): FailureCount {
  return {
    failures: row.failures,
    windowStartedAt: row.window_started_at,
    locks: row.locks,
    lockedUntil: row.locked_until ?? undefined,
  }
}

/** Forgets failures that began before `before` and lock nobody; answers how many rows went. */
export async function removeEndedFailures(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_failures')
    .where('window_started_at', '<', before)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', before)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
