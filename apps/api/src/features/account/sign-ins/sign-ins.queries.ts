import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { SignInsRow } from '#api/db/rows.ts'

export type SignInRow = Omit<Selectable<SignInsRow>, 'viewed_user_id' | 'viewing_until'>

const COLUMNS = [
  'id',
  'created_at',
  'user_id',
  'access_hash',
  'access_expires_at',
  'sealed_key',
  'refresh_counter',
  'rotated_at',
  'is_remembered',
  'has_second_factor',
  'last_seen_at',
  'idle_until',
  'ends_at',
  'reauthenticated_at',
  'device',
  'device_hash',
  'ip',
] as const

type Acting = {
  id: string
  userId: string
  role: UsersRole
  reauthenticatedAt: Date
  hasTwoFactor: boolean
  /** Whose pages this admin reads just now. */
  viewed: { userId: string; role: UsersRole } | undefined
}
type UsersRole = 'mentee' | 'mentor' | 'admin'

/** Who an access token stands for: the sign-in and the account, both as they are now (AUTHZ-06). */
export async function findActing(db: Db, accessHash: Buffer, now: Date): Promise<Acting | undefined> {
  const row = await db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .leftJoin('two_factor_secrets', 'two_factor_secrets.user_id', 'users.id')
    .leftJoin('users as viewed', (join) =>
      join
        .onRef('viewed.id', '=', 'sign_ins.viewed_user_id')
        .on('sign_ins.viewing_until', '>', now)
        .on('users.role', '=', 'admin')
        .on('viewed.role', '<>', 'admin')
        .on('viewed.status', '=', 'active'),
    )
    .select([
      'sign_ins.id',
      'users.id as userId',
      'users.role',
      'viewed.id as viewedId',
      'viewed.role as viewedRole',
      'sign_ins.reauthenticated_at as reauthenticatedAt',
      'two_factor_secrets.confirmed_at as confirmedAt',
      'sign_ins.has_second_factor as hasSecondFactor',
    ])
    .where('sign_ins.access_hash', '=', accessHash)
    .where('sign_ins.access_expires_at', '>', now)
    .where('sign_ins.idle_until', '>', now)
    .where('sign_ins.ends_at', '>', now)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  const { confirmedAt, hasSecondFactor, viewedId, viewedRole, ...rest } = row
  return {
    ...rest,
    hasTwoFactor: confirmedAt !== null && hasSecondFactor,
    viewed: viewedId !== null && viewedRole !== null ? { userId: viewedId, role: viewedRole } : undefined,
  }
}

/** From now on its cookies are known, by their hashes. */
export async function insertSignIn(db: Db, signIn: Insertable<SignInsRow>): Promise<void> {
  await db.insertInto('sign_ins').values(signIn).execute()
}

/** A sign-in with its account's role and status, held until the transaction ends. */
export async function lockSignIn(
  db: Db,
  id: string,
): Promise<(SignInRow & { role: string; status: string; email: string; language: 'en' | 'hi' }) | undefined> {
  return db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .select(COLUMNS.map((column) => `sign_ins.${column}` as const))
    .select(['users.role', 'users.status', 'users.email', 'users.language'])
    .where('sign_ins.id', '=', id)
    .forUpdate('sign_ins')
    .executeTakeFirst()
}

/** Sets columns of one sign-in; who may is decided before. */
export async function changeSignIn(db: Db, id: string, change: Updateable<SignInsRow>): Promise<void> {
  await db.updateTable('sign_ins').set(change).where('id', '=', id).execute()
}

/** Ends a sign-in of an account; false where it has none of that id. */
export async function removeSignIn(db: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_ins')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every sign-in of an account, but the kept one; answers how many. */
export async function removeSignIns(db: Db, userId: string, keptId?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_ins')
    .where('user_id', '=', userId)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends the oldest sign-ins of an account beyond `max` (SESS-07). */
export async function removeOldest(db: Db, userId: string, max: number): Promise<void> {
  const kept = db
    .selectFrom('sign_ins')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).where('id', 'not in', kept).execute()
}

/** The sign-ins of an account that still stand, newest first. */
export async function listSignIns(db: Db, userId: string, now: Date): Promise<SignInRow[]> {
  return db
    .selectFrom('sign_ins')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('idle_until', '>', now)
    .where('ends_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Forgets sign-ins that are over; answers how many. */
export async function removeEndedSignIns(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_ins')
    .where((where) => where.or([where('idle_until', '<', now), where('ends_at', '<', now)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
