import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { TwoFactorSecretsRow } from '#api/db/rows.ts'

export type Secret = Pick<Selectable<TwoFactorSecretsRow>, 'sealed_secret' | 'confirmed_at' | 'last_step'>

/** The secret of an account, confirmed or not. */
export async function findSecret(db: Db, userId: string): Promise<Secret | undefined> {
  return db
    .selectFrom('two_factor_secrets')
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Keeps a secret that is not in force yet; one that waited is replaced, one in force never is. */
export async function upsertSecret(db: Db, userId: string, sealedSecret: Buffer): Promise<void> {
  await db
    .insertInto('two_factor_secrets')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
        .where('two_factor_secrets.confirmed_at', 'is', null),
    )
    .execute()
}

/** Takes a code's step; false where it or a later one was taken first. */
export async function useTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_factor_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts the secret in force. */
export async function confirmSecret(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('two_factor_secrets').set({ confirmed_at: now }).where('user_id', '=', userId).execute()
}

/** Takes secret and recovery codes away. */
export async function removeSecret(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('two_factor_secrets').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Replaces the recovery codes. */
export async function replaceCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

/** Uses a recovery code up; false where there is none such left (AUTH-21). */
export async function useRecoveryCode(db: Db, userId: string, hashes: Buffer[], now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many recovery codes are left. */
export async function countCodesLeft(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId).where('used_at', 'is', null))
}
