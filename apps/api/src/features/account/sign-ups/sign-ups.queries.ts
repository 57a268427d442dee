import type { Insertable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SignUpsRow } from '#api/db/rows.ts'
import { SIGN_UP_COLUMNS, type SignUp } from './sign-ups.open.queries.ts'

/** Keeps an attempt; answers its id. */
export async function insertSignUp(db: Db, signUp: Insertable<SignUpsRow>): Promise<string> {
  const { id } = await db.insertInto('signUps').values(signUp).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The attempts that wait for an address, newest first. */
export async function listSignUps(db: Db, email: string, now: Date): Promise<SignUp[]> {
  return db
    .selectFrom('signUps')
    .select(SIGN_UP_COLUMNS)
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(10)
    .execute()
}

/** Lets an attempt wait until then, where that is later. */
export async function changeSignUpEnd(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('signUps').set({ expiresAt }).where('id', '=', id).where('expiresAt', '<', expiresAt).execute()
}

/** Throws one attempt away. */
export async function removeSignUp(db: Db, id: string): Promise<void> {
  await db.deleteFrom('signUps').where('id', '=', id).execute()
}

/** Throws every attempt of an address away. */
export async function removeSignUps(db: Db, email: string): Promise<void> {
  await db.deleteFrom('signUps').where('email', '=', email).execute()
}

/** Throws away the attempts whose link is over; answers how many. */
export async function removeEndedSignUps(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('signUps').where('expiresAt', '<', now).executeTakeFirst()
  return Number(numDeletedRows)
}
