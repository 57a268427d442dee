import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SignUpsRow } from '#api/db/rows.ts'

export type SignUp = Pick<
  Selectable<SignUpsRow>,
  'id' | 'email' | 'full_name' | 'language' | 'password_hash' | 'password_key_id' | 'flow_hash'
>

const COLUMNS = ['id', 'email', 'full_name', 'language', 'password_hash', 'password_key_id', 'flow_hash'] as const

/** Keeps an attempt; answers its id. */
export async function insertSignUp(db: Db, signUp: Insertable<SignUpsRow>): Promise<string> {
  const { id } = await db.insertInto('sign_ups').values(signUp).returning('id').executeTakeFirstOrThrow()
  return id
}

/** An attempt that still waits. */
export async function findSignUp(db: Db, id: string): Promise<SignUp | undefined> {
  return db.selectFrom('sign_ups').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The attempts that wait for an address, newest first. */
export async function listSignUps(db: Db, email: string, now: Date): Promise<SignUp[]> {
  return db
    .selectFrom('sign_ups')
    .select(COLUMNS)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(10)
    .execute()
}

/** Lets an attempt wait until then, where that is later. */
export async function changeSignUpEnd(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sign_ups')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('expires_at', '<', expiresAt)
    .execute()
}

/** Throws one attempt away. */
export async function removeSignUp(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_ups').where('id', '=', id).execute()
}

/** Throws every attempt of an address away. */
export async function removeSignUps(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_ups').where('email', '=', email).execute()
}

/** Throws away the attempts whose link is over; answers how many. */
export async function removeEndedSignUps(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sign_ups').where('expires_at', '<', now).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ties an attempt to another browser. */
export async function changeSignUpFlow(db: Db, id: string, flowHash: Buffer): Promise<void> {
  await db.updateTable('sign_ups').set({ flow_hash: flowHash }).where('id', '=', id).execute()
}
