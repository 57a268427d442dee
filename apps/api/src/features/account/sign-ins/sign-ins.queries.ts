import type { StaffRole } from '@sopaan/contract/staff-roles'
import type { Language } from '@sopaan/domain/languages'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { removeRows } from '#api/db/remove-rows.ts'
import type { SignInsRow } from '#api/db/rows.ts'

export type SignInRow = Omit<Selectable<SignInsRow>, 'viewedUserId' | 'viewingUntil'>

const COLUMNS = [
  'id',
  'createdAt',
  'userId',
  'accessHash',
  'accessExpiresAt',
  'sealedKey',
  'refreshCounter',
  'rotatedAt',
  'isRemembered',
  'hasSecondFactor',
  'lastSeenAt',
  'idleUntil',
  'endsAt',
  'reauthenticatedAt',
  'device',
  'deviceHash',
  'ip',
] as const

type Acting = {
  id: string
  userId: string
  role: UsersRole
  staffRoles: readonly StaffRole[]
  reauthenticatedAt: Date
  hasTwoFactor: boolean
  /** Whose pages this admin reads just now. */
  viewed: { userId: string; role: UsersRole } | undefined
}
type UsersRole = 'mentee' | 'mentor' | 'admin'

/** Who an access token stands for: the sign-in and the account, both as they are now (AUTHZ-06). */
export async function findActing(db: Db, accessHash: Buffer, now: Date): Promise<Acting | undefined> {
  const row = await db
    .selectFrom('signIns')
    .innerJoin('users', 'users.id', 'signIns.userId')
    .leftJoin('twoFactorSecrets', 'twoFactorSecrets.userId', 'users.id')
    .leftJoin('users as viewed', (join) =>
      join
        .onRef('viewed.id', '=', 'signIns.viewedUserId')
        .on('signIns.viewingUntil', '>', now)
        .on('users.role', '=', 'admin')
        .on('viewed.role', '<>', 'admin')
        .on('viewed.status', '=', 'active'),
    )
    .select([
      'signIns.id',
      'users.id as userId',
      'users.role',
      'users.staffRoles',
      'viewed.id as viewedId',
      'viewed.role as viewedRole',
      'signIns.reauthenticatedAt',
      'twoFactorSecrets.confirmedAt',
      'signIns.hasSecondFactor',
    ])
    .where('signIns.accessHash', '=', accessHash)
    .where('signIns.accessExpiresAt', '>', now)
    .where('signIns.idleUntil', '>', now)
    .where('signIns.endsAt', '>', now)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  const { confirmedAt, hasSecondFactor, viewedId, viewedRole, ...rest } = row
  return {
    ...rest,
    // The check of the table keeps these to the words of the contract.
    staffRoles: rest.staffRoles as StaffRole[],
    hasTwoFactor: confirmedAt !== null && hasSecondFactor,
    viewed: viewedId !== null && viewedRole !== null ? { userId: viewedId, role: viewedRole } : undefined,
  }
}

/** From now on its cookies are known, by their hashes. */
export async function insertSignIn(db: Db, signIn: Insertable<SignInsRow>): Promise<void> {
  await db.insertInto('signIns').values(signIn).execute()
}

/** A sign-in with its account's role and status, held until the transaction ends. */
export async function lockSignIn(
  db: Db,
  id: string,
): Promise<(SignInRow & { role: string; status: string; email: string; language: Language }) | undefined> {
  return db
    .selectFrom('signIns')
    .innerJoin('users', 'users.id', 'signIns.userId')
    .select(COLUMNS.map((column) => `signIns.${column}` as const))
    .select(['users.role', 'users.status', 'users.email', 'users.language'])
    .where('signIns.id', '=', id)
    .forUpdate('signIns')
    .executeTakeFirst()
}

/** Sets columns of one sign-in; who may is decided before. */
export async function changeSignIn(db: Db, id: string, change: Updateable<SignInsRow>): Promise<void> {
  await db.updateTable('signIns').set(change).where('id', '=', id).execute()
}

/** Ends a sign-in of an account; false where it has none of that id. */
export async function removeSignIn(db: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('signIns')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the oldest sign-ins of an account beyond `max` (SESS-07). */
export async function removeOldest(db: Db, userId: string, max: number): Promise<void> {
  const kept = db
    .selectFrom('signIns')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
  await db.deleteFrom('signIns').where('userId', '=', userId).where('id', 'not in', kept).execute()
}

/** The sign-ins of an account that still stand, newest first. */
export async function listSignIns(db: Db, userId: string, now: Date): Promise<SignInRow[]> {
  return db
    .selectFrom('signIns')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('idleUntil', '>', now)
    .where('endsAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Forgets sign-ins that are over; answers how many. What was pushed to their browsers goes on: nobody signed out there. */
export async function removeEndedSignIns(db: Db, now: Date): Promise<number> {
  const isOver = sql<boolean>`idle_until < ${now} or ends_at < ${now}`
  await db
    .updateTable('pushDevices')
    .set({ signInId: null })
    .where('signInId', 'in', ({ selectFrom }) => selectFrom('signIns').select('id').where(isOver))
    .execute()
  return removeRows(db, 'signIns', isOver)
}

/** Makes a sign-in of an admin stand for somebody until an instant. */
export async function insertView(db: Db, signInId: string, view: { userId: string; until: Date }): Promise<void> {
  await db
    .updateTable('signIns')
    .set({ viewedUserId: view.userId, viewingUntil: view.until })
    .where('id', '=', signInId)
    .execute()
}

/** Makes a sign-in its owner's own again. */
export async function removeViewAs(db: Db, signInId: string): Promise<void> {
  await db.updateTable('signIns').set({ viewedUserId: null, viewingUntil: null }).where('id', '=', signInId).execute()
}
