import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SignUpsRow } from '#api/db/rows.ts'

/** An attempt that still waits. */
export async function findSignUp(db: Db, id: string): Promise<SignUp | undefined> {
  return db.selectFrom('signUps').select(SIGN_UP_COLUMNS).where('id', '=', id).executeTakeFirst()
}

export type SignUp = Pick<
  Selectable<SignUpsRow>,
  'id' | 'email' | 'fullName' | 'language' | 'passwordHash' | 'passwordKeyId' | 'flowHash'
>

export const SIGN_UP_COLUMNS = [
  'id',
  'email',
  'fullName',
  'language',
  'passwordHash',
  'passwordKeyId',
  'flowHash',
] as const

/** Ties an attempt to another browser. */
export async function changeSignUpFlow(db: Db, id: string, flowHash: Buffer): Promise<void> {
  await db.updateTable('signUps').set({ flowHash }).where('id', '=', id).execute()
}
