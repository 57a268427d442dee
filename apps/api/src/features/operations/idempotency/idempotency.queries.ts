import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { removeRows } from '#api/db/remove-rows.ts'

export type KeyScope = { userId: string; scope: string; keyHash: Buffer }
export type StoredAnswer = { bodyHash: Buffer; answer: unknown }

/** Takes a key into hand; false where somebody has it, unless their time is over and nothing came of it. */
export async function claimKey(
  db: Db,
  { userId, scope, keyHash }: KeyScope,
  claim: { bodyHash: Buffer; now: Date; inHandUntil: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('idempotencyKeys')
    .values({
      userId,
      scope,
      keyHash,
      bodyHash: claim.bodyHash,
      askedAt: claim.now,
      inHandUntil: claim.inHandUntil,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'scope', 'keyHash'])
        .doUpdateSet({ inHandUntil: claim.inHandUntil })
        .where('idempotencyKeys.answer', 'is', null)
        .where('idempotencyKeys.bodyHash', '=', claim.bodyHash)
        .where('idempotencyKeys.inHandUntil', '<', claim.now),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What a key was used for, and what came of it. */
export async function findKey(db: Db, { userId, scope, keyHash }: KeyScope): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'answer'])
    .where('userId', '=', userId)
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst()
  return row && { bodyHash: row.bodyHash, answer: row.answer }
}

/** Keeps the answer of a key. */
export async function storeAnswer(db: Db, { userId, scope, keyHash }: KeyScope, answer: string): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ answer })
    .where('userId', '=', userId)
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .execute()
}

/** Lets go of a key that nothing came of. */
export async function releaseKey(db: Db, { userId, scope, keyHash }: KeyScope): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .where('answer', 'is', null)
    .execute()
}

/** Forgets keys asked before `before`. */
export async function removeKeysBefore(db: Db, before: Date): Promise<void> {
  await removeRows(db, 'idempotencyKeys', sql<boolean>`asked_at < ${before}`)
}
