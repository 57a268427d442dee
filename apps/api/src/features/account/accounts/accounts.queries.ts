import type { StaffRole } from '@sopaan/contract/staff-roles'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { UserRanksRow, UsersRow } from '#api/db/rows.ts'
import { ACCOUNT_COLUMNS, type AccountRow, type ExamRow } from './accounts.open.queries.ts'

/** The account of an id, held until the transaction ends. */
export async function lockAccountRow(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('users').select(ACCOUNT_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Makes an account; undefined where the address is taken. */
export async function insertAccount(db: Db, account: Insertable<UsersRow>): Promise<AccountRow | undefined> {
  return db
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst()
}

/** Sets columns of one account and asks for nothing: who may is decided before. */
export async function changeAccount(db: Db, id: string, change: Updateable<UsersRow>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}

/** Moves an account to an address; false where it is taken. */
export async function changeEmail(db: Db, id: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email })
    .where('id', '=', id)
    .where((where) =>
      where.not(where.exists(where.selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many accounts there are, erased ones too. */
export async function countAccounts(db: Db): Promise<number> {
  return countRows(db.selectFrom('users'))
}

/** The active admins, held until the transaction ends, so that two cannot leave at once. */
export async function lockActiveAdmins(db: Db): Promise<{ id: string; staffRoles: StaffRole[] }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'staffRoles'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  // The check of the table keeps these to the words of the contract.
  return rows.map(({ id, staffRoles }) => ({ id, staffRoles: staffRoles as StaffRole[] }))
}

/** Accounts deleted before `before` and not erased yet. */
export async function listDeletedBefore(db: Db, before: Date, limit: number): Promise<AccountRow[]> {
  return db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('status', '=', 'deleted')
    .where('deletedAt', '<', before)
    .orderBy('deletedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Replaces the ranks an account told. */
export async function replaceRanks(db: Db, userId: string, ranks: readonly RankRow[]): Promise<void> {
  await db.deleteFrom('userRanks').where('userId', '=', userId).execute()
  if (ranks.length === 0) return
  await db
    .insertInto('userRanks')
    .values(ranks.map((rank) => ({ ...rank, userId })))
    .execute()
}

/** Replaces the examinations an account takes. */
export async function replaceExams(db: Db, userId: string, exams: readonly ExamRow[]): Promise<void> {
  await db.deleteFrom('userExams').where('userId', '=', userId).execute()
  if (exams.length === 0) return
  await db
    .insertInto('userExams')
    .values(exams.map((exam) => ({ ...exam, userId })))
    .execute()
}

export type RankRow = Pick<Insertable<UserRanksRow>, 'list' | 'kind' | 'rank'>

/** Keeps an encrypted copy until a day the law names. */
export async function insertLockedCopy(
  db: Db,
  copy: { userId: string; sealedFacts: Buffer; keepUntil: Date },
): Promise<void> {
  await db
    .insertInto('lockedCopies')
    .values(copy)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute()
}

/** Forgets the copies whose time is over. */
export async function removeEndedCopies(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('lockedCopies').where('keepUntil', '<', now).executeTakeFirst()
  return Number(numDeletedRows)
}
