import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SignUpsRow } from '#api/db/rows.ts'

export type SignUp = Pick<
  Selectable<SignUpsRow>,
  'id' | 'email' | 'fullName' | 'language' | 'passwordHash' | 'passwordKeyId' | 'flowHash'
>

const COLUMNS = ['id', 'email', 'fullName', 'language', 'passwordHash', 'passwordKeyId', 'flowHash'] as const

/** Keeps an attempt; answers its id. */
export async function insertSignUp(db: Db, signUp: Insertable<SignUpsRow>): Promise<string> {
  const { id } = await db.insertInto('signUps').values(signUp).returning('id').executeTakeFirstOrThrow()
  return id
}

/** An attempt that still waits. */
export async function findSignUp(db: Db, id: string): Promise<SignUp | undefined> {
  return db.selectFrom('signUps').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The attempts that wait for an address, newest first. */
export async function listSignUps(db: Db, email: string, now: Date): Promise<SignUp[]> {
  return db
    .selectFrom('signUps')
    .select(COLUMNS)
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

/** Ties an attempt to another browser. */
export async function changeSignUpFlow(db: Db, id: string, flowHash: Buffer): Promise<void> {
  await db.updateTable('signUps').set({ flowHash }).where('id', '=', id).execute()
}
