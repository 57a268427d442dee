import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { TwoFactorSecretsRow } from '#api/db/rows.ts'

export type Secret = Pick<Selectable<TwoFactorSecretsRow>, 'sealedSecret' | 'confirmedAt' | 'lastStep'>

/** The secret of an account, confirmed or not. */
export async function findSecret(db: Db, userId: string): Promise<Secret | undefined> {
  return db
    .selectFrom('twoFactorSecrets')
    .select(['sealedSecret', 'confirmedAt', 'lastStep'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Keeps a secret that is not in force yet; one that waited is replaced, one in force never is. */
export async function upsertSecret(db: Db, userId: string, sealedSecret: Buffer): Promise<void> {
  await db
    .insertInto('twoFactorSecrets')
    .values({ userId, sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret, lastStep: 0 })
        .where('twoFactorSecrets.confirmedAt', 'is', null),
    )
    .execute()
}

/** Takes a code's step; false where it or a later one was taken first. */
export async function useTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('twoFactorSecrets')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts the secret in force. */
export async function confirmSecret(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('twoFactorSecrets').set({ confirmedAt: now }).where('userId', '=', userId).execute()
}

/** Takes secret and recovery codes away. */
export async function removeSecret(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('twoFactorSecrets').where('userId', '=', userId).execute()
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
}

/** Replaces the recovery codes. */
export async function replaceCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ userId, codeHash: hash })))
    .execute()
}

/** Uses a recovery code up; false where there is none such left (AUTH-21). */
export async function useRecoveryCode(db: Db, userId: string, hashes: Buffer[], now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', 'in', hashes)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many recovery codes are left. */
export async function countCodesLeft(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('recoveryCodes').where('userId', '=', userId).where('usedAt', 'is', null))
}
