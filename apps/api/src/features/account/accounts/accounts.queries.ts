import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { UserRanksRow, UsersRow } from '#api/db/rows.ts'

/** An account as the database has it. */
export type Account = Selectable<UsersRow>

const COLUMNS = [
  'id',
  'created_at',
  'role',
  'email',
  'full_name',
  'phone',
  'language',
  'status',
  'deactivated_at',
  'deactivation_reason',
  'is_deactivated_by_staff',
  'deleted_at',
  'password_hash',
  'password_key_id',
  'password_changed_at',
  'last_login_at',
  'birth_month',
  'parent_state',
  'parent_email',
  'picture_key',
  'study_class',
  'target_year',
  'category',
  'gender',
  'is_pwd',
  'has_passed_aat',
  'home_state',
] as const

/** An account in any state, asleep or erased too; undefined for an unknown id. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The account of an id, held until the transaction ends. */
export async function lockAccountRow(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The accounts of some ids in the order of their ids, held until the transaction ends. */
export async function lockAccountRows(db: Db, ids: readonly string[]): Promise<Account[]> {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The account of an address, deleted ones too: for 7 days the address counts as taken. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('email', '=', email).executeTakeFirst()
}

/** Makes an account; undefined where the address is taken. */
export async function insertAccount(db: Db, account: Insertable<UsersRow>): Promise<Account | undefined> {
  return db
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(COLUMNS)
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
export async function lockActiveAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Accounts deleted before `before` and not erased yet. */
export async function listDeletedBefore(db: Db, before: Date, limit: number): Promise<Account[]> {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where('status', '=', 'deleted')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The ranks an account told. */
export async function listRanks(db: Db, userId: string): Promise<{ list: string; kind: string; rank: number }[]> {
  return db
    .selectFrom('user_ranks')
    .select(['list', 'kind', 'rank'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .orderBy('kind')
    .execute()
}

/** Replaces the ranks an account told. */
export async function replaceRanks(db: Db, userId: string, ranks: readonly RankRow[]): Promise<void> {
  await db.deleteFrom('user_ranks').where('user_id', '=', userId).execute()
  if (ranks.length === 0) return
  await db
    .insertInto('user_ranks')
    .values(ranks.map((rank) => ({ ...rank, user_id: userId })))
    .execute()
}

export type RankRow = Pick<Insertable<UserRanksRow>, 'list' | 'kind' | 'rank'>

/** Keeps an encrypted copy until a day the law names. */
export async function insertLockedCopy(
  db: Db,
  copy: { user_id: string; sealed_facts: Buffer; keep_until: Date },
): Promise<void> {
  await db
    .insertInto('locked_copies')
    .values(copy)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Forgets the copies whose time is over. */
export async function removeEndedCopies(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('locked_copies').where('keep_until', '<', now).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether an active account has this picture. */
export async function hasPicture(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('picture_key', '=', key)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}
