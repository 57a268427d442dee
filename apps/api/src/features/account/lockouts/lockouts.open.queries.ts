import type { Db } from '#api/db/connect.ts'

/** Closes a try; false where it was closed or lapsed before. */
export async function removeTry(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('signInTries').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** An address starts from nothing at one place: a browser it knows, or all strangers. */
export async function removeFailures(db: Db, place: FailureKey): Promise<void> {
  await db
    .deleteFrom('signInFailures')
    .where('emailHash', '=', place.emailHash)
    .where('deviceHash', '=', place.deviceHash)
    .execute()
}

/** Whose failures: an address, from a browser the account knows or (no bytes) from all strangers together. */
export type FailureKey = { emailHash: Buffer; deviceHash: Buffer }

/**
 * Forgets the locks that were laid in a period, those that ended and still double the next one too; answers how many. While
 * a lock holds its window begins with it.
 */
export async function removeLocksLaid(db: Db, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signInFailures')
    .where('locks', '>', 0)
    .where('windowStartedAt', '>=', from)
    .where('windowStartedAt', '<', until)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
