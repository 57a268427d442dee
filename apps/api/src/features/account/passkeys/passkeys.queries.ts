import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PasskeysRow } from '#api/db/rows.ts'

export type PasskeyRow = Selectable<PasskeysRow>

const COLUMNS = [
  'id',
  'createdAt',
  'userId',
  'credentialId',
  'publicKey',
  'signCount',
  'name',
  'addedAt',
  'lastUsedAt',
] as const satisfies readonly (keyof PasskeysRow)[]

/** The passkeys of a person, the newest first. */
export async function listPasskeyRows(db: Db, userId: string, limit: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('addedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Keeps a passkey; false where that key is kept already. */
export async function insertPasskey(db: Db, passkey: Insertable<PasskeysRow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The passkey of a device's key. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').select(COLUMNS).where('credentialId', '=', credentialId).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export async function lockPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

/** Notes that a passkey signed somebody in. */
export async function markPasskeyUsed(
  db: Db,
  id: string,
  used: { signCount: number; lastUsedAt: Date },
): Promise<void> {
  await db.updateTable('passkeys').set(used).where('id', '=', id).execute()
}

/** Takes a passkey of a person away; false where it is none of theirs. */
export async function removePasskey(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
