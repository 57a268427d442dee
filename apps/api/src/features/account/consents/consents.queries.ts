import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ConsentsRow, GrievancesRow, NomineesRow } from '#api/db/rows.ts'

export type ConsentRow = Pick<
  Selectable<ConsentsRow>,
  'purpose' | 'is_given' | 'changed_at' | 'notice_version' | 'language'
>

/** Every yes and no of a person, newest first. */
export async function listConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .select(['purpose', 'is_given', 'changed_at', 'notice_version', 'language'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1_000)
    .execute()
}

/** Whom a person named to act for them after death (DPDP-15); undefined where nobody is. */
export async function findNomineeRow(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<NomineesRow>, 'full_name' | 'relation' | 'email' | 'phone'> | undefined> {
  return db
    .selectFrom('nominees')
    .select(['full_name', 'relation', 'email', 'phone'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Names or replaces the nominee. */
export async function upsertNominee(db: Db, nominee: Insertable<NomineesRow>): Promise<void> {
  const { user_id: _, ...change } = nominee
  await db
    .insertInto('nominees')
    .values(nominee)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute()
}

/** Harmless where nobody was named. */
export async function removeNomineeRow(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('nominees').where('user_id', '=', userId).execute()
}

export type GrievanceRow = Pick<
  Selectable<GrievancesRow>,
  'id' | 'sequence' | 'asked_at' | 'subject' | 'message' | 'state' | 'due_on' | 'answer' | 'answered_at'
>
/** What a grievance is read with. */
export const GRIEVANCE_COLUMNS = [
  'id',
  'sequence',
  'asked_at',
  'subject',
  'message',
  'state',
  'due_on',
  'answer',
  'answered_at',
] as const

/** The grievances of a person, newest first. */
export async function listGrievanceRows(db: Db, userId: string): Promise<GrievanceRow[]> {
  return db
    .selectFrom('grievances')
    .select(GRIEVANCE_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Files a grievance. */
export async function insertGrievance(
  db: Db,
  grievance: { user_id: string; asked_at: Date; subject: string; message: string; due_on: string },
): Promise<GrievanceRow> {
  return db.insertInto('grievances').values(grievance).returning(GRIEVANCE_COLUMNS).executeTakeFirstOrThrow()
}
