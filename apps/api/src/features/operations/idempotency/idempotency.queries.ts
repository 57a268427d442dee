import type { Db } from '#api/db/connect.ts'

export type KeyScope = { userId: string; scope: string; keyHash: Buffer }
export type StoredAnswer = { bodyHash: Buffer; answer: unknown }

/** Takes a key into hand; false where somebody has it, unless their time is over and nothing came of it. */
export async function claimKey(
  db: Db,
  { userId, scope, keyHash }: KeyScope,
  claim: { bodyHash: Buffer; now: Date; inHandUntil: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      scope,
      key_hash: keyHash,
      body_hash: claim.bodyHash,
      asked_at: claim.now,
      in_hand_until: claim.inHandUntil,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'scope', 'key_hash'])
        .doUpdateSet({ in_hand_until: claim.inHandUntil })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.body_hash', '=', claim.bodyHash)
        .where('idempotency_keys.in_hand_until', '<', claim.now),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What a key was used for, and what came of it. */
export async function findKey(db: Db, { userId, scope, keyHash }: KeyScope): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row && { bodyHash: row.body_hash, answer: row.answer }
}

/** Keeps the answer of a key. */
export async function storeAnswer(db: Db, { userId, scope, keyHash }: KeyScope, answer: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('user_id', '=', userId)
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .execute()
}

/** Lets go of a key that nothing came of. */
export async function releaseKey(db: Db, { userId, scope, keyHash }: KeyScope): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .where('answer', 'is', null)
    .execute()
}

/** Forgets keys asked before `before`. */
export async function removeKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('asked_at', '<', before).execute()
}
