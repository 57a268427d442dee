import type { StaffRole } from '@sopaan/contract/staff-roles'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { UserExamsRow, UsersRow } from '#api/db/rows.ts'

/** The account of an address, deleted ones too: for 7 days the address counts as taken. */
export async function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('users').select(ACCOUNT_COLUMNS).where('email', '=', email).executeTakeFirst()
}

/** An account as the database has it. */
export type AccountRow = Selectable<UsersRow>

export const ACCOUNT_COLUMNS = [
  'id',
  'createdAt',
  'role',
  'staffRoles',
  'email',
  'fullName',
  'phone',
  'language',
  'mailPace',
  'status',
  'deactivatedAt',
  'deactivationReason',
  'isDeactivatedByStaff',
  'deletedAt',
  'passwordHash',
  'passwordKeyId',
  'passwordChangedAt',
  'lastLoginAt',
  'birthMonth',
  'birthMonthOpenUntil',
  'parentState',
  'parentEmail',
  'pictureKey',
  'studyClass',
  'targetYear',
  'category',
  'gender',
  'isPwd',
  'hasPassedAat',
  'homeState',
] as const

/** An account in any state, asleep or erased too; undefined for an unknown id. */
export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('users').select(ACCOUNT_COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The accounts of some ids in the order of their ids, held until the transaction ends. */
export async function lockAccountRows(db: Db, ids: readonly string[]): Promise<AccountRow[]> {
  return db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whether an active admin besides one holds one of some staff roles. */
export async function hasAdminBesides(db: Db, userId: string, staffRoles: readonly StaffRole[]): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '<>', userId)
    .where('staffRoles', '&&', sql<string[]>`${[...staffRoles]}::text[]`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The ranks an account told. */
export async function listRanks(db: Db, userId: string): Promise<{ list: string; kind: string; rank: number }[]> {
  return db
    .selectFrom('userRanks')
    .select(['list', 'kind', 'rank'])
    .where('userId', '=', userId)
    .orderBy('list')
    .orderBy('kind')
    .execute()
}

export type ExamRow = Pick<Selectable<UserExamsRow>, 'exam' | 'rank' | 'categoryRank' | 'marks' | 'percentile'>

/** The examinations an account takes, with what was scored in those of States. */
export async function listExams(db: Db, userId: string): Promise<ExamRow[]> {
  return db
    .selectFrom('userExams')
    .select(['exam', 'rank', 'categoryRank', 'marks', 'percentile'])
    .where('userId', '=', userId)
    .orderBy('exam')
    .execute()
}

/** Whether an active account has this picture. */
export async function hasPicture(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('pictureKey', '=', key)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}
